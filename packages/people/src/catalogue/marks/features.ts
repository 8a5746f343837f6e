import { family } from './mark.ts'

export const eyeMarks = family('eyes', 'face', {
  'glowing-eyes': [
    'Glowing eyes',
    'glowing eyes, luminous eyes, shining eyes, glowing eye, eyes glowing, eye glow, glowing irises, burning eyes, bioluminescent eyes, radiant eyes, eyes that glow, glowy eyes, luminescent eyes, fiery eyes, laser eyes, light up eyes, neon eyes, eyes of fire, flaming eyes, glowing gaze, eyes aglow, blazing eyes, electric eyes, glow in her eyes, cybernetic eyes, cyber eyes, robotic eyes, robot eyes, mechanical eyes, glowing robotic eyes, led eyes, bright glowing eyes',
    ['eyes/eye _ glowing/glow/aglow/shining/burning/blazing/glows/ablaze', 'glow/light/fire/flames in/from _ eyes'],
  ],
  'cyber-eye': [
    'Cybernetic eye',
    'cybernetic eye, robotic eye, mechanical eye, bionic eye, cyber eye, robot eye, artificial eye, glowing red cybernetic eye, eye implant, cyborg eye, prosthetic eye, one glowing eye, one robotic eye, one cybernetic eye, optic implant, camera eye, ocular implant, glowing left eye, glowing right eye',
    ['left/right/one eye _ glowing/cybernetic/mechanical/robotic/glows'],
  ],
  'slit-pupils': [
    'Slit pupils',
    'slit pupils, cat pupils, snake eyes, reptilian eyes, slitted pupils, vertical pupils, snake like eyes, cat like pupils, lizard eyes, dragon eyes, feline pupils, serpent eyes, slit eyes, slitted eyes, reptile eyes, serpentine eyes, vertical slit pupils, cat slit eyes, snake pupils, feline eyes, vampire eyes, cat slit pupils, dragon like eyes',
    ['pupils/eyes like _ cat/snake/reptile/dragon/lizard', 'slit _ pupils'],
  ],
  'goat-pupils': [
    'Goat pupils',
    'goat pupils, goat eyes, horizontal pupils, goat like eyes, goat like pupils, rectangular pupils, octopus eyes',
    [],
  ],
  'star-pupils': [
    'Star pupils',
    'star pupils, star shaped pupils, starry eyes, star eyes, stars in eyes, starry eyed, stars in her eyes, stars in his eyes, star shaped eyes, sparkling star eyes, star in eye, stars for pupils, sparkle eyes',
    ['star/stars in _ eyes/eye/pupils/irises', 'pupils/eyes shaped like/as stars', 'star shaped _ pupils/highlights'],
  ],
  'heart-pupils': [
    'Heart pupils',
    'heart pupils, heart shaped pupils, heart eyes, hearts in eyes, hearts in her eyes, hearts in his eyes, heart shaped eyes, hearts for pupils, heart in eye',
    ['heart/hearts in _ eyes/eye/pupils/irises', 'pupils/eyes shaped like/as hearts'],
  ],
  'cross-pupils': [
    'Cross pupils',
    'cross pupils, cross shaped pupils, x shaped pupils, plus shaped pupils, cross eyes pupils, diamond pupils, diamond shaped pupils',
    ['pupils/eyes shaped like/as crosses/diamonds'],
  ],
  'spiral-pupils': [
    'Spiral eyes',
    'spiral eyes, spiral pupils, swirly eyes, hypnotised eyes, hypnotized eyes, hypnotic eyes, ringed eyes, ring pupils, swirl eyes, hypnosis eyes, concentric eyes',
    [],
  ],
  'black-eyes': [
    'Black eyes',
    'black sclera, all black eyes, fully black eyes, completely black eyes, solid black eyes, black eyeballs, pitch black eyes, demonic black eyes, inky black eyes, void eyes, entirely black eyes, pure black eyes, hollow eyes, hollow eye sockets, empty eye sockets, dark sclera, black scleras, alien eyes, eyes all black, eyes black as night, black hollow eyes',
    ['black/dark sclera/scleras', 'eyes _ all/entirely/completely/fully/solid/pitch black'],
  ],
  'white-eyes': [
    'White eyes',
    'no pupils, without pupils, white eyes, blind eyes, blank eyes, all white eyes, milky eyes, clouded eyes, pupilless eyes, solid white eyes, blank white eyes, blinded eyes, cloudy eyes, cataracts, unseeing eyes, pure white eyes, milky white eyes, eyes without pupils, clouded white eyes, sightless eyes, glassy white eyes, ghost eyes, zombie eyes, pale blind eyes, eyes rolled back',
    ['eyes/eye _ white/milky/clouded/blank/blind', 'milky/white/clouded/pale/blind _ eyes'],
  ],
  'blind-eye': [
    'One blind eye',
    'one blind eye, blind in one eye, one milky eye, milky eye, one white eye, one clouded eye, blind eye, clouded eye, cloudy eye, dead eye',
    ['one/left/right eye _ white/milky/clouded/blind'],
  ],
  'bloodshot-eyes': [
    'Bloodshot eyes',
    'bloodshot eyes, bloodshot, red rimmed eyes, teary red eyes, red veined eyes, puffy red eyes, reddened eyes, eyes red from crying, red sclera, swollen eyes, eyes red rimmed, red puffy eyes, puffy eyes, red rimmed',
    ['eyes _ red from crying/tears/tiredness/smoke', 'eyes _ bloodshot'],
  ],
  'galaxy-eyes': [
    'Galaxy eyes',
    'galaxy eyes, cosmic eyes, eyes like galaxies, nebula eyes, space eyes, universe in her eyes, galaxies in her eyes, eyes full of stars, celestial eyes, rainbow eyes, kaleidoscope eyes, multicoloured eyes, multicolored eyes, iridescent eyes, opal eyes, prismatic eyes, holographic eyes, gradient eyes, opalescent eyes',
    ['galaxy/galaxies/universe/cosmos in _ eyes', 'eyes full of stars/galaxies'],
  ],
})

