import { ball, lathe, linear, metal, newMesh, pairs, piece, plain, rod, setPart } from '#places/scenery/piece-kit.ts'
import { triples } from '#places/scenery/piece-kit.ts'

/** Dented bins and bags of rubbish. */
export const trashCans = piece({
  label: 'Rubbish bins',
  words:
    'trash cans, trash can, garbage cans, garbage can, garbage bin, garbage bins, rubbish bins, rubbish bin, trash bin, trash bins, bins, wheelie bin, wheelie bins, trash bags, garbage bags, rubbish bags, bin bags, pile of trash, piles of trash, heap of trash, trash, garbage, rubbish, litter',
  order: 588,
  where: 'stands',
  size: [16, 9.4, 7],
  make: ({ noise, random }) => {
    const [tin, bags] = [newMesh(), newMesh()]
    for (const [x, z] of pairs`-5 0, -0.6 -0.8`) {
      lathe(tin, { x, z }, pairs`1.7 0, 2.1 7.4, 2.25 7.4, 2.25 7.7, 1.6 8.4, 0.4 8.8, 0.02 8.8`, 20)
      for (const y of [2, 4.6]) lathe(tin, { x, y, z }, pairs`1.95 0, 2.05 0.15, 1.97 0.3`, 20)
    }
    for (const [x, z, size] of triples`3.6 0.4 2.3, 5.8 -0.8 1.9, 5.2 1.4 1.6`) {
      const bump = random.between(0, 6)
      ball(
        bags,
        [x, size * 0.8, z],
        [size, size, size * 0.9],
        9,
        (a, b, c) => 1 + noise.cloud(a * 2 + bump, b * 2 + c * 2) * 0.24 - 0.12,
      )
      rod(bags, [x, size * 1.6, z], [x + 0.2, size * 2, z], 0.5, 0.2, 6)
    }
    return [
      setPart('bins', tin, metal(linear('#7d8284'), noise, 0.45, 0.7), { castsShadow: true }),
      setPart('rubbish bags', bags, plain(linear('#17181b'), 0.3), { castsShadow: true }),
    ]
  },
})
