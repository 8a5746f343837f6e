import { entries } from './entry.ts'

/** Where an accessory sits; of two that need the same place, the later one named wins. */
export type Slot = 'eyes' | 'hat' | 'head' | 'ears' | 'neck' | 'hands' | 'waist' | 'back' | 'face' | 'wrist' | 'hand'

/** What people carry or put on besides their clothes. `hand` things are held. */
export const accessories = entries({
  glasses: [
    'Glasses',
    'glasses, spectacles, eyeglasses, specs, reading glasses, thick glasses, horn rimmed glasses, wire rimmed glasses, bespectacled, eyewear, framed glasses, rimmed glasses',
    'eyes',
  ],
  'round-glasses': [
    'Round glasses',
    'round glasses, round spectacles, circular glasses, harry potter glasses, round specs, round rimmed glasses',
    'eyes',
  ],
  sunglasses: [
    'Sunglasses',
    'sunglasses, shades, dark glasses, aviators, aviator sunglasses, mirrorshades, mirrored glasses',
    'eyes',
  ],
  monocle: ['Monocle', 'monocle', 'eyes'],
  'eye-patch': ['Eye patch', 'eye patch, eyepatch, patch over one eye, patch over her eye, patch over his eye', 'eyes'],
  goggles: ['Goggles', 'goggles, ski goggles, safety goggles, welding goggles, aviator goggles', 'head'],
  fedora: ['Fedora', 'fedora, trilby, hat, brimmed hat, felt hat, homburg, wide brimmed hat, fedora hat', 'hat'],
  beanie: [
    'Beanie',
    'beanie, knit cap, woolly hat, wool hat, bobble hat, knit hat, winter hat, knitted cap, toque, knit beanie, fur hat, ushanka, pom pom hat, woollen hat',
    'hat',
  ],
  cap: [
    'Cap',
    'cap, baseball cap, flat cap, snapback, peaked cap, newsboy cap, captains cap, captain cap, trucker hat, police cap, officers cap, backwards cap, visor',
    'hat',
  ],
  beret: ['Beret', 'beret, french hat', 'hat'],
  'top-hat': ['Top hat', 'top hat, tophat, bowler, bowler hat, stovepipe hat', 'hat'],
  'wizard-hat': ['Wizard hat', 'wizard hat, witch hat, pointed hat, pointy hat, witchs hat, wizards hat', 'hat'],
  'straw-hat': [
    'Straw hat',
    'straw hat, sun hat, sunhat, cowboy hat, stetson, panama hat, panama, floppy hat, wide brimmed straw hat',
    'hat',
  ],
  hood: [
    'Hood',
    'hood, hood up, raised hood, hood raised, hood over her head, hood over his head, hood over the head, cowl',
    'hat',
  ],
  crown: ['Crown', 'crown, kings crown, queens crown, crowned, royal crown', 'hat'],
  tiara: ['Tiara', 'tiara, diadem, circlet, coronet', 'head'],
  headband: [
    'Headband',
    'headband, hairband, hair band, alice band, sweatband, bandana, bandanna, durag, hachimaki',
    'head',
  ],
  'flower-crown': [
    'Flower crown',
    'flower crown, wreath, floral crown, flowers in her hair, flower in her hair, flower wreath, laurel wreath, flowers in his hair, flower in hair, flowers in hair, laurel crown, crown of flowers, daisy chain, garland',
    'head',
  ],
  'hair-bow': [
    'Hair bow',
    'hair bow, hair ribbon, ribbon, bow in her hair, ribbon in her hair, ribbons, scrunchie, bow in hair',
    'head',
  ],
  headphones: ['Headphones', 'headphones, headset, earphones, over ear headphones, gaming headset, earmuffs', 'head'],
  horns: ['Horns', 'horns, horned, demon horns, ram horns, curved horns, antlers, devil horns', 'head'],
  halo: ['Halo', 'halo, angelic halo', 'head'],
  'cat-ears': [
    'Cat ears',
    'cat ears, cat eared, animal ears, bunny ears, catgirl, cat girl, neko, fox ears, kitty ears, rabbit ears, catboy',
    'head',
  ],
  earrings: [
    'Earrings',
    'earrings, earring, ear rings, hoop earrings, hoops, studs, ear studs, ear piercing, pierced ears, dangling earrings',
    'ears',
  ],
  necklace: [
    'Necklace',
    'necklace, pendant, chain, locket, amulet, beads, jewellery, jewelry, pearls, medallion, string of pearls, jewels, collar necklace, talisman, jewelled',
    'neck',
  ],
  choker: ['Choker', 'choker, leather choker, studded choker, velvet choker, collar', 'neck'],
  scarf: [
    'Scarf',
    'scarf, shawl, neckerchief, muffler, bandana around her neck, headscarf, pashmina, neck scarf, cravat, stole, woolly scarf',
    'neck',
  ],
  tie: ['Tie', 'tie, necktie, neck tie', 'neck'],
  'bow-tie': ['Bow tie', 'bow tie, bowtie, dickie bow, dicky bow', 'neck'],
  gloves: ['Gloves', 'gloves, gauntlets, mittens, leather gloves, glove, fingerless gloves', 'hands'],
  belt: ['Belt', 'belt, sash, utility belt, leather belt, tool belt, waist belt, belted', 'waist'],
  backpack: [
    'Backpack',
    'backpack, rucksack, knapsack, bag, satchel, school bag, messenger bag, shoulder bag, rucksacks',
    'back',
  ],
  watch: ['Watch', 'watch, wristwatch, wrist watch, smartwatch, rolex', 'wrist'],
  bracelet: ['Bracelet', 'bracelet, bangle, bracelets, wristband, bangles, cuff', 'wrist'],
  mask: ['Mask', 'mask, masked, face mask, masquerade mask, venetian mask, domino mask, ninja mask', 'face'],
  book: ['Book', 'book, old book, novel, tome, spellbook, grimoire, notebook, ancient tome, spell book', 'hand'],
  mug: [
    'Mug',
    'mug, cup, coffee cup, tea cup, cup of coffee, cup of tea, mug of tea, mug of coffee, teacup, tankard, latte, cappuccino, espresso, paper cup, takeaway coffee, holding a coffee, holding coffee, drinking coffee, drinking tea, beer, pint, goblet, hot chocolate',
    'hand',
  ],
  sword: [
    'Sword',
    'sword, katana, blade, longsword, sabre, saber, rapier, broadsword, cutlass, greatsword, swords, scimitar, lightsaber',
    'hand',
  ],
  staff: ['Staff', 'staff, magic staff, wizard staff, sceptre, scepter, wooden staff, quarterstaff', 'hand'],
  bouquet: [
    'Bouquet',
    'bouquet, bunch of flowers, flowers, bouquet of roses, bouquet of flowers, bunch of roses, tulips, sunflowers',
    'hand',
  ],
  umbrella: ['Umbrella', 'umbrella, parasol, brolly, paper umbrella', 'hand'],
  lantern: ['Lantern', 'lantern, lamp, oil lamp, candle', 'hand'],
  orb: [
    'Ball of light',
    'orb, ball of light, glowing orb, orb of light, magic orb, ball of magic, fireball, fire ball, glowing ball, ball of fire, ball of energy, glowing sphere, crystal ball',
    'hand',
  ],
  apple: ['Apple', 'apple, fruit', 'hand'],
  'ice-cream': ['Ice cream', 'ice cream, ice cream cone, icecream, gelato', 'hand'],
  phone: [
    'Phone',
    'phone, mobile phone, smartphone, cell phone, cellphone, iphone, mobile, texting, on the phone, checking her phone, checking his phone',
    'hand',
  ],
  camera: [
    'Camera',
    'camera in hand, holding a camera, holding camera, with a camera, with camera, photo camera, film camera, vintage camera, old camera, dslr, polaroid, carrying a camera',
    'hand',
  ],
  microphone: ['Microphone', 'microphone, mic, singing into a microphone, karaoke', 'hand'],
  'wine-glass': [
    'Wine glass',
    'wine glass, glass of wine, wineglass, champagne glass, glass of champagne, champagne flute, champagne, red wine, cocktail glass, drinking wine',
    'hand',
  ],
  potion: ['Potion', 'potion, potion bottle, vial, flask, magic potion, elixir, bottle', 'hand'],
  rose: [
    'Rose',
    'rose in hand, holding a rose, single rose, a red rose, red rose, holding a flower, flower in hand, flower in her hand, flower in his hand, single flower, tulip, sunflower, lily',
    'hand',
  ],
  wand: ['Wand', 'wand, magic wand, wooden wand, fairy wand', 'hand'],
  torch: ['Torch', 'torch, burning torch, flaming torch', 'hand'],
  brush: ['Paintbrush', 'paintbrush, paint brush, brush in hand, holding a brush, artists brush', 'hand'],
  scroll: ['Scroll', 'scroll, parchment, old map, treasure map, rolled map, rolled parchment', 'hand'],
  dagger: ['Dagger', 'dagger, knife, daggers, knives, short sword, stiletto', 'hand'],
  axe: ['Axe', 'axe, battle axe, battleaxe, hatchet, war axe, tomahawk', 'hand'],
  ball: [
    'Ball',
    'ball, basketball, football in hand, holding a football, soccer ball, volleyball, beach ball, rubber ball, with a football',
    'hand',
  ],
  balloon: ['Balloon', 'balloon, balloons', 'hand'],
  guitar: [
    'Guitar',
    'guitar, acoustic guitar, playing guitar, playing the guitar, playing a guitar, ukulele, lute, electric guitar, strumming',
    'hand',
  ],
  briefcase: ['Briefcase', 'briefcase, suitcase, attache case, leather case, doctors bag', 'hand'],
} satisfies Record<string, readonly [string, string, Slot]>)

export type AccessoryId = (typeof accessories)[number]['id']
