import { lathe, linear, metal, newMesh, piece, planks, setPart, triples } from '#places/scenery/piece-kit.ts'

/** Barrels with iron hoops. */
export const barrels = piece({
  label: 'Barrels',
  words: 'barrel, barrels, wooden barrels, wine barrels, wooden barrel, kegs, keg, casks, beer barrels',
  order: 362,
  where: 'stands',
  dyed: true,
  size: [22, 17, 9.6],
  make: ({ noise, tone }) => {
    const [staves, hoops] = [newMesh(), newMesh()]
    for (const [x, y, z] of triples`-5 0 0.4, 2 0 -0.8, -1.4 8.4 -0.4, 7.4 0 1.2`) {
      const profile = (t: number) => 2.6 + 0.75 * (1 - (t * 2 - 1) * (t * 2 - 1))
      const rows = [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1].map((t) => [profile(t), t * 8.4] as const)
      lathe(staves, { x, y, z }, [...rows, [2.4, 8.4], [2.4, 8.1], [0.02, 8.1]], 18)
      for (const t of [0.08, 0.28, 0.72, 0.92]) {
        const radius = profile(t) + 0.1
        lathe(
          hoops,
          { x, y: y + t * 8.4 - 0.25, z },
          [
            [radius, 0],
            [radius, 0.5],
          ],
          18,
        )
      }
    }
    return [
      setPart('barrels', staves, planks(tone('#8a5c38'), noise, 1, 40), { castsShadow: true }),
      setPart('barrel hoops', hoops, metal(linear('#4a4844'), noise, 0.5, 0.6), { twoSided: true }),
    ]
  },
})
