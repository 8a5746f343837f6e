import type { Random } from '#seed/random.ts'
import type { GeneId, GeneValues } from './genes.ts'

/** The stream of one gene, or of what several share, so that what one draws never shifts another. */
export type Streams = (id: GeneId | 'heritage' | `lean:${string}`) => Random

/** What the rest of a person leans on: given, or drawn first. */
export type Person = Pick<GeneValues, 'sex' | 'presentation' | 'age' | 'african' | 'asian' | 'european' | 'skinTone'>

/** This share of the base form among the three. */
export function shareOf(id: 'african' | 'asian' | 'european', person: Person): number {
  return person[id] / Math.max(0.01, person.african + person.asian + person.european)
}

/** Mostly 0; with this chance something from `low` to `high`. */
export const sometimes = (stream: Random, chance: number, low: number, high: number): number =>
  stream.chance(chance) ? stream.between(low, high) : 0

/** A value from -1 to 1, taken away from the middle by `least`. */
export function decided(value: number, least: number): number {
  const far = least + (1 - least) * Math.sqrt(Math.min(1, Math.abs(value)))
  return value < 0 ? -far : far
}

/** A list that is known to hold something, said so that the compiler knows too. */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('An empty catalogue cannot be drawn from.')
  return [first, ...rest]
}
