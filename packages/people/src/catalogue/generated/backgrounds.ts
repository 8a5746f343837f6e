// Written by `npm run content` out of the files that are named here or below; change those.
// packages/illustrator/src/places/sets
import { entries } from '#catalogue/entry.ts'
import type { PlaceFacts } from '#catalogue/facts.ts'
import type { BackgroundId } from './ids.ts'

export type { BackgroundId } from './ids.ts'

export const backgrounds = entries<BackgroundId, PlaceFacts>({
  'studio': ["Studio", "studio, plain background, white background, grey background, gray background, black background, neutral background, backdrop, photo studio, simple background, plain white background, studio backdrop, solid background, blank background, studio lighting", {"outdoors":false,"hours":false,"sky":false}],
  'library': ["Library", "library, bookshop, bookstore, bookshelves, book shop, archive, bookshelf, study, old library", {"outdoors":false,"hours":true,"sky":true,"poses":{"sitting":2},"holds":{"mug":4,"bouquet":1}}],
  'cafe': ["Café", "cafe, coffee shop, coffeehouse, coffee house, coffee bar, teahouse, tea room, bistro, restaurant, diner, bakery, tearoom", {"outdoors":false,"hours":true,"sky":true,"poses":{"sitting":2},"holds":{"mug":4,"bouquet":1}}],
  'office': ["Office", "office, workplace, boardroom, meeting room, corporate office, office building, conference room, cubicle, office desk", {"outdoors":false,"hours":true,"sky":true,"holds":{"mug":4,"bouquet":1}}],
  'living-room': ["Living room", "living room, home, lounge, sitting room, apartment, flat, fireplace, cosy room, cozy room, bedroom, sofa, couch, drawing room, armchair, at home, cabin, cosy home", {"outdoors":false,"hours":true,"sky":true,"poses":{"sitting":2},"holds":{"mug":4,"bouquet":1}}],
  'kitchen': ["Kitchen", "kitchen, restaurant kitchen, cooking, cooking at home", {"outdoors":false,"hours":true,"sky":true,"holds":{"mug":4,"bouquet":1}}],
  'classroom': ["Classroom", "classroom, school, lecture hall, blackboard, university, lecture theatre, chalkboard, college", {"outdoors":false,"hours":true,"sky":true,"holds":{"mug":4,"bouquet":1}}],
  'laboratory': ["Laboratory", "laboratory, lab, science lab, hospital, clinic, operating room, research lab, hospital corridor", {"outdoors":false,"hours":false,"sky":false,"holds":{"mug":4,"bouquet":1}}],
  'workshop': ["Workshop", "workshop, garage, forge, smithy, atelier, factory, artist studio, art studio, warehouse, blacksmith forge, tool shed, painting studio", {"outdoors":false,"hours":false,"sky":false,"holds":{"mug":4,"bouquet":1}}],
  'gym': ["Gym", "gym, gymnasium, fitness studio, weight room, dojo, boxing ring, fitness centre, fitness center, boxing gym, health club", {"outdoors":false,"hours":false,"sky":false}],
  'stage': ["Stage", "stage, concert, spotlight, theatre, theater, stage lights, concert hall, on stage, opera house, nightclub, night club, club, disco, dance floor, jazz club, stadium concert", {"outdoors":false,"hours":false,"sky":false}],
  'castle-hall': ["Castle hall", "castle hall, castle, throne room, palace, great hall, throne, ballroom, royal court, banquet hall, castle interior, cathedral, church, temple, marble hall, mansion", {"outdoors":false,"hours":true,"sky":true,"holds":{"lantern":1}}],
  'tavern': ["Tavern", "tavern, inn, pub, bar, alehouse, saloon, brewery, irish pub, beer hall", {"outdoors":false,"hours":false,"sky":false,"poses":{"sitting":2,"leaning":2},"holds":{"mug":2,"lantern":1}}],
  'ruins': ["Ruins", "ruins, ruined temple, ancient ruins, ruined castle, crumbling ruins, battlefield, ruined city, graveyard, cemetery, wasteland, post apocalyptic, ruined", {"outdoors":true,"hours":true,"sky":true,"poses":{"leaning":2},"holds":{"lantern":1}}],
  'market': ["Market", "market, bazaar, marketplace, market stall, street market, souk, market square, farmers market, fair, carnival", {"outdoors":true,"hours":true,"sky":true,"holds":{"mug":2,"lantern":1}}],
  'village': ["Village", "village, small town, cottage, hamlet, fishing village, town square, country lane, farm, medieval village, town, farmyard, harbour, harbor, suburb, barn", {"outdoors":true,"hours":true,"sky":true}],
  'city-street': ["City street", "city street, street, city, downtown, alley, urban, avenue, pavement, sidewalk, paris, london, new york, streets, back alley, alleyway, cityscape, busy street, new york city, city centre, city center, over the city, road, bridge over the river, bus stop, train station, subway", {"outdoors":true,"hours":true,"sky":true,"poses":{"leaning":2},"holds":{"mug":4,"bouquet":1}}],
  'neon-city': ["Neon city", "neon city, neon street, cyberpunk city, tokyo, neon lights, neon lit street, futuristic city, shibuya, neon signs, cyberpunk street, city lights, blade runner, neon alley, cyberpunk alley, hong kong, neon lit city", {"outdoors":true,"hours":true,"sky":true,"hour":"night","poses":{"leaning":2}}],
  'rooftop': ["Rooftop", "rooftop, roof, roof terrace, skyline, balcony, rooftops, terrace, skyscraper roof, city skyline", {"outdoors":true,"hours":true,"sky":true,"poses":{"leaning":2},"holds":{"mug":4,"bouquet":1}}],
  'park': ["Park", "park, city park, playground, park bench, public park, autumn park, stadium, sports field, football pitch, running track, tennis court, race track", {"outdoors":true,"hours":true,"sky":true,"poses":{"sitting":2,"leaning":2}}],
  'garden': ["Garden", "garden, rose garden, cherry trees, rose bushes, among roses, cherry blossom, cherry blossoms, japanese garden, botanical garden, greenhouse, orchard, vineyard, flower garden, sakura, zen garden, courtyard, backyard, conservatory", {"outdoors":true,"hours":true,"sky":true,"poses":{"sitting":2}}],
  'forest': ["Forest", "forest, woods, woodland, enchanted forest, among trees, pine forest, autumn forest, trees, dark forest, magical forest, in the woods, swamp, bamboo forest, grove, glade", {"outdoors":true,"hours":true,"sky":true,"poses":{"leaning":2},"holds":{"lantern":1}}],
  'jungle': ["Jungle", "jungle, rainforest, tropical forest, rain forest, amazon", {"outdoors":true,"hours":true,"sky":true,"holds":{"lantern":1}}],
  'meadow': ["Meadow", "meadow, field, wheat field, flower field, prairie, countryside, grass, hills, steppe, field of flowers, wildflowers, cornfield, sunflower field, lavender field, savannah, savanna, grassland, rolling hills, wildflower meadow, pasture", {"outdoors":true,"hours":true,"sky":true}],
  'beach': ["Beach", "beach, seaside, shore, coast, seashore, tropical beach, sea, ocean, sandy beach, by the sea, island, pier, cliffs, cliff, boardwalk, coastline", {"outdoors":true,"hours":true,"sky":true}],
  'lighthouse': ["Lighthouse", "lighthouse, light house, rocky coast, clifftop, cliff top", {"outdoors":true,"hours":true,"sky":true,"poses":{"leaning":1},"holds":{"lantern":2,"mug":1},"chance":{"pirate":1}}],
  'lake': ["Lake", "lake, river, lakeside, pond, waterfall, riverside, riverbank, lakeshore, by the water", {"outdoors":true,"hours":true,"sky":true}],
  'snow-mountains': ["Snowy mountains", "snow mountains, snowy mountains, mountain, alps, glacier, himalayas, ski slope, mountain top, mountaintop, snowy peaks, peaks, summit, arctic, tundra, snowy landscape, ski resort, mountain range, mountain peak, ice cave", {"outdoors":true,"hours":true,"sky":true,"holds":{"lantern":1}}],
  'desert': ["Desert", "desert, dunes, sahara, sand dunes, canyon, wild west, dune, oasis, badlands, mesa", {"outdoors":true,"hours":true,"sky":true}],
  'cave': ["Cave", "cave, cavern, dungeon, mine, grotto, crypt, catacombs, underground", {"outdoors":false,"hours":false,"sky":false,"holds":{"lantern":1}}],
  'underwater': ["Underwater", "underwater, under water, under the sea, ocean floor, coral reef, deep sea, beneath the waves, seabed, aquarium, sea floor", {"outdoors":true,"hours":false,"sky":false,"afloat":true}],
  'sky': ["Above the clouds", "sky, clouds, above the clouds, in the sky, heaven, cloudscape, heavens, blue sky", {"outdoors":true,"hours":true,"sky":true,"afloat":true}],
  'space': ["Space", "space, outer space, galaxy, nebula, stars, cosmos, planet, universe, moon surface, deep space, on the moon, mars, starfield, alien planet, asteroid", {"outdoors":true,"hours":false,"sky":false}],
  'spaceship': ["Spaceship", "spaceship, space ship, starship, spacecraft, space station, cockpit, spaceship corridor, bridge of a starship, on the bridge, spaceship bridge, space shuttle, spaceship interior", {"outdoors":false,"hours":false,"sky":false,"holds":{"mug":4,"bouquet":1}}],
})
