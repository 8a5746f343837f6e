/** What stands around, is in the air, or is seen on clothes, where the words by themselves would say less. */
export const phrasesOfScenery: readonly (readonly [claims: string, words: string])[] = [
  // In the air.
  [
    'effects=leaves',
    'autumn leaves swirling, leaves swirling, swirling autumn leaves, leaves blowing, blowing leaves, leaves falling',
  ],
  [
    'effects=smoke',
    'smoke trails, smoke trail, smoke plume, smoke plumes, exhaust fumes, exhaust smoke, burnout smoke, gun smoke, incense smoke, smoke curling, curling smoke',
  ],
  [
    'effects=dust',
    'dust in the light, dust in the air, dust floating, floating dust, dust kicked up, kicked up dust, kicking up dust, dust flying, flying dust',
  ],
  [
    'scenery=puddles',
    'reflections in puddles, reflections in the puddles, reflection in a puddle, wet reflections, reflections on wet asphalt, reflections on the wet street',
  ],
  ['light=caustics', 'underwater light rays, underwater rays, light through water, sunlight through water'],
  [
    'marks=sweat',
    'sweat dripping, dripping sweat, dripping with sweat, sweat on her brow, sweat on his brow, sweat on his forehead, sweat on her forehead, sweat flying, glistening with sweat',
  ],
  [
    'marks?=windblown-hair',
    'billowing, flapping, fluttering, blowing in the wind, fluttering in the wind, flapping in the wind, billowing in the wind, whipping in the wind, caught by the wind, blowing behind her, blowing behind him, trailing behind her, trailing behind him',
  ],
  ['effects=glitch', 'static noise, tv static, data streams, data stream, digital noise, digital artifacts'],
  // Around.
  ['scenery=palm-trees', 'potted palm, potted palms, palm tree'],
  [
    'scenery=potted-plants',
    'hanging plants, hanging plant, window box, window boxes, plants everywhere, lots of plants, full of plants, surrounded by plants, plant filled room, ferns, giant ferns, fern leaves',
  ],
  ['scenery=tree', 'tree stump, old oak, old oak tree, ancient oak, tree branch, under an oak, under a tree, big tree'],
  [
    'scenery=rocks',
    'pebbles, driftwood on rocks, rocky ground, mossy rocks, moss covered rocks, mossy stones, stepping stones, moss',
  ],
  ['scenery=campfire', 'barrel fire, burning barrel, oil drum fire, trash can fire, brazier, braziers, fire bowl'],
  ['scenery=painting', 'tapestry, tapestries, wall tapestry'],
  [
    'scenery=posters',
    'corkboard, cork board, pinboard, pin board, evidence board, mood board, photos on the wall, polaroids on the wall',
  ],
  ['background?=swimming-pool', 'sunbed, sunbeds, sun bed'],
  ['scenery=crates', 'sacks, stack of sacks, cardboard boxes, moving boxes, boxes everywhere'],
  ['scenery=carpet', 'fur rug, bear rug, sheepskin rug, fluffy rug, shag rug, persian carpet, oriental rug'],
  [
    'scenery=bed background?=bedroom',
    'bunk bed, bunk beds, canopy bed, four poster bed, four poster, unmade bed, messy bed',
  ],
  [
    'scenery=chairs',
    'rocking chair, bean bag, beanbag, folding chair, folding chairs, directors chair, lawn chair, lawn chairs, plastic chair, plastic chairs',
  ],
  ['effects=papers', 'piles of paper, piles of papers, stacks of paper, paperwork everywhere'],
  ['scenery=window', 'broken window, broken windows, shattered window, open window, big windows'],
  ['scenery=plain-wall', 'stone wall, cracked wall, concrete wall, plaster wall, whitewashed wall'],
  [
    'scenery=parked-car',
    'wrecked car, crashed car, rusty car, rusted car, rusted cars, abandoned car, abandoned cars, broken down car',
  ],
  ['scenery=full-moon', 'red moon, harvest moon, orange moon'],
  ['scenery=fountain', 'bird bath, birdbath, stone bird bath, garden fountain, drinking fountain'],
  ['scenery=archway', 'moon gate, moon gates, moongate, stone gate, garden gate arch'],
  ['scenery=market-stall', 'fruit stall, fruit stand, vegetable stall, vegetable stand, lemonade stand, tea stall'],
  [
    'scenery=great-wave',
    'huge wave, massive wave, giant wave, monster wave, huge teal wave, towering wave, rogue wave, barrel wave',
  ],
  ['scenery=satellite-dishes', 'satellite dish, radio telescope, radio telescopes, antenna array'],
  // On clothes.
  ['pattern=striped', 'racing stripes, sailor stripes, breton stripes, side stripes'],
  [
    'pattern=ornate',
    'beading, beadwork, ornate beading, engraved armor, engraved armour, ornate armor pattern, brocade pattern, damask pattern, lace pattern',
  ],
  ['build=slim', 'wasp waist, wasp waisted, tiny waist, narrow waist, cinched waist, small waist, slim waist'],
]
