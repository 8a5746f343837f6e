import { entries } from './entry.ts'

/** Colors for cloth, metal, lips and whatever else takes any color; `more` is the color itself. */
export const colours = entries({
  red: ['Red', 'red, ruby red', '#c8323c'],
  crimson: ['Crimson', 'crimson, scarlet, blood red', '#a81e32'],
  burgundy: ['Burgundy', 'burgundy, maroon, wine red, bordeaux, oxblood, wine', '#6d1f33'],
  rust: ['Rust', 'rust, rusty, terracotta, brick red, brick', '#a8502f'],
  orange: ['Orange', 'orange, tangerine, pumpkin', '#e07a34'],
  peach: ['Peach', 'peach, apricot, salmon', '#f0b090'],
  coral: ['Coral', 'coral, coral pink', '#ee7a66'],
  mustard: ['Mustard', 'mustard, mustard yellow, ochre, saffron', '#c79a2e'],
  yellow: ['Yellow', 'yellow, lemon, canary yellow, lemon yellow', '#e8c33a'],
  gold: ['Gold', 'gold, golden, gilded, gilt, brass, golden yellow', '#c9993f'],
  cream: ['Cream', 'cream, ivory, off white, eggshell, creamy, cream coloured, cream colored', '#efe6d2'],
  beige: ['Beige', 'beige, sand, tan, camel, taupe, sand coloured, sandy, nude', '#c8b08c'],
  khaki: ['Khaki', 'khaki, drab, army green, military green', '#8f8a5c'],
  olive: ['Olive', 'olive, olive green, moss green', '#6f7442'],
  lime: ['Lime', 'lime, lime green, chartreuse, neon green, acid green', '#9ac83a'],
  green: ['Green', 'green, leaf green, forest green, grass green, bottle green', '#3d7a4c'],
  emerald: ['Emerald', 'emerald, emerald green, jade, jade green', '#1f8a5f'],
  mint: ['Mint', 'mint, mint green, sage, sage green, seafoam', '#a8d6bc'],
  teal: ['Teal', 'teal, petrol, sea green', '#2f8a8a'],
  turquoise: ['Turquoise', 'turquoise, aqua, cyan, aquamarine', '#42b8c0'],
  'sky-blue': ['Sky blue', 'sky blue, baby blue, powder blue, azure', '#8cc0e6'],
  blue: ['Blue', 'blue, cornflower blue', '#3159a8'],
  'royal-blue': ['Royal blue', 'royal blue, cobalt, cobalt blue, sapphire, electric blue, sapphire blue', '#2446c0'],
  'grey-blue': ['Grey-blue', 'grey blue, gray blue, blue grey, blue gray, steel blue, slate blue', '#6d86a3'],
  'ice-blue': ['Ice blue', 'ice blue, icy blue, arctic blue, frost blue', '#b4d6ea'],
  navy: ['Navy', 'navy, navy blue, midnight blue', '#22305e'],
  indigo: ['Indigo', 'indigo', '#3d3a8c'],
  purple: ['Purple', 'purple, aubergine', '#6d4aa8'],
  violet: ['Violet', 'violet, amethyst', '#7f4fc0'],
  lavender: ['Lavender', 'lavender', '#a894cf'],
  lilac: ['Lilac', 'lilac, mauve', '#c4a4cf'],
  plum: ['Plum', 'plum', '#6a2f5a'],
  magenta: ['Magenta', 'magenta, fuchsia, hot pink', '#d0308a'],
  pink: ['Pink', 'pink, rose, rose pink, blush pink, bubblegum pink, bubblegum, rosy', '#e48aa8'],
  brown: ['Brown', 'brown, chocolate, chocolate brown, coffee brown, cognac, chestnut brown', '#7a5236'],
  'dark-brown': ['Dark brown', 'dark brown, espresso', '#4a3020'],
  copper: ['Copper', 'copper, bronze, copper coloured', '#b0683c'],
  'rose-gold': ['Rose gold', 'rose gold, rosegold, pink gold', '#c98f7e'],
  black: ['Black', 'black, jet black, pitch black, ebony black, onyx', '#26262c'],
  charcoal: ['Charcoal', 'charcoal, charcoal grey, charcoal gray, anthracite, graphite grey', '#3c3f48'],
  grey: ['Grey', 'grey, gray, slate, slate grey, slate gray', '#8a8d94'],
  silver: ['Silver', 'silver, silvery, steel, chrome, metallic, platinum', '#b9bec8'],
  pearl: ['Pearl', 'pearl, pearly, mother of pearl', '#ece6dc'],
  white: ['White', 'white, snow white', '#f0eeea'],
})

