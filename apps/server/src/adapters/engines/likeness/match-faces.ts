/** Faces of a crowd are not all tried. */
const maxFaces = 8

/**
 * How near each of several people comes to a face of a picture, no face taken for two of them: so that all of them
 * together are met as well as can be. 0 for who is left without a face, null for whom nothing is known of.
 */
export function matchFaces(
  people: readonly (readonly Float32Array[])[],
  seen: readonly Float32Array[],
  score: (known: Float32Array, face: Float32Array) => number,
): readonly (number | null)[] {
  const faces = seen.slice(0, maxFaces)
  const known = people.flatMap((of, at) => (of.length > 0 ? [{ at, of }] : []))
  // The nearest of their pictures: one of them may show somebody from an odd side.
  const scores = known.map(({ of }) => faces.map((face) => Math.max(...of.map((one) => score(one, face)))))
  const best = bestOf(scores, 0, [])
  return people.map((of, at) => (of.length === 0 ? null : (best.each[known.findIndex((one) => one.at === at)] ?? 0)))
}

type Matched = { readonly each: readonly number[]; readonly total: number }

/** Everybody from this one on, with the faces that are left: at most four people, so all ways are tried. */
function bestOf(scores: readonly (readonly number[])[], from: number, taken: readonly number[]): Matched {
  const own = scores[from]
  if (!own) return { each: [], total: 0 }
  const ways = own.flatMap((score, face): Matched[] => {
    if (taken.includes(face)) return []
    const rest = bestOf(scores, from + 1, [...taken, face])
    return [{ each: [score, ...rest.each], total: score + rest.total }]
  })
  const without = bestOf(scores, from + 1, taken)
  ways.push({ each: [0, ...without.each], total: without.total })
  return ways.reduce((best, way) => (way.total > best.total ? way : best))
}
