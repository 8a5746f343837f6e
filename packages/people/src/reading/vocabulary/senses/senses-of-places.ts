import type { Sense } from './sense.ts'

/** Words that are places, hours or weather in some company only. */
export const sensesOfPlaces: readonly Sense[] = [
  { words: 'temple, temples', notAfter: 'her, his, their, grey, gray, greying, graying, silver, both' },
  {
    words: 'spring',
    notAfter: 'hot, coil, water, mineral, mattress, box, thermal, steel, a, the, natural, sacred',
    notBefore: 'loaded, onion, onions, roll, rolls, water, cleaning, mattress, into, from, up, forward',
  },
  {
    words: 'halloween, christmas, birthday, graduation',
    notBefore:
      'tree, trees, costume, jumper, jumpers, sweater, sweaters, cake, hat, gown, card, present, presents, lights, candy, decorations, crown, suit, market',
  },
  {
    words: 'winter, summer, spring, autumn',
    notBefore: 'olympics, school, camp, court, palace, soldier, games, job, sale',
  },
  { words: 'flats', notAfter: 'salt, mud, tidal, ballet, pointed, leather' },
  {
    words: 'train',
    notAfter:
      'with a long, and a long, long, flowing, bridal, cathedral, chapel, lace, satin, silk, sweeping, velvet, to, a dress, gown',
    notBefore: 'of her dress, of her gown, of the dress, of the gown, of silk, of lace, of satin, of tulle, of fabric',
  },
  {
    words: 'alien',
    notBefore:
      'swamp, planet, planets, world, worlds, landscape, jungle, forest, city, desert, plant, plants, flora, fauna, sky, ship, ships, ruins, temple, market, bar, artefact, artifact, technology, tech, architecture, language, script, symbols, creature, creatures, beast, flower, flowers, fungus, egg, eggs, moon, ocean, sea, beach, tree, trees, bazaar, cantina, skyline, terrain, marketplace',
  },
  {
    words: 'robot, android, cyborg, mechanical',
    notBefore:
      'bird, dog, cat, horse, owl, wolf, fox, spider, fish, dragon, arm, arms, hand, hands, leg, legs, eye, parts, part, toy, toys, companion, sidekick, pet, insect, insects, bee, butterfly, factory, butterflies, drone, drones',
  },
  { words: 'bird', notAfter: 'robot, mechanical, clockwork, paper, origami, toy, stuffed, metal, porcelain, wooden' },
  {
    words: 'lamp, lamps',
    part: 'scenery',
    notAfter: 'helmet, head, miner, bike, car, magic, genie, uv, heat, sun, oil, lava, signal, cap',
  },
  { words: 'bed, beds', notBefore: 'hair, head, of flowers, of roses, of moss, of leaves, of nails' },
  { words: 'lounge', notAfter: 'orbital, cocktail, hotel, vip, chaise, sky, space, jazz' },
  { words: 'mars', notBefore: 'greenhouse, base, colony, rover, habitat, bar, lab, laboratory' },
  { words: 'moons', notAfter: 'little, small, tiny, embroidered, printed, yellow, crescent, half, gold, silver' },
  // Seen from outside they are houses, which their rooms do not show.
  {
    words: 'cabin, log cabin, chalet, saloon, inn, tavern, pub',
    part: 'background',
    notBefore:
      'behind her, behind him, behind them, in the background, in the distance, in the woods, in the forest, in the mountains, in the snow, by the lake, on the hill, on a hill, across the street, on the horizon',
  },
  // One is drawn, not a street full of them.
  { words: 'cars', after: 'of her, of his' },
  { words: 'car', notAfter: 'police, flying, toy, train, cable, subway, patrol, tram, railway, burning, rc' },
  { words: 'kart', notAfter: 'shopping' },
  { words: 'park', notAfter: 'skate, theme, car, amusement, water, trailer, to', notBefore: 'the, a, her, his' },
  {
    words: 'club',
    after: 'in a, in the, at a, at the, smoky, crowded, dark, packed, sweaty, jazz, night, dance, underground, techno',
  },
  {
    words: 'bar',
    notAfter:
      'chocolate, candy, snack, gold, crow, monkey, energy, health, side, censored, censor, censorship, loading, progress, status, mana',
    notBefore: 'of, brawl',
  },
  { words: 'flat', after: 'a, her, his, their, the, my, empty, tiny, small, shared, new, messy' },
  { words: 'mine', after: 'a, the, gold, coal, abandoned, dwarven, crystal' },
  { words: 'fair', notAfter: 'the, a, county, street, renaissance, village, book, craft, science, state, fun, at, to' },
  { words: 'study', after: 'the, his, her, private, candlelit, old' },
  {
    words: 'home',
    notAfter: 'way, train, walk, walking, walks, bus, ride, riding, drive, heading, going, coming, bring, carrying',
  },
  { words: 'field', notAfter: 'force, magnetic, energy, depth of, of', notBefore: 'of view, of vision, jacket' },
  { words: 'stage', notAfter: 'final, boss, first, second' },
  { words: 'stages', after: 'on, festival' },
  { words: 'wood', part: 'background', after: 'the, dark, in a, deep, old' },
  { words: 'road', notBefore: 'enters, leads, winds, disappears, ends, vanishes, trip' },
  { words: 'barrel', notBefore: 'of', notAfter: 'gun, rifle, the' },
  { words: 'screen', notAfter: 'loading, select, title, start, split, game, over, selection, menu, victory, silver' },
  {
    words: 'on the bridge',
    before: 'of a, of the, of her, of his',
    after: 'captain, commander, admiral, officer, pilot, navigator, helmsman, crew, standing watch',
  },
  { words: 'space', notAfter: 'negative, copy, white, personal, tight, empty, liminal', notBefore: 'for, between' },
  {
    words: 'tower, towers, stairs, staircase, bridge, wall',
    part: 'scenery',
    notAfter: 'top of a, top of the, top of',
    notBefore: 'library, room, bedroom, chamber, window, study, defense, defence, workshop',
  },
  { words: 'earth', part: 'scenery', notBefore: 'tones, tone, mage, magic, elemental, bender, colours, colors' },
  { words: 'plant', part: 'scenery', notAfter: 'power, to', notBefore: 'a, the, her, his, seeds' },
  // Hour and weather.
  {
    words: 'moon',
    notAfter: 'half, crescent, the, a, cratered, two, twin, three, sailor',
    notBefore: 'base, surface, pendant, shaped, buggy, rover, lander, boots, dust, rock, goddess, cake, landing',
  },
  { words: 'sun', notAfter: 'black, two, twin, second', notBefore: 'shower, showers' },
  { words: 'night', notAfter: 'movie, date, game, laundry, quiz', notBefore: 'gown, elf, elves, vision, light' },
  {
    words: 'day',
    notAfter: 'wash, laundry, spa, wedding, moving, race, rainy, bad, leg, every, one, last, modern',
    notBefore: 'off, one',
  },
  { words: 'rain', notAfter: 'of' },
  { words: 'cloud, clouds', part: 'weather', notBefore: 'of' },
  { words: 'starlight', notAfter: 'liquid, bottled, woven, spun, of, captured' },
  { words: 'black and white', part: 'style', last: true },
  { words: 'box, boxes', notAfter: 'cardboard, tool, lunch, music, of' },
  { words: 'storm', notAfter: 'sand, dust, fire, ion, meteor, solar, plasma' },
  { words: 'lightning', notAfter: 'casting, throwing, holding, hurling, summoning, of' },
  {
    words: 'smoke, smoky',
    notAfter: 'of, pipe, cigar, to, she, vape',
    notBefore: 'eyes, eye, a, bomb, grenade, from',
  },
]