/** Natural hair, root color; dyed hair takes any of `colours`. */
export const hairColors = entries({
  black: ['Black', 'black, jet black, raven, raven black, ebony, raven haired', '#1c1816'],
  'dark-brown': ['Dark brown', 'dark brown, dark, espresso, dark chocolate, very dark brown', '#35241b'],
  brown: [
    'Brown',
    'brown, brunette, brown haired, mousy brown, mousy, mouse brown, medium brown, chocolate brown, chocolate',
    '#5c3d29',
  ],
  chestnut: ['Chestnut', 'chestnut, chestnut brown, mahogany, hazelnut', '#6b3a24'],
  'light-brown': ['Light brown', 'light brown, caramel, caramel brown', '#8a6443'],
  auburn: ['Auburn', 'auburn, russet, reddish brown, red brown', '#7d3520'],
  copper: ['Copper', 'copper, coppery, copper red', '#a8522a'],
  red: ['Red', 'red, redhead, red headed, redheaded, flame red, flaming red, fiery red, fiery, ruby', '#a3391f'],
  ginger: ['Ginger', 'ginger, carrot, orange ginger, carrot red, ginger haired', '#c0622c'],
  'strawberry-blonde': ['Strawberry blonde', 'strawberry blonde, strawberry blond, strawberry', '#c98a55'],
  'dark-blonde': ['Dark blonde', 'dark blonde, dark blond, dirty blonde, dirty blond, dishwater blonde', '#9c7a4c'],
  'ash-blonde': ['Ash blonde', 'ash blonde, ash blond, ash, ashy, ashen, sandy, sandy blonde, sandy blond', '#b9a27c'],
  blonde: [
    'Blonde',
    'blonde, blond, sun bleached, fair haired, sun kissed, flaxen, fair, yellow, blondie, bleached, wheat coloured',
    '#d4ae6a',
  ],
  'honey-blonde': ['Honey blonde', 'honey blonde, honey blond, honey', '#c2924a'],
  'golden-blonde': ['Golden blonde', 'golden blonde, golden blond, golden, gold', '#d9a441'],
  platinum: [
    'Platinum',
    'platinum, platinum blonde, platinum blond, bleach blonde, bleach blond, white blonde, white blond, peroxide blonde',
    '#e9dcc0',
  ],
  'salt-and-pepper': [
    'Salt and pepper',
    'salt and pepper, greying, graying, grizzled, grey streaked, pepper and salt',
    '#77736f',
  ],
  grey: ['Grey', 'grey, gray, grey haired, gray haired, iron grey, iron gray, steel grey, ash grey', '#94928f'],
  silver: ['Silver', 'silver, silvery, silver haired, silver grey, silver gray, silver white', '#c3c5c9'],
  white: ['White', 'white, snow white, white haired, snowy white, snowy, milky white', '#eae7e1'],
})

export type HairColorId = (typeof hairColors)[number]['id']

/** Eyes as people have them; other colors come from `colours`. */
export const eyeColors = entries({
  'dark-brown': ['Dark brown', 'dark brown, dark, black, deep brown, almost black', '#2e1c12'],
  brown: ['Brown', 'brown, chocolate, chestnut, coffee, chocolate brown', '#5a3418'],
  'light-brown': ['Light brown', 'light brown, honey brown, honey', '#8a5a2c'],
  amber: ['Amber', 'amber, golden brown, whiskey, topaz', '#b0762a'],
  hazel: ['Hazel', 'hazel, hazel green, hazel brown', '#7a6a34'],
  green: ['Green', 'green, sea green, forest green, moss green', '#4a7a4a'],
  'grey-green': ['Grey-green', 'grey green, gray green, green grey, sage', '#748a74'],
  blue: ['Blue', 'blue, ocean blue, cornflower, azure', '#3f6fa8'],
  'grey-blue': ['Grey-blue', 'grey blue, gray blue, blue grey, blue gray, steel blue', '#6a86a0'],
  'ice-blue': ['Ice blue', 'ice blue, icy blue, icy, pale blue, arctic blue, piercing blue, crystal blue', '#a4c8e0'],
  grey: ['Grey', 'grey, gray, steel, steel grey, steel gray, stormy grey', '#868e96'],
})

/** Skin that nobody is born with. */
export const skinDyes = entries({
  natural: ['Natural', '', ''],
  blue: [
    'Blue',
    'blue, azure, cyan, teal, turquoise, aqua, navy, cobalt, indigo, sapphire, sky blue, ice blue',
    '#5a86b8',
  ],
  green: ['Green', 'green, emerald, olive green, jade, moss green, lime, mint, sea green, forest green', '#6f9a5c'],
  grey: ['Grey', 'grey, gray, ashen grey, stone', '#8f9296'],
  violet: ['Violet', 'violet, purple, lavender, lilac, mauve, plum, magenta', '#8d6fb0'],
  red: ['Red', 'red, crimson, scarlet, ruby, blood red', '#b04a42'],
  gold: ['Gold', 'gold, golden, bronze, brass', '#c9a04c'],
  silver: ['Silver', 'silver, metallic, chrome', '#b4bac2'],
})
