import { ball, linear, type Mesh, metal, newMesh, piece, plain, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** The bones of somebody around an upright axis. */
function bones(mesh: Mesh, dark: Mesh, x: number): void {
  ball(mesh, [x, 16.6, 0], [0.95, 1.05, 1.1], 10)
  ball(mesh, [x, 15.8, 0.45], [0.62, 0.6, 0.62], 8)
  for (const way of [-1, 1]) {
    ball(dark, [x + way * 0.4, 16.55, 0.92], [0.26, 0.28, 0.2], 6)
    rod(mesh, [x, 14.3, 0.3], [x + way * 1.9, 14.4, 0], 0.18, 0.16, 6)
    ball(mesh, [x + way * 1.95, 14.2, 0], [0.34, 0.34, 0.34], 5)
    rod(mesh, [x + way * 1.95, 14.2, 0], [x + way * 2.3, 11.4, 0], 0.2, 0.17, 6)
    for (const z of [-0.14, 0.14]) rod(mesh, [x + way * 2.3, 11.3, z], [x + way * 2.4, 8.8, z + 0.3], 0.12, 0.1, 5)
    for (let finger = 0; finger < 4; finger += 1)
      rod(
        mesh,
        [x + way * 2.4, 8.7, 0.2 + finger * 0.1],
        [x + way * (2.3 + finger * 0.06), 7.4, 0.1 + finger * 0.18],
        0.08,
        0.05,
        4,
      )
    ball(mesh, [x + way * 0.75, 8.95, -0.1], [0.62, 0.62, 0.3], 7)
    rod(mesh, [x + way * 0.95, 8.6, 0], [x + way * 0.85, 4.8, 0.1], 0.24, 0.22, 7)
    ball(mesh, [x + way * 0.85, 4.7, 0.15], [0.36, 0.32, 0.36], 5)
    rod(mesh, [x + way * 0.85, 4.6, 0.1], [x + way * 0.85, 0.8, 0], 0.2, 0.14, 6)
    for (let toe = 0; toe < 3; toe += 1)
      rod(mesh, [x + way * 0.85, 0.5, 0], [x + way * (0.65 + toe * 0.22), 0.16, 1.2], 0.14, 0.08, 4)
    // Ribs bend from the back to the breastbone.
    for (let rib = 0; rib < 7; rib += 1) {
      const y = 13.8 - rib * 0.46
      const wide = 1.1 + (rib < 4 ? rib * 0.12 : 0.48 - (rib - 3) * 0.06)
      for (let step = 0; step < 6; step += 1) {
        const at = (t: number) => {
          const [c, s] = turned(-90 + t * 170)
          return [x + way * c * wide, y - t * 0.45, s * 0.85] as const
        }
        rod(mesh, at(step / 6), at((step + 1) / 6), 0.1, 0.1, 4)
      }
    }
  }
  ball(dark, [x, 16.15, 1.02], [0.14, 0.2, 0.12], 4)
  for (let tooth = -2; tooth <= 2; tooth += 1)
    rod(dark, [x + tooth * 0.17, 15.4, 1], [x + tooth * 0.17, 15.75, 1.02], 0.03, 0.03, 3)
  for (let disc = 0; disc < 15; disc += 1) ball(mesh, [x, 8.8 + disc * 0.44, -0.35], [0.3, 0.22, 0.3], 4)
  rod(mesh, [x, 11.6, 0.8], [x, 13.7, 0.75], 0.18, 0.22, 5)
}

/** Two skeletons on their stands. */
export const skeletons = piece({
  label: 'Skeleton',
  words:
    'skeleton, skeletons, human skeleton, human skeletons, skeleton model, anatomy skeleton, hanging skeleton, skeletons in the background, skeleton decorations, halloween skeletons',
  order: 385,
  where: 'stands',
  dyed: true,
  size: [13, 18.6, 5],
  make: ({ noise, tone }) => {
    const [white, dark, stands] = [newMesh(), newMesh(), newMesh()]
    for (const x of [-3.2, 3.2]) {
      bones(white, dark, x)
      rod(stands, [x, 0.2, -0.9], [x, 17.8, -0.9], 0.12, 0.12, 6)
      rod(stands, [x, 17.8, -0.9], [x, 17.7, 0], 0.1, 0.1, 5)
      for (const angle of [20, 160, 270]) {
        const [c, s] = turned(angle)
        rod(stands, [x, 0.5, -0.9], [x + c * 1.5, 0.1, -0.9 + s * 1.2], 0.12, 0.1, 5)
      }
    }
    return [
      setPart('skeletons', white, plain(tone('#dcd2b8'), 0.7), { castsShadow: true }),
      setPart('hollows', dark, plain(linear('#16120e'), 0.9)),
      setPart('skeleton stands', stands, metal(linear('#5a5c5e'), noise, 0.4, 0.6)),
    ]
  },
})
