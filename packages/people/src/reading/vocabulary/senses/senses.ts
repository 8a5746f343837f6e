import type { Sense } from './sense.ts'
import { sensesOfPhrases } from './senses-of-phrases.ts'
import { sensesOfPictures } from './senses-of-pictures.ts'
import { sensesOfPlaces } from './senses-of-places.ts'

/** Right before a noun: "a walk", "the jump", "her dance". */
const articles = 'a, an, the, this, that, his, her, their, its, final, first, last, boss, of'
/** What is done to something: "drawing a bow", "painting her nails". */
const objects = 'a, an, the, his, her, their, its, some, two, three, on, at, in, outside, over, with'

/** The table of them. */
export const senses: readonly Sense[] = [
  // Postures and gestures that are things as well.
  { words: 'bow', part: 'pose', after: 'take a, takes a, taking a, a deep, a polite' },
  { words: 'bows', part: 'pose', before: 'to, before, deeply, down, low, politely' },
  {
    words: 'drawing, sketching, painting',
    part: 'style',
    notBefore: objects,
    notAfter: 'is, she, he, they, and, while, artist',
  },
  { words: 'wave, waves', after: 'she, he, and, who, gives a', notBefore: 'of, crash, crashing, breaking, rolling' },
  {
    words:
      'walk, run, jump, jumps, leap, fight, fights, dance, sprint, stroll, stretch, squat, stand, hold, point, fly, nod, talk, shrug, salute',
    notAfter: articles,
  },
  { words: 'row, rows', notBefore: 'of, and rows', notAfter: 'a, the, in, front, back, in a, two, several, endless' },
  { words: 'hanging from, hangs from', notBefore: 'her, his, their, its' },
  { words: 'stands', notAfter: 'on, on the, and, the, night, music, market, food, flower, wig, news, of' },
  { words: 'point, points', notAfter: 'of, focal, vanishing, gun, hit, at' },
  { words: 'fly, flies', notAfter: 'fruit, house, dragon, with, of' },
  {
    words: 'turn, turns, turning',
    notAfter: `${articles}, in`,
    notBefore: 'into, to dust, to stone, to ash, to ashes, to sand, to gold, to ice, to smoke, a, the, on, off',
  },
  { words: 'pan, pans', notAfter: 'frying, a, the, hot, her, his, with, and' },
  // "On her pointed hat" is no dance on pointe.
  { words: 'on pointed, on a pointed, on the pointed, on her pointed, on his pointed', last: true },
  { words: 'buttoned, unbuttoned', after: 'she, he, and' },
  {
    words: 'racing',
    notBefore:
      'game, games, car, cars, bike, bikes, kart, team, driver, stripe, stripes, gloves, helmet, goggles, jacket, drone, number, flag, heart, simulator, seat, wheel',
  },
  { words: 'fencing', notBefore: 'jacket, mask, gear, gloves, foil, uniform, suit, vest' },
  {
    words: 'landing, lands',
    notAfter:
      'phoenix, bird, owl, raven, butterfly, falcon, eagle, hawk, parrot, dragon, plane, ship, helicopter, moon',
    notBefore: 'pad, strip, gear, page, lights',
  },
  { words: 'driven', notAfter: 'has, have, had, was, being', notBefore: 'into, by, through, deep, off' },
  {
    words: 'serving',
    part: 'pose',
    notBefore: 'cake, coffee, drinks, food, dinner, breakfast, lunch, ramen, soup, beer, up',
  },
  { words: 'throwing knives', part: 'pose', notBefore: 'on, in, strapped, belt' },
  // What other people are or do.
  { words: 'strangers', after: 'hooded, cloaked' },
  { words: 'taking photos, taking pictures', notAfter: 'fans, people, tourists, paparazzi, crowd, guests' },
  { words: 'photos, pictures', notAfter: 'taking' },
  { words: 'waiting', notAfter: 'ladies in, lady in' },
  // Animals that are deeds as well.
  { words: 'starfish', part: 'pose', notAfter: 'a, the, two, three, red, orange, pink, blue, with, and, of' },
  { words: 'praying', notBefore: 'mantis' },
  { words: 'sea', notBefore: 'serpent, serpents, monster, monsters' },
  { words: 'serpent, serpents', notAfter: 'sea' },
  {
    words: 'duck, ducks',
    notBefore: 'under, behind, down, into, beneath, out, as',
    notAfter: 'she, he, they, to, who',
  },
  {
    words: 'bear, bears',
    notBefore: 'a, an, the, her, his, down, no, scars, witness, with',
    notAfter: 'she, he, who, that, to, can, not, teddy, gummy',
  },
  { words: 'snake, snakes', notAfter: 'scar, tattoo, road, vine, vines, braid, river, path, smoke, cables' },
  { words: 'seal', notAfter: 'wax, royal, magic, the, magical, official, broken, with a' },
  // Places that share a word with others.
  {
    words: 'station',
    part: 'background',
    notAfter: 'gas, petrol, police, fire, filling, charging, radio, weather, polling',
  },
  { words: 'garage', part: 'background', notAfter: 'parking, car, multistorey, underground' },
  { words: 'island, islands', part: 'background', notAfter: 'floating, sky, flying' },
  {
    words: 'studio',
    part: 'background',
    notAfter:
      'recording, tattoo, dance, yoga, music, pottery, film, tv, radio, rehearsal, ballet, art, artist, painting',
  },
  {
    words: 'ship',
    part: 'background',
    notAfter: 'sunken, wrecked, alien, crashed, derelict, cruise, cargo, container',
  },
  { words: 'orbit', notAfter: 'in, low, earth, the, lunar, high' },
  {
    words: 'crossing',
    notAfter: 'a, the, zebra, border, road, railway, pedestrian, scramble',
    notBefore: 'her, his, their',
  },
  {
    words: 'casting',
    notBefore: 'shadows, a shadow, long shadows, light, a glow, a net, a line',
    notAfter: 'light, lamp, sun, moon, window',
  },
  { words: 'eat', notAfter: 'it trying to, it wants to, its trying to, dog trying to, cat trying to, horse trying to' },
  // Out of a window or into a car nobody climbs a wall.
  {
    words: 'climbing, climbs, climbed, climb',
    notBefore:
      'out, into, onto a horse, onto her horse, onto his horse, aboard, through, stairs, the stairs, the steps, up the stairs, inside, into bed, in through',
  },
  { words: 'rolling', notAfter: 'tear, tears, drop, drops, sweat, waves, thunder, credits, mist, fog, camera' },
  { words: 'cross', after: 'looks, looking, feeling, is, very, so, rather' },
  {
    words: 'floating, flying, hovering, drifting, spinning, soaring, gliding, dancing, waving, running, fly, flies',
    notAfter:
      'rock, rocks, sweat, gears, leaves, petals, cards, embers, sparks, papers, pages, birds, crows, bats, lanterns, coins, droplets, poppies, flowers, feathers, runes, books, debris, dust, bubbles, hair, cape, cloak, scarf, drones, particles, snow, ash, candles, crystals, swords, shards, veil, dress, robes, ribbons, cars, ships, jellyfish, fish, butterflies, fireflies, sleeves, braid, ponytail, coat, fabric, screens, seagulls, pigeons, flames, shadows, mascara, tears, water, sand, mud, flags, banners',
  },
  { words: 'floating', notBefore: 'in milky, in murky, in dark water, in black water, in a bath, in clear water' },
  {
    words: 'flying, floating, hovering, spinning, dancing, running, standing, walking, leaning, jumping',
    notBefore:
      'car, cars, island, islands, lantern, lanterns, rocks, orbs, candles, fish, market, shoes, stick, stones, flames, shadows, kick, water, skulls, screens, drones',
  },
  // Things to wear or to hold.
  {
    words: 'watch, watches',
    notBefore: 'as, the, her, his, him, them, a, over, from, out, tv',
    notAfter: 'they, we, to, people, pocket, who',
  },
  { words: 'glasses', notBefore: 'of', notAfter: 'wine, champagne, cocktail, shot, beer, clinking, martini, empty' },
  { words: 'shades', notBefore: 'of' },
  {
    words: 'tie, ties',
    notBefore:
      'her, his, their, the, a, up, it, back, dye, around her head, around his head, round her head, round his head',
    notAfter: 'cable, zip, hair, she, he',
  },
  {
    words: 'top, tops',
    notBefore: 'of, down, left, right, light, view, half',
    notAfter: 'on, at, to, from, over, the, spinning',
  },
  {
    words: 'pipe',
    notAfter:
      'lead, metal, steel, iron, steam, drain, water, rusty, burst, broken, copper, brass, pan, sewer, exhaust, gas',
    notBefore: 'bomb, organ, wrench, cleaner, dream',
  },
  {
    words: 'boss',
    notAfter: 'final, raid, end, world, dungeon, secret, mini, level, the final, optional',
    notBefore: 'character, fight, battle, monster, enemy, level, creature, design, arena, encounter',
  },
  { words: 'hero', notBefore: 'shooter, shot, image, section, banner, pose, landing' },
  { words: 'trimming', notBefore: 'a, an, the, his, her, their' },
  { words: 'suits', notBefore: 'her, him, them' },
  { words: 'staff', notAfter: 'kitchen, hospital, office, hotel, the, medical' },
  { words: 'chain', notAfter: 'on a, a, bike, bicycle, swinging, anchor' },
  { words: 'beads, pearls', notAfter: 'prayer, of, glass', notBefore: 'of, in, on' },
  { words: 'mask', notAfter: 'sheet, clay, hair, sleep, mud, gas, oxygen, surgical, plague, diving' },
  { words: 'hood', notAfter: 'car, engine, robin', notBefore: 'of a, of the, of her' },
  { words: 'belt', notAfter: 'seat, conveyor, asteroid, ammo' },
  { words: 'cap', notAfter: 'mushroom, bottle, knee, swimming, shower, ice, linen, lace, night, nurse, mob, bathing' },
  {
    words: 'hat',
    notAfter:
      'hard, tricorn, bucket, chef, party, santa, pillbox, paper, jester, conical, rice, tinfoil, nurse, birthday',
  },
  { words: 'cup', notAfter: 'world, paper, trophy, plastic, noodle' },
  { words: 'ball', notAfter: 'wrecking, disco, masquerade, yoga, snow, into a, in a, at a, bowling' },
  { words: 'blade', notAfter: 'saw, razor, shoulder, fan, rotor, propeller, ice' },
  { words: 'book', notAfter: 'to, comic, of' },
  { words: 'phone', notAfter: 'rotary, pay' },
  { words: 'camera', after: 'a, her, his, vintage, film, old, digital, instant' },
  { words: 'ribbon, ribbons', notBefore: 'of', notAfter: 'gymnastics, police' },
  {
    words: 'flowers, tulips, sunflowers, roses',
    part: 'accessories',
    after: 'holding, carrying, with, of, fresh, her, wild',
  },
  {
    words: 'tulips, sunflowers, roses',
    part: 'scenery',
    notAfter: 'holding, carrying, with, bouquet of, bunch of, fresh',
  },
  { words: 'lilies', notAfter: 'spider, water, tiger' },
  { words: 'mask', notBefore: 'under her arm, under his arm, under one arm, in hand, in her hand, in his hand' },
  {
    words: 'studded leather',
    notBefore: 'jacket, belt, choker, bracelet, collar, boots, gloves, vest, cuff, cuffs, skirt, bag',
  },
  { words: 'collar', after: 'spiked, studded, leather, cat, dog, bell' },

  { words: 'leather collar, spiked collar, studded collar', notBefore: 'jacket, coat, shirt, bomber, dress, blazer' },
  { words: 'studs, hoops', notAfter: 'metal, leather, basketball, hula, with', notBefore: 'on the, on his, on her' },
  // Clothes.
  { words: 'tails', after: 'top hat and, white tie and' },
  { words: 'vest', notAfter: 'bulletproof, life, tactical, safety, kevlar, ballistic, vis' },
  { words: 'jacket', notAfter: 'life, strait, flak, fencing' },
  { words: 'dress', notAfter: 'to, fancy, head, battle', notBefore: 'code, rehearsal, up' },
  { words: 'headset', notAfter: 'vr, reality, ar, neural, magnifier, magnifying' },
  { words: 'claw, claws', notBefore: 'clip, hammer, machine, clips' },
  {
    words: 'suit',
    notAfter:
      'santa, race, hard, hazmat, mech, exo, bear, bunny, cat, survival, rain, containment, protective, environment, environmental, pressure, bomb, ghillie, sumo, inflatable, still, hazard, shark, dinosaur',
  },
  { words: 'uniform', notAfter: 'school, maid, waitress, baseball, cheerleader' },
  { words: 'costume', notAfter: 'banana, bear, cat, bunny, dinosaur' },
  { words: 'trench', notAfter: 'into a, in a, in the, the, muddy, war, deep, from a, of a' },
  {
    words: 'winged',
    notBefore: 'boots, shoes, sandals, sneakers, helmet, helm, hat, crown, staff, horse, lion, beast, eyeliner, liner',
  },
  { words: 'horn, horns', notAfter: 'war, drinking, hunting, french, shoe, car' },
  { words: 'nails', notAfter: 'bat with, wood with, club with, hammer and, rusty, iron, of' },
  { words: 'night vision', notBefore: 'goggles, headset, scope, visor, device' },
  { words: 'palm', notAfter: 'her, his, open, one, a, the, raised', notBefore: 'reading, reader, out, up, strike' },
  {
    words: 'floating, flying',
    part: 'pose',
    notBefore:
      'grimoire, book, books, spellbook, sword, swords, crystals, chips, debris, glass, splinters, embers, ash, code, numbers, data, screens',
  },
  { words: 'habit', notBefore: 'of' },
  { words: 'oilskin', notBefore: 'hat, bag, cap' },
  { words: 'kit', notAfter: 'med, aid, tool, sewing, makeup, shaving, drum' },
  { words: 'robe', notAfter: 'bath, dressing, satin, terry' },
  { words: 'coat', notAfter: 'its, glossy, turnout', notBefore: 'of' },
  { words: 'victorian', notBefore: 'house, mansion, street, era, london, lamp, city, townhouse' },
  // Hair.
  { words: 'fade', after: 'skin, low, high, taper, mid, a, with, his' },
  { words: 'bun, buns', notAfter: 'steamed, cinnamon, pork, sweet, burger, bao, sticky' },
  {
    words: 'spiked, spikes, spiky',
    notBefore:
      'collar, choker, boots, gauntlets, club, armour, armor, shoulder, shoulders, bat, jacket, on the, on his, on her, on shoulders',
  },
  {
    words: 'cut',
    notAfter: 'hime, princess, wolf, layered, blunt, clean, jump, paper, power, laser, crew, well, finely, low, high',
  },
  { words: 'curls', notAfter: 'smoke, steam, she, he, of', notBefore: 'of' },
  {
    words: 'fringe',
    notAfter: 'leather, suede, with, beaded, jacket, skirt, tassel, lunatic, urban, on the',
    notBefore:
      'on the, on her jacket, on his jacket, on her sleeves, jacket, vest, trim, skirt, dress, boots, shawl, bag, benefits, science, theory',
  },
  { words: 'strand, streak, streaks, tips, ends', notAfter: 'of, light, tear, finger, wing, paint, mascara, it, that' },
  { words: 'ripped', notBefore: 'at, off, open, apart, through' },
  ...sensesOfPlaces,
  ...sensesOfPhrases,
  // What flies through the air, and what is in hands or is something else.
  {
    words:
      'glowing runes, cards, playing cards, tarot cards, deck of cards, papers, pages, money, cash, coins, gold coins, fish, koi, sheet music, gems, diamonds, flour, goldfish, dollars, banknotes, flyers, documents, crystals, debris, runes, notes, bees, powder, gears, loose papers, book pages',
    part: 'effects',
    notAfter:
      'holding, carrying, counting, reading, selling, eating, catching, cooking, of, clutching, her, his, a, the, shuffling, dealing, with a, bag of, on, in, grading, sorting, stack of, pile of, fresh, fried, grilled, raw',
    notBefore:
      'on skin, on her, on his, carved, tattooed, in, for, market, tank, bowl, bag, mask, scales, tail, net, necklace, pendant, earrings, gun, wig',
  },
  {
    words:
      'butterfly, butterflies, dove, moth, bats, bee, fish, feathers, stars, hearts, flames, flame, fire, bubbles, leaves',
    part: 'effects',
    notBefore:
      'clip, clips, hair, hairclip, hairclips, hairpin, tattoo, tattoos, wings, net, knife, mask, costume, pattern, print, earrings, necklace, brooch, motif, shaped, embroidery, dress, skewers, onesie, decal, decals, sticker, stickers',
  },
  {
    words: 'magic, energy, chi, ki, static, hologram, holographic, frosty, frosted, shattering, spirits',
    alone: true,
    part: 'effects',
  },
  { words: 'portal', notAfter: 'web, internet', part: 'effects' },
  {
    words: 'petals, rose petals, flower petals',
    part: 'effects',
    notAfter: 'made of, made from, woven from, made of rose, made of flower, made from rose',
  },
  {
    words:
      'leaves, maple leaves, autumn leaves, stars, butterflies, bats, hearts, feathers, bubbles, flames, koi, fish',
    part: 'effects',
    notAfter: 'kimono with, yukata with, dress with, robe with, cape with, shirt with, embroidered with, printed with',
  },
  {
    words: 'card',
    notAfter: 'game, trading, character, id, credit, business, birthday, christmas, key, a, the, single',
  },
  { words: 'clockwork', alone: true, part: 'effects' },
  { words: 'blast', notBefore: 'door, doors, shield, shields, furnace, radius, wall' },
  { words: 'reflections', part: 'scenery', last: true, notAfter: 'mirror, window, glass, lens, eye, own' },
  ...sensesOfPictures,
]
