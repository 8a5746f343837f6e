import { box, linear, metal, newMesh, piece, planks, setPart } from '#places/scenery/piece-kit.ts'

/** A bench of boards on iron feet. */
export const bench = piece({
  label: 'Bench',
  words: 'bench, benches, wooden bench, stone bench, garden bench, empty bench, pew',
  order: 128,
  where: 'stands',
  dyed: true,
  size: [16.4, 9.6, 5.2],
  make: ({ noise, tone }) => {
    const [boards, iron] = [newMesh(), newMesh()]
    for (const z of [-1.4, -0.2, 1, 2.1]) box(boards, { y: 4.2, z }, 16, 0.35, 1)
    for (const y of [5.6, 7, 8.4]) box(boards, { y, z: -2.2 }, 16, 1, 0.3)
    for (const x of [-6.6, 6.6]) {
      box(iron, { x, z: 0.3 }, 0.5, 4.2, 4.4)
      box(iron, { x, z: -2.3 }, 0.4, 9.4, 0.3)
    }
    return [
      setPart('bench boards', boards, planks(tone('#8a5c38'), noise, 1, 30), { castsShadow: true }),
      setPart('bench iron', iron, metal(linear('#2c3430'), noise, 0.5, 0.2), { castsShadow: true }),
    ]
  },
})
