import { writeGenes } from '@eidolon/people'
import type { ContentHash, PictureEncoder } from './ports.ts'
import { singleFlight } from '#application/shared/single-flight.ts'
import type { PreviewCache } from '#application/files/previews.ts'
import {
  DrawingCrashed,
  type Illustrator,
  IllustratorUnavailable,
  type PictureOrder,
  type Priority,
} from '#application/illustrator/illustrator.ts'
import { type Portrait, portraitOrder } from '#domain/looks/portrait.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly illustrator: Pick<Illustrator, 'version' | 'picture'>
  readonly encoder: PictureEncoder
  readonly cache: PreviewCache
  readonly contentHash: ContentHash
}

export type LookDrawing = {
  /** The same key means the same bytes. */
  readonly key: string
  /** Of the illustrator. */
  readonly version: string
  /** Rejects with the signal's reason as soon as it is aborted. */
  load(wanted: LookRequest): Promise<{ readonly bytes: Uint8Array; readonly isHit: boolean }>
}

type LookRequest = {
  readonly signal: AbortSignal
  readonly priority: Extract<Priority, 'preview' | 'glance'>
  /** Asked when it has to be drawn; rejects when the account may not have any more drawn. */
  readonly admit: () => Promise<void>
}

export type DrawLook = (portrait: Portrait) => LookDrawing

/** A picture of a look, drawn once and kept: it follows from what was asked for alone. */
export function drawLook({ illustrator, encoder, cache, contentHash }: Deps): DrawLook {
  const inWork = singleFlight<Uint8Array>()

  async function draw(order: PictureOrder, signal: AbortSignal, priority: Priority): Promise<Uint8Array> {
    try {
      return await encoder.webp(await illustrator.picture(order, { signal, priority }))
    } catch (cause) {
      if (cause instanceof IllustratorUnavailable) {
        throw new Fault('engine_unavailable', {}, { message: 'Pictures cannot be drawn here right now.', cause })
      }
      if (cause instanceof DrawingCrashed) throw new Fault('general_service_unavailable', {}, { cause })
      throw cause
    }
  }

  return (portrait) => {
    const order = portraitOrder(portrait)
    const { version } = illustrator
    const key = contentHash(JSON.stringify([version, { ...order, genes: writeGenes(order.genes) }]))
    return {
      key,
      version,
      async load({ signal, priority, admit }) {
        const known = await cache.find(key, 'webp')
        if (known) return { bytes: known, isHit: true }
        await admit()
        const bytes = await inWork.join(key, signal, async (ended) => {
          const made = await draw(order, ended, priority)
          cache.keep(key, 'webp', made)
          return made
        })
        return { bytes, isHit: false }
      },
    }
  }
}
