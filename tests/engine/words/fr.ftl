# Campfire, le jeu des tests.

campfire-title = Feu de camp
campfire-line = Pose le bon bâton au bon moment.
campfire-origin = Fait pour les tests.
campfire-option-gusty = Venteux : une rafale est aussi probable que le calme.
campfire-option-sticks = Combien de bâtons chacun tient en main.
campfire-option-sticks-2 = Deux bâtons
campfire-option-sticks-3 = Trois bâtons

campfire-seat-0 = Frêne
campfire-seat-1 = Bouleau
campfire-seat-2 = Cèdre

campfire-prompt-blow-mine = Souffle sur le feu, ou regarde-le.
campfire-prompt-blow-theirs = { $seat } s’occupe du feu.
campfire-prompt-lay-mine = Pose un bâton face cachée.
campfire-prompt-lay-theirs = Les autres posent un bâton.
campfire-prompt-wind-theirs = Le vent tourne.

campfire-move-blow = Souffler sur le feu
campfire-move-watch = Regarder le feu
campfire-move-lay = Poser le bâton { $stick }
campfire-move-calm = C’est calme
campfire-move-gust = Une rafale de vent

campfire-why-blow = Un feu vif rapporte plus.
campfire-why-watch = Il est assez chaud.

campfire-told-blow = Le feu devient plus chaud.
campfire-told-watch = C’est l’heure des bâtons.
campfire-told-lay = { $seat } pose un bâton.
campfire-told-calm = C’est calme : le bâton le plus long brûle le mieux.
campfire-told-gust = Une rafale : le bâton le plus court brûle le mieux.
campfire-won = { $winners ->
    [one] Le gagnant a { $sparks } étincelles.
   *[other] { $winners } joueurs se partagent la victoire avec { $sparks } étincelles chacun.
}

campfire-fire = La manche vaut { $worth } étincelles.
campfire-sparks = Étincelles
campfire-sparks-of = { $seat } : { $sparks }
campfire-hand = Mes bâtons
campfire-notes = Notes
campfire-stick = Bâton { $stick }
campfire-coach = Les longs bâtons gagnent par temps calme, les courts dans une rafale.
campfire-review = Part des étincelles
campfire-review-worth = Étincelles de la manche
campfire-gone = brûlé
campfire-turned = Les bâtons sont retournés
