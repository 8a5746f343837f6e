import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

const block = 512

/**
 * Takes a few files out of a package as npm brings it (a gzipped tar): by their names in it, each to where it is wanted.
 * Nothing else is written anywhere, whatever it is called.
 */
export async function unpackSome(archive: string, wanted: ReadonlyMap<string, string>): Promise<void> {
  await pipeline(createReadStream(archive), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const bytes = inPieces(source)
    for (let head = await bytes.take(block); head?.length === block; head = await bytes.take(block)) {
      const size = Number.parseInt(textAt(head, 124, 12), 8) || 0
      const to = wanted.get(textAt(head, 0, 100))
      if (to === undefined) await bytes.skip(size)
      else await writeFile(to, (await bytes.take(size)) ?? '')
      await bytes.skip((block - (size % block)) % block)
    }
  })
}

function textAt(head: Buffer, from: number, length: number): string {
  const [text = ''] = head.toString('latin1', from, from + length).split('\0')
  return text.trim()
}

type Pieces = { take(size: number): Promise<Buffer | undefined>; skip(size: number): Promise<void> }

/** A stream by so many bytes at a time; fewer, and then none, at its end. */
function inPieces(source: AsyncIterable<Buffer>): Pieces {
  const stream = source[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)

  async function each(size: number, use: (piece: Buffer) => void): Promise<void> {
    for (let left = size; left > 0;) {
      if (rest.length === 0) {
        const next = await stream.next()
        if (next.done) return
        rest = Buffer.from(next.value)
      }
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      use(piece)
    }
  }

  return {
    async take(size) {
      const pieces: Buffer[] = []
      await each(size, (piece) => pieces.push(piece))
      return pieces.length > 0 ? Buffer.concat(pieces) : undefined
    },
    skip: (size) => each(size, () => {}),
  }
}
