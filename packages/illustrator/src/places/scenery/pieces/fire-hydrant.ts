import { ball, lathe, metal, newMesh, pairs, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A fire hydrant. */
export const fireHydrant = piece({
  label: 'Fire hydrant',
  words: 'fire hydrant, fire hydrants, hydrant, red hydrant',
  order: 586,
  where: 'stands',
  fits: 'outdoors',
  place: 'city-street',
  dyed: true,
  size: [6, 8.6, 5],
  make: ({ noise, tone }) => {
    const iron = newMesh()
    lathe(
      iron,
      {},
      pairs`2 0, 2 0.6, 1.4 0.9, 1.4 5.6, 1.7 5.7, 1.7 6.2, 1.4 6.4, 1.2 7.4, 0.6 8, 0.5 8.4, 0.02 8.4`,
      18,
    )
    for (const side of [-1, 1]) {
      rod(iron, [side * 1.2, 4.4, 0], [side * 2.5, 4.4, 0], 0.7, 0.7, 10)
      ball(iron, [side * 2.6, 4.4, 0], [0.3, 0.8, 0.8], 6)
    }
    rod(iron, [0, 3.8, 1.2], [0, 3.8, 2.2], 0.9, 0.9, 12)
    ball(iron, [0, 3.8, 2.2], [1, 1, 0.3], 6)
    return [setPart('hydrant', iron, metal(tone('#c0281e'), noise, 0.5, 0.1), { castsShadow: true })]
  },
})
