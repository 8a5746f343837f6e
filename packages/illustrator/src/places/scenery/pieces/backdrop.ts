import { blend, clamp, piece, put, scaled } from '#places/scenery/piece-kit.ts'

/** Paper of one color behind the person, a little lighter around their head. */
export const backdrop = piece({
  label: 'Plain background',
  words:
    'coloured background, colored background, colour background, solid colour background, solid color background, flat background, monochrome background, seamless paper, paper backdrop, coloured backdrop, colored backdrop',
  order: 10,
  where: 'backdrop',
  place: 'studio',
  dyed: true,
  cover: ({ tone, noise }) => {
    const paper = tone('#9aa5b0')
    const dark = scaled(paper, 0.62)
    return (spot) => {
      const [x, y] = [spot.x / 34, (spot.y - 14) / 26]
      put(spot, dark)
      blend(spot, paper, clamp(1.15 - Math.sqrt(x * x + y * y) * 0.7))
      const cloud = 1 + (noise.cloud(spot.x * 0.03, spot.y * 0.03) - 0.5) * 0.06
      spot.red *= cloud
      spot.green *= cloud
      spot.blue *= cloud
      spot.rough = 0.95
    }
  },
})
