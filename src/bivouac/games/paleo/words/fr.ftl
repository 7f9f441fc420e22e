## What is asked, said and told

# Paleo : ce qui est dit aux gens. Les noms des messages commencent par celui du jeu.

paleo-title = Paleo
paleo-line = Une tribu de l’âge de pierre, une paroi à peindre, et chaque soir une faim de loup : vous gagnez ensemble ou pas du tout.
paleo-origin = Les règles sont celles de la boîte, tout comme les quelques cartes imprimées dans son livret ; toutes les autres cartes sont de nous.
paleo-option-level = Niveau : la difficulté, avec les modules qui vont avec.
paleo-option-level-I = I : { paleo-module-a }, { paleo-module-b }
paleo-option-level-II = II : { paleo-module-c }, { paleo-module-d }
paleo-option-level-III = III : { paleo-module-e }, { paleo-module-f }
paleo-option-level-IV = IV : { paleo-module-c }, { paleo-module-g }
paleo-option-level-V = V : { paleo-module-a }, { paleo-module-h }
paleo-option-level-VI = VI : { paleo-module-b }, { paleo-module-i }
paleo-option-level-VII = VII : { paleo-module-d }, { paleo-module-e }, { paleo-module-j }
paleo-option-modules = Modules : d’autres que ceux du niveau, par leurs lettres, par exemple F+G ; trois avec J.
paleo-option-modules- = Ceux du niveau

paleo-group-orange = Orange
paleo-group-blue = Bleu
paleo-group-green = Vert
paleo-group-violet = Violet
paleo-quoted = « { $title } »
paleo-with = { $group } avec { $card }

paleo-why-won = La fresque est achevée. On se souviendra de la tribu, et de vous.
paleo-why-lost = Le cinquième crâne. La tribu lève le camp, et la fresque reste comme elle est.
paleo-bad-module = Il n’y a pas de module { $module }. Il y a : { $known }.
paleo-bad-modules = On joue deux modules différents, ou trois dont l’un est J.
paleo-bad-deal = Cette donne ne va pas avec ces réglages.

# Ce qui est demandé
paleo-prompt-deal = Les cartes du nouveau jour sont distribuées.
paleo-prompt-turn = Les cartes sont révélées.
paleo-prompt-roll = { $card } : un dé est lancé.
paleo-prompt-person = { $card } : quelqu’un arrive. Qui est-ce ?
paleo-prompt-idea = { $card } : quelqu’un a une idée. Laquelle ?
paleo-prompt-pick-mine =
    { $count ->
        [one] Votre dernière carte : la révéler, ou dormir ?
       *[other] Laquelle de vos cartes du dessus révélez-vous ? Ou dormez-vous ?
    }
paleo-prompt-pick-alone = { $groups } : quelle carte révéler ? Ou dormir ?
paleo-prompt-pick-theirs = Doivent encore choisir une carte : { $groups }.
paleo-prompt-settle-action = { $group }, { $card } : qu’en faites-vous ?
paleo-prompt-settle-danger = { $group }, { $card } : un danger. Que faites-vous ?
paleo-prompt-settle-alone = { $cards } : laquelle d’abord, et comment ?
paleo-prompt-asked = { $prompt } Demandent de l’aide : { $groups }.
paleo-prompt-spare = Votre carte est résolue. Quelque chose en jeu peut encore servir ; sinon, vous avez fini.
paleo-prompt-settle-theirs = Ont encore une carte à résoudre : { $groups }.
paleo-prompt-settle-waits = Vous laissez les autres passer devant : { $groups }.
paleo-prompt-secret-mine = { $group }, { $card } : un secret. Qu’en faites-vous ?
paleo-prompt-secret-theirs = { $group } a un secret à résoudre, { $card }. Aidez-vous ?
paleo-prompt-secret-spare = { $group } a un secret à résoudre, { $card }. Faites-vous quelque chose avant ?
paleo-prompt-night-mine = La nuit. Que fait la tribu ? { $cards }
paleo-prompt-night-theirs = La nuit. La tribu a une décision à prendre : { $cards }. Réfléchissent encore : { $groups }.
paleo-prompt-night-waits = La nuit. Vous laissez les autres décider : { $groups }.
paleo-prompt-step-mine = { $card } : { $what }
paleo-prompt-step-theirs = { $group }, { $card } : { $what }

paleo-ask-give = qui paie { $what } ?
paleo-ask-spend = à qui est l’outil qui y passe ?
paleo-ask-mix =
    { $count ->
        [one] que paie-t-on ? Encore une ressource.
       *[other] que paie-t-on ? Encore { $count } ressources, une à la fois.
    }
paleo-ask-kill = qui meurt pour cela ?
paleo-ask-reds =
    { $count ->
        [one] la carte rouge blesse une fois. Qui ?
       *[other] les cartes rouges blessent { $count } fois. Qui d’abord ?
    }
paleo-ask-wound =
    { $count ->
        [one] qui reçoit la blessure ?
       *[other] qui reçoit les { $count } blessures ?
    }
paleo-ask-goods = { $what }. Au dépôt, ou sur une carte ? Une ressource à la fois.
paleo-ask-tool = qui reçoit { $what } ?
paleo-ask-welcome = quel groupe accueille { $person } ? ({ $text })
paleo-ask-dream = sur quel paquet pose-t-on le rêve ?
paleo-ask-room = le râtelier est plein. Quelle idée fait place à { $card } ?
paleo-ask-heal =
    { $count ->
        [one] qui soigne-t-on ?
       *[other] qui soigne-t-on ? Encore { $count } blessures, une à la fois.
    }
paleo-ask-craft =
    { $count ->
        [one] que fabrique-t-on ?
       *[other] que fabrique-t-on ? Jusqu’à { $count }.
    }
paleo-ask-fail = les dés demandent en plus { $rolled }, et c’est trop. Et maintenant ?
paleo-ask-who = quel groupe s’en charge ?

# Coups
paleo-move-pick =
    { $place ->
        [1] { $group } : révéler la première carte
        [2] { $group } : révéler la deuxième carte
       *[other] { $group } : révéler la troisième carte
    }
paleo-move-sleep = { $group } : aller dormir
paleo-move-act = { $card } – { $text }
paleo-move-act-number = { $card }, { $number } – { $text }
paleo-move-help = { $group } : aider { $other }
paleo-move-tend = { $group } : se joindre à ceux qui aident « { $card } »
paleo-move-ignore = { $group } : ignorer la carte
paleo-move-ask = { $group } : demander de l’aide
paleo-move-wait = Laisser les autres passer devant
paleo-move-use = { $group } : défausser { $tool }
paleo-move-pay = Payer { $what }
paleo-move-hurt = Encaisse : { $person }
paleo-move-heal = Soigner : { $person }
paleo-move-die = Meurt pour cela : { $card }
paleo-move-bury = Oublier l’idée « { $card } »
paleo-move-take = C’est pour { $group }
paleo-move-lay = Poser sur « { $card } »
paleo-move-craft = Fabriquer : { $card } – { $text }
paleo-move-done = Rien de plus
paleo-move-deal = Carte distribuée : { $back }
paleo-move-deal-fresh = Carte distribuée : { $back }, jamais vue
paleo-move-draw = Carte tirée : { $card }
paleo-move-roll = Le dé montre { $what }

# Ce qui s’est passé
paleo-told-dawned = Jour { $day }. Les cartes sont mélangées et distribuées.
paleo-told-chose = { $group } a choisi.
paleo-told-slept = { $group } n’a plus de cartes et dort.
paleo-told-slept-early =
    { $count ->
        [one] { $group } va dormir et laisse 1 carte.
       *[other] { $group } va dormir et laisse { $count } cartes.
    }
paleo-told-turned = { $group } révèle { $card }.
paleo-told-turned-danger = { $group } révèle un danger : { $card }.
paleo-told-placed-group = { $card } reste avec { $group }.
paleo-told-placed-board = { $card } va sur le plateau Nuit.
paleo-told-asked = { $group } demande de l’aide pour { $card }.
paleo-told-waited = { $group } laisse les autres passer devant.
paleo-told-rested = { $groups } : rien de plus ce tour-ci.
paleo-told-who = { $card } : les deux groupes pourraient le faire.
paleo-told-helped = { $group } aide { $other } pour { $card }.
paleo-told-tended = { $group } se joint à ceux qui aident { $card }.
paleo-told-ignored = { $group } ignore { $card }.
paleo-told-acted = { $groups } : { $card }.
paleo-told-acted-extra = { $groups }, en plus : { $card }.
paleo-told-acted-help = { $groups } : de l’aide pour { $card }.
paleo-told-acted-night = Tous ensemble : { $card }.
paleo-told-hit = { $card } frappe { $groups }.
paleo-told-hit-all = { $card } frappe toute la tribu.
paleo-told-rolled =
    { $count ->
        [one] Le dé demande en plus : { $what }.
       *[other] Les dés demandent en plus : { $what }.
    }
paleo-told-failed = C’est trop : { $card } échoue.
paleo-told-used = { $group } utilise { $tool }.
paleo-told-warded = { $group } défausse { $tool }, et { $card } ne fait rien.
paleo-told-gave = { $group } paie { $what }.
paleo-told-paid = Du dépôt : { $what }.
paleo-told-dropped =
    { $of ->
        [0] { $count ->
            [one] { $group } défausse 1 carte sans la voir.
           *[other] { $group } défausse { $count } cartes sans les voir.
        }
       *[other] { $count ->
            [one] { $group } défausse une carte rouge sans la voir.
           *[other] { $group } défausse { $count } cartes sans les voir, dont { $of ->
                [one] 1 rouge.
               *[other] { $of } rouges.
            }
        }
    }
paleo-told-shielded =
    { $count ->
        [one] { $group } : { $tool }, 1 blessure de moins.
       *[other] { $group } : { $tool }, { $count } blessures de moins.
    }
paleo-told-wounded =
    { $count ->
        [one] 1 blessure pour { $person }.
       *[other] { $count } blessures pour { $person }.
    }
paleo-told-died = Nous avons perdu { $person }.
paleo-told-buried = On enterre { $card }.
paleo-told-destroyed = { $card } va au cimetière.
paleo-told-healed =
    { $count ->
        [one] 1 blessure de moins pour { $person }.
       *[other] { $count } blessures de moins pour { $person }.
    }
paleo-told-gained = Au dépôt : { $what }.
paleo-told-took = { $group } reçoit { $what }.
paleo-told-laid = { $what } sur { $card }.
paleo-told-joined = Du nouveau chez { $group } : { $person }.
paleo-told-dreamed =
    { $count ->
        [one] { $group } pose un rêve sur son paquet.
       *[other] { $group } pose { $count } rêves sur son paquet.
    }
paleo-told-thought = Une idée pour le râtelier : { $card }.
paleo-told-crafted = { $group } fabrique { $card }.
paleo-told-crafted-enough = { $group } ne fabrique rien de plus.
paleo-told-secret = { $group } révèle le secret { $number } : { $card }.
paleo-told-tile = La fresque avance : tuile { $count } sur { $tiles }.
paleo-told-skull = Crânes : { $count } sur { $skulls }.
paleo-told-lifted = Un poids s’en va. Crânes : { $count } sur { $skulls }.
paleo-told-mended =
    { $count ->
        [one] Sur la pile, 1 blessure de moins pour { $person }.
       *[other] Sur la pile, { $count } blessures de moins pour { $person }.
    }
paleo-told-struck =
    { $count ->
        [one] Sur la pile, 1 blessure pour { $person }.
       *[other] Sur la pile, { $count } blessures pour { $person }.
    }
paleo-told-loosed =
    { $count ->
        [one] Quelque chose rôde : une carte en attente est posée sur le paquet du groupe { $group }.
       *[other] Quelque chose rôde : { $count } cartes en attente sont posées sur le paquet du groupe { $group }.
    }
