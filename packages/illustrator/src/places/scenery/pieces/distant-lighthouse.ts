import { card, glowing, halo, haze, lathe, linear, newMesh, pairs, piece, plaster } from '#places/scenery/piece-kit.ts'
import { put, setPart } from '#places/scenery/piece-kit.ts'

/** A lighthouse on its rock, its lamp burning. */
export const distantLighthouse = piece({
  label: 'Lighthouse far away',
  words:
    'lighthouse in the distance, distant lighthouse, lighthouse in the background, lighthouse beam, lighthouse on the horizon',
  order: 404,
  where: 'far',
  outside: 'lighthouse',
  fits: 'outdoors',
  dyed: true,
  size: [54, 87, 54],
  share: 0.5,
  make: ({ noise, tone, lamps }) => {
    const [walls, dark, lamp, beams] = [newMesh(), newMesh(), newMesh(), newMesh()]
    lathe(dark, { y: -3 }, pairs`26 0, 20 8, 12 12, 0.1 13`, 9)
    lathe(walls, { y: 8 }, pairs`9 0, 6 60, 7.6 62`, 16)
    lathe(dark, { y: 70 }, pairs`8.4 0, 8.4 1.6, 4.4 1.6`, 14)
    lathe(dark, { y: 80 }, pairs`5.6 0, 0.2 6`, 12)
    lathe(lamp, { y: 71.6 }, pairs`4 0, 4 8.4`, 12)
    for (const x of [-1, 1]) card(beams, [x * 40, 76, 0], [36, 0, 0], [0, 7, 0], [0, 0, 1])
    const own = tone('#c0392b')
    return [
      setPart('lighthouse', walls, (spot) => {
        put(
          spot,
          Math.floor(spot.y / 13) % 2 === 0 ? own : [0.8, 0.78, 0.74],
          0.9 + noise.cloud(spot.u * 0.2, spot.v * 0.2) * 0.2,
        )
        spot.rough = 0.8
      }),
      setPart('lighthouse rock', dark, plaster(linear('#4a4844'), noise, 0.6)),
      setPart('lighthouse lamp', lamp, glowing([2.6 + lamps, 2.3 + lamps, 1.6])),
      setPart('lighthouse beam', beams, haze([1.2, 1.15, 0.9], 0.12 + 0.5 * lamps, halo), { blended: true }),
    ]
  },
})
