import { box, fours, lathe, linear, newMesh, pairs, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** Striped balloons with baskets, floating far off. */
export const hotAirBalloons = piece({
  label: 'Hot air balloons',
  words: 'hot air balloon, hot air balloons, hot air balloons in the sky, balloons in the sky, balloon in the sky',
  order: 716,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [49, 37.4, 25.4],
  share: 0.4,
  make: ({ noise, tone }) => {
    const [skins, baskets] = [newMesh(), newMesh()]
    for (const [x, y, z, size] of fours`-14 8 0 1, 6 18 -6 0.72, 19 3 2 0.56`) {
      lathe(skins, { x, y, z, size }, pairs`1.6 4.6, 3.4 7, 7 12, 8.4 17, 7.6 21, 4.6 24.4, 0.1 25.6`, 20)
      box(baskets, { x, y, z }, 2.6 * size, 2.2 * size, 2.6 * size)
      for (const dx of [-1, 1])
        rod(baskets, [x + dx * 1.2 * size, y + 2.2 * size, z], [x + dx * 1.5 * size, y + 4.8 * size, z], 0.08, 0.08, 3)
    }
    const own = tone('#d8484c')
    return [
      setPart(
        'balloon skins',
        skins,
        (spot) => {
          const gore = Math.floor(spot.u * 0.28)
          put(spot, gore % 2 === 0 ? own : [0.9, 0.78, 0.42], 0.9 + noise.cloud(spot.u * 0.2, spot.v * 0.1) * 0.15)
          spot.rough = 0.75
        },
        { twoSided: true },
      ),
      setPart('balloon baskets', baskets, plain(linear('#6a4a30'), 0.9)),
    ]
  },
})
