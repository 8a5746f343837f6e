import { drawMotion, type Frames, type Pack } from '@eidolon/illustrator'
import type { Watch } from '@eidolon/illustrator/watch.ts'
import type { FilmOrder } from '@eidolon/people'
import { openFilmEncoder } from './film-encoder.ts'

/** The skeletons of a film as an MP4 file with just the frames that are wanted. */
export async function makeMotion(pack: Pack, order: FilmOrder, frames: Frames, watch: Watch): Promise<Uint8Array> {
  const encoder = await openFilmEncoder(order.width, order.height, 1)
  let drawn = 0
  for (const picture of drawMotion(pack, order, frames, watch)) {
    encoder.add(picture)
    watch.progress('setting the stage', (drawn += 1) / frames.count)
  }
  return encoder.finish('')
}
