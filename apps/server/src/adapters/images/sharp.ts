import type { PreviewPainter } from '#application/files/previews.ts'
import type { ImageWorkerPool } from './image-worker-pool.ts'

/** Previews with sharp, made in processes of their own. */
export function sharpPainter(processes: ImageWorkerPool): PreviewPainter {
  return {
    paint: (load, options, watch) =>
      processes.make(async () => ({ kind: 'preview', input: await load(), options }), watch),
    placeholder: (options, watch) => processes.make(async () => ({ kind: 'sheet', options }), watch),
  }
}
