import { band, circle, type Fitting, newMesh, type Part, plain, prop, sheet, type Surface } from '#props/prop-kit.ts'
import { toPart, type Vector } from '#props/prop-kit.ts'

/** A closed box before both eyes, held by straps around the head. */
export const vrHeadset = prop({
  label: 'VR headset',
  words:
    'vr headset, vr goggles, vr glasses, virtual reality headset, virtual reality goggles, vr gear, vr helmet, ar headset, augmented reality headset, mixed reality headset, vision pro, oculus, oculus headset, vr headsets, virtual reality glasses',
  order: 62,
  slot: 'eyes',
  hides: 0.5,
  presses: [-0.3, 0.16],
  dyed: ['vr headset'],
  dye: '#e4e5e8',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head } = fitting
  const [box, strap] = [newMesh(), newMesh()]
  const y = (head.eyes.left[1] + head.eyes.right[1]) / 2
  const front = Math.max(head.bridge[2], head.eyes.left[2] + 0.3)
  sheet(
    box,
    (u, v) => {
      const around = circle(u)
      const [x, up] = [rounded(around.x), rounded(around.y)]
      // From behind the temples to the front, then over the front to its middle.
      const [size, out] =
        v < 0.6 ? [1, -0.5 + (v / 0.6) * 0.95] : [1 - (v - 0.6) / 0.4, 0.45 + 0.06 * ((v - 0.6) / 0.4)]
      const nose = up < 0 ? 0.16 * Math.max(0, 1 - Math.abs(x) * 3.2) * size : 0
      const place: Vector = [
        x * 0.84 * size,
        y + up * 0.42 * size + nose,
        front + out - 0.5 * x * x * Math.max(0, size),
      ]
      return place
    },
    64,
    20,
  )
  band(strap, fitting, (turn) => y + 0.06 + 0.1 * Math.abs(turn) * 0.4, 0.26, fitting.hairRoom * 0.6 + 0.02, 0.04)
  return [
    toPart(box, { name: 'vr headset', material: 'hard', surface: shell, twoSided: true, face: true }, head.placing),
    toPart(
      strap,
      { name: 'headset strap', material: 'cloth', surface: plain([0.03, 0.03, 0.035], 0.8), twoSided: true },
      head.placing,
    ),
  ]
}

const rounded = (value: number): number => Math.sign(value) * Math.sqrt(Math.sqrt(Math.abs(value)))

/** White plastic with a dark glass front. */
const shell: Surface = (spot) => {
  const isGlass = spot.v > 0.68
  spot.red = isGlass ? 0.02 : 0.76
  spot.green = isGlass ? 0.022 : 0.77
  spot.blue = isGlass ? 0.03 : 0.8
  spot.rough = isGlass ? 0.08 : 0.35
}
