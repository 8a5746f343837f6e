import type { FileHandle } from 'node:fs/promises'
import type { ByteStream } from '#application/files/ports.ts'

/** So many bytes go to the disk at once: what comes over a network comes in far smaller pieces. */
const max = 512 * 1024
/** So much memory is kept for the next one who writes. */
const kept = 8
const blocks: Uint8Array[] = []

/**
 * Writes everything from this place of the file on, and gathers the next pieces meanwhile, in memory that is used again
 * and again: the pieces themselves are gone when the next one is asked for. Answers how many bytes came.
 */
export async function writeAll(handle: FileHandle, source: ByteStream | Uint8Array, from: number): Promise<number> {
  if (source instanceof Uint8Array) {
    await writeWhole(handle, source, from)
    return source.length
  }
  let [filling, emptying] = [block(), block()]
  let [filled, at] = [0, from]
  let writing: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    await writing
    writing = writeWhole(handle, filling.subarray(0, filled), at)
    // It is awaited before the next, and at the end; what fails between the two must not count as unheard.
    writing.catch(() => {})
    at += filled
    filled = 0
    ;[filling, emptying] = [emptying, filling]
  }
  try {
    for await (const bytes of source) {
      for (let taken = 0; taken < bytes.length;) {
        const some = bytes.subarray(taken, taken + max - filled)
        filling.set(some, filled)
        filled += some.length
        taken += some.length
        if (filled === max) await flush()
      }
    }
    if (filled > 0) await flush()
    await writing
    return at - from
  } finally {
    // Nobody may close the file under a write, nor write into what it still reads.
    await writing.catch(() => {})
    if (blocks.length < kept) blocks.push(filling, emptying)
  }
}

const block = (): Uint8Array => blocks.pop() ?? new Uint8Array(max)

/** A disk may take fewer bytes than it was given. */
async function writeWhole(handle: FileHandle, bytes: Uint8Array, place: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, place + done)
    done += bytesWritten
  }
}
