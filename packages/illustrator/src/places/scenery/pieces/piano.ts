import { box, facet, lathe, mixed, newMesh, pairs, pane, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** A grand piano with its lid up. */
export const piano = piece({
  label: 'Piano',
  words: 'piano, grand piano, pianos, black piano, white piano',
  order: 394,
  where: 'stands',
  brought: ['playing-piano'],
  dyed: true,
  size: [15.8, 15.8, 12.4],
  make: ({ noise, tone }) => {
    const [wooden, keys, legs] = [newMesh(), newMesh(), newMesh()]
    box(wooden, { y: 5.8, z: -1.6 }, 15, 3, 9, { cell: 4 })
    box(wooden, { y: 5.8, z: 4 }, 15, 1.6, 2.4)
    facet(wooden, [-7.5, 8.9, -5.6], [-7.5, 8.9, 2.6], [5.6, 15.6, 2], [5.6, 15.6, -5.4])
    facet(wooden, [-7.5, 8.9, 2.6], [-7.5, 8.9, -5.6], [5.6, 15.6, -5.4], [5.6, 15.6, 2])
    rod(legs, [3.6, 8.8, 1.4], [4.2, 14.8, 1], 0.14, 0.14, 5)
    pane(keys, [-6.8, 7.45, 5.1], [13.6, 0, 0], [0, 0.05, -2], { unit: true })
    for (const [x, z] of pairs`-6.6 3.6, 6.6 3.6, 0 -5`) lathe(legs, { x, z }, pairs`0.5 0, 0.45 1, 0.7 5.8`, 8)
    const own = tone('#121214')
    return [
      setPart(
        'piano',
        wooden,
        (spot) => {
          put(spot, own, 0.9 + noise.cloud(spot.u * 0.2, spot.v * 0.2) * 0.2)
          spot.rough = 0.08
        },
        { castsShadow: true, twoSided: true },
      ),
      setPart('piano legs', legs, plain(mixed(own, [0.1, 0.08, 0.05], 0.3), 0.2), { castsShadow: true }),
      setPart('piano keys', keys, (spot) => {
        const key = spot.u * 52
        const near = key - Math.floor(key)
        const which = Math.floor(key) % 7
        const black = spot.v > 0.4 && Math.abs(near - 1) < 0.3 && which !== 2 && which !== 6
        put(spot, black ? [0.01, 0.01, 0.01] : near < 0.06 ? [0.3, 0.3, 0.3] : [0.86, 0.84, 0.78])
        spot.rough = 0.3
      }),
    ]
  },
})
