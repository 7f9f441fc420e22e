"""Large animals and people as on the wall of a cave: silhouettes in a box of 120 by 80 that stand on its lower edge."""

FIGURES = {
    "aurochs": (
        '<path class="hide" d="M5 40Q4 35 10 32L18 22Q24 20 30 16 40 6 55 10 72 16 88 15 104 14 109 24 113 34 110'
        " 46L106 57Q107 66"
        " 109 77.6H102L97 60Q95 66 96 77.6H89Q89 64 87 55 72 61 54 56L50 62 48 77.6H41L40 62 34 77.6H27L31 56Q22 54"
        " 18 46 13 48 9 46"
        ' 5 44 5 40z"/><path class="mark stem" d="M109 24Q116 32 115 46"/>'
        '<path class="mark stem" d="M19 22Q7 19 8 5M23 20Q19 10 27 2"/>'
        '<path class="chalk twig" d="M36 24Q34 36 40 46M60 22Q56 34 62 44M86 24Q82 36 90 46"/>'
        '<circle class="chalk-dot" cx="16" cy="31" r="1.8"/>'
    ),
    "mammoth": (
        '<path class="hide" d="M9 56Q4 36 16 25 32 12 54 14 62 15 65 18 68 4 80 3 94 3 98 20 100 28 101 40 102 54'
        " 108 58 112 60 114 56"
        " 118 58 115 64 108 70 101 63 94 55 92 44L89 42Q86 50 82 53L84 77.6H70L69 63 64 67 60 62 54 67 49 62 43 67"
        " 38 62 35 65 36 77.6H21"
        'L20 63Q12 67 9 56z"/><path class="mark stem" d="M9 44Q3 52 6 62"/>'
        '<path class="tusk" d="M90 37Q90 56 112 45 108 64 93 60 82 54 84 37z"/>'
        '<path class="chalk twig" d="M24 34Q20 46 26 56M42 28Q38 42 46 54M60 28Q58 40 66 50"/>'
        '<circle class="chalk-dot" cx="88" cy="24" r="1.8"/>'
    ),
    "deer": (
        '<path class="hide" d="M18 40Q30 35 50 38 64 38 70 32L78 21Q81 16 87 18L98 25Q100 28 96 29L88 29Q84 42 76 48'
        " 72 51 70 53L72 77.6H67"
        'L63 56Q50 59 37 54L33 62 37 77.6H32L27 63 24 54Q22 62 19 66L22 77.6H17L12 65Q15 54 14 47 14 42 18 40z"/>'
        '<path class="limb" d="M63 50L70 52 79 63 77.6 75H73L74.4 65 62 57z"/>'
        '<path class="mark stem" d="M15 43L9 48M82 18Q70 14 68 2M76 14Q66 13 61 7M71 8L75 1'
        'M85 17Q88 8 82 1M86.4 12Q93 10 95 3M86 8L90 1"/>'
        '<path class="chalk twig" d="M30 42Q28 48 32 52M46 44Q44 50 50 54"/>'
        '<circle class="chalk-dot" cx="87" cy="22" r="1.5"/>'
    ),
    "horse": (
        '<path class="hide" d="M7 37Q6 33 10 29L19 18Q22 12 28 12L31 8 33 14Q38 24 50 27 70 26 86 24 102 25 105 38'
        " 106 48 102 56L108 77.6H101"
        "L92 60Q88 68 89 77.6H82Q80 66 80 58 64 64 48 58L46 66 49 77.6H42L38 64 33 77.6H27L32 56Q26 48 26 39 22 37"
        ' 18 37 13 42 9 41 7 40 7 37z"/>'
        '<path class="mark stem" d="M104 32Q114 40 112 58"/><path class="mark bough" d="M30 13Q36 24 48 28"/>'
        '<path class="chalk twig" d="M52 36Q50 46 56 52M72 34Q70 44 76 52"/>'
        '<circle class="chalk-dot" cx="20" cy="24" r="1.6"/>'
    ),
    "wolf": (
        '<path class="hide" d="M5 35L16 28 21 19 25 27Q34 30 44 32 66 31 84 34 97 36 104 46 112 58 115 68 106 63 100'
        " 55L96 54 94 62 98 77.6H92"
        'L86 62 82 77.6H76L78 58Q62 57 50 54L46 62 46 77.6H40L39 62 34 77.6H28L33 52Q26 47 24 41L14 42Q7 41 5 35z"/>'
        '<path class="chalk twig" d="M40 38Q38 44 42 48M58 39Q56 46 60 50M78 40Q76 46 82 51"/>'
        '<circle class="chalk-dot" cx="18" cy="31.6" r="1.5"/>'
    ),
    "bear": (
        '<path class="hide" d="M7 50Q6 30 26 26 46 19 64 26 74 20 84 22L87 16Q92 15 93 21 102 26 111 36 113 40 106'
        " 42 98 45 92 45 88 53 84 55"
        "L86 70Q90 73 89 77.6H73L71 61Q58 65 42 61L40 70Q44 73 43 77.6H28L24 63 20 66 20 72Q24 74 23 77.6H8Q9 62 7"
        ' 50z"/>'
        '<path class="chalk twig" d="M26 34Q22 44 28 54M46 32Q42 44 50 54M66 34Q62 44 70 52"/>'
        '<circle class="chalk-dot" cx="94" cy="30" r="1.8"/>'
    ),
    "hunters": (
        '<path class="mark-dot" d="M24 22a5 5 0 1 0 .1 0zM60 16a5.4 5.4 0 1 0 .1 0zM96 24a4.8 4.8 0 1 0 .1 0z"/>'
        '<path class="mark bough" d="M24 36L21 52 10 74M21 52L34 60 36 76M60 31L57 49 45 73M57 49L71 58 73 75M96'
        ' 38L93 54 83 75M93 54L105 62 107 76"/>'
        '<path class="mark stem" d="M23 39L10 44M23 39L38 40M59 35L45 40M59 35L75 36M95 41L83 46M95 41L109 42"/>'
        '<path class="mark twig" d="M8 50L46 32M42 47L84 25M80 52L118 34"/>'
        '<path class="mark-dot" d="M53 28L47 36 43 29zM91 21L85 29 81 22zM125 30L119 38 115 31z"/>'
    ),
}
