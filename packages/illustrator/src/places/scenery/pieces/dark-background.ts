import { clamp, piece, put } from '#places/scenery/piece-kit.ts'

/** Nothing behind the person but the dark. */
export const darkBackground = piece({
  label: 'Dark background',
  words:
    'dark background, black void, empty void, dark void, void, pitch black background, darkness, surrounded by darkness, in the darkness, dark backdrop, moody dark background, total darkness, shadowy background',
  order: 20,
  where: 'backdrop',
  place: 'studio',
  cover: () => (spot) => {
    const [x, y] = [spot.x / 30, (spot.y - 13) / 24]
    put(spot, [0.012, 0.013, 0.017], 0.35 + clamp(1.1 - Math.sqrt(x * x + y * y)) * 1.4)
    spot.rough = 1
  },
})
