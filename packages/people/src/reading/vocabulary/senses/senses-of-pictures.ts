import { grades } from '#catalogue/camera-work.ts'
import { moods } from '#reading/vocabulary/moods.ts'
import type { Sense } from './sense.ts'

/** What is said before anything that it is like: "solarpunk botanist", "1960s stewardess". */
const ofAnything: ReadonlySet<string> = new Set(
  'solarpunk, cyberpunk, cottagecore, vaporwave, synthwave, 1950s, 1960s, 1970s, 1980s, 1990s, 50s, 60s, 70s, 80s, 90s, retrofuturistic, atompunk, dieselpunk'.split(
    ', ',
  ),
)

/** Words for moods and colors of one word say so of the picture alone: "magical staff", "a vibrant dress". */
const ofThePicture = [
  ...new Set([...moods.flatMap(([, words]) => words.split(', ')), ...grades.flatMap(({ words }) => words)]),
]
  .filter((word) => !word.includes(' ') && !ofAnything.has(word))
  .join(', ')

/** Words for styles, views and moods that hold in some company only. */
export const sensesOfPictures: readonly Sense[] = [
  { words: 'painted', notBefore: 'face, nails, lips, skull, smile, on' },
  {
    words: 'neon',
    notBefore:
      'sign, signs, reflections, red, pink, blue, green, yellow, orange, purple, cyan, magenta, accents, trim, strips',
  },
  {
    words: 'photo',
    notAfter: 'old, family, faded, torn, holding a, taking a, wedding, framed, locket with a, with a',
    notBefore: 'album, booth, frame, of her',
  },
  { words: 'pencil', notAfter: 'a, with, her, his, chewing', notBefore: 'behind, in' },
  { words: 'oils', after: 'in' },
  {
    words: 'portrait',
    notAfter: 'painting a, framed, family, holding a, ancestral',
    notBefore: 'on the wall, hanging',
  },
  ...(['grade', 'light', 'camera', 'effects', 'weather', 'composition'] as const).map((part): Sense => ({
    words: ofThePicture,
    alone: true,
    part,
  })),
  {
    words: '1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, 50s, 60s, 70s, 80s, 90s, 2000s',
    notBefore:
      'car, cars, jacket, coat, dress, suit, radio, tv, television, furniture, house, sofa, phone, computer, music, song, playlist, poster, posters, tracksuit, shirt, jeans, kitchen',
    notAfter: 'in her, in his, in their, early, mid, late, her, his',
  },
  { words: 'bust', notAfter: 'marble, stone, plaster, large, big' },
  { words: 'reflective', after: 'look, looks, looking, feeling, is, mood' },
  { words: 'tears', notAfter: 'she, he, it', notBefore: 'through, apart, off, up' },
  { words: 'sprite', notAfter: 'forest, water, fire, a' },
]
