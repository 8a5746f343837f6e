import type { Sense } from './sense.ts'

/** Phrases, and words of several meanings, that hold in some company only. */
export const sensesOfPhrases: readonly Sense[] = [
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
]
