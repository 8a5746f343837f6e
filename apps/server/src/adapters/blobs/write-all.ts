import type { FileHandle } from 'node:fs/promises'
import type { ByteStream } from '#application/files/ports.ts'

/** So many bytes go to the disk at once: what comes over a network comes in far smaller pieces. */
const most = 512 * 1024

/** Writes everything from this place of the file on, and gathers the next pieces meanwhile. Answers how many bytes came. */
export async function writeAll(handle: FileHandle, source: ByteStream | Uint8Array, from: number): Promise<number> {
  let gathered: Uint8Array[] = []
  let [waiting, at] = [0, from]
  let writing: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    await writing
    const [pieces, place] = [gathered, at]
    gathered = []
    at += waiting
    waiting = 0
    writing = writePieces(handle, pieces, place)
    // It is awaited before the next, and at the end; what fails between the two must not count as unheard.
    writing.catch(() => {})
  }
  try {
    for await (const bytes of source instanceof Uint8Array ? [source] : source) {
      gathered.push(bytes)
      waiting += bytes.length
      if (waiting >= most) await flush()
    }
    if (waiting > 0) await flush()
    await writing
    return at - from
  } catch (error) {
    // Nobody may close the file under a write.
    await writing.catch(() => {})
    throw error
  }
}

async function writePieces(handle: FileHandle, pieces: readonly Uint8Array[], place: number): Promise<void> {
  let left = pieces
  for (let at = place; left.length > 0;) {
    const { bytesWritten } = await handle.writev(left, at)
    at += bytesWritten
    left = without(left, bytesWritten)
  }
}

/** What is left of the pieces when so many bytes of them are written: a disk may take fewer than it was given. */
function without(pieces: readonly Uint8Array[], count: number): readonly Uint8Array[] {
  let done = count
  const left: Uint8Array[] = []
  for (const piece of pieces) {
    if (done < piece.length) left.push(piece.subarray(done))
    done = Math.max(0, done - piece.length)
  }
  return left
}
