import { entries, plainEntries } from './entry.ts'

/** What the hour and the sky may do there; a room has light of its own and neither changes it from outside. */
export type Place = { readonly outdoors: boolean; readonly hours: boolean; readonly sky: boolean }

const indoors: Place = { outdoors: false, hours: false, sky: false }
/** A room with a window: the hour is seen, the weather stands outside. */
const windowed: Place = { outdoors: false, hours: true, sky: true }
const outdoors: Place = { outdoors: true, hours: true, sky: true }
const timeless: Place = { outdoors: true, hours: false, sky: false }

/** Where the picture is. */
export const backgrounds = entries({
  studio: [
    'Studio',
    'studio, plain background, white background, grey background, gray background, black background, neutral background, backdrop, photo studio, simple background, plain white background, studio backdrop, solid background, blank background, studio lighting',
    indoors,
  ],
  library: [
    'Library',
    'library, bookshop, bookstore, bookshelves, book shop, archive, bookshelf, study, old library',
    windowed,
  ],
  cafe: [
    'Café',
    'cafe, coffee shop, coffeehouse, coffee house, coffee bar, teahouse, tea room, bistro, restaurant, diner, bakery, tearoom',
    windowed,
  ],
  office: [
    'Office',
    'office, workplace, boardroom, meeting room, corporate office, office building, conference room, cubicle, office desk',
    windowed,
  ],
  'living-room': [
    'Living room',
    'living room, home, lounge, sitting room, apartment, flat, fireplace, cosy room, cozy room, bedroom, sofa, couch, drawing room, armchair, at home, cabin, cosy home',
    windowed,
  ],
  kitchen: ['Kitchen', 'kitchen, restaurant kitchen, cooking, cooking at home', windowed],
  classroom: [
    'Classroom',
    'classroom, school, lecture hall, blackboard, university, lecture theatre, chalkboard, college',
    windowed,
  ],
  laboratory: [
    'Laboratory',
    'laboratory, lab, science lab, hospital, clinic, operating room, research lab, hospital corridor',
    indoors,
  ],
  workshop: [
    'Workshop',
    'workshop, garage, forge, smithy, atelier, factory, artist studio, art studio, warehouse, blacksmith forge, tool shed, painting studio',
    indoors,
  ],
  gym: [
    'Gym',
    'gym, gymnasium, fitness studio, weight room, dojo, boxing ring, fitness centre, fitness center, boxing gym, health club',
    indoors,
  ],
  stage: [
    'Stage',
    'stage, concert, spotlight, theatre, theater, stage lights, concert hall, on stage, opera house, nightclub, night club, club, disco, dance floor, jazz club, stadium concert',
    indoors,
  ],
  'castle-hall': [
    'Castle hall',
    'castle hall, castle, throne room, palace, great hall, throne, ballroom, royal court, banquet hall, castle interior, cathedral, church, temple, marble hall, mansion',
    windowed,
  ],
  tavern: ['Tavern', 'tavern, inn, pub, bar, alehouse, saloon, brewery, irish pub, beer hall', indoors],
  ruins: [
    'Ruins',
    'ruins, ruined temple, ancient ruins, ruined castle, crumbling ruins, battlefield, ruined city, graveyard, cemetery, wasteland, post apocalyptic, ruined',
    outdoors,
  ],
  market: [
    'Market',
    'market, bazaar, marketplace, market stall, street market, souk, market square, farmers market, fair, carnival',
    outdoors,
  ],
  village: [
    'Village',
    'village, small town, cottage, hamlet, fishing village, town square, country lane, farm, medieval village, town, farmyard, harbour, harbor, suburb, barn',
    outdoors,
  ],
  'city-street': [
    'City street',
    'city street, street, city, downtown, alley, urban, avenue, pavement, sidewalk, paris, london, new york, streets, back alley, alleyway, cityscape, busy street, new york city, city centre, city center, over the city, road, bridge over the river, bus stop, train station, subway',
    outdoors,
  ],
  'neon-city': [
    'Neon city',
    'neon city, neon street, cyberpunk city, tokyo, neon lights, neon lit street, futuristic city, shibuya, neon signs, cyberpunk street, city lights, blade runner, neon alley, cyberpunk alley, hong kong, neon lit city',
    outdoors,
  ],
  rooftop: [
    'Rooftop',
    'rooftop, roof, roof terrace, skyline, balcony, rooftops, terrace, skyscraper roof, city skyline',
    outdoors,
  ],
  park: [
    'Park',
    'park, city park, playground, park bench, public park, autumn park, stadium, sports field, football pitch, running track, tennis court, race track',
    outdoors,
  ],
  garden: [
    'Garden',
    'garden, rose garden, cherry trees, rose bushes, among roses, cherry blossom, cherry blossoms, japanese garden, botanical garden, greenhouse, orchard, vineyard, flower garden, sakura, zen garden, courtyard, backyard, conservatory',
    outdoors,
  ],
  forest: [
    'Forest',
    'forest, woods, woodland, enchanted forest, among trees, pine forest, autumn forest, trees, dark forest, magical forest, in the woods, swamp, bamboo forest, grove, glade',
    outdoors,
  ],
  jungle: ['Jungle', 'jungle, rainforest, tropical forest, rain forest, amazon', outdoors],
  meadow: [
    'Meadow',
    'meadow, field, wheat field, flower field, prairie, countryside, grass, hills, steppe, field of flowers, wildflowers, cornfield, sunflower field, lavender field, savannah, savanna, grassland, rolling hills, wildflower meadow, pasture',
    outdoors,
  ],
  beach: [
    'Beach',
    'beach, seaside, shore, coast, seashore, tropical beach, sea, ocean, sandy beach, by the sea, island, pier, cliffs, cliff, boardwalk, coastline',
    outdoors,
  ],
  lake: ['Lake', 'lake, river, lakeside, pond, waterfall, riverside, riverbank, lakeshore, by the water', outdoors],
  'snow-mountains': [
    'Snowy mountains',
    'snow mountains, snowy mountains, mountain, alps, glacier, himalayas, ski slope, mountain top, mountaintop, snowy peaks, peaks, summit, arctic, tundra, snowy landscape, ski resort, mountain range, mountain peak, ice cave',
    outdoors,
  ],
  desert: ['Desert', 'desert, dunes, sahara, sand dunes, canyon, wild west, dune, oasis, badlands, mesa', outdoors],
  cave: ['Cave', 'cave, cavern, dungeon, mine, grotto, crypt, catacombs, underground', indoors],
  underwater: [
    'Underwater',
    'underwater, under water, under the sea, ocean floor, coral reef, deep sea, beneath the waves, seabed, aquarium, sea floor',
    timeless,
  ],
  sky: [
    'Above the clouds',
    'sky, clouds, above the clouds, in the sky, heaven, cloudscape, heavens, blue sky',
    outdoors,
  ],
  space: [
    'Space',
    'space, outer space, galaxy, nebula, stars, cosmos, planet, universe, moon surface, deep space, on the moon, mars, starfield, alien planet, asteroid',
    timeless,
  ],
  spaceship: [
    'Spaceship',
    'spaceship, space ship, starship, spacecraft, space station, cockpit, spaceship corridor, bridge of a starship, on the bridge, spaceship bridge, space shuttle, spaceship interior',
    indoors,
  ],
})