paleo-told-became = Désormais : { $state }.
paleo-told-averted = { $card } ne fait rien à { $group }.
paleo-told-evening = La nuit après le jour { $count }.
paleo-told-fed =
    { $hungry ->
        [0] { $count ->
            [one] Une seule bouche à nourrir, et elle mange à sa faim.
           *[other] Tout le monde mange à sa faim : { $count } bouches.
        }
       *[other] Mangent : { $count } ; ont faim : { $hungry }.
    }

# À côté et en dessous
paleo-now-day = Jour { $day }, tour { $turn }
paleo-now-night = Nuit après le jour { $day }
paleo-bed = dormir
paleo-status-sleeps = dort
paleo-status-tends = aide { $card }
paleo-status-helps = aide { $group }
paleo-status-chosen = a choisi
paleo-status-asks = demande de l’aide
paleo-status-settled = carte résolue
paleo-brief-night = Cette nuit
paleo-brief-pile = Pile de gens : { $count }
paleo-brief-open = Déf. ouverte { $count }
paleo-brief-hidden = Déf. cachée { $count }
paleo-brief-grave = Cimetière { $count }
paleo-sheet-decks = Les paquets, depuis le dessus
paleo-sheet-backs = Les dos
paleo-sheet-left =
    { $count ->
        [one] { $count } carte dans les paquets
       *[other] { $count } cartes dans les paquets
    }
paleo-sheet-seen = Dans la défausse ouverte : { $cards }.
paleo-sheet-gone = Au cimetière : { $cards }.
paleo-sheet-signs = Les signes
paleo-sheet-sign-dice = dés
paleo-sheet-sign-grave = cartes au cimetière
paleo-sheet-sign-have = une certaine carte dans le groupe
paleo-sheet-sign-hold = dans le groupe
paleo-sheet-sign-laid = posé sur la carte
paleo-sheet-sign-help = aide
paleo-sheet-sign-cards = défausser des cartes
paleo-sheet-sign-person = personnage
paleo-sheet-sign-bury = enterrer une certaine carte
paleo-sheet-sign-destroy = détruire cette carte
paleo-sheet-sign-dream = rêve
paleo-sheet-sign-idea = idée
paleo-sheet-sign-secret = secret, avec son numéro
paleo-sheet-sign-tile = tuile
paleo-sheet-sign-skull = crâne
paleo-sheet-sign-lift = crâne de moins
paleo-sheet-sign-heal = cœur, soin
paleo-sheet-sign-wound = blessure
paleo-sheet-sign-craft = fabriquer
paleo-sheet-sign-mend = soin sur la pile
paleo-sheet-sign-pile = blessure sur la pile
paleo-sheet-sign-loose = carte en attente
paleo-sheet-sign-become = un autre état
paleo-sheet-sign-ignore = ignorer le danger
paleo-sheet-sign-victory = vous gagnez
paleo-sheet-stories = Les histoires

# Pour qui écoute la page
paleo-heard-now = Le moment
paleo-heard-board = Le plateau Nuit
paleo-heard-group = { $group }
paleo-heard-own = { $group }, votre groupe
paleo-heard-rack = Le râtelier
paleo-heard-aside = Défausses et cimetière
paleo-heard-line = { $what }.
paleo-heard-tiles = Tuiles de la fresque : { $count } sur { $of }.
paleo-heard-skulls = Crânes : { $count } sur { $of }.
paleo-heard-store =
    { $mouths ->
        [one] Au dépôt : { $what }. Bouches à nourrir ce soir : { $mouths }.
       *[other] Au dépôt : { $what }. Bouches à nourrir ce soir : { $mouths }.
    }
paleo-heard-state = État : { $state }.
paleo-heard-pile =
    { $count ->
        [one] Dans la pile de personnages, il en reste { $count } : { $person }. Blessures : { $hurt }.
       *[other] Dans la pile de personnages, il y en a { $count }. Au sommet : { $person }. Blessures : { $hurt }.
    }
paleo-heard-open =
    { $count ->
        [0] La défausse ouverte est vide.
        [one] Dans la défausse ouverte, 1 carte : { $cards }.
       *[other] Dans la défausse ouverte, { $count } cartes : { $cards }.
    }
paleo-heard-hidden =
    { $count ->
        [0] La défausse cachée est vide.
        [one] Dans la défausse cachée, 1 carte.
       *[other] Dans la défausse cachée, { $count } cartes.
    }
paleo-heard-grave =
    { $count ->
        [0] Le cimetière est vide.
        [one] Au cimetière, 1 carte : { $cards }.
       *[other] Au cimetière, { $count } cartes : { $cards }.
    }
paleo-heard-tag = Symbole au cimetière : { $tag }, { $count }.
paleo-heard-card = { $card }, { $kind }.
paleo-heard-action = Action { $number } : { $text }.
paleo-heard-help = Ou aider.
paleo-heard-slots = Dessus, { $slots } ; pour l’instant : { $what }.
paleo-heard-skills = Ensemble : { $skills }.
paleo-heard-tools = Outils : { $what }.
paleo-heard-status = À présent : { $status }.
paleo-heard-helpers = Avec l’aide de { $groups }.
paleo-heard-up = Révélée :
paleo-heard-person =
    { $hurt ->
        [0] { $person } : { $text }.
        [one] { $person } : { $text } ; 1 blessure.
       *[other] { $person } : { $text } ; { $hurt } blessures.
    }
paleo-heard-nobody = Il n’y a plus personne dans ce groupe.
paleo-heard-deck =
    { $count ->
        [one] La dernière carte du paquet : { $backs }.
       *[other] { $count } cartes dans le paquet. Dessus : { $backs }.
    }
paleo-heard-no-deck = Plus de cartes dans le paquet.
paleo-heard-picked = Choisi : la carte { $place }.
paleo-heard-picked-sleep = Choisi : dormir.

## Pages

# La page : ce qui s’y trouve

paleo-page-now-day = Jour { $day } · tour { $turn }
paleo-page-now-night = Jour { $day } · nuit
paleo-page-top = { $group }, carte { $place } : { $back }
paleo-page-deck =
    { $count ->
        [one] Paquet du groupe { $group } : { $count } carte
       *[other] Paquet du groupe { $group } : { $count } cartes
    }
paleo-page-bed = Dormir
paleo-page-grave = Cimetière : { $count }
paleo-page-open = Défausse ouverte : { $count }
paleo-page-pile =
    { $count ->
        [one] Pile, dernière carte : { $card }
       *[other] Pile de { $count }, sur le dessus : { $card }
    }

# Panneaux
paleo-page-panel-story = Récit
paleo-page-panel-rack = Râtelier
paleo-page-panel-aside = Cartes
paleo-page-other-tools = Les autres outils qui existent
paleo-page-decks = Paquets, du dessus au dessous
paleo-page-hidden = Défausse cachée
paleo-page-none = Rien.
paleo-page-left =
    { $count ->
        [0] Il n’en reste plus dans la réserve.
        [one] Il en reste { $count } dans la réserve.
       *[other] Il en reste { $count } dans la réserve.
    }

# Ce que font les outils
paleo-page-tool-torch = Perception 1, tant que vous l’avez.
paleo-page-tool-axe = Habileté 1, tant que vous l’avez.
paleo-page-tool-bow = Force 1 et perception 1, tant que vous l’avez.
paleo-page-tool-spear = Force 2, une fois.
paleo-page-tool-rope = Habileté 2, une fois.
paleo-page-tool-horn = Perception 2, une fois.
paleo-page-tool-pelt = Encaisse 1 blessure à votre place, une fois.
paleo-page-tool-clothing = Encaisse jusqu’à 3 blessures à votre place, une fois.
paleo-page-tool-root = Soigne jusqu’à 3 blessures, une fois, avant ou après une action.
paleo-page-tool-talisman = Un danger est ignoré, une fois, même après les dés.
paleo-page-tool-tent = Ne fait rien par elle-même. Certaines cartes la demandent.
paleo-page-tool-raft = Ne fait rien par lui-même. Certaines cartes le demandent.

# Ce qui est dit de ce que l’on montre
paleo-page-stand = Tuiles : { $tiles } sur { $all }. Crânes : { $skulls } sur { $most }.
paleo-page-mouths =
    { $count ->
        [one] Ce soir, { $count } personnage veut manger ; au dépôt : { $food }.
       *[other] Ce soir, { $count } personnages veulent manger ; au dépôt : { $food }.
    }
paleo-page-pile-hurt =
    { $hearts ->
        [one] Blessures : { $count } ; { $hearts } cœur.
       *[other] Blessures : { $count } ; { $hearts } cœurs.
    }
paleo-page-grave-means = Ce qui est ici ne revient pas. Certaines cartes en comptent les symboles.
paleo-page-open-means = Tous peuvent la consulter. La nuit, elle est mélangée à la défausse cachée et redistribuée.
paleo-page-back-forest = En forêt, il y a du bois et de quoi manger.
paleo-page-back-river = À la rivière, il y a de la nourriture et des peaux.
paleo-page-back-mountain = En montagne, il y a de la pierre et des peaux.
paleo-page-back-hearth = Au foyer, on fabrique, on soigne, on rencontre du monde, on rêve, on a des idées.
paleo-page-back-red = Un dos rouge, ce sont en général des ennuis.
paleo-page-back-dream = Un rêve : le plus souvent, du bon.
paleo-page-back-person = Quelqu’un est en chemin.
paleo-page-back-secret = Un secret que vous avez déjà rencontré.
paleo-page-hint = Le petit signe laisse deviner ce qui attend là. La carte n’en est pas moins de ce lieu.
paleo-page-red = Défaussée pour payer un coût, cette carte blesse quelqu’un.
paleo-page-unseen =
    { $count ->
        [one] C’est la seule qui soit face cachée en ce moment.
       *[other] Il y en a { $count } face cachée en ce moment, dans les paquets et la défausse cachée.
    }
paleo-page-below = En dessous : { $backs }.
paleo-page-reds =
    { $count ->
        [0] Aucune n’est rouge.
        [one] Une seule est rouge.
       *[other] { $count } sont rouges.
    }
paleo-page-bed-means =
    { $count ->
        [one] Votre carte va à la défausse cachée ; même rouge, elle ne blesse pas. Vous dormez jusqu’à ce que tous dorment.
       *[other] Vos { $count } cartes vont à la défausse cachée ; les rouges ne blessent pas. Vous dormez jusqu’à ce que tous dorment.
    }
paleo-page-has = { $group } : { $what }
paleo-page-store = Au dépôt : { $what }. Reste dans la réserve : { $left }.
paleo-page-state = { $state } : ce que les cartes en disent compte maintenant.
paleo-page-wounds =
    { $hearts ->
        [one] Blessures : { $count } ; { $hearts } cœur. Une blessure de plus que cela, c’est la mort.
       *[other] Blessures : { $count } ; { $hearts } cœurs. Une blessure de plus que cela, c’est la mort.
    }
paleo-page-could-help = Pourraient y aider : { $groups }.
paleo-page-wanting = { $text }. Il manque encore : { $what }.
paleo-page-cards =
    { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }

# Instants
paleo-moment-turned = Les cartes sont révélées
paleo-moment-dice =
    { $count ->
        [one] Un dé
       *[other] Les dés
    }
paleo-moment-enough = Vous êtes à la hauteur.
paleo-moment-secret = Secret { $number } : { $card }
paleo-moment-secret-by = { $group } est tombé sur un secret.
paleo-moment-secret-then = Et maintenant ?
paleo-moment-died = Nous avons perdu { $card }
paleo-moment-tile = La fresque avance
paleo-moment-night = La nuit tombe
paleo-moment-won = La fresque est achevée
paleo-moment-lost = Le cinquième crâne
paleo-moment-days =
    { $days ->
        [one] Il vous a fallu { $days } jour.
       *[other] Il vous a fallu { $days } jours.
    }