export const hairMarks = family('hair', 'face', {
  'split-hair': [
    'Two-tone hair',
    'split dyed hair, split dye, split dyed, two tone hair, two toned hair, half and half hair, split hair, two colour hair, two color hair, bicolor hair, bicolour hair, two coloured hair, two colored hair, split color hair, split colour hair, dual tone hair, half dyed hair, split dye hair',
    [],
  ],
  'gradient-hair': [
    'Gradient hair',
    'gradient hair, ombre hair, dip dyed hair, dip dyed, balayage, gradient coloured hair, gradient colored hair, dip dye, hair gradient, multicoloured tips, faded tips, coloured tips, colored tips, hair fading, sombre hair, dip dyed tips, dip dyed ends, faded ends',
    ['hair _ fading/fades/blending/turning/turns/fade/shifting to/into', 'hair with _ tips/ends'],
  ],
  'rainbow-hair': [
    'Rainbow hair',
    'rainbow hair, multicoloured hair, multicolored hair, rainbow coloured hair, rainbow colored hair, unicorn hair, pastel rainbow hair, colourful hair, colorful hair, holographic hair, prismatic hair, rainbow dyed hair, iridescent hair, galaxy hair, cotton candy hair, opal hair, neon rainbow hair, multicolour hair, multicolor hair',
    [],
  ],
  'dark-roots': [
    'Dark roots',
    'dark roots, black roots, grown out roots, visible roots, brown roots, roots showing, regrowth, root shadow, shadow roots, dark regrowth, overgrown roots, rooted hair',
    ['hair with dark/black/brown roots', 'roots _ showing/grown+out'],
  ],
  'money-piece': [
    'Coloured front strands',
    'money piece, front streaks, streak in front, front strands, face framing highlights, e girl hair, egirl hair, front highlights, forelock, skunk stripe, skunk hair, rogue streak, front money piece, e girl streaks, egirl streaks, streak at the front, streaks at the front',
    [],
  ],
  'wet-hair': [
    'Wet hair',
    'wet hair, damp hair, wet look hair, dripping hair, soaked hair, drenched hair, hair wet, rain soaked hair, hair plastered to her face, wet strands, sweaty hair, hair dripping, hair soaked, hair slick with rain, wet curls, hair wet with rain, wet locks, damp curls, hair plastered, wet slicked hair, shower wet hair, sweat soaked hair, rain wet hair',
    [
      'hair/strands _ wet/damp/soaked/dripping/drenched/plastered/slick',
      'wet/damp/soaked/drenched/dripping/rain+soaked/sweaty _ hair/curls/locks/strands',
      'hair plastered/stuck/sticking to/on/against _ face/forehead/neck/head/skin',
    ],
  ],
  'windblown-hair': [
    'Windblown hair',
    'windblown hair, windswept hair, hair blowing in the wind, hair blowing, wind in her hair, wind in his hair, hair in the wind, flowing hair in the wind, hair whipping, wind blown hair, wind swept hair, hair whipping in the wind, hair flying, flying hair, hair fluttering, hair billowing, billowing hair, hair streaming, windswept, hair caught in the wind, hair tousled by wind, hair tossed by the wind, hair blown by the wind, blowing hair, hair flowing in the wind, hair streaming behind her, wind blowing through her hair, wind tousled hair, hair swaying, hair flowing',
    [
      'hair _ blowing/whipping/streaming/flying/fluttering/billowing/flowing/blown/swept/tossed _ in/by/with/behind _ wind/breeze/storm/air/her/him',
      'wind/breeze _ in/blowing/through/blowing+through/tousling/catching/whipping/lifting _ hair',
    ],
  ],
  'floating-hair': [
    'Floating hair',
    'floating hair, hair floating, hair drifting, weightless hair, hair floating in water, hair floating around her, levitating hair, hair suspended, hair floating upward, hair defying gravity, gravity defying hair, hair adrift, hair fanned out, hair floating in zero gravity, drifting hair, hair spreading in the water, hair levitating, hair rising',
    [
      'hair _ floating/drifting/suspended/levitating/fanned/rising/spreading _ in/around/above/out/up _ water/air/her/him/face/head/zero+gravity/space',
    ],
  ],
  bangs: [
    'Bangs',
    'bangs, fringe, blunt bangs, straight bangs, full bangs, full fringe, blunt fringe, straight fringe, short bangs, short fringe, baby bangs, micro bangs, thick bangs, wispy bangs, wispy fringe, choppy bangs, choppy fringe, messy bangs, messy fringe, straight cut bangs, straight across bangs, hime bangs, heavy bangs, heavy fringe, front bangs, hair falling over her forehead, hair falling over his forehead, hair over her forehead, hair over his forehead, long bangs, feathered bangs',
    ['bangs/fringe over/across/covering/on _ forehead/brow/brows/eyebrows'],
  ],
  'curtain-bangs': [
    'Curtain bangs',
    'curtain bangs, curtain fringe, parted bangs, parted fringe, middle parted bangs, 70s bangs, bangs parted in the middle, face framing bangs, face framing layers, face framing strands, loose strands framing her face, loose strands framing his face, strands framing her face, strands framing his face, loose strands framing face, strands framing the face',
    ['bangs/fringe parted in/down _ middle'],
  ],
  'side-bangs': [
    'Side bangs',
    'side bangs, side swept bangs, side fringe, side swept fringe, swept bangs, swept fringe, asymmetrical bangs, asymmetric bangs, bangs swept to the side, fringe swept to the side, emo fringe, emo bangs, diagonal bangs',
    ['bangs/fringe swept/brushed/combed to/over _ side'],
  ],
  'hair-over-eye': [
    'Hair over one eye',
    'hair over one eye, hair over eye, hair covering one eye, hair covering eye, one eye covered by hair, one eye hidden by hair, one eye hidden behind hair, peekaboo hair, hair over her eye, hair over his eye, hair hiding one eye, hair falling over one eye, bangs over one eye, bangs covering one eye, fringe over one eye, fringe covering one eye, one eye covered, one eye hidden, hair across one eye, eye covered by hair',
    [
      'hair/bangs/fringe/lock/strand/strands _ over/covering/hiding/across _ eye',
      'hair/bangs/fringe/lock+of+hair falling/swept/hanging/draped over/across _ eye',
      'eye _ covered/hidden by/behind/under/beneath _ hair/bangs/fringe',
    ],
  ],
  ahoge: [
    'Ahoge',
    'ahoge, antenna hair, cowlick, stray hair on top, idiot hair, single hair sticking up, hair antenna, sprout of hair, hair sticking up, cowlicks, tuft of hair, hair strand on top',
    ['strand/lock/tuft of hair sticking/standing up'],
  ],
})

