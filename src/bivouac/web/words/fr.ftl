# What pages say. A game's own words stand in its folder.

# The store
page-store-newer = La base de données { $file } est de la version { $version }, ce programme connaît jusqu’à { $known }. Un Bivouac plus récent peut l’ouvrir.
page-store-damaged = { $file } n’est pas une base de données de Bivouac, ou elle est abîmée.
page-store-full = Impossible d’enregistrer : le serveur n’a plus de place. Rien n’a été changé.
page-store-failed = Impossible d’enregistrer ou de retrouver cela : la base de données du serveur ne répond pas. Rien n’a été changé.
