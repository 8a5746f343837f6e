import { read } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { RandomAccessReader } from 'yauzl'

const blockSize = 64 * 1024

/**
 * The library asks for the list of a zip in pieces of some dozen bytes, each from the disk. Here they are cut from
 * larger ones, which takes a fraction of the time. For lists only: it gives no streams.
 */
export class ListReader extends RandomAccessReader {
  readonly #file: FileHandle
  #block = Buffer.alloc(0)
  #blockAt = 0

  constructor(file: FileHandle) {
    super()
    this.#file = file
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const give = (): void => {
      const from = position - this.#blockAt
      this.#block.copy(target, offset, from, from + length)
      done(null)
    }
    // A place past what numbers can tell would make the reading throw instead of fail.
    if (!Number.isSafeInteger(position)) return queueMicrotask(() => done(tooShort()))
    if (position >= this.#blockAt && position + length <= this.#blockAt + this.#block.length) {
      return queueMicrotask(give)
    }
    const block = Buffer.alloc(Math.max(length, blockSize))
    read(this.#file.fd, block, 0, block.length, position, (error, bytesRead) => {
      if (error) return done(error)
      if (bytesRead < length) return done(tooShort())
      this.#blockAt = position
      this.#block = block.subarray(0, bytesRead)
      give()
    })
  }

  /** The file is closed by the one who opened it. */
  override close(done: (error: Error | null) => void): void {
    done(null)
  }
}

const tooShort = (): Error => new Error('The file ends too early.')
