import { box, glowing, linear, metal, newMesh, piece, put, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A robot as high as a house. */
export const giantRobot = piece({
  label: 'Giant robot',
  words:
    'giant robot, giant robots, mech, mechs, mecha, giant mech, war machine, colossus, battle mech, huge robot, battle robot',
  order: 418,
  where: 'far',
  dyed: true,
  size: [50, 94, 18],
  share: 0.86,
  make: ({ noise, tone }) => {
    const [plate, dark, glow] = [newMesh(), newMesh(), newMesh()]
    for (const x of [-1, 1]) {
      box(dark, { x: x * 7, y: 0, z: 1 }, 8, 5, 13)
      box(plate, { x: x * 7, y: 5 }, 7.4, 18, 8)
      box(dark, { x: x * 6.4, y: 23 }, 5, 4, 5)
      box(plate, { x: x * 6.2, y: 27 }, 7, 15, 7.4)
      box(plate, { x: x * 19, y: 58, z: 0 }, 11, 11, 12)
      box(dark, { x: x * 19, y: 46 }, 5.4, 12, 5.4)
      box(plate, { x: x * 19.6, y: 28 }, 8, 19, 8.4)
      box(dark, { x: x * 19.6, y: 21, z: 1 }, 6, 7, 6)
      rod(plate, [x * 3, 81, -1], [x * 9, 93, -2], 1, 0.4, 5)
      box(glow, { x: x * 2.3, y: 76.6, z: 5 }, 2.6, 1.3, 0.6)
    }
    box(dark, { y: 40 }, 15, 7, 9)
    box(plate, { y: 46 }, 19, 8, 11)
    box(plate, { y: 53 }, 26, 16, 14)
    box(glow, { y: 58, z: 7.2 }, 5, 5, 0.4)
    box(dark, { y: 69 }, 6, 3.4, 6)
    box(plate, { y: 72 }, 9.6, 9.4, 9.6)
    box(dark, { y: 75, z: 4.9 }, 8, 4, 0.4)
    const own = tone('#8a94a0')
    return [
      setPart('robot plates', plate, (spot) => {
        const line = Math.min(Math.abs(spot.u - 3.2), Math.abs(spot.v - 6), Math.abs(spot.v - 11)) < 0.16 ? 0.45 : 1
        put(spot, own, (0.85 + noise.cloud(spot.u * 0.2, spot.v * 0.2) * 0.3) * line)
        spot.rough = 0.4
        spot.metal = 0.45
      }),
      setPart('robot joints', dark, metal(linear('#30343a'), noise, 0.5, 0.5)),
      setPart('robot lights', glow, glowing([0.5, 2.2, 2.8])),
    ]
  },
})
