import { ID } from 'appwrite'

const mark = 'drawn-'

/** A portrait of ours tells by its id that it is one, so that it follows the words and says who drew it. */
export function newDrawnId(): string {
  return `${mark}${ID.unique()}`
}

export function isDrawn(imageId: string | null): boolean {
  return imageId?.startsWith(mark) ?? false
}

/** The portrait as a file to be uploaded. */
export function drawnFile(picture: Blob): File {
  return new File([picture], 'drawn.webp', { type: 'image/webp' })
}
