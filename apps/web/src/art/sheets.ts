import type { Picture } from '#ui/image-view/image-view.tsx'
import facesAvif from './sheets/faces.avif'
import facesWebp from './sheets/faces.webp'
import libraryAvif from './sheets/library.avif'
import libraryWebp from './sheets/library.webp'
import picksAvif from './sheets/picks.avif'
import picksWebp from './sheets/picks.webp'

/** Several pictures on one transparent sheet, the gaps between them left open. */
function sheet(avif: string, webp: string, width: number, height: number): Picture {
  return { src: webp, width, height, sources: [{ type: 'image/avif', srcSet: avif }] }
}

/** Mira's face four times: city, café, snow, beach. */
export const faces = sheet(facesAvif, facesWebp, 818, 200)
/** Six finished pictures in two justified rows. */
export const library = sheet(libraryAvif, libraryWebp, 900, 670)
/** Four poses, four outfits, four backgrounds; 144 px each with gaps of 6. */
export const picks = sheet(picksAvif, picksWebp, 594, 444)
