import { box, card, facade, facet, fours, lathe, linear, newMesh, piece, put } from '#places/scenery/piece-kit.ts'
import { setPart, smoke } from '#places/scenery/piece-kit.ts'

/** Halls with saw-tooth roofs under tall chimneys that smoke. */
export const factoryChimneys = piece({
  label: 'Factory chimneys',
  words:
    'factory chimneys, factory chimney, smokestacks, smokestack, smoke stacks, smoke stack, industrial chimneys, factories, factory in the background, factories in the background, smoking chimneys, industrial skyline',
  order: 421,
  where: 'far',
  fits: 'outdoors',
  size: [150, 92, 40],
  share: 0.5,
  make: ({ noise, random, lamps }) => {
    const [brick, stacks, plumes] = [newMesh(), newMesh(), newMesh()]
    for (const [x, z, wide, high] of fours`-38 4 52 18, 26 0 66 24, -4 -8 26 34`) {
      box(brick, { x, z }, wide, high, 20, { cell: 10 })
      for (let at = 0; at < Math.floor(wide / 10); at += 1) {
        const from = x - wide / 2 + at * 10
        facet(
          brick,
          [from, high, z + 10],
          [from + 10, high, z + 10],
          [from + 10, high, z + 10],
          [from, high + 6, z + 10],
        )
        facet(
          brick,
          [from, high + 6, z + 10],
          [from + 10, high, z + 10],
          [from + 10, high, z - 10],
          [from, high + 6, z - 10],
        )
      }
    }
    for (const [x, z, high, thick] of fours`-52 -6 58 3.6, -30 -10 72 4.4, 18 -10 64 4, 44 -8 50 3.4`) {
      lathe(
        stacks,
        { x, z },
        [
          [thick, 0],
          [thick * 0.72, high - 3],
          [thick * 0.84, high - 2.4],
          [thick * 0.84, high],
          [thick * 0.6, high],
          [0.1, high - 1],
        ],
        16,
      )
      for (let puff = 0; puff < 7; puff += 1) {
        const size = 4 + puff * 1.7
        card(
          plumes,
          [Math.min(60, x + puff * 4.4 + random.middling() * 2), Math.min(80, high + 2 + puff * 3.4), z],
          [size, 0, 0],
          [0, size * 0.8, 0],
          [0, 0, 1],
          puff + Math.round(x + 60),
        )
      }
    }
    const walls = facade(noise, {
      wide: 6,
      high: 8,
      wall: linear('#7a4c3c'),
      pane: linear('#39434a'),
      lamps: [linear('#ffc878', 1.3)],
      lit: 0.5 * lamps,
    })
    return [
      setPart('factory halls', brick, walls, { twoSided: true }),
      setPart('chimneys', stacks, (spot) => {
        const band = spot.y > 44 && Math.floor(spot.y / 5) % 2 === 0
        put(spot, band ? linear('#c8c0b4') : linear('#8a5442'), 0.85 + noise.cloud(spot.u * 0.3, spot.v * 0.1) * 0.3)
        spot.rough = 0.9
      }),
      setPart('chimney smoke', plumes, smoke([0.3, 0.29, 0.29], noise, 0.6), { blended: true }),
    ]
  },
})
