import { type Vector } from '#geometry/vector.ts'
import type { Root } from '#hair/roots.ts'

/** A direction of the root's own, so that neighbors do not lie like combed. */
export const scatterWay = ({ luck }: Root, much: number): Vector => {
  const pick = (times: number): number => (luck * times - Math.floor(luck * times) - 0.5) * 2 * much
  return [pick(7), pick(13), pick(29)]
}
