import type { Vector } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'

/** Where something perches on one of the person's shoulders: on what they wear there. */
export function shoulderOf(fitting: Fitting, side: 'L' | 'R' = 'R'): Vector {
  const { bones } = fitting.body
  const [arm, neck] = [bones.joint(`upperarm01.${side}`), bones.joint('neck01')]
  const out: Vector = [arm[0] * 1.04 - neck[0] * 0.04, arm[1] + 0.9, arm[2]]
  return laid(fitting.trunk, out, 0.02)
}
