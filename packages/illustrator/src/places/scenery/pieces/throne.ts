import { ball, box, fabric, lathe, linear, metal, newMesh, pairs, piece, plaster } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** A tall throne on steps. */
export const throne = piece({
  label: 'Throne',
  words: 'throne, golden throne, stone throne, royal throne, ornate throne, obsidian throne',
  order: 130,
  where: 'stands',
  brought: ['enthroned'],
  place: 'castle-hall',
  dyed: true,
  size: [18.4, 24.6, 13.4],
  make: ({ noise, tone }) => {
    const [stone, gold, soft] = [newMesh(), newMesh(), newMesh()]
    box(stone, {}, 18, 1, 13, { cell: 4 })
    box(stone, { y: 1, z: -1 }, 14, 1, 10, { cell: 4 })
    box(gold, { y: 2, z: -1 }, 8.4, 3.4, 6.6, { cell: 3 })
    box(gold, { y: 2, z: -3.9 }, 8.4, 17, 1.2, { cell: 3 })
    for (const x of [-4, 4]) {
      box(gold, { x, y: 2, z: -1 }, 1.4, 6.2, 6.6)
      ball(gold, [x, 8.6, 2], [0.9, 0.9, 0.9], 6)
      lathe(gold, { x, y: 2, z: -3.9 }, pairs`0.9 0, 0.8 18.5, 1.1 19, 0.1 22`, 8)
    }
    lathe(gold, { y: 18.6, z: -3.9 }, pairs`2.6 0, 1.4 2, 0.1 5.4`, 4)
    box(soft, { y: 5.4, z: -0.8 }, 6, 0.8, 5.6)
    box(soft, { y: 7, z: -3.2 }, 5.6, 9.4, 0.3)
    return [
      setPart('throne steps', stone, plaster(linear('#8a8580'), noise), { castsShadow: true }),
      setPart('throne', gold, metal(tone('#c09040'), noise, 0.35, 0.6), { castsShadow: true }),
      setPart('throne seat', soft, fabric(linear('#8a1f2c'), noise)),
    ]
  },
})
