import type { Picture } from '#application/illustrator/illustrator.ts'

/** Makes the files that browsers get of pictures that are only looked at. */
export type PictureEncoder = { webp(picture: Picture): Promise<Uint8Array> }

/** The same text always gives the same short name, and no two texts share one. */
export type ContentHash = (text: string) => string
