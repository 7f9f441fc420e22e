# What pages say. A game's own words stand in its folder.

# The store
page-store-newer = Die Datenbank { $file } hat Version { $version }, dieses Programm kennt bis { $known }. Ein neueres Bivouac kann sie öffnen.
page-store-damaged = { $file } ist keine Datenbank von Bivouac oder ist beschädigt.
page-store-full = Das konnte nicht gespeichert werden: der Server hat keinen Platz mehr. Es wurde nichts geändert.
page-store-failed = Das konnte nicht gespeichert oder gefunden werden: die Datenbank des Servers antwortet nicht. Es wurde nichts geändert.
