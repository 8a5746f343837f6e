import type { Sense } from './sense.ts'

/** Phrases, and words of several meanings, that hold in some company only. */
export const sensesOfPhrases: readonly Sense[] = [
  { words: 'eyes wide', notBefore: 'set, apart' },
  // Who is hugged is somebody else, who is not drawn; a toy is.
  {
    words: 'hugging, hugs, cuddling, cuddles, snuggling',
    notAfter:
      'boyfriend, girlfriend, husband, wife, friend, friends, mother, father, mom, mum, dad, brother, sister, daughter, son, partner, couple, grandmother, grandfather, people, lovers, they, and he, and she',
    notBefore:
      'a friend, her friend, his friend, her friends, his friends, her boyfriend, his girlfriend, her husband, his wife, her mother, his mother, her mom, his mom, her mum, his mum, her father, his father, her dad, his dad, her sister, his sister, her brother, his brother, her daughter, his daughter, her son, his son, her child, his child, her grandmother, his grandmother, each other, one another, him, them, someone, a man, a woman, a stranger, a fan, a child, the child, a tree, her goodbye, his goodbye, from behind, another',
  },
  { words: 'hat, fedora, cap', notBefore: 'in hand, in his hand, in her hand, in his hands, in her hands' },
  { words: 'garden', notBefore: 'gnome, gnomes, hose, shears, gloves, tools, centre, center, chair' },
  { words: 'dog, dogs', notAfter: 'balloon, corn, prairie' },
  { words: 'ski, skis', notAfter: 'jet' },
  { words: 'spinning', notBefore: 'wheel, wheels, wool, yarn, top' },
  { words: 'drive', notAfter: 'hard, flash, usb, warp' },
  { words: 'nail, nails', notBefore: 'file, gun, clippers', notAfter: 'bitten, chewed, broken' },
  { words: 'baton', notAfter: 'stun, police, riot' },
  { words: 'grappling', notBefore: 'hook, hooks, gun' },
  { words: 'curling', notBefore: 'iron, irons, tongs, wand' },
  { words: 'gnome, gnomes', notAfter: 'garden, lawn, plastic, ceramic' },
  { words: 'hair down', notBefore: 'to, past, over, below, her back, his back, their back' },
  // "A knit sweater" is worn, "she likes to knit sweaters" is done.
  {
    words: 'knit sweater, knit sweaters, knit scarf, knit hat, knit socks, knit mittens, knit cardigan, knit jumper',
    part: 'pose',
    after: 'to, will, can, and, they, who',
  },
  {
    words: 'toast',
    part: 'accessories',
    notAfter:
      'in a, raises a, raising a, raise a, propose a, proposing a, proposes a, make a, making a, makes a, drinking a',
  },
  {
    words: 'palms',
    notBefore:
      'up, open, out, together, facing, down, raised, pressed, outward, outwards, upward, upwards, flat, turned',
    notAfter: 'her, his, their, sweaty, open, both, upturned, cupped',
  },
  {
    words: 'grave',
    part: 'expression',
    notAfter: 'a, the, her, his, their, open, shallow, fresh, unmarked, own, mothers, fathers, by a, at a',
  },
  { words: 'runway', part: 'background', notAfter: 'down a, down the, fashion, couture' },
  { words: 'nail', notAfter: 'a, hammering, the, rusty, iron' },
  { words: 'rag', notAfter: 'a, the, oily, dirty, wet, greasy' },
  {
    words: 'bridge',
    notBefore: 'of her nose, of his nose, of their nose, of the nose, of a nose, of her glasses, of his glasses',
  },
  // "Low angle, the camera looking up at her", and not "she is looking up at the stars".
  {
    words: 'looking up at, looking down at her, looking down at him, looking down on',
    part: 'camera',
    after: 'camera, camera is, angle, shot, view, viewer, pov, lens, photo, from above, from below',
  },
  {
    words: 'falling, falls, fell, tumbling, spilling, falling over, falls over, fell over',
    notAfter:
      'hair, curls, locks, braid, braids, waves, strands, strand, bangs, fringe, ponytail, leaves, petals, snow, ash, embers, debris, stars, tears, strap, sleeve, snowflakes, feathers',
  },
  { words: 'sleeping', notBefore: 'cat, dog, dragon, kitten, puppy, fox, baby, child, lion, bear, giant, bag' },
  { words: 'touching', part: 'pose', notBefore: 'her, his, their' },
  { words: 'running', notBefore: 'her, his, a hand, fingers, out of, late, water' },
  { words: 'hugging, hugs', part: 'pose', notBefore: 'a tree, trees, the tree, her friend, his friend, someone, each' },
  {
    words: 'terminal',
    part: 'background',
    notAfter: 'into a, at a, computer, data, glowing, at her, at his, hacking a',
  },
  { words: 'shower', part: 'weather', notAfter: 'in the, the, a hot, in a, taking a, hot, outdoor' },
  { words: 'rolling', notBefore: 'dice, a die, the dice, two dice, a cigarette, a joint, a smoke, sushi' },
  {
    words: 'levitating, levitates',
    notBefore: 'books, objects, rocks, stones, a, an, the, cards, her, his, several, two, three, orbs',
  },
  {
    words: 'spinning, twirling, twirls, spins',
    part: 'pose',
    notBefore:
      'a staff, a pen, a baton, a pistol, a knife, a sword, a ball, a basketball, a gun, a coin, a wheel, a dagger, a cane, her staff, his staff, her gun, his gun, plates, yarn, wool, a web, pizza',
  },
  { words: 'dice', part: 'pose', notAfter: 'rolling, rolls, a, the, two, throwing, with, sided, pair of, of, and' },
  {
    words: 'hourglass',
    part: 'build',
    before: 'figure, body, shape, shaped, silhouette, waist, build, frame, proportions',
  },
  // And not "a rose dress", "a rose gold ring".
  { words: 'a rose', alone: true, notBefore: 'in her, in his' },
  {
    words: 'exploding, explodes',
    part: 'effects',
    notBefore: 'out of, off the, from the, into a sprint, forward, forwards',
  },
  { words: 'broken nose', part: 'marks', before: 'bleeding, dripping, gushing' },
  { words: 'cutthroat razor, straight razor, razor', part: 'pose', after: 'with a, with the, with his, using a' },
  {
    words: 'torches, torch',
    part: 'accessories',
    notAfter: 'wall, flaming, burning, lit by, by, dungeon, and, of',
    notBefore: 'on the wall, on the walls, along, lining, light, lit',
  },
  { words: 'torches', part: 'accessories', after: 'holding, carrying, with, two, twin, juggling' },
  {
    words: 'apartment block, apartment building, tower block',
    part: 'background',
    after: 'roof of an, top of an, above an, roof of a, top of a',
  },
  {
    words: 'mountain, mountains, sea, ocean, forest, tower',
    notBefore:
      'of shoes, of shoe, of boxes, of books, of papers, of paper, of laundry, of clothes, of gold, of coins, of faces, of people, of spears, of flowers, of bodies, of skulls, of trash, of rubbish, of cushions, of pillows, of plates, of dishes, of lights, of leaves, of pancakes, of toys, of gifts, of presents, of luggage, of suitcases',
  },
  { words: 'shoe, shoes', notBefore: 'box, boxes, shop, store, rack, shelf, polish, shiner, laces' },
  {
    words: 'roof',
    notBefore:
      'of a camper, of a car, of a van, of a train, of a taxi, of a bus, of her car, of his car, of the car, of her van, of the van, of the train, of a truck, of their van',
  },
  {
    words: 'camper',
    notAfter: 'of a, of the, of our, of her, of his, in a, in their, in the, in her, vw, vintage, retro, old',
    notBefore: 'van',
  },
  { words: 'bali', notBefore: 'rice' },
  { words: 'school', part: 'background', notBefore: 'bus, uniform, bag, girl, boy, bully, friends' },
  {
    words: 'close up, closeup, close up shot, macro',
    part: 'framing',
    notBefore:
      'of chrome, of nails, of her nails, of his nails, of hands, of her hands, of his hands, of a hand, of the hands, of feet, of her feet, of shoes, of a ring, of her ring, on hands, on her hands, on his hands, of painted nails, of manicured',
  },
  {
    words: 'lipstick',
    part: 'lipstick',
    notAfter: 'holding a, holding up a, a, tube of, her',
    notBefore: 'tube, in hand',
  },
  { words: 'coffee', notAfter: 'blobs of, drops of, spilled, spilling, splash of, smell of, globs of' },
  {
    words: 'bioluminescent',
    part: 'marks',
    before: 'skin, markings, marks, tattoos, patterns, freckles, veins, spots, stripes, body',
  },
  {
    words: 'storybook, fairytale, fairy tale, children s book, childrens book',
    part: 'style',
    notBefore: 'watercolour, watercolor, pencil, ink, line, pen, gouache and',
  },
  {
    words: 'heavy',
    part: 'build',
    notBefore:
      'frown, brow, brows, brooding, breathing, sigh, heart, metal, machinery, duty, lidded, eyelids, lids, eyes, eyed, hearted, tread, gaze, stare, accent, eyeliner, mascara, makeup, make, rain, snow, fog, clouds, traffic, boots, coat, armour, armor, weapon, weapons, chains, contrast, grain, shadows, fringe, bangs',
  },
  { words: 'orbiting, orbits', after: 'camera, slowly, camera slowly, the camera' },
  // "A white button-up shirt" is worn, "she has to button up her shirt" is done.
  {
    words: 'button up shirt, button shirt, button blouse, zip up, zip up jacket',
    part: 'pose',
    after: 'to, will, can, and, they, who',
  },
  {
    words: 'slipping',
    part: 'pose',
    notAfter: 'sleeve, sleeves, strap, straps, shoulder, robe, dress, shirt, glasses, sock, socks, stocking, stockings',
  },
  { words: 'covering eyes', part: 'pose', notAfter: 'hair, bangs, fringe, hat, hood, mask, bandages, blindfold' },
  { words: 'drill', part: 'accessories', notBefore: 'hair, curls, curl, twintails, sergeant, instructor, bit' },
  { words: 'cigarette', notBefore: 'behind' },
  { words: 'wind', alone: true },
  { words: 'cutouts', part: 'effects', after: 'paper' },
  // Said of clothes it is what they have, said of somebody what they do.
  {
    words: 'embroidery, stitching',
    part: 'pose',
    after:
      'is, she, he, they, sits, sitting, doing, doing her, doing his, doing some, at her, at his, working on her, working on his, working on, over her, her needle, while',
  },
  {
    words: 'ribbon, ribbons',
    notBefore:
      'tied at the waist, at the waist, around her waist, around the waist, on her dress, on the dress, on the back',
  },
  // What clothes are stained with is not on somebody's face or hands.
  {
    words:
      'oil stained, paint stained, grease stained, ink stained, blood stained, bloodstained, paint splattered, mud splattered, blood splattered, paint covered, paint spattered, soot stained',
    part: 'marks',
    notBefore:
      'overalls, apron, shirt, jeans, trousers, pants, coveralls, jumpsuit, dress, clothes, clothing, coat, boots, shoes, smock, tunic, rag, cloth, uniform, shorts, jacket, canvas, armor, armour, sword, axe, blade, dungarees, boilersuit, t shirt, robes',
  },
  {
    words: 'raindrops, rain drops',
    part: 'scenery',
    notBefore: 'in her hair, in his hair, on her, on his, on skin, falling, on leaves, on petals',
  },
  {
    words: 'over the shoulders, over the shoulder',
    part: 'view',
    notAfter:
      'jacket, coat, shawl, blanket, cape, towel, scarf, sweater, jumper, cardigan, cloak, hair, draped, slung, bag, braid',
  },
  { words: 'bandaged', notBefore: 'knee, knees, leg, legs, ankle, ankles, foot, feet, chest, torso, eye, eyes' },
  { words: 'tied up', part: 'hairStyle', after: 'hair, curls, locks, braids, dreads, dreadlocks, her hair, his hair' },
  {
    words: 'glow sticks, glowsticks, light sticks, lightsticks',
    after: 'holding, with, two, her, his, of, waving two',
  },
  { words: 'slice', part: 'pose', notBefore: 'of' },
  { words: 'walking in, walks in, walked in', part: 'pose', last: true },
  { words: 'shawl', notBefore: 'lapel, lapels, collar' },
  {
    words: 'glowing lines, glowing patterns',
    part: 'marks',
    notBefore: 'on the, on her suit, on his suit, on suit, on armor, on armour',
  },
  { words: 'ladder', notBefore: 'in her tights, in the tights, in her stockings, in her stocking' },
  {
    words: 'feather, feathers, flower, flowers, rose',
    notBefore:
      'in hat, in his hat, in her hat, in the hat, on her hat, on his hat, on hat, in his cap, in her cap, in the hatband, on antlers',
  },
  { words: 'slime', notAfter: 'dripping, oozing, covered in, of, toxic' },
  {
    words: 'tear',
    notBefore: 'in reality, in space, in time, in the fabric, in the sky, in the air, in the veil, gas',
  },
  { words: 'engraved', part: 'style', alone: true },
  {
    words: 'glowing runes',
    part: 'marks',
    notBefore:
      'on the, on armor, on armour, on her armor, on his armor, on her armour, on his armour, on her sword, on his sword, on stone',
  },
  {
    words: 'gemstones, gems, jewels, crystals',
    notBefore:
      'on the crown, on her crown, on his crown, set in, embedded in, in the crown, in the hilt, on the hilt, on her dress',
  },
  {
    words: 'reflection, reflections',
    part: 'scenery',
    notBefore:
      'in a mirror, in the mirror, in her mirror, in mirror, in a window, in the window, in the glass, in eyes, in her eyes, in his eyes, in her eye, in his eye, in his visor, in her visor, in sunglasses, in her glasses, in his glasses, on the visor',
  },
  {
    words: 'comic book, trading card, blueprint, tarot card',
    part: 'accessories',
    after: 'a, the, her, his, reading, holding, studying, with, of, over, old, rare',
  },
  { words: 'dice', part: 'pose', before: 'the, some, onions, onion, carrots, vegetables, tomatoes, up' },
  { words: 'leaning', part: 'pose', notBefore: 'forward' },
  // In a list of what is to be seen; "by the fire" is one that burns somewhere, and guns fire.
  { words: 'fire', part: 'effects', opens: true, after: 'surrounded by, engulfed in, with, and', last: true },
]
