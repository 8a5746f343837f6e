import { setImmediate as others } from 'node:timers/promises'

/** Bytes after which other work has its turn, however fast more of them arrive. */
const bytesAtOnce = 128 * 1024

/** Called after each piece of a body: what arrives without a break leaves time for other work. */
export function resting(): (piece: Uint8Array) => Promise<void> | undefined {
  let since = 0
  return (piece) => {
    since += piece.length
    if (since < bytesAtOnce) return undefined
    since = 0
    return others()
  }
}
