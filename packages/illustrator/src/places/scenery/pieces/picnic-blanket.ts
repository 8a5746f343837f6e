import { blend, box, dishes, lathe, linear, newMesh, pairs, palette, piece, planks } from '#places/scenery/piece-kit.ts'
import { put, setPart } from '#places/scenery/piece-kit.ts'

/** A checked blanket with a basket and food on it. */
export const picnicBlanket = piece({
  label: 'Picnic blanket',
  words: 'picnic blanket, blanket on the grass, picnic rug, picnic cloth, on a picnic blanket, on the picnic blanket',
  order: 612,
  where: 'flat',
  fits: 'outdoors',
  place: 'park',
  dyed: true,
  size: [31, 3, 26],
  make: ({ noise, random, tone }) => {
    const [cloth, wicker, food] = [newMesh(), newMesh(), newMesh()]
    box(cloth, {}, 30, 0.1, 24, { cell: 4 })
    for (const [x, z] of pairs`10 -6, -10 -5`) {
      lathe(wicker, { x, z, y: 0.1 }, pairs`2.6 0, 3.2 2.6, 2.9 2.6, 2.6 1.2`, 14)
      dishes(food, random, x - 3, x + 3.2, 0.12, z + 5.6, 5)
    }
    const own = tone('#c8343c')
    return [
      setPart('picnic cloth', cloth, (spot) => {
        const [a, b] = [
          Math.abs(spot.x / 2 - Math.floor(spot.x / 2)) < 0.5 ? 1 : 0,
          Math.abs(spot.z / 2 - Math.floor(spot.z / 2)) < 0.5 ? 1 : 0,
        ]
        put(spot, [0.88, 0.86, 0.82], 0.92 + noise.cloud(spot.x, spot.z) * 0.15)
        blend(spot, own, (a + b) * 0.48)
        spot.rough = 0.95
      }),
      setPart('picnic basket', wicker, planks(linear('#a8804c'), noise, 0.5, 1), { castsShadow: true, twoSided: true }),
      setPart(
        'picnic food',
        food,
        palette(
          ['#f2ede2', '#c8462c', '#e0a83a', '#5f8a3a', '#e8d0a0'].map((hex) => linear(hex)),
          0.5,
        ),
      ),
    ]
  },
})
