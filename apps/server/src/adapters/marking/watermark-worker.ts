import { parentPort } from 'node:worker_threads'
import type { MarkedType } from '#domain/marking/statement.ts'
import { type PixelMarks, withPixelMarks } from './mark-pixels.ts'
import { detectMark } from './watermark/detect.ts'

/** A file to be marked, or a picture's brightness, one byte a pixel, in which a mark is looked for. */
export type WatermarkQuestion =
  | { readonly kind: 'write'; readonly bytes: Uint8Array; readonly type: MarkedType; readonly marks: PixelMarks }
  | { readonly kind: 'read'; readonly width: number; readonly height: number; readonly grey: Uint8Array }
export type WatermarkAnswer = {
  readonly id: number
  readonly written?: Uint8Array | undefined
  readonly found?: { readonly mark: string; readonly confidence: number } | undefined
}

parentPort?.on('message', (asked: WatermarkQuestion & { readonly id: number }) => {
  void answer(asked).then((told) => parentPort?.postMessage({ id: asked.id, ...told }))
})

async function answer(asked: WatermarkQuestion): Promise<Omit<WatermarkAnswer, 'id'>> {
  if (asked.kind === 'write') {
    return { written: await withPixelMarks(asked.bytes, asked.type, asked.marks).catch(() => undefined) }
  }
  const { width, height, grey } = asked
  const row = (y: number) => Float32Array.from(grey.subarray(y * width, (y + 1) * width))
  const found = detectMark({ width, height, row })
  return { found: found && { mark: found.mark, confidence: found.confidence } }
}
