import { box, courses, linear, newMesh, piece, planks, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A stone gate with a round arch. */
export const archway = piece({
  label: 'Archway',
  words:
    'archway, archways, stone arch, stone archway, gateway, stone gate, city gate, castle gate, gate, gates, doorway, doorways, door, doors, wooden door, open door, big doors',
  order: 214,
  where: 'stands',
  dyed: true,
  size: [24, 31, 6.4],
  make: ({ noise, tone }) => {
    const [stone, doors] = [newMesh(), newMesh()]
    for (const x of [-9, 9]) box(stone, { x }, 5, 18, 6, { cell: 4 })
    for (let at = 0; at < 14; at += 1) {
      const [a, b] = [turned((at / 14) * 180), turned(((at + 1) / 14) * 180)]
      rod(stone, [a[0] * 8.6, 18 + a[1] * 8.6, 0], [b[0] * 8.6, 18 + b[1] * 8.6, 0], 2.3, 2.3, 6)
    }
    box(stone, { y: 28.4 }, 23, 2.4, 6, { cell: 4 })
    for (const x of [-1, 1]) box(doors, { x: x * 3.2, z: -1.4 }, 6.2, 25, 0.6)
    return [
      setPart(
        'arch',
        stone,
        courses(linear('#9a9284'), noise, { wide: 3.4, high: 1.8, joint: 0.12, vary: 0.35, mortar: linear('#6f685e') }),
        { castsShadow: true },
      ),
      setPart('arch doors', doors, planks(tone('#5c4230'), noise, 1.4, 30), { castsShadow: true }),
    ]
  },
})
