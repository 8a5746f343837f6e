import { workerThread } from '#adapters/system/worker-thread.ts'
import type { MarkedType } from '#domain/marking/statement.ts'
import type { PixelMarks } from './mark-pixels.ts'
import type { WatermarkAnswer, WatermarkQuestion } from './watermark-worker.ts'

/** Writes marks into pixels and reads them, beside everything else. It is there from the first question on. */
export function watermarkThread() {
  const thread = workerThread<WatermarkQuestion, WatermarkAnswer>(new URL('./watermark-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    ended: (cause) => new Error('The thread of watermarks has ended', { cause }),
  })
  return {
    /** The file with these in its pixels; undefined where there is no room for any. */
    async write(bytes: Uint8Array, type: MarkedType, marks: PixelMarks): Promise<Uint8Array | undefined> {
      return (await thread.ask({ kind: 'write', bytes, type, marks })).written
    },
    /** The mark in a picture of this brightness, one byte a pixel; undefined where there is none. */
    async read(picture: { readonly width: number; readonly height: number; readonly grey: Uint8Array }) {
      return (await thread.ask({ kind: 'read', ...picture })).found
    },
  }
}
