/** What the face model makes of a picture: nothing where it sees no face. */
export type FaceNumbers = Float32Array | undefined

export function distance(one: Float32Array, two: Float32Array): number {
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (two[at] ?? 0)) ** 2, 0))
}

export function quantile(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0
}

/** Two pictures by their places in the list, and how far apart their faces are. */
type Pair = { readonly at: number; readonly next: number; readonly far: number }

const pairsOf = (faces: readonly FaceNumbers[]): readonly Pair[] =>
  faces.flatMap((one, at) =>
    faces
      .slice(at + 1)
      .flatMap((two, more) => (one && two ? [{ at, next: at + 1 + more, far: distance(one, two) }] : [])),
  )

/** Pairs on the wrong side of `limit`: how many of which two scenes, and how many of which two people. */
export function wrongPairs(faces: readonly FaceNumbers[], scenes: number, limit: number): readonly string[] {
  const who = (at: number) => Math.floor(at / scenes) + 1
  const [same, others] = [true, false].map((alike) =>
    pairsOf(faces).filter(({ at, next, far }) => (who(at) === who(next)) === alike && far > limit === alike),
  )
  const tally = (pairs: readonly Pair[] = [], name: (pair: Pair) => string) =>
    [...Map.groupBy(pairs, name)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([names, list]) => `${names} (${list.length})`)
      .join(', ')
  const sceneNames = ({ at, next }: Pair) => [at % scenes, next % scenes].toSorted((a, b) => a - b).join(' and ')
  return [
    `One person farther apart than ${limit.toFixed(3)}, by scenes: ${tally(same, sceneNames) || 'none'}.`,
    `By person: ${tally(same, ({ at }) => String(who(at))) || 'none'}.`,
    `Two people nearer than that: ${tally(others, ({ at, next }) => `${who(at)} and ${who(next)}`) || 'none'}.`,
    `By scenes: ${tally(others, sceneNames) || 'none'}.`,
  ]
}

/** Where to look next: the pictures of one person that lie farthest apart, the people that lie nearest. */
export function worstPairs(faces: readonly FaceNumbers[], scenes: number, count = 8): readonly string[] {
  const pairs = pairsOf(faces)
  const who = (at: number) => Math.floor(at / scenes) + 1
  const same = pairs.filter(({ at, next }) => who(at) === who(next)).toSorted((a, b) => b.far - a.far)
  const others = Map.groupBy(
    pairs.filter(({ at, next }) => who(at) !== who(next)),
    ({ at, next }) => `${who(at)} and ${who(next)}`,
  )
  const nearest = [...others]
    .map(([names, list]) => ({ names, far: Math.min(...list.map(({ far }) => far)) }))
    .toSorted((a, b) => a.far - b.far)
  return [
    'Farthest pictures of one person:',
    ...same
      .slice(0, count)
      .map(({ at, next, far }) => `- ${far.toFixed(3)} person ${who(at)}, scenes ${at % scenes} and ${next % scenes}`),
    '',
    'Nearest people:',
    ...nearest.slice(0, count).map(({ names, far }) => `- ${far.toFixed(3)} ${names}`),
  ]
}
