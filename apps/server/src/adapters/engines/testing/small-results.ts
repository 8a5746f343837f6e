import { openFilmEncoder } from '#adapters/engines/illustrator/film-encoder.ts'
import { encodePng } from '#adapters/engines/png.ts'

const edge = 16
const pixels = new Uint8ClampedArray(edge * edge * 4).map((_, at) => (at * 37) % 256)
const picture = { width: edge, height: edge, pixels }

/** A whole PNG picture, as small as they come. */
export const smallPicture = (): Uint8Array => encodePng(picture, 'from elsewhere')

let film: Promise<Uint8Array> | undefined

/** A whole MP4 film of a few frames, made once. */
export function smallFilm(): Promise<Uint8Array> {
  film ??= openFilmEncoder(edge, edge).then((encoder) => {
    for (let frame = 0; frame < 4; frame += 1) encoder.add(picture)
    return encoder.finish('from elsewhere')
  })
  return film
}
