import { clampView, type View } from './figure.ts'

/** A view in the words of the generator. */
export type Shot = { readonly view: string; readonly framing: string; readonly angle: string }

type Step = { readonly id: string; readonly label: string; readonly at: number }

/** Degrees around the person, heights of the camera and how near it is: where each word of the generator stands. */
const views: readonly Step[] = [
  { id: 'front', label: 'from the front', at: 0 },
  { id: 'three-quarter', label: 'from an angle', at: 42 },
  { id: 'side', label: 'from the side', at: 88 },
  { id: 'shoulder', label: 'over the shoulder', at: 148 },
  { id: 'back', label: 'from behind', at: 172 },
]
const angles: readonly Step[] = [
  { id: 'low', label: 'from below', at: -17 },
  { id: 'eye-level', label: 'at eye level', at: 2 },
  { id: 'high', label: 'from above', at: 23 },
  { id: 'overhead', label: 'from high above', at: 54 },
]
const framings: readonly Step[] = [
  { id: 'full', label: 'in full', at: 0.05 },
  { id: 'three-quarter', label: 'to the knees', at: 0.25 },
  { id: 'half', label: 'to the waist', at: 0.5 },
  { id: 'bust', label: 'with head and shoulders', at: 0.75 },
  { id: 'portrait', label: 'with the face alone', at: 0.95 },
]

const nearest = (steps: readonly Step[], to: number): Step =>
  steps.reduce((best, one) => (Math.abs(one.at - to) < Math.abs(best.at - to) ? one : best))

const stepsOf = (view: View) => {
  const { turn, tilt, near } = clampView(view)
  return { view: nearest(views, Math.abs(turn)), angle: nearest(angles, tilt), framing: nearest(framings, near) }
}

/** What the generator is asked for: the nearest that it has words for, which side is seen it decides itself. */
export function shotOf(from: View): Shot {
  const { view, angle, framing } = stepsOf(from)
  return { view: view.id, angle: angle.id, framing: framing.id }
}

/** The same to be read. */
export function shotWords(from: View): string {
  const { view, angle, framing } = stepsOf(from)
  return `${framing.label}, ${view.label}, ${angle.label}`
}
