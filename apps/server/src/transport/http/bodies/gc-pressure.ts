import type { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export type Collect = (options: { readonly type: 'minor' | 'major' }) => void

/** Half of what makes the engine look through everything it holds. */
const atMost = 16 * 1024 * 1024

/**
 * Every piece of a body that arrives is a buffer of its own, and garbage once it is written. There are so few other
 * objects that the cheap collection (a millisecond, of what is young) hardly ever comes by itself; instead the sum of the
 * buffers makes the engine go through the whole heap, catalog and all, once or twice for each 50 MB: more work than
 * the rest of an upload together. So the cheap one is asked for while bodies come in.
 */
export function garbageOfBodies(collect: Collect = collector()) {
  let read = 0
  return (bytes: number): void => {
    read += bytes
    if (read < atMost) return
    read = 0
    setImmediate(collect, { type: 'minor' })
  }
}

/**
 * The pieces of a body, one after the other; each is given back to the machine when the next one is asked for, so that
 * the next bytes to arrive find memory that is still close to the processor. Whoever wants to keep a piece copies it. What
 * is only a part of a buffer stays: something else may lie beside it.
 */
export async function* passingPieces(stream: Readable): AsyncGenerator<Uint8Array, undefined> {
  // Heard as they come, because the stream's own iterator copies together what has gathered.
  const waiting: Uint8Array[] = []
  let news = Promise.withResolvers<void>()
  const heard = (): void => news.resolve()
  let failed: { readonly error: unknown } | undefined
  const fail = (error: unknown): void => {
    failed ??= { error }
    heard()
  }
  const take = (bytes: Uint8Array): void => {
    waiting.push(bytes)
    stream.pause()
    heard()
  }
  stream.on('data', take).once('end', heard).once('close', heard).once('error', fail)
  try {
    for (;;) {
      const piece = waiting.shift()
      if (piece) {
        yield piece
        giveBack(piece)
      } else if (failed) throw failed.error
      else if (stream.readableEnded) return undefined
      else if (stream.destroyed) throw new Error('The body broke off')
      else {
        news = Promise.withResolvers<void>()
        stream.resume()
        await news.promise
      }
    }
  } finally {
    stream.off('data', take)
    stream.resume()
  }
}

function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** The engine hands it out only where a flag says so, which then need not stay. */
export function collector(): Collect {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? (options) => void collect(options) : () => {}
}
