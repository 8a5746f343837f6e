import { encodeParts } from '#adapters/engines/illustrator/encode-parts.ts'
import { encodePng } from '#adapters/engines/png.ts'
import type { Illustrator, Picture } from '#application/illustrator/illustrator.ts'

/** Draws small gray squares at once, in the thread of the test. */
export function flatIllustrator(): Illustrator {
  const picture: Picture = { width: 8, height: 8, pixels: new Uint8ClampedArray(8 * 8 * 4).fill(120) }
  // As much of a film as it takes to be told for one.
  const film = (text: string, clear?: boolean) =>
    new TextEncoder().encode(`${clear ? 'RIFF\0\0\0\0WEBP' : '\0\0\0\x10ftypmp42\0\0\0\0'}${text}`)
  return {
    version: 'flat',
    readiness: async () => ({ ready: true }),
    async picture(_order, watch) {
      watch.progress?.('drawing', 0.5, picture)
      return picture
    },
    png: async (_order, text) => encodePng(picture, text),
    parts: async () => encodeParts({ ...picture, parts: new Uint8Array(8 * 8).fill(1) }),
    stage: async () => encodePng(picture, ''),
    model: async () => new TextEncoder().encode('glTF'),
    film: async ({ cutOut }, text) => ({ file: film(text, cutOut), poster: encodePng(picture, text) }),
  }
}
