/** Phrases for places and their light, and for what is worn there, that say more together than their words do. */
export const phrasesOfPlaces: readonly (readonly [claims: string, words: string])[] = [
  // Places.
  ['background=station', 'subway platform, metro platform, train platform, tube platform, underground platform'],
  ['background=lake', 'river bank, river banks, bank of a river, banks of a river, banks of the river'],
  ['background=garden', 'garden path, path through a garden'],
  ['background=concert', 'concert stage, on a concert stage'],
  ['background=hallway', 'hotel corridor, hotel hallway'],
  ['background=snow-mountains', 'mountain trail, mountain path, hiking trail in the mountains'],
  ['background=porch', 'front yard, in her front yard, in his front yard'],
  ['background=neon-city', 'tokyo street, tokyo streets, street in tokyo, streets of tokyo'],
  ['background=cafe', 'paris cafe, parisian cafe, parisian café, paris café'],
  ['background=rooftop scenery=potted-plants', 'rooftop garden, roof garden'],
  ['background=cave scenery=crystals', 'crystal cave, crystal cavern, cave of crystals'],
  [
    'background=studio scenery=backdrop',
    'seamless backdrop, seamless paper, seamless background, seamless paper backdrop',
  ],
  [
    'background=studio scenery=backdrop sceneryColour=backdrop:white',
    'white seamless backdrop, white seamless, white seamless paper, white seamless background, white cyclorama',
  ],
  ['background=studio scenery=backdrop sceneryColour=backdrop:green', 'green screen, greenscreen, chroma key'],
  ['background?=beach', 'waves crashing, crashing waves, breaking waves, waves breaking'],
  ['scenery=book-stacks', 'book stack, pile of textbooks, stack of textbooks, textbook pile'],
  // Light.
  [
    'light?=dramatic',
    'harsh shadows, hard shadows, deep shadows, strong shadows, sharp shadows, dramatic shadows, stark shadows, heavy shadows',
  ],
  // Clothes and hair.
  ['outfit=winter-coat colour=beige', 'camel coat, camel wool coat, camel overcoat, camel hair coat'],
  ['outfit=jumpsuit', 'boilersuit, boiler suit'],
  ['outfit=leather-jacket', 'open jacket, jacket open, unzipped jacket, jacket unzipped'],
  [
    'marks=windblown-hair',
    'loose strands, loose strands of hair, stray strands, stray strands of hair, stray hairs, strands of hair, strand of hair, strands across her face, hair in face, hair in her face, hair in his face, hair across her face, hair across his face',
  ],
  ['framing?=portrait', 'linkedin headshot, corporate headshot, business headshot'],
]
