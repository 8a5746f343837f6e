import { distance, type FaceNumbers } from './identity-pairs.ts'

/** How many people are known again in each style by their picture in the first named. Each person's styles side by side. */
export function styleReport(faces: readonly FaceNumbers[], styles: readonly string[], known: string): string {
  const at = (person: number, style: string) => faces[person * styles.length + styles.indexOf(style)]
  const people = Array.from({ length: faces.length / styles.length }, (_, person) => person)
  const lines = styles
    .filter((style) => style !== known)
    .map((style) => {
      const seen = people.filter((person) => at(person, style))
      const right = seen.filter((person) => nearest(at(person, style), (other) => at(other, known), people) === person)
      return `| ${style} | ${seen.length} | ${right.length} |`
    })
  return ['| style | faces found | known again |', '| --- | --- | --- |', ...lines, ''].join('\n')
}

function nearest(
  face: FaceNumbers,
  of: (person: number) => FaceNumbers,
  people: readonly number[],
): number | undefined {
  const far = (person: number) => {
    const other = of(person)
    return face && other ? distance(face, other) : Number.POSITIVE_INFINITY
  }
  return people.toSorted((a, b) => far(a) - far(b))[0]
}
