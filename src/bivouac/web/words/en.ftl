# What pages say. A game's own words stand in its folder.

# The store
page-store-newer = The database { $file } is of version { $version }, this program knows up to { $known }. A newer Bivouac can open it.
page-store-damaged = { $file } is not a database of Bivouac, or it is damaged.
page-store-full = This could not be kept: the server has no room left. Nothing was changed.
page-store-failed = This could not be kept or found: the server’s database does not answer. Nothing was changed.
