import type { Vector } from '#geometry/vector.ts'

/** Where a person's parts are, posed, for whoever frames them. */
export type Measures = {
  readonly eyes: Vector
  /** Middle of the head. */
  readonly head: Vector
  /** From the chin to the crown, without hair. */
  readonly headHeight: number
  /** Highest point over the head, hair and hat included. */
  readonly crown: number
  readonly shoulders: readonly [Vector, Vector]
  readonly elbows: readonly [Vector, Vector]
  readonly hands: readonly [Vector, Vector]
  readonly chest: Vector
  readonly hips: Vector
  readonly knees: readonly [Vector, Vector]
  readonly feet: readonly [Vector, Vector]
  /** Everything that belongs to the person. */
  readonly low: Vector
  readonly high: Vector
  /** Of several people the other ones; `low` and `high` are then everybody's. */
  readonly others?: readonly Measures[]
}

/** Everybody who is measured. */
export const everybody = (measures: Measures): readonly Measures[] =>
  measures.others ? [measures, ...measures.others] : [measures]
