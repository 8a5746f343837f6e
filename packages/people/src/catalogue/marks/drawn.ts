import { family } from './mark.ts'

const arms = 'arm/arms/forearm/forearms/bicep/biceps/wrist/wrists'

/** Tattoos by where they are; what they show is a gene of its own. */
export const tattoos = family('tattoo', 'arms', {
  tattoos: [
    'Tattoos',
    'tattooed, tattoos, tattoo, heavily tattooed, covered in tattoos, full body tattoos, full body tattoo, body tattoos, tattooed body, inked, body ink, body tattoo, lots of tattoos, many tattoos, tattoo covered, tattooed skin, irezumi, visible tattoos, body art, skin ink',
    [
      'tattoo/tattoos on/across/over/covering/all+over _ body/skin',
      'body _ in tattoos',
      'tattoo/tattoos on/across/over/covering _ arms and neck/chest/hands/face',
      'tattooed arms and neck/hands/chest',
    ],
    'all',
  ],
  'tattoo-sleeve': [
    'Sleeve tattoo',
    'sleeve tattoo, tattoo sleeve, full sleeve, full sleeve tattoo, tattooed arm, arm tattoo, tattooed forearm, forearm tattoo, half sleeve, half sleeve tattoo, wrist tattoo, bicep tattoo, inked arm, tattooed sleeve',
    [
      `tattoo/ink on/down/along/around/across/over/covering/up/winding+around/wrapped+around/snaking+up/running+up/running+down _ arm/forearm/bicep/wrist/sleeve`,
      'tattoo sleeve on _ arm',
      'arm _ in tattoos/ink',
    ],
  ],
  'tattoo-sleeves': [
    'Sleeve tattoos',
    'sleeve tattoos, tattoo sleeves, full sleeves of tattoos, tattooed arms, arm tattoos, both arms tattooed, full sleeve tattoos, inked arms, tattooed forearms, forearm tattoos, two full sleeves, full sleeves, tattooed sleeves',
    [`tattoos/ink on/down/along/across/over/covering/all+over/up _ ${arms}/sleeves`, 'arms/forearms _ in tattoos/ink'],
  ],
  'tattoo-hands': [
    'Hand tattoos',
    'hand tattoo, hand tattoos, tattooed hands, finger tattoos, tattooed fingers, knuckle tattoos, tattooed knuckles, tattooed hand, knuckle tattoo, finger tattoo',
    ['tattoo/tattoos/ink on/across/over _ hand/hands/fingers/knuckles'],
    'hands',
  ],
  'tattoo-neck': [
    'Neck tattoo',
    'neck tattoo, neck tattoos, tattooed neck, throat tattoo, tattooed throat, neck ink, throat tattoos',
    ['tattoo/tattoos/ink on/across/over/up/around/climbing/creeping+up/along/down/at _ neck/throat/nape'],
    'neck',
  ],
  'tattoo-ear': [
    'Tattoo behind the ear',
    'behind the ear tattoo, tattoo behind ear, tattoo behind the ear, small neck tattoo, tattoo below the ear',
    ['tattoo/ink behind/below/beneath/under/near _ ear'],
    'neck',
  ],
  'tattoo-face': [
    'Face tattoo',
    'face tattoo, face tattoos, facial tattoo, facial tattoos, tattooed face, teardrop tattoo, ta moko, moko, cheek tattoo, forehead tattoo, facial markings, face markings, facial marking, tribal face tattoo, chin tattoo, markings on face, tribal facial tattoos',
    [
      'tattoo/tattoos/markings/marking/ink on/across/over/under/around/below/above _ face/cheek/cheeks/eye/eyes/forehead/chin/temple/brow',
    ],
    'face',
  ],
  'tattoo-chest': [
    'Chest tattoo',
    'chest tattoo, chest tattoos, tattooed chest, collarbone tattoo, collarbone tattoos, tattooed collarbone, chest piece',
    [
      'tattoo/tattoos/ink on/across/over/along/under/peeking+out+of _ chest/collarbone/collarbones/collar/neckline/sternum/breastbone',
    ],
    'chest',
  ],
  'tattoo-shoulder': [
    'Shoulder tattoo',
    'shoulder tattoo, shoulder tattoos, tattooed shoulder, tattooed shoulders',
    ['tattoo/tattoos/ink on/across/over/covering/along _ shoulder/shoulders/upper+arm/upper+arms'],
    'arms',
  ],
  'tattoo-back': [
    'Back tattoo',
    'back tattoo, back tattoos, tattooed back, full back tattoo, back piece, tattoo on the back',
    ['tattoo/tattoos/ink on/across/over/covering/down _ back/spine/shoulder+blades/shoulder+blade'],
    'back',
  ],
  'tattoo-legs': [
    'Leg tattoos',
    'leg tattoo, leg tattoos, tattooed legs, tattooed leg, thigh tattoo, calf tattoo, ankle tattoo, leg sleeve',
    ['tattoo/tattoos/ink on/down/along/around/across/over/covering/up _ leg/legs/thigh/thighs/calf/calves/ankle/shin'],
    'legs',
  ],
  henna: [
    'Henna',
    'henna, mehndi, henna tattoo, henna hands, hennaed hands, mehendi, henna tattoos, henna designs, henna patterns',
    ['henna/mehndi/mehendi _ on _ hands/hand/arms/fingers/palms'],
    'hands',
  ],
})