# Le guide
paleo-coach-over = C’est fini. Le bilan montre où en était la tribu tout du long, et où tout a basculé.
paleo-coach-luck = Un instant : le hasard décide.
paleo-coach-wait-pick = Choisissent encore : { $groups }. Vous verrez leur carte quand tous auront choisi.
paleo-coach-wait-other = C’est maintenant à { $groups }.
paleo-coach-goal = Vous êtes une seule tribu et gagnez ensemble : avec { $tiles } tuiles de la fresque, avant qu’il y ait { $skulls } crânes. Les tuiles viennent de certaines cartes ; les crânes, des morts, des affamés et des missions laissées de côté.
paleo-coach-pick = Touchez le dos d’une de vos trois cartes pour la révéler. Ce qu’il y a derrière, personne ne le sait ; l’image dit de quel genre de lieu il s’agit.
paleo-coach-red = Un dos rouge est rarement agréable. Mais ce qui est sur le dessus, c’est aussi ce que vous défaussez pour payer, et une carte rouge blesse alors. La révéler exprès, avec de l’aide à portée, peut être plus sage.
paleo-coach-hint = Un petit signe sur un dos, comme sur « { $back } », mène souvent à ce que vous êtes venus chercher.
paleo-coach-supper =
    { $short ->
        [0] Ce soir, { $count ->
            [one] { $count } personnage veut manger
           *[other] { $count } personnages veulent manger
        }, et il y a de quoi : { $food }.
       *[other] Ce soir, { $count ->
            [one] { $count } personnage veut manger
           *[other] { $count } personnages veulent manger
        }, et au dépôt : { $food }. Chaque personnage sans repas vaut un crâne.
    }
paleo-coach-secret-help = { $group } est tombé sur un secret, { $card }, qui se joue maintenant. Vous pouvez aider avec votre carte, ou laisser faire.
paleo-coach-secret-spare = { $group } est tombé sur un secret, { $card }, qui se joue maintenant. Avant, vous pouvez vous servir de ce qui est en jeu, ou laisser faire.
paleo-coach-spare = Votre carte est résolue. Vous pouvez encore vous servir de ce qui est en jeu ; ou vous avez fini.
paleo-coach-card-danger = { $card } est un danger et ne s’ignore pas. Faute de mieux, c’est son action rouge qui se produit.
paleo-coach-card-action = { $card } : faites une de ses actions, aidez quelqu’un avec elle si elle porte le signe de l’aide, ou ignorez-la. Ensuite, elle est défaussée.
paleo-coach-can = Ceci est possible : { $text }.
paleo-coach-red-cost = Attention au coût : sur votre paquet il y a une carte rouge, et la défausser blesse quelqu’un.
paleo-coach-cannot = Seuls, vous ne pouvez faire aucune de ses actions pour le moment.
paleo-coach-ask = { $group } pourrait vous y aider. Le bouton le demande ; qui aide y consacre sa propre carte.
paleo-coach-asked = On vous demande de l’aide : { $groups }. Pour aider, touchez leur rangée. Votre carte y passe, et vos gens, vos outils et votre chance sont de la partie pour une action.
paleo-coach-lend = Vous pourriez aider { $group } en touchant sa rangée ; ceci deviendrait possible : { $text }.
paleo-coach-tend = Il y a aussi en jeu une carte que l’on peut aider : touchez-la pour voir ce qu’elle donne.
paleo-coach-root = Vous avez une racine curative ; elle sert quand vous voulez, entre deux actions.
paleo-coach-night = La nuit. Le repas est fini ; viennent maintenant les missions, l’une après l’autre, dans l’ordre que vous voulez. Vous décidez ensemble, et paie qui veut.
paleo-coach-mission = { $card } : ceci est possible : { $texts }.
paleo-coach-mission-skull = { $card } : vous n’avez pas ce qu’elle demande ; il ne reste que l’action rouge.
paleo-coach-step-give = Il faut payer quelque chose que plusieurs d’entre vous ont. Touchez l’outil qui part.
paleo-coach-step-spend = Ce que vous savez faire ne suffit pas ; un outil y passe. Touchez-en un.
paleo-coach-step-mix = Vous choisissez ce que vous payez. La nourriture servira ce soir ; avec le bois et la pierre, on fait des outils.
paleo-coach-step-kill = Quelqu’un doit mourir pour cela, et c’est un crâne. Touchez le personnage.
paleo-coach-step-reds = Chaque carte rouge blesse une fois. Une peau ou un vêtement peut encaisser cela ; sinon, touchez quelqu’un qui a un cœur de reste. Qui n’en a plus meurt, et c’est un crâne.
paleo-coach-step-wound = Toutes ces blessures vont à un seul personnage. Une peau ou un vêtement en enlève d’abord ; sinon, touchez quelqu’un qui a assez de cœurs. Qui n’en a plus meurt, et c’est un crâne.
paleo-coach-step-goods = Il y a une carte sur laquelle on peut poser cela. Ce qui s’y trouve ne sert plus qu’à elle.
paleo-coach-step-tool = Touchez le groupe qui reçoit l’outil. Un outil ne change jamais de groupe ; pensez à qui en aura besoin.
paleo-coach-step-welcome = Quelqu’un se joint à vous : touchez le groupe. Deux mains de plus, et une bouche de plus ce soir.
paleo-coach-step-dream = Un rêve, c’est le plus souvent du bon. Touchez le groupe qui le pose sur son paquet.
paleo-coach-step-room = Le râtelier est plein. Touchez l’idée dont vous pouvez vous passer.
paleo-coach-step-heal = Touchez le personnage à soigner d’une blessure ; en premier, qui n’est plus qu’à une blessure de la mort.
paleo-coach-step-craft = Fabriquez ce que le râtelier offre et que vous pouvez payer, ou touchez « Rien de plus ». Une torche donne de la perception, un biface de l’habileté, une lance de la force, une seule fois.
paleo-coach-step-fail = Les dés en demandent trop. Il reste à subir une action hostile ou, si la carte n’est pas un danger, à l’ignorer.
paleo-coach-step-who = Vos deux groupes pourraient le faire. Touchez celui qui s’en charge.

# Le bilan
paleo-review-title = Où en était la tribu : les chances de gagner, pour autant qu’on puisse le dire
paleo-review-tiles = Tuiles
paleo-review-skulls = Crânes
paleo-review-food = Nourriture
paleo-review-people = Personnages
paleo-review-stand =
    { $people ->
        [one] Tuiles : { $tiles } sur { $all }. Crânes : { $skulls } sur { $most }. Restent : { $food }, { $people } personnage.
       *[other] Tuiles : { $tiles } sur { $all }. Crânes : { $skulls } sur { $most }. Restent : { $food }, { $people } personnages.
    }
paleo-review-up = Un tournant : de { $before } % à { $after } %.
paleo-review-down = Un tournant, et pas un bon : de { $before } % à { $after } %.

## Bots

paleo-reason-victory = C’est maintenant ou jamais.
paleo-reason-tile = Un morceau de la fresque vaut bien cette peine.
paleo-reason-lift = Un crâne de moins sur la conscience.
paleo-reason-secret = Je veux savoir ce qu’il y a derrière.
paleo-reason-person = Deux bras de plus.
paleo-reason-help = À plusieurs, on en viendra à bout : { $card }.
paleo-reason-tend = Il faut s’y mettre à plusieurs : { $card }.
paleo-reason-ignore = Rien à y gagner pour l’instant.
paleo-reason-ask = Sans aide, je n’y arrive pas.
paleo-reason-wait = Les autres d’abord.
paleo-reason-wait-night = Que quelqu’un d’autre décide pour nous.
paleo-reason-shield = Mieux vaut une peau que la nôtre.
paleo-reason-talisman = Je préfère ne pas savoir ce que ça fait.
paleo-reason-root = Cette blessure a assez attendu.
paleo-reason-hurt = Celle-là, on peut l’encaisser.
paleo-reason-build = On sera contents de l’avoir.
paleo-reason-mission = Moins cher qu’un crâne.
paleo-reason-skull = Nous n’avons rien de mieux à donner.
paleo-reason-hostile = Il n’y avait pas de meilleure issue.
paleo-reason-hungry = Quelqu’un aurait faim ce soir.
paleo-reason-tonight = Il en faudra cette nuit : { $thing }.
paleo-reason-craft = De meilleurs outils, des jours plus faciles.
paleo-reason-heal = On soigne tant qu’il est encore temps.
paleo-reason-idea = Une idée nouvelle peut tout changer.
paleo-reason-dream = Les rêves nous ont bien servis.
paleo-reason-danger = Un danger affronté, un danger de moins.
paleo-reason-store = Le dépôt en a bien besoin.

## Commands

paleo-help-cards = Montre les cartes d’un dossier à vous, et les vérifie, avec leurs mots en trois langues.
paleo-help-cards-folder = Le dossier : un fichier TOML par module, en.ftl, fr.ftl et de.ftl.
paleo-help-balance = Fait jouer chaque niveau bien des fois à des robots de même force, et dit s’il est dur. Prend plusieurs minutes.
paleo-help-balance-levels = Quels niveaux, séparés par des virgules.
paleo-help-balance-groups = Combien de groupes, les nombres séparés par des virgules.
paleo-help-balance-games = Le nombre de parties par niveau et par nombre de groupes.
paleo-help-balance-bot = Qui joue.
paleo-help-balance-cards = Nomme les cartes que presque personne ne prend, ce qui en gâche la surprise.

paleo-cards-folder = Il n’y a pas de dossier { $folder }.
paleo-cards-empty = Il n’y a pas de cartes dans { $folder } : aucun fichier ne finit en .toml.
paleo-cards-module = Module { $letter } : { $name }
paleo-cards-count =
    { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }, dont { $deck } dans la pioche. { $tiles ->
        [0] Aucune ne donne de tuile de fresque.
        [one] Elles peuvent donner 1 tuile de fresque.
       *[other] Elles peuvent donner { $tiles } tuiles de fresque.
    }
paleo-cards-back = dos : { $back }
paleo-cards-tag = symbole : { $tag }
paleo-cards-help = peut servir à aider
paleo-cards-no-file = Il n’y a pas de { $file } : chaque carte a un titre en anglais, en français et en allemand.
paleo-cards-untitled = { $file } : la carte { $card } n’a pas de titre ({ $name }).
paleo-cards-unsaid = { $file } : il manque { $name }.
paleo-cards-title-twice = { $file } : « { $title } » est le titre de { $card }, mais aussi d’une autre carte.
paleo-cards-fine = Toutes les cartes sont en ordre et ont leurs mots en trois langues.

paleo-balance-games =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } par niveau et par nombre de groupes, tous menés par « { $bot } ».
paleo-balance-level = niveau
paleo-balance-groups = groupes
paleo-balance-won = gagnées (95 %)
paleo-balance-days = jours
paleo-balance-turns = tours par jour
paleo-balance-tiles = tuiles
paleo-balance-skulls = crânes
paleo-balance-seldom =
    { $count ->
        [0] Parmi les { $cards } cartes assez souvent rencontrées, aucune n’est délaissée.
        [one] Parmi les { $cards } cartes assez souvent rencontrées, 1 n’est presque jamais prise.
       *[other] Parmi les { $cards } cartes assez souvent rencontrées, { $count } ne sont presque jamais prises.
    }
paleo-balance-card = { $card } : prise { $share } % des { $met } fois

## Texts of cards, made from their actions

# What stands on cards