export const metals = family('metal', 'arms', {
  'metal-arm': [
    'Mechanical arm',
    'mechanical arm, robotic arm, prosthetic arm, cybernetic arm, robot arm, metal arm, bionic arm, cyborg arm, chrome arm, steel arm, mechanical left arm, cyber arm, iron arm, mech arm, arm prosthesis, automail, automail arm, artificial arm, clockwork arm, steampunk arm, brass arm, android arm, augmented arm, silver arm, golden arm, cybernetic limb, prosthetic limb, mechanical limb, robotic limb, robotic prosthetic arm, mechanical prosthetic arm, one metal arm, arm implant',
    [
      'mechanical/robotic/prosthetic/cybernetic/metal/bionic/chrome/steel/cyborg/clockwork/artificial/golden/silver _ arm/forearm/limb',
      'arm _ of metal/steel/chrome',
      'arm _ replaced/made of/by/with/from metal/steel/chrome/machinery/prosthetic',
      'arm _ mechanical/robotic/prosthetic/cybernetic',
    ],
    'all',
  ],
  'metal-arm-right': [
    'Mechanical right arm',
    'mechanical right arm, robotic right arm, prosthetic right arm, cybernetic right arm, right robotic arm, right mechanical arm, right arm is mechanical, metal right arm, bionic right arm, right prosthetic arm, right cybernetic arm, right metal arm, right bionic arm',
    ['right arm is/made/replaced _ mechanical/robotic/prosthetic/cybernetic/metal/bionic/chrome'],
  ],
  'metal-arms': [
    'Mechanical arms',
    'mechanical arms, robotic arms, prosthetic arms, cybernetic arms, robot arms, metal arms, bionic arms, cyborg arms, chrome arms, cyber arms, cybernetic limbs, mechanical limbs, robotic limbs, prosthetic limbs, metal limbs, steel arms, gorilla arms, cyborg limbs, augmented arms',
    [
      'arms _ of/made metal/steel/chrome',
      'mechanical/robotic/prosthetic/cybernetic/metal/bionic/chrome/cyborg _ arms/limbs/forearms',
    ],
  ],
  'metal-hand': [
    'Mechanical hand',
    'mechanical hand, robotic hand, prosthetic hand, cybernetic hand, robot hand, metal hand, bionic hand, cyborg hand, chrome hand, metal fingers, robotic fingers, mechanical hands, robotic hands, metal hands, mechanical fingers, prosthetic hands, cybernetic hands, chrome fingers, iron hand, golden hand, artificial hand, cybernetic fingers, hand prosthesis',
    [
      'mechanical/robotic/prosthetic/cybernetic/metal/bionic/chrome/cyborg _ hand/hands/fingers',
      'hand/hands _ of/made metal/steel/chrome',
    ],
    'hands',
  ],
  'metal-legs': [
    'Mechanical legs',
    'mechanical leg, robotic leg, prosthetic leg, cybernetic leg, robot legs, metal leg, bionic leg, robotic legs, mechanical legs, prosthetic legs, cybernetic legs, metal legs, running blade, peg leg, prosthetic running blade, blade prosthesis, bionic legs, cyborg legs, chrome legs, automail leg, leg prosthesis, artificial leg',
    [
      'mechanical/robotic/prosthetic/cybernetic/metal/bionic/chrome/cyborg _ leg/legs/limb+below+knee',
      'leg/legs _ of/made metal/steel/chrome',
    ],
    'legs',
  ],
  'metal-jaw': [
    'Metal jaw',
    'metal jaw, chrome jaw, cybernetic jaw, mechanical jaw, robotic jaw, steel jaw, iron jaw, cyber jaw, cyborg jaw, metallic jaw, artificial jaw, golden jaw',
    ['metal/chrome/cybernetic/mechanical/robotic/steel _ jaw/chin/jawline'],
    'face',
  ],
  'metal-face': [
    'Half a metal face',
    'half metal face, half robot face, half machine face, half robot, exposed circuitry, terminator face, exposed wiring, exposed metal skull, half cyborg face, half machine, half android face, exposed endoskeleton, metal face plate, metal plate on face, half of her face is metal, half of his face is metal, exposed machinery, exposed wires, face half mechanical, half mechanical face, exposed mechanical parts, exposed metal, half cyborg, exposed circuits, torn synthetic skin, exposed mechanics, metal face, metal plates on face, missing skin revealing metal',
    [
      'half/side/part of _ face is/made _ metal/robotic/mechanical/machine/chrome',
      'metal/chrome/steel plate/plates/plating on/over/across/covering _ face/cheek/temple/eye/skull/half',
      'wires/wiring/circuitry/metal/machinery visible/exposed/showing _ under/beneath/through/in/on _ skin/face/cheek/neck',
    ],
    'face',
  ],
})

export const feet = family('feet', 'legs', {
  barefoot: [
    'Barefoot',
    'barefoot, bare feet, barefooted, bare foot, shoeless, bare footed, bare feet in the sand, bare hairy feet, dirty bare feet, bare soles, kicks off shoes, shoes off, bare toes, naked feet',
    ['bare _ feet', 'feet _ bare', 'shoes in _ hand/hands'],
  ],
})
