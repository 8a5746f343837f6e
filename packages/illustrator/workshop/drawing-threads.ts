import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Tile } from './sheet-tile.ts'

export type ThreadResult =
  | { readonly pixels: Uint8ClampedArray; readonly milliseconds: number }
  | { readonly problem: string }

/** Draws tiles on so many threads, each as soon as one is free, and hands over every picture when it is there. */
export async function drawTiles(
  tiles: readonly Tile[],
  take: (drawn: ThreadResult, tile: Tile, at: number) => void | Promise<void>,
  threads = 2,
): Promise<void> {
  const queue = tiles.entries()
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('sheet-worker.ts', import.meta.url))
    await once(worker, 'message')
    for (const [at, tile] of queue) {
      worker.postMessage(tile)
      const [drawn] = (await once(worker, 'message')) as [ThreadResult]
      await take(drawn, tile, at)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: threads }, work))
}