paleo-for = { $cost } → { $effect }
paleo-then = { $one } ; { $other }
paleo-list = { $one }, { $other }
paleo-flagged = { $flags } : { $text }
paleo-nothing = rien
paleo-flag-hostile = hostile
paleo-flag-night = la nuit
paleo-flag-extra = en plus
paleo-flag-when = état « { $state } »

paleo-need-strength = force { $count }
paleo-need-perception = perception { $count }
paleo-need-skill = habileté { $count }
paleo-need-dice =
    { $count ->
        [one] lancez un dé
       *[other] lancez { $count } dés
    }
paleo-need-grave =
    { $count ->
        [one] une carte « { $tag } » au cimetière
       *[other] { $count } cartes « { $tag } » au cimetière
    }
paleo-need-have = « { $card } » dans le groupe
paleo-need-hold = { $what } dans le groupe
paleo-need-laid = { $what } sur cette carte
paleo-need-tiles =
    { $count ->
        [one] une tuile déjà posée
       *[other] { $count } tuiles déjà posées
    }
paleo-need-help = de l’aide pour cette carte

paleo-pay = payez { $what }
paleo-pay-cards =
    { $count ->
        [one] défaussez 1 carte
       *[other] défaussez { $count } cartes
    }
paleo-pay-person =
    { $count ->
        [one] sacrifiez 1 personnage
       *[other] sacrifiez { $count } personnages
    }
paleo-pay-bury = enterrez « { $card } »
paleo-pay-destroy = détruisez cette carte

paleo-gain-person =
    { $count ->
        [one] 1 personnage
       *[other] { $count } personnages
    }
paleo-gain-dream =
    { $count ->
        [one] 1 rêve
       *[other] { $count } rêves
    }
paleo-gain-idea =
    { $count ->
        [one] 1 idée
       *[other] { $count } idées
    }
paleo-gain-secret = secret { $count }
paleo-gain-tile =
    { $count ->
        [one] 1 tuile
       *[other] { $count } tuiles
    }
paleo-gain-lift =
    { $count ->
        [one] 1 crâne de moins
       *[other] { $count } crânes de moins
    }
paleo-gain-heal =
    { $count ->
        [one] soignez 1 blessure
       *[other] soignez jusqu’à { $count } blessures
    }
paleo-gain-craft =
    { $count ->
        [one] fabriquez 1 idée
       *[other] fabriquez jusqu’à { $count } idées
    }
paleo-gain-mend =
    { $count ->
        [one] soignez 1 blessure au sommet de la pile
       *[other] soignez jusqu’à { $count } blessures au sommet de la pile
    }
paleo-gain-loose =
    { $count ->
        [one] 1 carte en attente est lâchée
       *[other] { $count } cartes en attente sont lâchées
    }
paleo-gain-become = désormais « { $state } »
paleo-gain-ignore = ignorez votre danger
paleo-gain-victory = vous gagnez

paleo-suffer-wound =
    { $count ->
        [one] 1 blessure
       *[other] { $count } blessures
    }
paleo-suffer-skull =
    { $count ->
        [one] 1 crâne
       *[other] { $count } crânes
    }
paleo-suffer-pile =
    { $count ->
        [one] 1 blessure au sommet de la pile
       *[other] { $count } blessures au sommet de la pile
    }

paleo-hearts =
    { $count ->
        [one] 1 cœur
       *[other] { $count } cœurs
    }
paleo-brings = apporte { $what }
paleo-slots = place pour { $what }

# Names

paleo-skill-strength = force
paleo-skill-perception = perception
paleo-skill-skill = habileté

paleo-thing-food = nourriture
paleo-thing-wood = bois
paleo-thing-stone = pierre
paleo-thing-torch = torche
paleo-thing-axe = biface
paleo-thing-spear = lance
paleo-thing-pelt = peau
paleo-thing-clothing = vêtement
paleo-thing-tent = tente
paleo-thing-talisman = talisman
paleo-thing-raft = radeau
paleo-thing-root = racine curative
paleo-thing-bow = arc
paleo-thing-rope = corde
paleo-thing-horn = cor

paleo-count-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
paleo-count-wood = { $count } bois
paleo-count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
paleo-count-goods =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
paleo-count-food-wood =
    { $count ->
        [one] 1 nourriture ou bois
       *[other] { $count } nourritures ou bois
    }
paleo-count-food-stone =
    { $count ->
        [one] 1 nourriture ou pierre
       *[other] { $count } nourritures ou pierres
    }
paleo-count-wood-stone =
    { $count ->
        [one] 1 bois ou pierre
       *[other] { $count } bois ou pierres
    }
paleo-count-torch =
    { $count ->
        [one] { $count } torche
       *[other] { $count } torches
    }
paleo-count-axe =
    { $count ->
        [one] { $count } biface
       *[other] { $count } bifaces
    }
paleo-count-spear =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
paleo-count-pelt =
    { $count ->
        [one] { $count } peau
       *[other] { $count } peaux
    }
paleo-count-clothing =
    { $count ->
        [one] { $count } vêtement
       *[other] { $count } vêtements
    }
paleo-count-tent =
    { $count ->
        [one] { $count } tente
       *[other] { $count } tentes
    }
paleo-count-talisman =
    { $count ->
        [one] { $count } talisman
       *[other] { $count } talismans
    }
paleo-count-raft =
    { $count ->
        [one] { $count } radeau
       *[other] { $count } radeaux
    }
paleo-count-root =
    { $count ->
        [one] { $count } racine curative
       *[other] { $count } racines curatives
    }
paleo-count-bow =
    { $count ->
        [one] { $count } arc
       *[other] { $count } arcs
    }
paleo-count-rope =
    { $count ->
        [one] { $count } corde
       *[other] { $count } cordes
    }
paleo-count-horn =
    { $count ->
        [one] { $count } cor
       *[other] { $count } cors
    }

paleo-sign-torch = To
paleo-sign-axe = Bi
paleo-sign-spear = La
paleo-sign-pelt = Pe
paleo-sign-clothing = Vê
paleo-sign-tent = Te
paleo-sign-talisman = Ta
paleo-sign-raft = Ra
paleo-sign-root = Rc
paleo-sign-bow = Ar
paleo-sign-rope = Cd
paleo-sign-horn = Co

paleo-tag-deer = chevreuil
paleo-tag-mammoth = mammouth
paleo-tag-wolf = loup
paleo-tag-bear = ours
paleo-tag-fish = poisson
paleo-tag-bird = oiseau
paleo-tag-plant = plante
paleo-tag-tree = arbre
paleo-tag-stranger = étranger
paleo-tag-fire = feu
paleo-tag-storm = tempête
paleo-tag-sickness = maladie
paleo-tag-paw = patte
paleo-tag-warrior = guerrier
paleo-tag-hunter = chasseur
paleo-tag-gatherer = cueilleur
paleo-tag-crafter = artisan
paleo-tag-inventor = inventeur
paleo-tag-guard = gardien

paleo-kind-action = action
paleo-kind-danger = danger
paleo-kind-person = personnage
paleo-kind-ally = compagnon
paleo-kind-idea = idée
paleo-kind-mission = mission

paleo-place-group = rejoint le groupe qui la révèle
paleo-place-board = va sur le plateau Nuit

paleo-back-forest = forêt
paleo-back-river = rivière
paleo-back-mountain = montagne
paleo-back-hearth = foyer
paleo-back-red = rouge
paleo-back-dream = rêve
paleo-back-person = personnage
paleo-back-idea = idée
paleo-back-mission = mission
paleo-back-secret = secret { $number }
paleo-back-hint = { $back } ({ $hint })
paleo-hint-mammoth = un mammouth
paleo-hint-wolf = un loup
paleo-hint-smoke = de la fumée
paleo-hint-storm = une tempête
paleo-hint-water = de l’eau
paleo-hint-hand = une main
paleo-hint-paw = une patte
paleo-hint-tent = une tente
paleo-hint-sickness = la maladie
paleo-hint-tracks = des traces
paleo-hint-cave = une grotte

# Files of cards

paleo-file-set = { $file } : l’ensemble { $set } est déjà dans { $other }.
paleo-file-twice =
    { $other ->
        [ours] une de nos cartes s’appelle déjà ainsi.
       *[other] il y a déjà une carte de ce nom dans { $other }.
    }
paleo-file-module = seul un module a une partie « module ».
paleo-file-mission = { $file } : un module a exactement une mission, et non { $found }.
paleo-file-state = « { $word } » : les états sont au moins deux mots différents, en minuscules.
paleo-file-state-twice =
    { $other ->
        [ours] « { $word } » est déjà un état d’un de nos modules.
       *[other] « { $word } » est déjà un état de { $other }.
    }
paleo-file-unbrought = aucun module n’apporte le secret { $number }.
paleo-file-number = un secret a un numéro à lui : de 1 à 22 ici, de 23 à 99 dans vos propres modules. Les autres cartes n’en ont pas.
paleo-file-back = le dos de cette carte ne peut être que « { $back } ».
paleo-file-person = seul un personnage a « { $key } ».
paleo-file-hearts = un personnage a de 1 à 9 cœurs.
paleo-file-place = une carte « ally » dit par « place » où elle va. Les personnages vont toujours dans leur groupe, et aucune autre carte n’a de « place ».
paleo-file-slots = on peut poser de 1 à 9 exemplaires d’une chose sur une carte « ally » ou « mission », et sur aucune autre.
paleo-file-help = seule une carte « action » ou « danger » peut avoir « help ».
paleo-file-actions = il faut au moins une action à cette carte.
paleo-file-extra = une action « extra » a un coût, car on peut la refaire sans fin ; elle n’est ni hostile ni de nuit.
paleo-file-hostile = un danger demande une action hostile qui compte dans tous les états.
paleo-file-hostile-night = ce qui se fait la nuit demande une action de nuit hostile qui compte dans tous les états.
paleo-file-folder = BIVOUAC_PALEO nomme { $folder }, mais ce dossier n’existe pas.
paleo-word-twice = « { $word } » s’y trouve deux fois.

## The cards of every day

# Cartes de base

