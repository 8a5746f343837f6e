import encoders from 'h264-mp4-encoder'
import { finishFilm } from '#adapters/media/mp4.ts'
import { framesPerDrawing, framesPerSecond } from '@eidolon/illustrator'
import type { Picture } from '@eidolon/people'
import { filmPlanes } from './film-planes.ts'

/** Drawings in, a film out. */
export type FilmEncoder = {
  add(drawing: Picture): void
  /** The whole film with this text inside. */
  finish(text: string): Uint8Array | Promise<Uint8Array>
}

/**
 * H.264 in MP4 with its index first, made in WebAssembly: the same drawings give the same bytes on every machine. Each
 * is shown for as many frames as drawn film does, unless it is said otherwise.
 */
export async function openFilmEncoder(
  width: number,
  height: number,
  shownFor = framesPerDrawing,
): Promise<FilmEncoder> {
  const encoder = await encoders.createH264MP4Encoder()
  Object.assign(encoder, {
    width,
    height,
    frameRate: framesPerSecond,
    // Lower is finer; below 22 files grow without looking better.
    quantizationParameter: 23,
    groupOfPictures: framesPerSecond * 2,
    // Faster settings show blocks in calm places.
    speed: 5,
  })
  encoder.initialize()
  const planes = new Uint8Array((width * height * 3) / 2)
  return {
    add(drawing) {
      filmPlanes(drawing, planes)
      for (let shown = 0; shown < shownFor; shown += 1) encoder.addFrameYuv(planes)
    },
    finish(text) {
      encoder.finalize()
      const mp4 = encoder.FS.readFile(encoder.outputFilename)
      encoder.delete()
      return finishFilm(mp4, new TextEncoder().encode(text))
    },
  }
}
