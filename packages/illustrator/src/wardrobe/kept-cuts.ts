import { memoByKey } from '#pack/memo-by-key.ts'
import { clip, type Clip } from './cloth/clip.ts'
import { type PatchCut, cutOf, type Halves, halvesOf } from './patch.ts'

/** How a piece is cut and clipped, which is the same in every posture. */
export type Pattern = {
  readonly cut: PatchCut
  readonly rounds: readonly Halves[]
  /** Cuts along the zero line of a field over the refined piece. */
  readonly clipAlong: (inside: Float32Array) => Clip
}

type CachedCut = { readonly field: Float32Array; readonly pattern: Pattern }

/** Patterns live as long as the person, whose figure is the same array in all drawings of a film. */
const keptFor: (shape: Float32Array) => Map<string, CachedCut[]> = memoByKey(() => new Map<string, CachedCut[]>())

/**
 * The pattern of a piece. What is made anew in every drawing of a film is cut the same way each time: whether it is can
 * only be told by the numbers, for the form is made anew as well.
 */
export function patternFor(
  shape: Float32Array,
  { name, fine = 0 }: { readonly name: string; readonly fine?: number },
  triangles: Uint32Array,
  field: Float32Array,
): Pattern {
  const all = keptFor(shape)
  const key = `${name} ${fine}`
  const alike = all.get(key) ?? []
  const known = alike.find((one) => isSame(one.field, field))
  if (known) return known.pattern
  const pattern = patternOf(triangles, field, fine)
  // More than this only pieces have that are cut by the posture; they are never met again.
  all.set(key, [{ field, pattern }, ...alike].slice(0, 4))
  return pattern
}

function patternOf(triangles: Uint32Array, field: Float32Array, fine: number): Pattern {
  const cut = cutOf(triangles, field)
  const rounds: Halves[] = []
  let count = cut.chosen.length
  for (let round = 0; round < fine; round += 1) {
    const halves = halvesOf(rounds.at(-1)?.triangles ?? cut.triangles, count)
    count += halves.ends.length / 2
    rounds.push(halves)
  }
  const last = rounds.at(-1)?.triangles ?? cut.triangles
  let made: { readonly inside: Float32Array; readonly clipped: Clip } | undefined
  return {
    cut,
    rounds,
    clipAlong: (inside) => {
      if (!made || !isSame(made.inside, inside)) made = { inside, clipped: clip(last, inside) }
      return made.clipped
    },
  }
}

function isSame(one: Float32Array, other: Float32Array): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}