paleo-card-deer = Chevreuil
paleo-story-deer = Il vous a entendus depuis longtemps. S’il reste, c’est par politesse.
paleo-card-windfall = Arbres couchés
paleo-story-windfall = La tempête a fait le bûcheron. Reste à porter, et à cueillir les champignons.
paleo-card-birches = Jeunes bouleaux
paleo-story-birches = Ils plient, ils reviennent, et ils savent très bien qui a tiré.
paleo-card-blackberries = Mûres
paleo-story-blackberries = Inutile d’appeler à l’aide : tout le monde a la bouche pleine.
paleo-card-boar = Sanglier
paleo-story-boar = Il préférerait qu’on le laisse tranquille. À bien y réfléchir, vous aussi.
paleo-card-comfrey = Consoude
paleo-story-comfrey = Elle recolle les os. La digitale, qui lui ressemble, règle l’affaire autrement.
paleo-card-honey = Du miel dans le chêne
paleo-story-honey = La fumée endort les abeilles. Sans fumée, personne ne dort.
paleo-card-adders = Vipères
paleo-story-adders = La pierre chaude où vous alliez vous asseoir est déjà prise.
paleo-card-salmon = La remontée des saumons
paleo-story-salmon = Quelques jours par an, la rivière a plus de poissons que d’eau.
paleo-card-mussels = Banc de moules
paleo-story-mussels = Enfin un gibier qui attend. Il ferme sa porte, voilà tout.
paleo-card-beavers = Hutte de castors
paleo-story-beavers = De bons travailleurs, bien habillés. On aurait presque des remords.
paleo-card-reindeer = Le passage des rennes
paleo-story-reindeer = Chaque année ils traversent au même endroit. Chaque année nous y sommes aussi.
paleo-card-geese = Oies dans les roseaux
paleo-story-geese = Toutes broutent, sauf une. Celle-là vous regarde.
paleo-card-flotsam = Ce que la crue a laissé
paleo-story-flotsam = Des branches, un lièvre noyé, une moitié de pagaie. À qui elle l’a prise, la rivière ne le dit pas.
paleo-card-far-bank = Des gens sur l’autre rive
paleo-story-far-bank = Pas un mot en commun. Montrer du doigt et hocher la tête, cela suffit très bien.
paleo-card-flint = Veine de silex
paleo-story-flint = Dehors, c’est noueux comme un vieux genou. Dedans, c’est la nuit, et elle coupe.
paleo-card-scree = Éboulis
paleo-story-scree = Deux pas vers le haut, un vers le bas, et une belle pierre dans la chaussure.
paleo-card-ibex = Bouquetin
paleo-story-ibex = Il se tient là où rien ne tient, et il rumine.
paleo-card-marmots = Marmottes
paleo-story-marmots = Une seule a sifflé, et toute la pente ne reçoit plus.
paleo-card-sleeping-bear = Un ours qui dort
paleo-story-sleeping-bear = De quoi manger plusieurs jours, pourvu que personne n’éternue.
paleo-card-rockfall = Chute de pierres
paleo-story-rockfall = D’abord un caillou. Puis toute la famille.
paleo-card-flat-stone = La pierre plate
paleo-story-flat-stone = Tout ce que nous avons est né sur cette pierre, y compris la plupart de nos bleus.
paleo-card-sudden-thought = Attendez, j’y suis !
paleo-story-sudden-thought = Quelqu’un s’arrête de mâcher, le regard au loin. Vite, avant que ça ne passe.
paleo-card-evening-guests = Des hôtes à la tombée du jour
paleo-story-evening-guests = Ils demandent une place au feu, juste pour la nuit. Au matin, ils connaissent tous nos prénoms.
paleo-card-bed-of-moss = Un lit de mousse
paleo-story-bed-of-moss = Allongez-vous, buvez ceci, et ne demandez pas ce que c’est.
paleo-card-stars = Tant d’étoiles
paleo-story-stars = L’un de nous se met à les compter. À trente, il dort.
paleo-card-one-more-log = Encore une bûche
paleo-story-one-more-log = Tant qu’elle brûle, nous voyons nos mains. Autant qu’elles servent.
paleo-card-wolves = Des loups entre chien et loup
paleo-story-wolves = Ils ne se pressent pas. C’est bien ce qui inquiète.
paleo-card-cave-lion = Lion des cavernes
paleo-story-cave-lion = Il n’a rien contre vous. Il a seulement faim.
paleo-card-white-out = Tout est blanc
paleo-story-white-out = On voit encore une main devant soi. On ne sait plus à qui elle est.
paleo-card-bogged-rhino = Un rhinocéros dans la tourbière
paleo-story-bogged-rhino = Il n’en sortira pas. Celui qui ira nouer la corde, peut-être pas non plus.
paleo-card-stray-dog = Celui qui nous suit
paleo-story-stray-dog = Un loup, ou presque. Il garde ses distances, un peu moins chaque soir.

# Personnages

paleo-card-una = Una, cueilleuse
paleo-story-una = À chaque pas elle arrache quelque chose, le renifle, et le met dans son sac ou dans votre bouche.
paleo-card-bero = Bero, cueilleur
paleo-story-bero = Une prune mûre, il la voit de l’autre bout de la vallée. La branche à hauteur de son front, jamais.
paleo-card-sila = Sila, cueilleuse
paleo-story-sila = Ce que d’autres mangent sur place, elle le rapporte, dans un panier qu’elle a tressé en marchant.
paleo-card-pim = Pim, cueilleur
paleo-story-pim = Il est tombé de tous les arbres du coin, sans une égratignure. C’est grâce à sa coquille d’escargot ; il la prête, mais pas longtemps.
paleo-card-rask = Rask, chasseur
paleo-story-rask = La fourrure était à un ours. Dans sa version, il était seul, et il ne boite pas.
paleo-card-ilka = Ilka, chasseuse
paleo-story-ilka = Avant de lancer, elle dit adieu à sa lance. Jusqu’ici, c’est toujours en face qu’on a eu le plus de peine.
paleo-card-oren = Oren, chasseur
paleo-story-oren = Aucune piste n’est trop vieille pour lui, et personne ne la court plus vite. Un jour, il aura rattrapé quelque chose avant d’avoir réfléchi.
paleo-card-hanno = Hanno, artisan
paleo-story-hanno = Son biface, il ne le prête pas. Il préfère venir avec, et montrer comment on le tient.
paleo-card-yeva = Yeva, artisane
paleo-story-yeva = Ses nœuds tiennent. La viande qu’elle a suspendue hors de portée des loups y est toujours, hors de portée de tous.
paleo-card-dorn = Dorn, artisan
paleo-story-dorn = Ses mains tremblent tant qu’elles sont vides. Mettez-y une pierre, et tout le monde vient regarder.
paleo-card-tira = Tira, artisane
paleo-story-tira = Brûlés, coupés, écrasés : chacun de ses doigts a son histoire. Elle raconte les dix, de fort bonne humeur, sans lâcher l’ouvrage.
paleo-card-fenja = Fenja, inventrice
paleo-story-fenja = Elle a passé la moitié du jour à plat ventre devant une fourmilière. Depuis, il manque trois perches, et elle fredonne.
paleo-card-nim = Nim, inventeur
paleo-story-nim = Il arrive en retard, laisse tout tomber, se perd en allant au ruisseau. Puis il se présente avec une branche courbée et une ficelle, et là-bas, très loin, un lièvre tombe.
paleo-card-bran = Bran, gardien
paleo-story-bran = « Qui va là ? » demande-t-il, une fois, tout bas. Ensuite, c’est le cor qui demande.
paleo-card-lisse = Lisse, gardienne
paleo-story-lisse = Rien qu’au souffle, elle sait qui dort. Elle sait aussi qui fait semblant, et qui devait aller au bois.
paleo-card-ulma = Ulma, gardienne
paleo-story-ulma = Toute la nuit, assise sous sa fourrure au bord du camp, elle passe pour un rocher. Puis le rocher se racle la gorge.
paleo-card-hela = Hela, guerrière
paleo-story-hela = Elle passe devant, torche au poing, sans se retourner pour voir si on la suit. On la suit toujours.
paleo-card-torv = Torv, guerrier
paleo-story-torv = Il en est à sept combats, et pour chacun il sait encore ce qu’on a mangé après.
paleo-card-maku = Maku, guerrier
paleo-story-maku = Il arrive au coude des autres. La torche sous le menton, c’est lui que l’on fuit.
paleo-card-sanna = Sanna, guerrière
paleo-story-sanna = De garde, elle chante pour que personne ne s’endorme. Personne ne s’endort, même pas ceux qui en ont le droit.

# Rêves

paleo-card-dream-spring = La source chaude
paleo-story-dream-spring = De l’eau jusqu’au menton, et plus rien ne fait mal. Au réveil non plus.
paleo-card-dream-ancestors = Ceux d’avant nous
paleo-story-dream-ancestors = Ils s’assoient au feu, l’appétit intact. Qui les nourrit les voit repartir avec un peu de notre peine.
paleo-card-dream-meadow = La prairie sans fin
paleo-story-dream-meadow = Où que vous alliez, quelque chose de mûr pend à portée de main.
paleo-card-dream-spark = C’était donc ça
paleo-story-dream-spark = Tellement simple, en fin de compte. À raconter avant d’avoir mangé, sinon c’est perdu.
paleo-card-dream-footsteps = Des pas à côté des vôtres
paleo-story-dream-footsteps = Vous ne voyez pas qui c’est, mais vous marchez du même pas. Au matin, quelqu’un attend dehors.
paleo-card-dream-eye = L’œil dans la pierre
paleo-story-dream-eye = Il surveille ce qui se trouve dans votre dos. Mieux vaut le garder sur soi.
paleo-card-dream-garden = Le jardin de votre mère
paleo-story-dream-garden = Elle vous dit chaque plante et ce qu’elle soigne. Cette fois, vous écoutez.
paleo-card-dream-hands = Des mains qui savent
paleo-story-dream-hands = Vous les regardez faire, c’est très instructif. Puis vous voyez que ce sont les vôtres.
paleo-card-dream-market = Un marché sur la glace
paleo-story-dream-market = Chacun a trop de ce qui vous manque. Les phoques veillent au bon ordre.
paleo-card-dream-owl = La chouette monte la garde
paleo-story-dream-owl = Elle voit venir les choses bien avant vous, et n’a aucune envie d’aller se coucher.
paleo-card-dream-herd = La harde passe
paleo-story-dream-herd = La bête que vous avez chassée en est. Elle se retourne une fois, sans rancune.
paleo-card-dream-flight = Vous volez
paleo-story-dream-flight = D’en haut, on voit bien où se trouve chaque chose. Le plus fatigant, c’est d’atterrir.
paleo-card-dream-coat = Un manteau de neige
paleo-story-dream-coat = Quelqu’un vous borde avec l’hiver entier, et il fait bon.
paleo-card-dream-dark-water = L’eau noire
paleo-story-dream-dark-water = Quelqu’un que nous avons perdu est au fond. Vous pouvez remonter ce qui nous pèse, si le souffle suffit.
paleo-card-dream-first-hunt = Votre première chasse
paleo-story-dream-first-hunt = Tout est comme ce jour-là, sauf que vous ne trébuchez pas sur la racine.
paleo-card-dream-none = Pas le moindre rêve
paleo-story-dream-none = Dormir, simplement. On oublie comme c’est bon.

# Idées

paleo-card-clothing = Vêtement
paleo-story-clothing = Une peau, avec des trous aux bons endroits.
paleo-card-bow = Arc
paleo-story-bow = Une branche qui préférerait être droite. Il suffit de ne pas être devant quand elle y arrive.
paleo-card-rope = Corde
paleo-story-rope = Un brin d’herbe, un enfant le casse. Au bout de quarante brins bien tordus, son père pend dans le vide et ramasse des œufs.
paleo-card-horn = Cor
paleo-story-horn = Soufflez, et dans toute la vallée les têtes se lèvent. Au moins, vous savez maintenant où est tout le monde.
paleo-card-talisman = Talisman
paleo-story-talisman = Personne ne sait comment cela marche. Le lion non plus ; dans le doute, il fait le tour.
paleo-card-garden = Carré de simples
paleo-story-garden = Au lieu de courir après les plantes, on leur demande d’attendre ici.
paleo-card-smokehouse = Fumoir
paleo-story-smokehouse = Ce devait être une cabane avec un foyer. Seul le poisson s’y plaît.
paleo-card-flute = Flûte en os
paleo-story-flute = Cinq trous, trois airs, et tout un soir sans penser au froid.
paleo-card-torch = Torche
paleo-story-torch = Le feu voulait venir aussi. Il faut seulement le porter, à bout de bras.
paleo-card-axe = Biface
paleo-story-axe = Il a un côté pour la main. Mieux vaut se rappeler lequel.
paleo-card-spear = Lance
paleo-story-spear = Un bâton, mais long. Toute l’idée est là : les dents sont à l’autre bout.

## Modules A to E

# Modules A à E

