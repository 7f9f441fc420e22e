paleo-module-k = The Reed Marsh
paleo-module-line-k = The ground is soft, the fish are good, and nobody has slept dry for a month.

paleo-card-dry-place = A Dry Place to Sleep
paleo-story-dry-place = We dreamt of fish. Then we woke up among them. Three logs, says the oldest, and a day without rain.
paleo-card-reed-bed = The Reed Bed
paleo-card-heron = A Heron on One Leg
paleo-story-heron = It does not move. Nor do you. One of you is better at this.
paleo-card-eel-trap = The Eel Trap
paleo-card-eel-fisher = The Eel Fisher
paleo-story-eel-fisher = She knows every path through the marsh and tells you of each one at supper.
paleo-card-low-island = The Low Island
paleo-story-low-island = Dry grass, a flat rock, a view. Whoever was here before you left a red hand on the stone.
paleo-card-marsh-light = The Marsh Light
paleo-story-marsh-light = A small flame walks over the water. The children say follow it. The children are not tall enough to be asked.
paleo-card-soft-ground = Soft Ground
paleo-story-soft-ground = It held yesterday. Yesterday you were carrying less.
paleo-card-gnats = Gnats
