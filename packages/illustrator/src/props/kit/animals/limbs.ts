import { plus, type Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'

export const eyeOf = (
  from: Vector,
  radius: number,
  colour: string,
  look: Vector,
  pupil: 'round' | 'slit' | 'dark' | 'lamp' = 'round',
): Limb => ({ from, radii: [radius, radius], colour, both: true, eye: { look, pupil } })

/** Limbs along a line, each as thick as the next begins. */
export const chain = (
  points: readonly Vector[],
  thick: (share: number) => number,
  colour: string,
  more: Partial<Limb> = {},
): readonly Limb[] =>
  points.slice(1).map((to, nth) => ({
    from: points[nth] ?? to,
    to,
    radii: [thick(nth / (points.length - 1)), thick((nth + 1) / (points.length - 1))],
    colour,
    ...more,
  }))

/** A pair of raised wings: feathers fan out of an arm, or skin hangs between fingers. */
export function wings(root: Vector, span: number, colour: string, lower: string, skin = false): readonly Limb[] {
  const at = (x: number, y: number, z: number): Vector => plus(root, [x * span, y * span, z * span])
  const elbow = at(0.36, 0.42, -0.2)
  const wrist = at(0.66, 0.86, -0.26)
  const arm = span * 0.055
  const ends: readonly Vector[] = [
    at(1.18, 0.98, -0.4),
    at(1.12, 0.62, -0.46),
    at(0.94, 0.3, -0.46),
    at(0.7, 0.06, -0.42),
    at(0.42, -0.08, -0.34),
  ]
  const roots = [wrist, wrist, at(0.56, 0.7, -0.24), elbow, at(0.2, 0.22, -0.12)]
  const thin = { way: [-0.25, 0.1, 1] as Vector, by: skin ? 0.12 : 0.2 }
  return [
    { from: root, to: elbow, radii: [arm * 1.5, arm], colour, both: true },
    { from: elbow, to: wrist, radii: [arm, arm * 0.8], colour, both: true },
    ...ends.flatMap((end, nth): readonly Limb[] => {
      const from = roots[nth] ?? wrist
      const wide = span * (skin ? 0.22 : 0.15)
      const blade: Limb = {
        from,
        to: end,
        radii: [wide, span * (skin ? 0.15 : 0.08)],
        colour: lower,
        flat: thin,
        both: true,
        plain: true,
      }
      return skin
        ? [blade, { from, to: end, radii: [arm * 0.6, arm * 0.2], colour, both: true }]
        : [{ ...blade, colour: nth < 2 ? lower : colour }]
    }),
  ]
}
