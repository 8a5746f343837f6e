import { blend, box, fours, linear, newMesh, piece, put, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** Bales of hay, stacked. */
export const hayBales = piece({
  label: 'Hay bales',
  words:
    'hay bales, hay bale, bales of hay, straw bales, bales of straw, haystack, haystacks, stacked hay, hay stacks, hay bales stacked',
  order: 634,
  where: 'stands',
  fits: 'outdoors',
  size: [22, 14, 12],
  make: ({ noise }) => {
    const [hay, twine] = [newMesh(), newMesh()]
    for (const [x, y, z, turn] of fours`-5.2 0 0 4, 5.2 0 0.4 -3, 0 4.4 0 7, -5.6 4.4 -1 14, 0.4 8.8 -0.3 -10`) {
      box(hay, { x, y, z, turn: turned(turn) }, 9.4, 4.3, 5.6, { cell: 2 })
      const [c, s] = turned(turn)
      for (const at of [-2.6, 2.6]) {
        const [px, pz] = [x + at * c + 2.83 * s, z - at * s + 2.83 * c]
        rod(twine, [px, y, pz], [px, y + 4.3, pz], 0.07, 0.07, 4)
      }
    }
    const [light, deep] = [linear('#d8b468'), linear('#8a6a30')]
    return [
      setPart(
        'hay',
        hay,
        (spot) => {
          put(spot, light, 0.8 + noise.cloud(spot.x * 0.8, spot.y * 0.9) * 0.35)
          blend(spot, deep, noise.cell(spot.u * 2.2, spot.v * 16) > 0.62 ? 0.42 : 0)
          spot.relief = noise.cell(spot.u * 3, spot.v * 12) * 0.06
          spot.rough = 0.95
        },
        { castsShadow: true },
      ),
      setPart('hay twine', twine, (spot) => put(spot, deep, 0.6)),
    ]
  },
})
