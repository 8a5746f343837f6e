import { box, fours, lathe, linear, metal, newMesh, pairs, pane, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, shine } from '#places/scenery/piece-kit.ts'

/** A stove with an oven and pots on it, copper pans above, a fridge beside. */
export const kitchenRange = piece({
  label: 'Stove and fridge',
  words:
    'stove, oven, gas stove, kitchen stove, stovetop, fridge, refrigerator, open oven, retro fridge, hanging copper pots, copper pots, copper pans, hanging pots and pans, hanging pans, pots on the stove, pots and pans, hanging pots',
  order: 567,
  where: 'stands',
  fits: 'indoors',
  place: 'kitchen',
  dyed: true,
  size: [30, 24, 8],
  make: ({ noise, tone }) => {
    const [white, dark, steel, copper, glass] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    // The fridge.
    box(white, { x: 9.6, y: 0.4 }, 8, 12, 6.6)
    box(white, { x: 9.6, y: 12.6 }, 8, 6.4, 6.6)
    box(dark, { x: 9.6 }, 7.4, 0.5, 6)
    for (const y of [7.4, 13.6]) rod(steel, [6.4, y, 3.7], [6.4, y + 3.6, 3.7], 0.2, 0.2, 7)
    // The stove: an oven with its window, knobs, four flames.
    box(white, { x: -3 }, 12, 8.4, 6.8)
    box(dark, { x: -3, y: 8.4 }, 12.2, 0.3, 7)
    box(steel, { x: -3, y: 8.4, z: -3.2 }, 12.2, 3.4, 0.4)
    pane(glass, [-7, 2, 3.45], [8, 0, 0], [0, 3.6, 0], { unit: true })
    rod(steel, [-7.6, 6.4, 3.9], [1.6, 6.4, 3.9], 0.2, 0.2, 7)
    for (let at = 0; at < 5; at += 1) rod(dark, [-7.6 + at * 2.3, 7.5, 3.4], [-7.6 + at * 2.3, 7.5, 3.8], 0.4, 0.36, 10)
    for (const [x, z] of pairs`-6 1.4, 0 1.4, -6 -1.6, 0 -1.6`)
      lathe(dark, { x, y: 8.7, z }, pairs`1.5 0, 1.5 0.3, 1.2 0.3, 1.1 0`, 16)
    for (const [x, z, wide, high] of fours`-6 1.2 1.9 2.4, 0 -1.4 1.6 3.2`) {
      lathe(
        steel,
        { x, y: 9, z },
        [
          [wide * 0.96, 0],
          [wide, 0.2],
          [wide, high],
          [wide * 1.06, high + 0.1],
          [wide * 0.4, high + 0.5],
          [0.3, high + 0.6],
          [0.36, high + 1],
          [0.05, high + 1.1],
        ],
        20,
      )
      for (const way of [-1, 1])
        rod(steel, [x + way * wide, 9 + high * 0.8, z], [x + way * (wide + 0.8), 9 + high * 0.8, z], 0.16, 0.16, 5)
    }
    // Pans hang from a rail above.
    rod(steel, [-14, 22.6, -2], [4, 22.6, -2], 0.22, 0.22, 7)
    for (const x of [-13, 3]) rod(steel, [x, 22.6, -2], [x, 24, -2], 0.12, 0.12, 6)
    for (const [nth, x] of [-12.4, -9, -5.8, -2.6, 1].entries()) {
      const size = 1.6 - (nth % 3) * 0.28
      rod(copper, [x, 22.4, -1.7], [x, 18.4, -1.6], 0.14, 0.2, 6)
      rod(copper, [x, 18.6 - size, -2], [x, 18.6 - size, -1], size, size * 0.94, 20)
      rod(copper, [x, 18.6 - size, -1.05], [x, 18.6 - size, -1], size * 0.94, 0.02, 20)
    }
    return [
      setPart('fridge and stove', white, plain(tone('#e2dfd6'), 0.3), { castsShadow: true }),
      setPart('stove plates', dark, plain(linear('#1c1d20'), 0.4)),
      setPart('steel pots', steel, metal(linear('#b4b8ba'), noise, 0.25, 0.8), { castsShadow: true }),
      setPart('copper pans', copper, metal(linear('#b8683c'), noise, 0.25, 0.8), { castsShadow: true }),
      setPart('oven window', glass, (spot) => {
        const rim = Math.min(spot.u, 1 - spot.u, spot.v, 1 - spot.v)
        const warm = rim < 0.07 ? 0 : 0.35 + 0.4 * spot.v
        shine(spot, 0.03 + warm * 0.9, 0.03 + warm * 0.45, 0.03 + warm * 0.12)
      }),
    ]
  },
})
