/**
 * What a picture is made of, in the order of the numbers in its map of parts. The body is what is bare of it but for
 * the face; furniture belongs to the place that has it.
 */
export const pictureParts = ['background', 'hair', 'face', 'top', 'bottom', 'shoes', 'accessories', 'body'] as const
export type PicturePart = (typeof pictureParts)[number]

/** The numbers of one person in a map end before those of the next one begin. */
const each = 16

/** The number of a part in a map; of several people each has numbers of their own, the place is everybody's. */
export const partIndex = (part: PicturePart, person = 0): number =>
  pictureParts.indexOf(part) + (part === 'background' ? 0 : person * each)

/** What a number in a map is, and of whom. */
export const partAt = (index: number): { readonly part: PicturePart | undefined; readonly person: number } => ({
  part: pictureParts[index % each],
  person: Math.floor(index / each),
})
