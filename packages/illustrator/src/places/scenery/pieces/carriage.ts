import { addCopy, ball, box, glowing, linear, type Mesh, metal, newMesh, pairs } from '#places/scenery/piece-kit.ts'
import { pane, piece, plain, rod, setPart, turned, type Vector } from '#places/scenery/piece-kit.ts'

function wheel(mesh: Mesh, [x, y, z]: Vector, radius: number): void {
  const at = (n: number, far: number): Vector => {
    const [c, s] = turned(n)
    return [x + c * far, y + s * far, z]
  }
  for (let n = 0; n < 360; n += 15) rod(mesh, at(n, radius), at(n + 15, radius), 0.3, 0.3, 5)
  for (let n = 0; n < 360; n += 30) rod(mesh, at(n, 0.3), at(n, radius), 0.16, 0.14, 4)
  ball(mesh, [x, y, z], [0.6, 0.6, 0.5], 5)
}

/** A closed coach with lamps on four wheels, its shafts empty. */
export const carriage = piece({
  label: 'Carriage',
  words:
    'horse drawn carriage, horse carriage, carriage, carriages, royal carriage, stagecoach, stage coach, old carriage, fairytale carriage, victorian carriage, hansom cab, golden carriage, coach and horses',
  order: 321,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [48, 27, 26],
  make: ({ noise, tone, lamps }) => {
    const [body, trim, glass, black, lights] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    // A cabin that is drawn in towards its foot, along x.
    const [floor, waist, top] = [6.4, 13, 22.4]
    box(body, { y: waist }, 19, top - waist - 1, 12, { cell: 6 })
    for (let step = 0; step < 5; step += 1) {
      const share = step / 5
      box(
        body,
        { y: floor + (waist - floor) * share },
        12 + 7 * Math.sqrt(share),
        (waist - floor) / 5 + 0.02,
        11 + share,
      )
    }
    box(black, { y: top - 1 }, 20.4, 1, 13.4)
    box(black, { y: top }, 17, 0.9, 10.6)
    for (const way of [-1, 1]) {
      const z = way * 6.06
      for (const [x, wide] of pairs`-6.2 4.4, 0 5, 6.2 4.4`) {
        pane(glass, [x - (way * wide) / 2, 15, z + way * 0.08], [way * wide, 0, 0], [0, 5.4, 0])
        for (const y of [14.6, 20.6]) box(trim, { x, y, z: z + way * 0.1 }, wide + 0.8, 0.4, 0.2)
        for (const side of [-1, 1])
          box(trim, { x: x + side * (wide / 2 + 0.2), y: 14.6, z: z + way * 0.1 }, 0.4, 6.2, 0.2)
      }
      box(trim, { y: waist, z }, 19.2, 0.5, 0.3)
      for (const x of [-3, 3]) box(trim, { x, y: 7.4, z: z - way * 0.2 }, 0.3, 13, 0.3)
      wheel(trim, [11.4, 5.6, way * 6.6], 5.4)
      wheel(trim, [-11.4, 4.4, way * 6.6], 4.2)
      rod(black, [-14, 5.6, way * 2], [-23, 5, way * 2.2], 0.4, 0.3, 6)
      const lamp = [-10.2, 15.4, way * 5.6] as const
      box(black, { x: lamp[0], y: lamp[1], z: lamp[2] }, 1.4, 0.4, 1.4)
      ball(lights, [lamp[0], lamp[1] + 1.4, lamp[2]], [0.55, 0.9, 0.55], 6)
      box(black, { x: lamp[0], y: lamp[1] + 2.4, z: lamp[2] }, 1.6, 0.5, 1.6)
    }
    rod(black, [11.4, 5.6, -7], [11.4, 5.6, 7], 0.4, 0.4, 6)
    rod(black, [-11.4, 4.4, -7], [-11.4, 4.4, 7], 0.4, 0.4, 6)
    rod(black, [-14, 5.6, 0], [13, 6.2, 0], 0.7, 0.7, 7)
    // The driver's seat.
    box(black, { x: -13, y: 12.4 }, 4.4, 1, 9)
    box(black, { x: -11.4, y: 13.4 }, 0.8, 3.6, 9)
    box(black, { x: -14.6, y: 7.6 }, 3, 0.6, 8)
    rod(black, [-14, 7.6, 0], [-12.6, 12.6, 0], 0.5, 0.5, 6)
    const parts = [body, trim, glass, black, lights].map((mesh) => {
      const one = newMesh()
      addCopy(one, mesh, { turn: turned(20) })
      return one
    })
    const [b, t, g, k, l] = parts as [Mesh, Mesh, Mesh, Mesh, Mesh]
    return [
      setPart('coach', b, plain(tone('#5a1c28'), 0.25), { castsShadow: true }),
      setPart('coach trim', t, metal(linear('#b8923e'), noise, 0.35, 0.6), { castsShadow: true }),
      setPart('coach windows', g, plain([0.04, 0.05, 0.06], 0.08)),
      setPart('coach frame', k, plain(linear('#1a1816'), 0.5), { castsShadow: true }),
      setPart('coach lamps', l, glowing([0.6 + lamps * 2, 0.45 + lamps * 1.4, 0.2 + lamps * 0.6])),
    ]
  },
})
