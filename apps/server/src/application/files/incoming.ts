import { headLength } from '#domain/files/media-type.ts'
import { joined } from '#domain/shared/bytes.ts'

/** More came than may. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}

/**
 * The bytes of one part of a request. They can be looked at, taken up to a limit, or thrown away; but they are always
 * read to the end, because a client that is still sending does not listen to an answer. A piece may be gone when the
 * next one is asked for.
 */
export type Incoming = {
  /** The first bytes, which `take` gives again. */
  head(): Promise<Uint8Array>
  /** Gives everything once; fails when it is more than `limit`. */
  take(limit: number, seen: (bytes: Uint8Array) => void | Promise<void>): AsyncIterable<Uint8Array>
  /** Reads what is left, if anything. */
  drain(): Promise<void>
  /** What went wrong on the client's side, if anything did. */
  failure(): unknown
}

export function incoming(source: AsyncIterable<Uint8Array>): Incoming {
  const iterator = source[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let failed: { readonly error: unknown } | undefined
  let over = false

  async function next(): Promise<Uint8Array | undefined> {
    if (over) return undefined
    try {
      const result = await iterator.next()
      if (!result.done) return result.value
      over = true
      return undefined
    } catch (error) {
      over = true
      failed = { error }
      throw error
    }
  }

  return {
    async head() {
      let length = 0
      while (length < headLength) {
        const bytes = await next()
        if (!bytes) break
        // It has to outlive the next one.
        held.push(new Uint8Array(bytes))
        length += bytes.length
      }
      return joined(held).subarray(0, headLength)
    },
    async *take(limit, seen) {
      let length = 0
      for (let bytes = held.shift() ?? (await next()); bytes; bytes = held.shift() ?? (await next())) {
        length += bytes.length
        if (length > limit) throw new TooManyBytes(`There are more than ${limit} bytes`)
        const busy = seen(bytes)
        if (busy) await busy
        yield bytes
      }
    },
    async drain() {
      held.length = 0
      while (await next());
    },
    failure: () => failed?.error,
  }
}
