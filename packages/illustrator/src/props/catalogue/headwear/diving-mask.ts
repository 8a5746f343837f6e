import { circle, cord, type Fitting, glass, newMesh, type Part, plain, prop, sheet, toPart } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A window before eyes and nose with a tube to breathe through. */
export const divingMask = prop({
  label: 'Diving mask and snorkel',
  words:
    'diving mask, snorkel, snorkel mask, scuba mask, snorkelling mask, snorkeling mask, dive mask, snorkel and mask, mask and snorkel, scuba goggles, diving goggles, snorkel gear, snorkeling gear',
  order: 64,
  slot: 'eyes',
  hides: 0.75,
  presses: [-0.3, 0.14],
  dyed: ['diving mask', 'snorkel'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const [frame, pane, tube, strap] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const y = (head.eyes.left[1] + head.eyes.right[1]) / 2 - 0.05
  const front = Math.max(head.bridge[2] + 0.16, head.eyes.left[2] + 0.36)
  const rim = (share: number, size: number, ahead: number): Vector => {
    const { x, y: up } = circle(share)
    const [sx, sy] = [Math.sign(x) * Math.sqrt(Math.abs(x)), Math.sign(up) * Math.sqrt(Math.abs(up))]
    return [sx * 0.66 * size, y + sy * 0.36 * size, front + ahead - 0.4 * sx * sx * size * 0.9]
  }
  sheet(frame, (u, v) => rim(u, 1.04 - 0.14 * Math.max(0, v - 0.6) * 2.5, -0.42 + Math.min(v, 0.6) * 0.9), 56, 10)
  sheet(pane, (u, v) => rim(u, 0.92 * (1 - v), 0.1), 40, 6)
  const temple = around(fitting, 1.35, y + 0.1, fitting.hairRoom * 0.6 + 0.12)
  cord(
    tube,
    [
      [0.3, 6.45, 1.5],
      [0.62, 6.42, 1.3],
      [temple[0] + 0.1, 6.75, temple[2] + 0.3],
      [temple[0] + 0.08, y + 0.2, temple[2] + 0.12],
      [temple[0] + 0.02, 8.3, temple[2]],
      [temple[0] - 0.05, 9.2, temple[2] - 0.12],
    ],
    0.085,
    12,
  )
  // From one side of the frame around the back of the head to the other.
  sheet(
    strap,
    (u, v) =>
      around(fitting, 1.05 + u * (2 * Math.PI - 2.1), y + 0.05 + (v - 0.5) * 0.18, fitting.hairRoom * 0.6 + 0.05),
    48,
    3,
  )
  const { placing } = head
  return [
    toPart(
      frame,
      { name: 'diving mask', material: 'hard', surface: plain(colours.accent, 0.35), twoSided: true, face: true },
      placing,
    ),
    toPart(
      pane,
      {
        name: 'mask pane',
        material: 'glass',
        surface: glass([0.5, 0.7, 0.75], 0.16),
        twoSided: true,
        blended: true,
        castsShadow: false,
        face: true,
      },
      placing,
    ),
    toPart(tube, { name: 'snorkel', material: 'hard', surface: plain(colours.accent, 0.35) }, placing),
    toPart(
      strap,
      { name: 'mask strap', material: 'hard', surface: plain([0.03, 0.03, 0.035], 0.7), twoSided: true },
      placing,
    ),
  ]
}