export type BackgroundId = (typeof backgrounds)[number]['id']

/** The hour. */
export const times = plainEntries({
  dawn: [
    'Dawn',
    'dawn, sunrise, early morning, daybreak, at first light, first light, morning, at dawn, morning light',
  ],
  day: [
    'Day',
    'day, daytime, noon, midday, afternoon, daylight, in broad daylight, by day, bright sun, desert sun, sunny day, high noon',
  ],
  sunset: [
    'Sunset',
    'sunset, golden hour, sundown, setting sun, evening sun, evening light, at sunset, late afternoon, golden light',
  ],
  dusk: ['Dusk', 'dusk, twilight, evening, nightfall, blue hour, gloaming, gloom'],
  night: [
    'Night',
    'night, midnight, nighttime, at night, moonlight, moonlit, night time, under the moon, moon, by night, starry night, full moon, under the stars, starry sky, night sky, nocturnal',
  ],
})

export type TimeId = (typeof times)[number]['id']

/** The sky. */
export const weathers = plainEntries({
  clear: [
    'Clear',
    'clear sky, sunny, sunshine, bright sun, sunny day, cloudless, sunlit, sun drenched, clear skies, blue sky, sun, sunlight',
  ],
  cloudy: ['Cloudy', 'cloudy, overcast, grey sky, gray sky, grey skies, gray skies'],
  rain: [
    'Rain',
    'rain, rainy, raining, drizzle, downpour, pouring rain, in the rain, rainfall, rain soaked, wet street, showers, drizzling',
  ],
  snow: [
    'Snow',
    'snow, snowing, snowy, snowfall, blizzard, snowstorm, snowflakes, falling snow, winter day, snow covered',
  ],
  fog: ['Fog', 'fog, foggy, mist, misty, haze, hazy, smoke, smoky'],
  storm: ['Storm', 'storm, stormy, thunderstorm, lightning, thunder, tempest, hurricane, storm clouds'],
})

export type WeatherId = (typeof weathers)[number]['id']
