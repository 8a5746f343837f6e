import { box, lathe, linear, metal, newMesh, pairs, piece, plain, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Punching bags on chains from their frame. */
export const punchingBags = piece({
  label: 'Punching bags',
  words:
    'punching bag, punching bags, heavy bag, heavy bags, boxing bag, boxing bags, punch bag, punchbag, punchbags, punching bags hanging, punching bag hanging, heavy bags hanging',
  order: 628,
  where: 'stands',
  fits: 'indoors',
  dyed: true,
  size: [16, 26, 8],
  make: ({ noise, tone }) => {
    const [frame, bags, bands, chains] = [newMesh(), newMesh(), newMesh(), newMesh()]
    for (const x of [-7.4, 7.4]) {
      box(frame, { x }, 0.8, 25, 0.8)
      box(frame, { x }, 0.9, 0.5, 7.4)
    }
    box(frame, { y: 24.8 }, 15.6, 0.8, 0.8)
    for (const x of [-3.5, 3.5]) {
      const foot = 6.4
      lathe(bags, { x, y: foot }, pairs`0.05 0, 1.7 0.2, 1.9 0.8, 1.9 12, 1.7 12.6, 0.05 12.7`, 18)
      for (const y of [1.4, 11.2]) lathe(bands, { x, y: foot + y }, pairs`1.94 0, 1.94 0.5`, 18)
      for (const [dx, dz] of pairs`-1.5 0, 1.5 0, 0 1.5`)
        rod(chains, [x + dx, foot + 12.4, dz], [x, 22.6, 0], 0.1, 0.1, 5)
      rod(chains, [x, 22.6, 0], [x, 24.8, 0], 0.12, 0.12, 5)
    }
    return [
      setPart('bag frame', frame, metal(linear('#2c2e32'), noise, 0.5, 0.5), { castsShadow: true }),
      setPart('punching bags', bags, plain(tone('#8a2420'), 0.5), { castsShadow: true }),
      setPart('bag bands', bands, plain(linear('#1c1c1e'), 0.6)),
      setPart('bag chains', chains, metal(linear('#a8acb0'), noise, 0.3, 0.8)),
    ]
  },
})
