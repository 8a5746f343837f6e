import { distance, type FaceNumbers, quantile, worstPairs, wrongPairs } from './identity-pairs.ts'

/** What the distances between all faces come to, as Markdown. `faces` holds each person's scenes side by side. */
export function report(faces: readonly FaceNumbers[], people: number, scenes: number): string {
  const same: number[] = []
  const other: number[] = []
  for (const [at, one] of faces.entries()) {
    for (let next = at + 1; next < faces.length; next += 1) {
      const two = faces[next]
      if (!one || !two) continue
      const alike = Math.floor(at / scenes) === Math.floor(next / scenes)
      ;(alike ? same : other).push(distance(one, two))
    }
  }
  const seen = faces.filter(Boolean).length
  const { wrong, limit } = overlap(same, other)
  const { right, asked } = recognized(faces, people, scenes)
  const line = (name: string, list: readonly number[]) =>
    `| ${name} | ${list.length} | ${[0.01, 0.25, 0.5, 0.75, 0.99].map((share) => quantile(list, share).toFixed(3)).join(' | ')} |`
  return [
    `Faces found: ${seen} of ${faces.length}.`,
    '',
    '| distance between | pairs | 1 % | 25 % | median | 75 % | 99 % |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    line('pictures of one person', same),
    line('pictures of two people', other),
    '',
    `Overlap: ${(wrong * 100).toFixed(1)} % of all pairs lie on the wrong side of the best threshold.`,
    `"Which of the ${people} is this?" (nearest mean of the person's other pictures): ${right} of ${asked} right, ${((100 * right) / Math.max(1, asked)).toFixed(1)} %.`,
    '',
    ...wrongPairs(faces, scenes, limit),
    '',
    `Not found, as person/scene: ${missing(faces, scenes) || 'none'}.`,
    '',
    ...worstPairs(faces, scenes),
    '',
  ].join('\n')
}

/** Each picture against the mean of every person's pictures, itself left out. */
function recognized(faces: readonly FaceNumbers[], people: number, scenes: number) {
  let right = 0
  let asked = 0
  for (const [at, face] of faces.entries()) {
    if (!face) continue
    asked += 1
    const means = Array.from({ length: people }, (_, person) =>
      meanOf(faces.slice(person * scenes, (person + 1) * scenes).filter((_face, n) => person * scenes + n !== at)),
    )
    const distances = means.map((mean) => (mean ? distance(face, mean) : Number.POSITIVE_INFINITY))
    if (distances.indexOf(Math.min(...distances)) === Math.floor(at / scenes)) right += 1
  }
  return { right, asked }
}

function meanOf(faces: readonly FaceNumbers[]): Float32Array | undefined {
  const known = faces.filter((face) => face !== undefined)
  const [first] = known
  return first && first.map((_, at) => known.reduce((sum, face) => sum + (face[at] ?? 0), 0) / known.length)
}

const missing = (faces: readonly FaceNumbers[], scenes: number): string =>
  faces.flatMap((face, at) => (face ? [] : [`${Math.floor(at / scenes) + 1}/${at % scenes}`])).join(', ')

/** The least share of wrong pairs any threshold gives, both kinds weighing the same, and that threshold. */
function overlap(
  same: readonly number[],
  other: readonly number[],
): { readonly wrong: number; readonly limit: number } {
  const thresholds = [...same, ...other].toSorted((a, b) => a - b).filter((_, at) => at % 50 === 0)
  const wrong = (limit: number) =>
    (same.filter((value) => value > limit).length / same.length +
      other.filter((value) => value <= limit).length / other.length) /
    2
  return thresholds
    .map((limit) => ({ wrong: wrong(limit), limit }))
    .reduce((best, one) => (one.wrong < best.wrong ? one : best), { wrong: 1, limit: 0 })
}
