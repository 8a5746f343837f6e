import { addCopy, ball, blend, box, fours, lathe, linear, metal, newMesh, pairs } from '#places/scenery/piece-kit.ts'
import { piece, plain, put, rod, rolled, setPart, smoothstep, turned } from '#places/scenery/piece-kit.ts'

/** Great white dishes on their frames that listen to the sky. */
export const satelliteDishes = piece({
  label: 'Satellite dishes',
  words:
    'satellite dish, satellite dishes, radio dish, radio dishes, radio telescope, radio telescopes, parabolic antenna, parabolic antennas, antenna dish, antenna dishes, antenna array, radar dish, radar dishes, radio antenna dishes',
  order: 407,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [86, 48, 34],
  share: 0.36,
  make: ({ noise, tone }) => {
    const [dishes, frames, houses] = [newMesh(), newMesh(), newMesh()]
    for (const [x, z, size, turn] of fours`-22 0 1 22, 17 -6 0.7 30, 36 3 0.46 16`) {
      const [bowl, frame] = [newMesh(), newMesh()]
      // A bowl that opens to +z after it is tilted; its rim turns in, so that it has a thickness.
      const inner = Array.from({ length: 9 }, (_, at) => [0.2 + at * 2, at * at * 0.1] as const)
      lathe(bowl, {}, [[0.2, -1], [9, 1.5], [16.6, 6], ...inner.toReversed()], 40)
      for (const angle of [0, 120, 240]) {
        const [c, s] = turned(angle)
        rod(bowl, [c * 11, 3.2, s * 11], [c * 0.6, 13.4, s * 0.6], 0.28, 0.22, 5)
      }
      lathe(bowl, { y: 12.4 }, pairs`0.1 0, 1.2 0.8, 1.2 2.4, 0.1 2.6`, 12)
      for (let at = 0; at < 12; at += 1) {
        const [c, s] = turned(at * 30)
        rod(frame, [c * 2, -3.4, s * 2], [c * 13, 3.4, s * 13], 0.3, 0.2, 4)
      }
      ball(frame, [0, -2.6, 0], [3, 1.6, 3], 8)
      for (const mesh of [bowl, frame]) rolled(mesh, 52, 0)
      const at = { x, y: 26 * size, z, turn: turned(turn), size }
      addCopy(dishes, bowl, at)
      addCopy(frames, frame, at)
      // The pedestal: four legs to a turntable, a house at its foot.
      for (const [a, b] of pairs`-1 -1, 1 -1, 1 1, -1 1`)
        rod(
          frames,
          [x + a * 7 * size, 0, z + b * 5 * size],
          [x + a * 2.4 * size, 22 * size, z + b * 2 * size],
          0.7 * size,
          0.5 * size,
          6,
        )
      for (const y of [7, 14])
        for (const way of [-1, 1])
          rod(
            frames,
            [x - 5 * size, y * size, z + way * 3.6 * size],
            [x + 5 * size, (y + 4) * size, z + way * 3.6 * size],
            0.3 * size,
            0.3 * size,
            4,
          )
      lathe(frames, { x, z, y: 21 * size, size }, pairs`3.4 0, 3.4 1.6, 2.2 2.2, 1.6 5`, 14)
      box(houses, { x, z }, 11 * size, 5 * size, 9 * size)
    }
    const white = tone('#e2e4e4')
    return [
      setPart(
        'dishes',
        dishes,
        (spot) => {
          put(spot, white, 0.94 + noise.cloud(spot.x * 0.08, spot.y * 0.08) * 0.12)
          // Panels, whose joints run round and outwards.
          const ring = Math.abs(spot.v / 3.2 - Math.round(spot.v / 3.2)) * 3.2
          blend(spot, linear('#8f9598'), smoothstep(0.22, 0.1, ring) * 0.5)
          spot.rough = 0.5
        },
        { castsShadow: true, twoSided: true },
      ),
      setPart('dish frames', frames, metal(linear('#9aa0a2'), noise, 0.45, 0.4), { castsShadow: true }),
      setPart('dish houses', houses, plain(linear('#b8b4aa'), 0.8), { castsShadow: true }),
    ]
  },
})
