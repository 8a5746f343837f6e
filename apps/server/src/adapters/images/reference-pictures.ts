import type { AsReference } from '#application/generations/references-of.ts'
import type { BoundPicture } from './bounded.ts'

/** More pixels tell a model nothing more about a face, and cost time on the way. */
const usual = 1024

/** Any picture of ours as engines elsewhere are sent it: upright, without what is hidden in the file, PNG. */
export const referencePictures =
  (bound: BoundPicture): AsReference =>
  (bytes, longest = usual) =>
    bound(bytes, { longest, background: '#ffffff' })
