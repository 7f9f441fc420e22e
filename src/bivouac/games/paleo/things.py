"""Signs of what one owns: food, wood and stone, and the twelve tools; each in a square of 24.

A sign is made of pigments: classes that the style sheet colours by day and by night (`style`). `bone` and `dark` stay
as they are, `cut` and `hole` show the ground; `stem`, `twig` and `hair` are lines of a pigment.
"""

THINGS_DRAWN = {
    "food": (
        '<path class="bone" d="M8.2 13.4l2.6 2.6-4.3 4.3q.6 1.9-.9 2.6-1.7.5-2.4-1.3-1.8-.7-1.3-2.4.7-1.5 2.6-.9z"/>'
        '<path class="rust" d="M13.4 2q8.6-.6 8.6 7.4 0 6-5.6 8.2-4.6 1.6-7.4-1.2t-1.6-7q1.4-7 6-7.4z"/>'
        '<path class="cut hair" d="M11 9.4q.8-3.6 3.8-4.2"/>'
    ),
    "wood": (
        '<path class="earth" d="M5.5 3h13.6q3 0 3 4.2t-3 4.2H5.5zM5.5 12.8h13.6q3 0 3 4.2t-3 4.2H5.5z"/>'
        '<path class="bone" d="M5.4 3q3 .2 3 4.2t-3 4.2-3.2-4.2 3.2-4.2zM5.4 12.8q3 .2 3 4.2t-3 4.2-3.2-4.2 3.2-4.2z"/>'
        '<path class="cut hair" d="M11 5.8h6M13.6 8.6h6M11 15.4h7M13 18.4h5"/>'
    ),
    "stone": (
        '<path class="flint" d="M2 18.6l1.6-8.4 6.8-7 8 2.4 3.8 7.4-1.4 6.8-4.2 2.2H5.4z"/>'
        '<path class="cut hair" d="M3.6 10.6l7.6 2.6 7-7.2M11.2 13.2l1.2 8.6M11.2 13.2l10.6.4"/>'
    ),
    "torch": (
        '<path class="earth stem" d="M8 22.4l3.2-8.8"/>'
        '<path class="ochre" d="M12.6.6q6.4 5 5.6 9.6-.8 4.6-5.8 4.6-5.2 0-5.8-4.6-.4-3.4 2.6-5.2.6 1.6.4 3 3.4-2.6'
        ' 3-7.4z"/>'
        '<path class="hole" d="M12.6 8.4q2.2 1.8 1.6 3.4-.5 1.3-1.9 1.3t-1.9-1.3q-.4-1.3.6-2.2.3.6.3 1.1 1.2-.9'
        ' 1.3-2.3z"/>'
    ),
    "axe": (
        '<path class="flint" d="M13.4.8L9.6 4.4 8.4 8.4 5.6 11.6l-.8 4.2 1.6 4.4 4.4 3 4.8-.6'
        ' 3.4-3.4.4-4.8-2-4-.6-4.6z"/>'
        '<path class="cut hair" d="M13.4 1.4l-1 8.2-6.6 3M12.4 9.6l2.8 5 3.8.4M15.2 14.6L11 18.2l-.4 4.4M11 18.2L5.2'
        ' 16M15 14.8l1 7.4"/>'
    ),
    "spear": (
        '<path class="earth twig" d="M2 22L16 8"/>'
        '<path class="flint" d="M22.8 1.2q1 6-3.6 10l-6.4-6.4q4-4.6 10-3.6z"/>'
        '<path class="rust twig" d="M12.6 8l3.4 3.4M10.8 9.8l3.4 3.4"/>'
    ),
    "pelt": (
        '<path class="earth" d="M8.4 1.6q3.6 2.6 7.2 0l1.4 3.2 5.4 1.4-2.6 3.6q-1.6 2.4.2 5l2.4 2.6-4.8 2-2'
        " 3.2q-3.6-2.2"
        "-7.2 0l-2-3.2-4.8-2 2.4-2.6q1.8-2.6.2-5l-2.6-3.6 5.4-1.4z"
        '"/><path class="cut hair" d="M12 6v3M8.6 9.4l.8 2.6M15.4 9.4l-.8 2.6M12 12.4v3M9 15.6l.4 2.4M15 15.6l-.4'
        ' 2.4"/>'
    ),
    "clothing": (
        '<path class="ochre" d="M7.6 1.4q4.4 4.4 8.8 0l6 3.4-1.6 7-3.4-.8.8 11-2.2-1.6-2 2-2-2-2 2-2-2-2.2 1.6.8-11'
        '-3.4.8-1.6-7z"/>'
        '<path class="cut twig" d="M6.8 13.2h10.4"/><path class="cut hair" d="M12 5v5"/>'
    ),
    "tent": (
        '<path class="line twig" d="M9.2.8l3.6 6M14.8.8l-3.6 6"/>'
        '<path class="earth" d="M12 4.4l10.4 18.2H1.6z"/><path class="hole" d="M12 11.6l4.4 11h-8.8z"/>'
    ),
    "talisman": (
        '<path class="line twig" d="M3.4 1.6q0 9.4 8.6 11.2 8.6-1.8 8.6-11.2"/>'
        '<path class="berry" d="M12 10.4a6.2 6.2 0 1 1-.1 0zM3.2 5.4a2 2 0 1 1-.1 3.9zM20.8 5.4a2 2 0 1 0 .1 3.9z"/>'
        '<path class="cut hair" d="M12 13.6a3 3 0 1 1-2.9 3.6q0-1.6 1.8-1.8"/>'
    ),
    "raft": (
        '<path class="ochre" d="M12.8 1.6q8 3.6 8 11.2h-8z"/><path class="line twig" d="M11.6 1.4v14"/>'
        '<path class="earth" d="M2.4 14.2h19.2q1.6 0 1.2 2-.4 2.2-2.2 2.2H3.4q-1.8 0-2.2-2.2-.4-2 1.2-2z"/>'
        '<path class="cut hair" d="M7 14.6v3.6M12 14.6v3.6M17 14.6v3.6"/>'
        '<path class="slate twig" d="M1.4 22q2.6-2.6 5.3 0 2.6-2.6 5.3 0 2.6-2.6 5.3 0 2.6-2.6 5.3 0"/>'
    ),
    "root": (
        '<path class="leaf" d="M12 8.4q-7.4-.4-7.8-7.6 5.8.2 7.4 4.6Q11.4 2 14.6.4q1.8 2.6.2 5.2 2-2.6 5.4-2.2-1'
        ' 5-8.2 5z"/>'
        '<path class="ochre" d="M6.4 9.6q5.6-2.8 11.2 0 1 6.4-3 10-1.6 1.2-2 4-1.4-2.6-3.2-4-4-3.8-3-10z"/>'
        '<path class="cut hair" d="M12 11.4v5.2M9.4 14h5.2"/>'
    ),
    "bow": (
        '<path class="earth stem" d="M8 1.8q14.6 2 14.2 14.2"/><path class="line hair" d="M8 1.8l14.2 14.2"/>'
        '<path class="line twig" d="M4.6 19.4L18 6"/><path class="flint" d="M21.4 2.6l-1.4 5.4-4-4z"/>'
        '<path class="rust" d="M1.4 19.2l3.8-.4-.4 3.8-3.2-.2z"/>'
    ),
    "rope": (
        '<path class="sand stem" d="M12 4.6c5.6 0 8.6 1.6 8.6 3.8s-3 3.8-8.6 3.8-8.6-1.6-8.6-3.8 3-3.8 8.6-3.8zM3.4'
        " 12.6"
        'c.4 2 3.4 3.6 8.6 3.6s8.2-1.6 8.6-3.6M3.4 16.8c.4 2 3.4 3.6 8.6 3.6 3 0 5.4-.4 7-1.2l3 2.4"/>'
        '<path class="cut hair" d="M6 5l1.6 2M16 4.6l-1 2M6.8 14l1.4 2M12 15.2l.6 2M16.8 14.4l.2 2M7 18.2l1.4 2M12.4'
        ' 19.4l.6 2"/>'
    ),
    "horn": (
        '<path class="sand" d="M1.2 8.6l6.4-5.2q2.2 8.6 14.8 7.8.8 0 .4 1.2-2.6 8-10.4 8.2Q3.4 20 1.2 8.6z"/>'
        '<path class="dark" d="M1.4 8.4l6-5q.8 2.4-1.4 4.2t-4.6.8z"/>'
        '<path class="cut twig" d="M12 9.4l-3.4 8M17 11l-2.6 7.4"/>'
    ),
}
