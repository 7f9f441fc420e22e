# What pages say. A game's own words stand in its folder.
