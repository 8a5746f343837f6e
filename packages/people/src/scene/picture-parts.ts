/**
 * What a picture is made of, in the order of the numbers in its map of parts. The body is what is bare of it but for
 * the face; furniture belongs to the place that has it.
 */
export const pictureParts = ['background', 'hair', 'face', 'top', 'bottom', 'shoes', 'accessories', 'body'] as const
export type PicturePart = (typeof pictureParts)[number]

/** The number of a part in a map. */
export const partIndex = (part: PicturePart): number => pictureParts.indexOf(part)
