import { blend, linear, mixed, piece, put, smoothstep } from '#places/scenery/piece-kit.ts'

/** Soft paper in two pale colors. */
export const pastelBackground = piece({
  label: 'Pastel background',
  words:
    'pastel background, pastel backdrop, pastel coloured background, pastel colored background, soft pastel background, candy background',
  order: 24,
  where: 'backdrop',
  place: 'studio',
  dyed: true,
  cover: ({ tone }) => {
    const [one, two] = [mixed(tone('#f2b8c6'), [1, 1, 1], 0.25), linear('#bfe0f2')]
    return (spot) => {
      put(spot, one)
      blend(spot, two, smoothstep(-12, 12, spot.x * 0.6 + spot.y - 14))
      spot.rough = 1
    }
  },
})
