import { MediaParts } from '@eidolon/contract/media/media.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { PreviewCache } from '#application/files/previews.ts'
import { DrawingCrashed, IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import { singleFlight } from '#application/shared/single-flight.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault } from '#domain/shared/fault.ts'
import { findMedia } from './find-own.ts'

/** Knows what is where in pictures of its own. */
export type PartsDrawer = {
  /** The same key means the same map; undefined when the recipe is of no picture that it can tell of. */
  keyOf(recipe: string): string | undefined
  /** A PNG file of numbers. */
  draw(recipe: string, signal: AbortSignal): Promise<Uint8Array>
  /** What the numbers in such a file are. */
  read(map: Uint8Array): string | undefined
}

type Deps = {
  readonly store: DocumentStore
  readonly drawer: PartsDrawer
  readonly cache: PreviewCache
}

type Wants = {
  readonly signal: AbortSignal
  /** Asked when it has to be drawn; rejects when the caller may not have any more drawn. */
  readonly admit: () => Promise<void>
}

export type DrawParts = (
  caller: UserCaller,
  mediaId: string,
) => Promise<{
  readonly key: string
  load(wants: Wants): Promise<{ readonly map: Uint8Array; readonly parts: MediaParts }>
}>

/** What is where in a picture of one's own: drawn once and kept, since it follows from the recipe alone. */
export function drawParts({ store, drawer, cache }: Deps): DrawParts {
  // Who goes from picture to picture has asked for the last one when the first is drawn.
  const ofAccount = keyedQueue({
    atOnce: 1,
    waiting: 4,
    full: 'Wait until other pictures of yours have been looked into.',
  })
  const inWork = singleFlight<Uint8Array>()

  async function draw(recipe: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await drawer.draw(recipe, signal)
    } catch (cause) {
      if (cause instanceof IllustratorUnavailable) throw new Fault('engine_unavailable', {}, { cause })
      if (cause instanceof DrawingCrashed) throw new Fault('general_service_unavailable', {}, { cause })
      throw cause
    }
  }

  async function partsOf(
    caller: UserCaller,
    mediaId: string,
  ): Promise<{
    readonly key: string
    load(wants: Wants): Promise<{ readonly map: Uint8Array; readonly parts: MediaParts }>
  }> {
    const { data } = await findMedia(store, caller, mediaId)
    const recipe = textOf(data['recipe'])
    const key = data['kind'] === 'image' ? drawer.keyOf(recipe) : undefined
    if (key === undefined) throw new Fault('parts_not_found')
    return {
      key,
      async load({ signal, admit }: Wants): Promise<{ readonly map: Uint8Array; readonly parts: MediaParts }> {
        const known = await cache.find(key, 'parts')
        if (known) return told(known)
        const drawn = await ofAccount(caller.userId, signal, async () => {
          await admit()
          return inWork.join(key, signal, async (ended) => {
            const map = await draw(recipe, ended)
            cache.keep(key, 'parts', map)
            return map
          })
        })
        return told(drawn)
      },
    }
  }

  return partsOf

  function told(map: Uint8Array) {
    return { map, parts: MediaParts.parse(JSON.parse(drawer.read(map) ?? '')) }
  }
}
