import type { PreviewPainter } from '#application/files/previews.ts'
import type { PreviewOptions } from '#domain/files/preview.ts'
import { Fault } from '#domain/shared/fault.ts'
import { guardedSharp } from './guarded-sharp.ts'
import { paint, type Source } from './paint.ts'
import { placeholderEdge, placeholderPixels } from './placeholder.ts'
import { gate } from '#adapters/system/gate.ts'

/**
 * Pictures with sharp. Two are made at a time, each on one thread: more would take up all of the threads that reading
 * files needs, too.
 */
export function sharpPainter(): PreviewPainter {
  const inSlot = gate(2)
  const library = lazy(guardedSharp)

  async function painted(source: Source, options: PreviewOptions): Promise<Uint8Array> {
    try {
      return await paint(await library(), source, options)
    } catch (cause) {
      if (cause instanceof Fault) throw cause
      // The library says in many ways that something is no picture, is broken, too large or takes too long.
      throw new Fault('storage_file_type_unsupported', {}, { cause })
    }
  }

  return {
    paint: (load, options) => inSlot(async () => painted({ input: await load() }, options)),
    placeholder: (options) =>
      inSlot(async () => {
        const raw = { width: placeholderEdge, height: placeholderEdge, channels: 4 as const }
        const background = options.background ?? 'eceff1'
        return painted({ input: placeholderPixels(), options: { raw } }, { ...options, background, output: 'png' })
      }),
  }
}

function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