/** Light from within. */
export const glows = family('glow', 'face', {
  'glowing-tattoos': [
    'Glowing tattoos',
    'glowing tattoos, glowing tattoo, neon tattoos, luminous tattoos, glowing markings, glowing marks, bioluminescent tattoos, luminescent tattoos, magical tattoos, magic tattoos, bioluminescent markings, glowing patterns, luminous markings, light up tattoos, glowing lines, neon tattoo, glowing skin markings, glowing body markings, bioluminescent patterns, bioluminescent skin, bioluminescent spots, luminescent markings, bioluminescent freckles, glowing freckles, bioluminescent, shining marks, luminous patterns, magical markings, glowing sigil',
    [
      'glowing/luminous/neon/bioluminescent/luminescent tattoos/tattoo/markings/marks/lines/patterns/symbols/sigils/spots/glyphs on/across/over/along/under/all+over/covering _ skin/face/arms/arm/body/cheeks/neck/hands',
      'tattoos/markings/marks/symbols _ glowing/glow',
    ],
    'arms',
  ],
  'glowing-runes': [
    'Glowing runes',
    'glowing runes, glowing runes on skin, runes on skin, runic tattoos, magic runes on skin, rune markings, glowing glyphs, rune tattoos, glowing symbols, arcane runes, glowing sigils, glowing rune tattoos, arcane tattoos, arcane markings, runic markings, rune covered skin, glowing arcane symbols, carved runes, glowing magic runes, luminous runes, rune tattoo',
    [
      'runes/glyphs/sigils/symbols/arcane+symbols/glowing+runes/glowing+glyphs/glowing+sigils/glowing+symbols/arcane+runes/rune+tattoos/runic+tattoos on/across/over/along/under/all+over/covering/down/up/etched+into/carved+into/etched+on/floating+on _ skin/face/arms/arm/body/cheeks/neck/hands/hand/forearms',
    ],
    'arms',
  ],
  'glowing-veins': [
    'Glowing veins',
    'glowing veins, bioluminescent veins, luminous veins, lava veins, molten veins, veins of light, neon veins, veins glowing, energy veins, glowing cracks, lava cracks, molten cracks, magma skin, lava skin, molten skin, cracks of light, glowing vein, magma veins',
    [
      'glowing/luminous/bioluminescent/neon/molten/magma veins/cracks on/across/over/along/under/in/through/beneath/down/up/all+over _ skin/face/arms/arm/body/cheeks/neck/hands/forearms',
      'veins _ glowing/glow',
    ],
    'arms',
  ],
  'circuit-lines': [
    'Circuit lines',
    'circuit lines, circuit tattoos, circuitry on skin, glowing circuits, circuit patterns, circuit markings, glowing circuitry, circuit board tattoo, circuitry, circuits on skin, cyber tattoos, tech lines, circuit tattoo, glowing circuit lines, cybernetic lines, cyberpunk tattoos, glowing implants, neon face lines, tech tattoos, data tattoos, led tattoos, holographic tattoos, subdermal lights, subdermal leds',
    [
      'circuits/circuitry/circuit+lines/circuit+patterns/glowing+circuits/glowing+circuitry/neon+lines/leds/led+lines on/across/over/along/under/in/beneath/down/all+over _ skin/face/arms/arm/body/cheeks/cheek/neck/hands/temple/forearms/jaw',
    ],
    'face',
  ],
  'dark-veins': [
    'Dark veins',
    'black veins, dark veins, corrupted veins, corrupted skin, cursed marks, curse mark, visible veins, bulging veins, veiny, infected veins, zombie skin, decayed skin, veins on his neck, venom veins, purple veins, blue veins, curse marks, cursed mark',
    [
      'black/dark/purple/blue/visible/bulging/corrupted veins _ on/across/over/along/under/around/down/up/creeping/spreading/in _ skin/face/arms/arm/eyes/eye/neck/hands/temple/forehead/cheeks',
      'veins bulging/visible on/in/across _ neck/forehead/arms/temple/hands',
    ],
    'face',
  ],
})

