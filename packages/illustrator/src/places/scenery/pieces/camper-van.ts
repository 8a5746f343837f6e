import { addCopy, ball, cos, glowing, linear, type Mesh, newMesh, pairs, pane } from '#places/scenery/piece-kit.ts'
import { piece, plain, put, rod, setPart, sheet, sin, turned } from '#places/scenery/piece-kit.ts'

/** An old van in two colors with curtains and a rack on its roof. */
export const camperVan = piece({
  label: 'Camper van',
  words: 'camper van, campervan, camper vans, camper, vw van, vw bus, vintage van, hippie van, old van, parked van',
  order: 323,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [52, 25, 34],
  make: ({ noise, tone }) => {
    const [body, glass, dark, bright, lamps, cloth] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    const [long, wide, floor, high] = [44, 17, 3, 19.4]
    // Rounded all over: a box with soft edges.
    const soft = (value: number): number => Math.sign(value) * Math.sqrt(Math.sqrt(Math.sqrt(Math.abs(value))))
    sheet(
      body,
      (u, v) => {
        const [angle, tilt] = [u * 2 * Math.PI, (v - 0.5) * Math.PI]
        const ring = Math.sqrt(Math.sqrt(Math.max(0, cos(tilt))))
        return [
          soft(sin(angle)) * (long / 2) * ring,
          floor + (high / 2) * (1 + soft(sin(tilt))),
          soft(cos(angle)) * (wide / 2) * ring,
        ]
      },
      56,
      30,
    )
    const side = wide / 2 + 0.06
    for (const [x, w] of pairs`-17 5.6, -9.4 7.4, -0.6 7.4, 8.2 7.4, 16.4 5.6`) {
      pane(glass, [x - w / 2, 13.2, side], [w, 0, 0], [0, 5.6, 0])
      for (const part of [-0.5, 0.26]) pane(cloth, [x + part * w, 13.4, side + 0.02], [w * 0.24, 0, 0], [0, 5.2, 0])
      rod(bright, [x - w / 2, 13.1, side], [x + w / 2, 13.1, side], 0.16, 0.16, 5)
      rod(bright, [x - w / 2, 18.9, side], [x + w / 2, 18.9, side], 0.16, 0.16, 5)
    }
    for (const z of [-4, 4]) pane(glass, [-long / 2 - 0.1, 13, z - 3.4], [0, 0, 6.8], [0, 5.6, 0])
    for (const z of [-5.4, 5.4]) {
      rod(bright, [-long / 2 + 0.2, 8.4, z], [-long / 2 - 0.5, 8.4, z], 1.6, 1.6, 16)
      ball(lamps, [-long / 2 - 0.4, 8.4, z], [0.4, 1.3, 1.3], 7)
    }
    ball(bright, [-long / 2, 10.4, 0], [0.3, 1.7, 1.7], 8)
    rod(bright, [-long / 2 - 0.7, 4.4, -8], [-long / 2 - 0.7, 4.4, 8], 0.6, 0.6, 8)
    rod(bright, [-20, 11.9, side], [20, 11.9, side], 0.2, 0.2, 5)
    for (const x of [-13.4, 12.6]) {
      rod(dark, [x, 3.4, side - 3], [x, 3.4, side + 0.3], 3.4, 3.4, 20)
      ball(dark, [x, 3.4, side + 0.2], [3.35, 3.35, 0.3], 10)
      ball(bright, [x, 3.4, side + 0.4], [1.7, 1.7, 0.3], 8)
      rod(dark, [x, 3.4, -side + 3], [x, 3.4, -side - 0.2], 3.4, 3.4, 16)
    }
    for (const x of [-10, 0, 10]) {
      rod(dark, [x, floor + high - 0.2, -6], [x, floor + high + 1, -6], 0.2, 0.2, 5)
      rod(dark, [x, floor + high - 0.2, 6], [x, floor + high + 1, 6], 0.2, 0.2, 5)
      rod(dark, [x, floor + high + 1, -6], [x, floor + high + 1, 6], 0.2, 0.2, 5)
    }
    for (const z of [-6, 6]) rod(dark, [-12, floor + high + 1, z], [12, floor + high + 1, z], 0.2, 0.2, 5)
    const turnedMesh = (mesh: Mesh): Mesh => {
      const one = newMesh()
      addCopy(one, mesh, { turn: turned(28) })
      return one
    }
    const own = tone('#3f9a9a')
    return [
      setPart(
        'van',
        turnedMesh(body),
        (spot) => {
          put(spot, spot.y > 11.9 ? linear('#ece6d8') : own, 0.95 + noise.cloud(spot.x * 0.2, spot.y * 0.2) * 0.1)
          spot.rough = 0.3
        },
        { castsShadow: true, twoSided: true },
      ),
      setPart('van windows', turnedMesh(glass), plain([0.05, 0.06, 0.07], 0.06)),
      setPart('van curtains', turnedMesh(cloth), plain(linear('#d88a3c'), 0.9)),
      setPart('van wheels', turnedMesh(dark), plain(linear('#1c1c1e'), 0.8), { castsShadow: true }),
      setPart('van chrome', turnedMesh(bright), plain(linear('#c8ccce'), 0.2, 0.7)),
      setPart('van lamps', turnedMesh(lamps), glowing([0.9, 0.85, 0.7])),
    ]
  },
})
