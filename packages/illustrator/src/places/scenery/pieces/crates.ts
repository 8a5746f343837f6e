import { box, fours, linear, newMesh, piece, planks, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** Wooden crates stacked on each other. */
export const crates = piece({
  label: 'Crates',
  words:
    'crates, crate, wooden crates, boxes, cardboard boxes, cardboard box, stacked boxes, stack of boxes, wooden boxes, moving boxes',
  order: 360,
  where: 'stands',
  dyed: true,
  size: [20.4, 13.4, 10.4],
  make: ({ noise, random, tone }) => {
    const [wooden, bands] = [newMesh(), newMesh()]
    for (const [x, y, z, size] of fours`-4.2 0 0 6.4, 3 0 -0.6 7, -1 6.7 -0.4 5.6, 7.6 0 2 3.8, 4 7 -0.6 4`) {
      const turn = turned(random.middling() * 14)
      box(wooden, { x, y, z, turn }, size, size, size)
      for (const [dy, high] of [
        [0, 0.6],
        [size - 0.6, 0.6],
      ] as const)
        box(bands, { x, y: y + dy - 0.02, z, turn }, size + 0.3, high, size + 0.3)
    }
    return [
      setPart('crates', wooden, planks(tone('#a87c4c'), noise, 1.2, 40), { castsShadow: true }),
      setPart('crate bands', bands, wood(linear('#7a5634'), noise), { castsShadow: true }),
    ]
  },
})