export const paints = family('paint', 'face', {
  'war-paint': [
    'War paint',
    'war paint, warpaint, battle paint, facial war paint, face war paint, viking war paint, viking face paint, celtic war paint, woad, warrior face paint, warrior paint, tribal war paint, warrior makeup, viking paint, battle makeup, face paint, facepaint, painted face, facial paint, face painted, tribal makeup, ceremonial paint, ritual paint, ceremonial face paint',
    [
      'war+paint/paint/warpaint/face+paint _ across/over/around _ eyes/nose/cheekbones',
      'stripe/stripes/band/line/lines/streak/streaks/handprint of paint/war+paint/warpaint _ across/on/under/over/down _ face/eyes/eye/cheek/cheeks/nose/chin/lip',
      'painted stripe/stripes/line/lines/band across/on/under/over _ face/eyes/cheek/cheeks/nose',
      'face/cheeks _ painted _ in/with _ stripes/lines/paint/war+paint',
    ],
    'all',
  ],
  'tribal-paint': [
    'Dots and lines of paint',
    'tribal paint, tribal face paint, tribal markings, body paint, white dots on face, dots on face, painted dots, tribal marks, shaman paint, painted markings, druid paint, tribal body paint, body painted, painted skin, ritual markings, ritual marks, face dots, ceremonial markings, shaman markings, tribal pattern',
    [
      'dots/white+dots/painted+dots/white+markings/tribal+markings/tribal+paint on/across/under/over/around/along _ face/cheek/cheeks/nose/eyes/forehead/brow/chin',
    ],
  ],
  'whisker-marks': [
    'Whisker marks',
    'whisker marks, cat whiskers, painted whiskers, drawn whiskers, whisker face paint, whisker markings, fox whiskers, cat makeup, cat face paint, bunny makeup',
    ['whiskers/whisker+marks on/across _ face/cheek/cheeks'],
  ],
  'tiger-stripes': [
    'Tiger stripes',
    'tiger stripes, tiger face paint, striped skin, tiger striped skin, zebra face paint, tiger markings, striped face, animal stripes, tiger makeup, tiger stripe markings',
    ['stripes/tiger+stripes on/across/over _ skin/face/arms/body/cheeks'],
  ],
  'skull-paint': [
    'Skull paint',
    'skull paint, skull face paint, skull makeup, sugar skull, sugar skull makeup, calavera, calavera makeup, day of the dead makeup, skeleton makeup, skull painted face, skeleton face paint, catrina, la catrina, catrina makeup, painted skull, skull face, skeleton face, day of the dead face paint, dia de los muertos makeup, sugar skull face paint, calavera face paint',
    ['face _ painted _ as/like _ skull', 'skull painted on _ face'],
  ],
  'clown-paint': [
    'Clown make-up',
    'clown makeup, clown paint, clown face paint, clown face, jester makeup, harlequin makeup, joker makeup, painted clown face, mime makeup, mime face paint, circus makeup, pierrot makeup, pierrot, clowncore makeup, jester face paint, clown white, painted smile, red nose and white face',
    ['face _ painted _ as/like _ clown/mime'],
  ],
  'kabuki-paint': [
    'Kabuki paint',
    'kabuki makeup, kabuki paint, kabuki face paint, kumadori, kabuki, oni makeup, beijing opera makeup, peking opera makeup, opera face paint, opera makeup',
    [],
  ],
  'white-face': [
    'White face paint',
    'white face paint, white makeup, white face, white powdered face, powdered face, geisha face paint, porcelain makeup, oshiroi, white painted face, corpse paint, ghost makeup, white foundation, face powdered white, face painted white, white face makeup, geisha white makeup, ghostly makeup, vampire makeup',
    ['face _ painted/powdered _ white'],
  ],
  'eye-black': [
    'Black under the eyes',
    'eye black, eyeblack, football eye black, black stripes under the eyes, anti glare paint, black paint under her eyes, black lines under her eyes',
    ['black stripe/stripes/paint/line/lines/smudge/smudges/smears/smear under/below/beneath _ eyes/eye'],
  ],
  'eye-band': [
    'Painted band across the eyes',
    'painted mask, raccoon paint, raccoon mask makeup, black band across the eyes, black paint across her eyes, black paint around eyes, bandit paint, raccoon eyes, painted eye mask, red paint across her eyes',
    [
      'black/white/red/blue/green/dark/gold band/paint/stripe/bar/streak across/over/around _ eyes',
      'band/stripe/streak of black/white/red/blue/green/dark paint across/over _ eyes',
      'blacked/blackened eyes/eye+sockets',
    ],
  ],
  'camo-paint': [
    'Camouflage paint',
    'camo paint, camouflage paint, camo face paint, camouflage face paint, camouflaged face, camo face, camo makeup, army face paint, military face paint, camouflage makeup, green face paint',
    ['camo/camouflage on _ face', 'face _ in camo/camouflage'],
  ],
  'flag-cheek': [
    'Stripes painted on the cheeks',
    'painted cheeks, flag face paint, flags on cheeks, football fan face paint, face painted in team colours, rainbow face paint, rainbow on cheek, pride face paint, pride makeup, rainbow flag on cheek, painted flag',
    ['flag/flags/rainbow/rainbow+flag painted on _ cheek/cheeks/face', 'flag/flags/rainbow on _ cheek/cheeks/face'],
  ],
  'heart-cheek': [
    'Hearts on the cheeks',
    'heart on cheek, heart stickers, hearts on cheeks, heart painted on cheek, heart face paint, heart makeup, heart shaped blush, heart sticker, heart freckles, heart mark, heart tattoo on cheek',
    ['heart/hearts/heart+stickers/heart+sticker/small+heart _ on/under _ cheek/cheeks/face/eye/eyes/cheekbones'],
  ],
  'star-cheek': [
    'Stars on the cheeks',
    'star on cheek, star stickers, stars on cheeks, star painted on cheek, star face paint, star makeup, star under eye, star sticker, star freckles, star mark, star shaped freckles, stars under her eyes',
    [
      'star/stars/star+stickers/star+sticker/small+star/painted+star _ on/under/around/below _ cheek/cheeks/face/eye/eyes/cheekbones',
    ],
  ],
})
