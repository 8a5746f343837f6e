import { ball, glowing, lathe, linear, metal, newMesh, pairs, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Small drones that hover, their lamps on. */
export const drones = piece({
  label: 'Drones',
  words:
    'drone, drones, hovering drones, small drones, tiny drones, surveillance drone, surveillance drones, pollinator drones, tiny pollinator drones, camera drone, floating drones, quadcopter, quadcopters, security drones, combat drones',
  order: 720,
  where: 'air',
  size: [26, 11.4, 11],
  share: 0.24,
  make: ({ noise, random }) => {
    const [hull, glow] = [newMesh(), newMesh()]
    for (let at = 0; at < 4; at += 1) {
      const [x, y, z] = [-9 + at * 6 + random.middling(), 2 + random.share() * 8, random.middling() * 3]
      ball(hull, [x, y, z], [1.3, 0.6, 1.1], 7)
      for (const dx of [-1, 1])
        for (const dz of [-1, 1]) {
          rod(hull, [x, y, z], [x + dx * 1.9, y + 0.3, z + dz * 1.5], 0.16, 0.12, 4)
          lathe(hull, { x: x + dx * 1.9, y: y + 0.35, z: z + dz * 1.5 }, pairs`1 0, 1 0.14, 0.1 0.16`, 10)
        }
      ball(glow, [x, y - 0.25, z + 1], [0.28, 0.28, 0.28], 5)
    }
    return [
      setPart('drones', hull, metal(linear('#3a3e46'), noise, 0.4, 0.4), { twoSided: true }),
      setPart('drone lamps', glow, glowing([2.8, 0.4, 0.3])),
    ]
  },
})