paleo-module-a = La grande chasse
paleo-module-line-a = Une fois l’an, le troupeau passe par ici, et personne n’abat un mammouth tout seul.
paleo-module-b = Un nouveau foyer
paleo-module-line-b = Autour du vieux camp il n’y a plus rien à manger ; au-delà du col, ce sera forcément mieux.
paleo-module-c = Des crocs dans le noir
paleo-module-line-c = Les loups ont remarqué comme vous chassez bien, et comme vous dormez mal.
paleo-module-d = La fièvre grise
paleo-module-line-d = L’un tousse, puis l’autre : une maladie s’est installée chez vous et s’y trouve bien.
paleo-module-e = La dernière braise
paleo-module-line-e = Vous avez un feu, l’hiver est là, et personne ne sait comment on fait du feu.

paleo-state-lit = feu allumé
paleo-state-out = feu éteint

# A
paleo-card-bountiful-prey = Proie adipeuse
paleo-story-bountiful-prey = Où va le troupeau, vous allez, et les nuits y sont froides. Il faut que quelqu’un veille, bien couvert et le ventre plein.
paleo-card-mammoth-tracks = Des empreintes comme des mares
paleo-story-mammoth-tracks = Une grenouille habite déjà la première. Parmi les grandes traces, il y en a de plus grandes encore.
paleo-card-lame-mammoth = Le traînard
paleo-story-lame-mammoth = Il tire la patte, et il ne s’en cache même plus.
paleo-card-mammoth-cow = Mammouth au gué
paleo-story-mammoth-cow = De l’eau jusqu’au ventre, elle est lente. Vous aussi, mais vous êtes plus nombreux.
paleo-card-mammoth-bull = Le grand mâle
paleo-story-mammoth-bull = Il occupe le passage comme s’il l’avait fait creuser. Il vous a vus ; il attend de savoir ce que vous comptez faire.
paleo-card-bare-wall = La paroi nue
paleo-story-bare-wall = Lisse, claire et sèche, là où le jour arrive tout juste. On n’y peindra que ce qu’on a vraiment vu.
paleo-card-scraping-frame = Le cadre à racler
paleo-story-scraping-frame = L’ouvrage est monotone, l’odeur ne l’est pas. Qui racle a la bonne place près du feu.
paleo-card-straight-ash = Frênes bien droits
paleo-story-straight-ash = Dans ce bosquet, chaque tronc est une lance à qui on n’a encore rien dit.
paleo-card-stampede = La charge
paleo-story-stampede = D’abord les oiseaux se sont envolés. Puis le sol s’est mis à bourdonner.
paleo-card-matriarch = L’aïeule
paleo-story-matriarch = La piste finit dans une combe pleine de lumière de neige, et elle est là, plus vieille que tous ceux que vous connaissez, les défenses croisées comme des bras. Le troupeau ne boit que lorsqu’elle boit. Personne ne dit mot. Vous pourriez essayer. Vous pourriez aussi laisser vos vivres dans l’herbe, reculer, et avoir de quoi raconter jusqu’à la fin de vos jours.

# B
paleo-card-new-world = Un nouveau monde
paleo-story-new-world = Chaque soir un autre endroit, et jamais le vôtre. Sans un toit, la nuit s’approche vraiment très près.
paleo-card-tent = Tente
paleo-story-tent = Une caverne à emporter. Les parois sont minces, mais aucun ours n’y a jamais logé.
paleo-card-darca = Darca
paleo-story-darca = Elle s’est jointe à vous sans rien demander, elle porte plus que tout le monde, et derrière chaque colline elle connaît quelqu’un.
paleo-card-high-pass = Le haut col
paleo-story-high-pass = Ici, le vent donne son avis sur tout. De l’autre côté, un instant, les nuages s’écartent : en bas, c’est vert.
paleo-card-wide-water = La grande eau
paleo-story-wide-water = L’autre rive est si loin que ses arbres ressemblent à de l’herbe. Mais ce sont des arbres.
paleo-card-dry-overhang = L’abri sous roche
paleo-story-dry-overhang = De la place pour tous, et aucun ours pour y trouver à redire. Une peau tendue devant, contre le vent, et cela s’appellerait habiter.
paleo-card-far-smoke = Fumée à l’horizon
paleo-story-far-smoke = Un trait mince, tout droit, chaque matin au même endroit. La foudre n’est pas si ponctuelle.
paleo-card-stragglers = Les égarés
paleo-story-stragglers = Ils ont perdu leur tribu il y a trois jours et se disputent depuis sur la direction qu’elle a prise.
paleo-card-abandoned-camp = Le camp des autres
paleo-story-abandoned-camp = Des perches, une peau déchirée, des cendres froides. Ceux qui ont dormi là sont partis du bon côté, espérons-le.
paleo-card-sewing-circle = Le cercle de couture
paleo-story-sewing-circle = Des aiguilles en os, du tendon, et des nouvelles de tous les absents.
paleo-card-sleet = Neige fondue
paleo-story-sleet = On a beau se tourner, elle arrive de face.
paleo-card-green-valley = La vallée verte
paleo-story-green-valley = La fumée monte d’une vallée où la rivière prend son temps. Il y a de l’herbe, du bois, une pente tournée vers le soleil, et des gens qui se sont levés et vous regardent. Si Darca est avec vous, quelqu’un l’appelle d’un nom que vous n’aviez jamais entendu. Sinon, mieux vaut bâtir sans tarder quelque chose qui ait l’air de vouloir rester.

# C
paleo-card-hungry-eyes = Des yeux affamés
paleo-story-hungry-eyes = Ils sont assis là où finit la lueur du feu, côte à côte, fort polis. Entretenez la flamme, ou lancez quelque chose de dur ; eux ont le temps.
paleo-card-lone-wolf = Loup solitaire
paleo-story-lone-wolf = Chassé par les siens, et d’une humeur à l’avenant.
paleo-card-wolf-pair = Le couple
paleo-story-wolf-pair = Vous en voyez un. C’est justement leur méthode.
paleo-card-wolf-pack = La meute
paleo-story-wolf-pack = Ils ne courent pas vers vous, ils courent autour. Et derrière, assise, une forme pâle regarde comment cela tourne.
paleo-card-larder-thieves = Les pilleurs de réserves
paleo-story-larder-thieves = Ils ont mieux compris votre garde-manger que certains d’entre vous.
paleo-card-grey-muzzle = Museau gris
paleo-story-grey-muzzle = Il gronde par habitude. Derrière, il ne reste guère de dents.
paleo-card-yearlings = Jeunes loups
paleo-story-yearlings = Trop jeunes pour savoir qu’on n’entre pas dans un camp. Ils ont déjà mangé la chaussure de quelqu’un.
paleo-card-ahab = Ahab
paleo-story-ahab = Il a un bras, neuf lances et un seul sujet de conversation. Celui-ci est blanc, et il a l’autre bras.
paleo-card-wolf-tracks = Traces en file
paleo-story-wolf-tracks = Cinq bêtes, chacune dans les pas de la première. Elles rapportent de la viande à la maison ; il y a donc une maison.
paleo-card-ring-of-fire = Le cercle de feux
paleo-story-ring-of-fire = Des feux tout autour du camp, un pour chaque côté d’où ils pourraient venir. Cela prend la soirée, et puis, pour une fois, on dort.
paleo-card-fresh-carcass = Carcasse toute fraîche
paleo-story-fresh-carcass = Encore tiède. Les propriétaires ne sont pas loin ; reste à savoir si vous avez assez faim.
paleo-card-place-by-the-fire = Une place près du feu
paleo-story-place-by-the-fire = Entre les enfants, dans les fourrures, il y a un creux exactement à la taille de quelqu’un qui tourne trois fois sur lui-même avant de se coucher.
paleo-card-night-without-a-howl = Une nuit sans hurlement
paleo-story-night-without-a-howl = Vous restez éveillés à les guetter. Puis vous remarquez que ce que vous écoutez, c’est le silence.
paleo-card-wolf-den = La tanière des loups
paleo-story-wolf-den = Sous les racines d’un sapin couché : des os, de la chaleur, une odeur de lait. La mère se tient devant, toute maigre. Derrière elle, une petite chose mordille sa propre queue. Vous avez de la viande, vous avez des lances, et la louve regarde l’une, puis les autres, comme si c’était à vous de jouer.
paleo-card-white-wolf = Le loup blanc
paleo-story-white-wolf = Les autres lui font place. Il est plus grand qu’un loup ne devrait l’être, et il a dans l’épaule une vieille pointe de lance, prise dans la chair comme une pierre dans un tronc. Il ne regarde pas le plus fort d’entre vous. Il regarde celui qui est fatigué.
paleo-card-wolf-pup = Le louveteau
paleo-story-wolf-pup = Il tient dans un capuchon. Il a mordu chacun une fois, voilà qui est réglé, et ce matin il a déposé devant l’abri un lièvre plus gros que lui, puis s’est endormi dessus.

# D
paleo-card-coughing-nights = Les nuits de toux
paleo-story-coughing-nights = L’un commence, et cela fait le tour du feu comme une chanson. Une tisane de racines aiderait ; à défaut, tout ce que vous avez d’autre, et sans compter.
paleo-card-root-bundle = Fagot de racines
paleo-story-root-bundle = Déterrées, brossées, liées, pendues au-dessus du feu. On ne les mange pas : on en menace la toux.
paleo-card-hot-forehead = Un front brûlant
paleo-story-hot-forehead = La petite ne veut pas jouer. C’est à cela qu’on le voit.
paleo-card-shivering-hunter = Le chasseur qui grelotte
paleo-story-shivering-hunter = Il dit que ce n’est rien. C’est la onzième fois, et sa lance claque contre la pierre.
paleo-card-rambling-elder = L’ancienne qui divague
paleo-story-rambling-elder = Elle parle à des gens morts avant votre naissance et, pire, elle vous transmet leurs salutations.
paleo-card-foul-pool = L’eau croupie
paleo-story-foul-pool = Claire, fraîche, et rien n’y vit. Ce dernier point aurait dû vous faire réfléchir.
paleo-card-quaking-bog = La tourbière tremblante
paleo-story-quaking-bog = Les meilleures racines poussent là où le sol fait seulement semblant d’en être un.
paleo-card-willow-bark = Écorce de saule
paleo-story-willow-bark = Si amère qu’elle est forcément bonne à quelque chose.
paleo-card-smoke-in-the-reeds = Fumée dans les roseaux
paleo-story-smoke-in-the-reeds = Quelqu’un habite le marais, où personne n’habite. Cela sent les herbes et la bouillie brûlée.
paleo-card-sweat-lodge = La hutte à sueur
paleo-story-sweat-lodge = Des branches courbées, des peaux par-dessus, des pierres chaudes au milieu. Apportez ce qu’il faut et posez-le ici ; la fièvre, on la chassera par plus chaud qu’elle.
paleo-card-long-vigil = La longue veille
paleo-story-long-vigil = Toute la nuit, quelqu’un reste assis là, change la mousse sur les fronts, raconte des histoires à qui ne les entend pas. Vers le matin, une voix demande la suite.
paleo-card-high-meadow = La prairie d’en haut
paleo-story-high-meadow = Mille fleurs, dont neuf cents poisons. On aimerait avoir avec soi quelqu’un qui les connaisse.
paleo-card-clear-breath = Respirer enfin
paleo-story-clear-breath = Sur la crête, l’air est froid et n’a aucun goût. Ceux qui ne tenaient pas debout à la dernière lune sont montés à pied, et se plaignent du chemin.
paleo-card-reed-mother = Mère Roseau
paleo-story-reed-mother = Sa cabane est perchée sur pilotis, ses opinions aussi. Elle regarde vos langues l’une après l’autre et dit chaque fois « Hm », jamais de la même façon. Puis elle prend son sac. Contre un vrai repas, elle vous préparera ce qu’il faut, mais ce qui en finirait pour de bon, dit-elle, pousse sur la montagne, fleurit la nuit et s’appelle l’herbe de lune.
paleo-card-moonwort = L’herbe de lune
paleo-story-moonwort = Vous avez failli marcher dessus : petite, pâle, ouverte seulement parce que la lune est là. Tout est dans la dose, a dit Mère Roseau en levant les doigts, et vous êtes à peu près sûrs qu’il y en avait trois. La guérison d’une tribu entière, au creux d’une main. Il faut maintenant un bol, des gestes calmes, et ne pas se tromper.

