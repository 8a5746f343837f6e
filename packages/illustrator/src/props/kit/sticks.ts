import { plus, times, unit, type Vector } from '#geometry/vector.ts'
import { upwards } from './grip.ts'

/** Up out of the fist and ahead. */
export const raised = (thumb: Vector): Vector => unit(plus(plus(times(thumb, 0.6), upwards), [0, 0, 0.35]))