# E
paleo-card-feed-the-fire = Nourrir le feu
paleo-story-feed-the-fire = Il brûle depuis la grand-mère de votre grand-mère, et il mange plus que vous tous. Ce soir aussi.
paleo-card-fire-bow = Archet à feu
paleo-story-fire-bow = Pour tirer, il fait l’affaire. D’où lui vient son nom, aucun des anciens ne saurait plus le dire.
paleo-card-struck-pine = Le pin foudroyé
paleo-story-struck-pine = Fendu jusqu’à la racine, et tout au fond quelque chose rougeoie encore. C’est de là que viennent les feux, on vous l’a toujours dit. Mais la pente, derrière, a brûlé un autre jour.
paleo-card-smoke-next-door = La fumée des voisins
paleo-story-smoke-next-door = Ils vous prêteront du feu. Ils en parleront aussi, à chaque fête, pendant des années.
paleo-card-ember-bearer = Imri porte les braises
paleo-story-ember-bearer = Une corne creuse, de la mousse, un peu d’argile, et le vieil Imri, qui souffle dedans et n’y laisse souffler personne. Avec assez de bois sec, cela peut redevenir un feu.
paleo-card-feast-of-the-long-night = La fête de la longue nuit
paleo-story-feast-of-the-long-night = La nuit la plus longue de l’année, tout le monde mange, tout le monde chante, et le meilleur morceau est pour le feu.
paleo-card-scorched-points = Pointes durcies
paleo-story-scorched-points = Tourner dans la braise, racler, tourner encore. Au bout d’un moment, le bois oublie qu’il a été tendre.
paleo-card-mammoth-in-the-ice = Le mammouth dans la glace
paleo-story-mammoth-in-the-ice = De mémoire d’ancêtre il est là-dedans, et il s’est étonnamment bien conservé.
paleo-card-smelling-stones = Les pierres puantes
paleo-story-smelling-stones = Lourdes, dorées, bonnes à rien. Mais cognez-en deux : cela sent l’œuf pourri et, le temps d’un clin d’œil, autre chose.
paleo-card-beacon-hill = La colline au signal
paleo-story-beacon-hill = Quatre bonnes charges de bois là-haut, et tous ceux que cet hiver a égarés verraient où il y a du monde.
paleo-card-driving-snow = La poudreuse au vent
paleo-story-driving-snow = Elle ne tombe pas, elle passe, et emporte tout ce qu’on ne tient pas, à commencer par la chaleur.
paleo-card-freezing-rain = Pluie verglaçante
paleo-story-freezing-rain = Chaque branche a sa peau de verre. C’est très beau, et vous venez encore de tomber.
paleo-card-winter-bear = L’ours sans sommeil
paleo-story-winter-bear = Il devrait dormir. C’est aussi son avis, et il vous en veut.
paleo-card-burnt-slope = La pente brûlée
paleo-story-burnt-slope = Ce n’est pas la foudre. Au milieu du noir il y a un cercle de pierres, et dans le cercle une planchette percée d’un petit trou brûlé, rond comme un œil. Quelqu’un s’est agenouillé là et a fait un feu, de rien, exprès. Vous vous regardez. Puis tout le monde se met à chercher en même temps.
paleo-card-spark-stones = Les pierres à étincelles
paleo-story-spark-stones = Une dorée, une grise : quand elles se heurtent, elles crachent. Une étincelle n’est pas encore un feu ; il lui faut de l’amadou, de la patience et, si l’on en croit la planchette, un arc qui ne tire rien et fait tourner un bâton.
paleo-card-fire-of-our-own = Un feu à nous
paleo-story-fire-of-our-own = De la fumée, et plus personne ne respire. Un point rouge, gros comme un pou. Imri, qui a porté des braises toute sa vie, se penche, souffle, et le feu se dresse. Il ne vient de personne, personne ne l’a prêté, et vous sauriez recommencer. Vous pourriez même montrer aux voisins.

## Modules F to J

# Modules F à J

paleo-module-f = La colline qui respire
paleo-module-line-f = Il y a un trou dans la colline, et il respire ; il faut que quelqu’un aille voir, et qu’un autre tienne la torche.
paleo-module-g = Les voisins
paleo-module-line-g = Des gens se sont installés de l’autre côté de la vallée ; reste à savoir s’ils sont aimables.
paleo-module-h = L’autre rive
paleo-module-line-h = La rivière est montée entre vous et les vôtres, et n’a pas l’air de le regretter.
paleo-module-i = Les tambours de la crête
paleo-module-line-i = Chaque nuit on bat le tambour là-haut, un peu plus près que la veille ; vos quatre meilleurs montent la garde.
paleo-module-j = Trois-Griffes
paleo-module-line-j = Tout le monde a une histoire sur elle, et toutes s’arrêtent juste avant qu’elle arrive.

paleo-state-wary = voisins méfiants
paleo-state-friendly = voisins amis
paleo-state-feuding = voisins fâchés
paleo-state-calm = Trois-Griffes calme
paleo-state-enraged = Trois-Griffes furieuse

# F
paleo-card-afraid-of-the-dark = La peur du noir
paleo-story-afraid-of-the-dark = Vous campez devant le trou, à l’abri du vent. Personne ne dort, personne ne dit pourquoi. Deux torches et une pierre à serrer feraient du bien ; à défaut, beaucoup de choses à faire de ses mains.
paleo-card-fat-lamp = Lampe à graisse
paleo-story-fat-lamp = Une pierre creuse, un morceau de suif, une mèche de mousse. Cela sent le dîner et montre où l’on met les pieds.
paleo-card-breathing-hole = Le trou qui respire
paleo-story-breathing-hole = Le matin il souffle le frais, le soir il aspire le tiède. La colline dort, disent les anciens. Les enfants demandent ce qui se passe quand elle se réveille.
paleo-card-hand-on-the-rock = Une main sur la roche
paleo-story-hand-on-the-rock = Quelqu’un a posé sa main ici et soufflé de la terre rouge tout autour. Elle a la taille de la vôtre. Bien sûr que vous essayez.
paleo-card-wall-of-antlers = La paroi aux ramures
paleo-story-wall-of-antlers = La pierre s’arrondit là comme une encolure. Qui a eu des cerfs devant soi, vraiment devant soi, sait par où passe le trait.
paleo-card-wall-of-teeth = La paroi aux crocs
paleo-story-wall-of-teeth = Personne ne veut les peindre, tout le monde veut qu’ils soient peints. Autant les avoir sur un mur.
paleo-card-ruu = Grand-mère Ruu
paleo-story-ruu = Elle est plus vieille que le sentier, mange comme un gamin et a les mains rouges jusqu’aux poignets. « Des baies », dit-elle, avec un clin d’œil.
paleo-card-red-stag = Le grand cerf
paleo-story-red-stag = Il se tient bien en vue, de profil. Regardez-le comme il faut : on vous posera des questions sur les bois.
paleo-card-cave-bear = Le locataire
paleo-story-cave-bear = Il était là avant vous ; il l’a écrit sur le mur, avec les griffes.
paleo-card-draught = Courant d’air
paleo-story-draught = Un soupir, venu d’en bas, et le noir avance d’un pas.
paleo-card-bats = Chauves-souris
paleo-story-bats = Le plafond s’en va. Tout entier, d’un coup, en vous frôlant les oreilles.
paleo-card-ochre-seam = Filon d’ocre
paleo-story-ochre-seam = On en retrouve dans les cheveux, dans la soupe et dans le lit, et c’est joli partout.
paleo-card-resin-pines = Pins à résine
paleo-story-resin-pines = Qui travaille ici reste collé à ce qu’il touche ensuite. Mais cela brûle des heures.
paleo-card-hall-of-hands = La salle des mains
paleo-story-hall-of-hands = Quarante pas à genoux, puis on peut se lever, puis on lève la torche. Des mains, par centaines, rouges et noires, en bas, en haut, une à laquelle il manque un doigt, tendues hors de la pierre comme pour savoir qui est là. Personne n’est venu ici depuis plus longtemps qu’on ne sait compter. Il reste de la place sur les murs. Vous retrouverez le chemin : l’un de vous a gardé une main sur la roche.
paleo-card-last-chamber = La dernière salle
paleo-story-last-chamber = Derrière la salle il y a une fente, derrière la fente une chambre si étroite qu’un seul peut peindre pendant que les autres éclairent. Au fond, quelqu’un a commencé une image et s’est arrêté au milieu d’un trait. Le pinceau est encore par terre. Si Ruu est avec vous, elle s’assied, bien contente : elle était juste sortie chercher du rouge.

# G
paleo-card-good-manners = Les bonnes manières
paleo-story-good-manners = Les amis viennent dîner. Ceux qui hésitent encore veulent qu’on insiste, et ceux qui sont fâchés, qu’on serve d’avance.
paleo-card-gift-stone = La pierre aux cadeaux
paleo-story-gift-stone = Un rocher plat, à mi-chemin. On y pose quelque chose, on s’éloigne, on toussote ; quand on se retourne, il y a autre chose à la place.
paleo-card-smoke-over-there = La fumée d’en face
paleo-story-smoke-over-there = Sept feux, des enfants, quelqu’un qui chante faux. On pourrait y aller. Il faudrait juste que l’un de vous marche devant, l’air inoffensif.
paleo-card-their-aunt = Leur tante
paleo-story-their-aunt = Elle est venue voir comment vous vivez, et elle voit tout. La route est longue, glisse-t-elle, quand on n’a pas de vrai manteau.
paleo-card-empty-snares = Collets vides
paleo-story-empty-snares = Quelqu’un est passé avant vous, a tout pris et a refait vos nœuds. Mieux que vous.
paleo-card-flying-stones = Volée de cailloux
paleo-story-flying-stones = Entre amis, c’est un jeu. Sinon c’est un jeu aussi, mais la cible, c’est vous.
paleo-card-missing-meat = Le cuissot disparu
paleo-story-missing-meat = Hier soir, il pendait là. Il reste la corde, et bien des regards vers l’autre côté de la vallée.
paleo-card-beaters = Les rabatteurs
paleo-story-beaters = Eux font le bruit, vous tenez les lances, et pour une fois tout court dans le bon sens.
paleo-card-wrestling = La lutte
paleo-story-wrestling = Qui touche terre a perdu, qui rit a droit à un morceau. Cela a déjà évité deux guerres, au prix d’un nez.
paleo-card-knapping-together = À deux sur la même pierre
paleo-story-knapping-together = Ils frappent de la main gauche. On se dit que c’est faux, et puis on s’y met.
paleo-card-black-glass = Verre noir
paleo-story-black-glass = Cela coupe tout, surtout les pouces. Il n’y a pas plus beau cadeau.
paleo-card-bride-walk = Les fiancés du point d’eau
paleo-story-bride-walk = Une des leurs et un des vôtres vont chercher l’eau à la même heure depuis un bon moment. Personne n’a rien remarqué, c’est entendu. Il vous en coûtera deux belles fourrures et un repas.
paleo-card-gathering-ground = Le rond d’herbe
paleo-story-gathering-ground = Là où les deux ruisseaux se rejoignent, un grand cercle a été foulé il y a très longtemps. Il suffirait d’y empiler du bois, et tout le monde viendrait, rien que pour voir.
paleo-card-first-visit = La première visite
paleo-story-first-visit = Ils ont balayé. Tout le monde attend devant les tentes, propre et raide, et un vieux vous offre la place sur la plus belle fourrure. Il est d’usage d’apporter quelque chose qui a demandé du travail. Puis un garçon large comme une porte propose de lutter un peu, pour rire. Il serait sage de perdre.
paleo-card-who-took-it = Qui a fait le coup ?
paleo-story-who-took-it = Les voilà face à face, les vôtres ici, les leurs là, et chacun a vu quelque chose : il faisait nuit, c’était grand, c’était forcément quelqu’un d’en face. Le sol, personne ne l’a regardé. De petites traces, cinq doigts, et une traînée de graisse qui monte dans un arbre. Là-haut, quelqu’un à la queue bien fournie digère.
paleo-card-great-gathering = Le grand rassemblement
paleo-story-great-gathering = Ils descendent des deux côtés avec des marmites, des flûtes, des enfants sur les épaules, et il en vient d’autres dont vous ignoriez tout. On danse jusqu’à ce que le cercle soit foulé de neuf. Tard dans la nuit, les deux plus âgés, assis côte à côte, découvrent que leurs grands-mères donnaient le même nom à la lune.

# H
paleo-card-rising-river = La rivière monte
paleo-story-rising-river = Chaque soir vous plantez un bâton au bord, chaque matin il n’y est plus. Il faut renforcer la berge, à moins d’avoir sur quoi dormir quand tout flotte.
paleo-card-raft = Radeau
paleo-story-raft = Trois troncs, de la corde, et beaucoup de confiance.
paleo-card-jetty = Le ponton
paleo-story-jetty = Quelques beaux troncs, et il irait jusque là où l’eau devient sérieuse. Apportez du bois et posez-le ici ; la rivière vous regarde.
paleo-card-quiet-cove = L’anse tranquille
paleo-story-quiet-cove = Passé le méandre, l’eau tourne en rond et oublie ce qu’elle voulait faire. On pourrait embarquer d’ici.
paleo-card-kes = Kes
paleo-story-kes = Douze ans, les cheveux toujours mouillés. Elle dit qu’elle a déjà traversé, aller et retour, deux fois, et que vous pagayez comme on chasse les mouches.
paleo-card-drifting-trees = Arbres à la dérive
paleo-story-drifting-trees = Il passe des arbres entiers, avec les nids. Il suffit d’en vouloir un assez fort.
paleo-card-drowned-wood = La forêt noyée
paleo-story-drowned-wood = De l’eau jusqu’aux hanches, abattre n’est pas le plus dur. Le plus dur, c’est que le bois abattu s’en va.
paleo-card-lime-bast = Écorce de tilleul
paleo-story-lime-bast = Tremper, peler, tordre, parler d’autre chose. Le soir, c’est une corde.
paleo-card-slipway = Le chantier
paleo-story-slipway = Tout ce qui flotte est sorti d’ici. Tout ce qui n’a pas flotté aussi.
paleo-card-flooded-meadow = Le pré inondé
paleo-story-flooded-meadow = Les brochets sont couchés dans l’herbe comme des moutons.
paleo-card-gravel-bank = Le banc de gravier
paleo-story-gravel-bank = La rivière a rangé les cailloux par taille. On ne sait pas pour qui.
paleo-card-flood-wave = La vague
paleo-story-flood-wave = On l’entend avant de la voir, et on la voit avant d’y croire.
paleo-card-undercut-bank = La berge minée
paleo-story-undercut-bank = Il y a un instant, c’était un sentier.
paleo-card-water-in-the-tents = De l’eau sous les tentes
paleo-story-water-in-the-tents = Vos chaussures sont déjà debout et se dirigent vers la sortie.
paleo-card-landing = L’embarcadère
paleo-story-landing = D’ici on les voit : de petites silhouettes sur l’autre bord, et l’une d’elles fait signe de tout le bras, exactement comme votre sœur. Entre vous, la rivière, brune, large, très occupée. Un radeau passera peut-être. Deux, attachés ensemble, porteraient tout et tout le monde. Amarrez-les bien.
paleo-card-the-current = Le courant
paleo-story-the-current = Au milieu, la rivière cesse de faire semblant. Le radeau se met à tourner, et les deux rives sont soudain bien loin. « Pagayez ! » crie quelqu’un. « Arrêtez de pagayer ! » crie un autre. Un arbre passe avec toutes ses racines ; il a la priorité.
paleo-card-far-shore = Ceux d’en face
paleo-story-far-shore = Des mains vous hissent sur la berge, et tout le monde parle à la fois. Ils vous croyaient noyés, vous les croyiez noyés, et deux enfants nés entre-temps passent de bras en bras comme de belles prises. Ils ont de quoi manger, mais plus rien pour couper. Faites avec eux un grand repas pour dire adieu à cette rive, et ils plieront bagage pour vous suivre.

# I
paleo-card-the-watch = La garde
paleo-story-the-watch = Vos quatre meilleurs sont là-haut, en plein vent, pour que les autres dorment. Ils ne se plaignent pas. Faites-leur tout de même monter quelque chose de chaud.
paleo-card-raid-at-dusk = Attaque au couchant
paleo-story-raid-at-dusk = Ils sortent du soleil bas, les paumes rouges, et regardent d’abord les paniers.
paleo-card-raid-at-dawn = Attaque à l’aube
paleo-story-raid-at-dawn = C’est l’heure où la garde regarde l’est, et les autres l’intérieur de leurs paupières. Cette fois, ils sont plus nombreux.
paleo-card-slingers = Les frondeurs
paleo-story-slingers = De petites pierres, de très loin. C’est admirable, vu de derrière quelque chose.
paleo-card-spies = La fougère respire
paleo-story-spies = Qui s’y cache a compté vos tentes. Qui s’y cache connaît aussi le chemin du retour, jusque chez eux.
paleo-card-smoking-store = Fumée aux réserves
paleo-story-smoking-store = L’un d’eux n’était venu que pour le toit. Le feu est encore petit ; il a des projets.
paleo-card-red-palms = Les paumes rouges
paleo-story-red-palms = Sur chaque rocher de la montée, le même signe : une main, encore humide. À bien regarder les pouces, ils indiquent quelque chose.
paleo-card-drummer = Le petit au tambour
paleo-story-drummer = Il a traîné, s’est mal caché, et vous l’avez trouvé. Son nom, il ne l’a pas dit ; qu’il a faim, il l’a dit quatre fois.
paleo-card-fire-of-the-wounded = Le feu des blessés
paleo-story-fire-of-the-wounded = De l’achillée, de l’eau chaude et quelqu’un qui a le cœur bien accroché. Pour ceux qui ne redescendront plus de la crête, il faut monter des pierres.
paleo-card-narrow-gorge = Le défilé
paleo-story-narrow-gorge = D’où qu’ils viennent, ils doivent passer par ici, un par un. Vous aussi, d’ailleurs, s’il fallait courir.
paleo-card-beacon = Un feu de notre côté
paleo-story-beacon = Quand vous en aurez renvoyé assez chez eux, allumez-en un ici, le plus grand possible, et personne ne demandera plus à qui est la crête.
paleo-card-hollow-of-drums = Le creux aux tambours
paleo-story-hollow-of-drums = Vous comptez les feux : deux. Vous comptez les guerriers : onze, dont certains ont les cheveux gris, et quatre sont des enfants au menton peint. Tous ceux qui peuvent tenir une baguette frappent à tour de rôle, pour qu’on croie entendre tout un peuple. Derrière eux, les claies où devrait sécher la viande sont vides. Ils ont plus peur que vous.
paleo-card-two-fires = Deux feux
paleo-story-two-fires = Elle vient seule, les mains rouges, une vieille lance au poing, et allume un feu à mi-chemin entre votre camp et le sien. Puis elle en allume un second. Ici on se bat, montre-t-elle, et là on mange. Si le petit est avec vous, il file entre les jambes de tout le monde, et elle l’attrape sans vous quitter des yeux. À vous de choisir où vous asseoir.

# J
paleo-card-three-toes = Trois-Griffes
paleo-story-three-toes = La nuit, elle fait une fois le tour du camp, et mieux vaut qu’elle y trouve quelque chose. Quand il y aura cinq images sur la paroi, la sienne manquera encore : allez alors la trouver, avec des lances ou, tant qu’elle est calme, avec mieux que cela.
paleo-card-garm = Le vieux Garm
paleo-story-garm = Il y était, dit-il, quand elle a perdu les deux autres. À jeun, il n’en dit pas plus, et quand elle rugit il se lève, comme pour une connaissance.
paleo-card-wide-prints = Larges empreintes
paleo-story-wide-prints = Un enfant tiendrait couché dans une seule. Entre les doigts, il y en a trois, des myrtilles écrasées.
paleo-card-her-larder = Son garde-manger
paleo-story-her-larder = La moitié d’un élan sous la mousse, pour plus tard. Tant que personne ne regarde, ce n’est pas du vol.
paleo-card-roar = Le rugissement
paleo-story-roar = Il vient d’abord par le sol. Puis les oiseaux se rappellent qu’on les attend ailleurs.
paleo-card-claw-marks = Coups de griffes
paleo-story-claw-marks = Trois sillons, plus haut qu’une lance. À côté, presque refermés par l’écorce, il y en a de plus anciens : cinq.
paleo-card-offering-stone = La pierre aux offrandes
paleo-story-offering-stone = Du poisson, du miel, le bon bout du rôti. Elle ne vient jamais quand on regarde, et le matin tout est léché.
paleo-card-slope-of-bones = La pente aux os
paleo-story-slope-of-bones = Tout ce qu’elle a mangé dans sa vie a roulé jusqu’ici. Il a bien fallu que cela parte de quelque part.
paleo-card-paw-in-the-mud = La patte dans la boue
paleo-story-paw-in-the-mud = Profonde, fraîche, et qui se remplit d’eau, lentement. Voilà à quelle distance elle est : celle-là.
paleo-card-paw-on-the-path = La patte sur le sentier
paleo-story-paw-on-the-path = Elle ne vous barre pas le chemin. Elle se trouve simplement partout où il mène.
paleo-card-paw-at-the-tent = La patte contre la tente
paleo-story-paw-at-the-tent = La peau se creuse vers l’intérieur, tout doucement. Elle aimerait savoir ce que vous avez mangé.
paleo-card-paw-in-the-dark = La patte dans l’ombre
paleo-story-paw-in-the-dark = Quelque chose de lourd se pose, avec précaution, juste là où la lumière s’arrête.
paleo-card-paw-beside-the-sleeper = La patte près du dormeur
paleo-story-paw-beside-the-sleeper = Un souffle chaud dans le cou. Que personne ne bouge ; et surtout, que personne ne réveille la petite.
paleo-card-paw-raised = La patte levée
paleo-story-paw-raised = Elle se dresse, et n’en finit pas de se dresser. Garm, s’il est là, pose son sac. « Allons, ma vieille », dit-il.
paleo-card-old-trap = Le vieux piège
paleo-story-old-trap = Dans la gorge, sous des années de feuilles, il y a un assommoir grand comme une hutte, et les nœuds sont les nôtres : votre grand-mère les faisait encore ainsi. Deux griffes sont restées entre les pierres. C’est donc là qu’elle les a laissées, et pour cela qu’elle n’a jamais oublié où nous habitons. Si Garm est avec vous, il dit qu’il avait neuf ans, et qu’il en était si fier. Démontez-le, pièce par pièce ; que personne n’y remette le pied.
paleo-card-den = Là où elle dort
paleo-story-den = Il fait chaud ici, cela sent le miel et la vieille neige. Tout au fond, dans un nid de mousse, deux oursons dorment l’un sur l’autre. Puis il fait sombre derrière vous, parce que quelqu’un se tient à l’entrée. Vous n’avez le temps que pour une chose.
