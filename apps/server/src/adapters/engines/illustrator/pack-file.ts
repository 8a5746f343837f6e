import { access, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import type { PackSource } from './pool.ts'

/** The body data as set-up has put it into the cache, compressed. It is read once and shared by all threads. */
export function packFile(file: string): PackSource {
  // Where it should be is the operator's business alone: what is said here reaches everybody.
  const missing = 'The built-in illustrator has no body data yet. "npm run pack" makes it.'
  return {
    async readiness() {
      return access(file).then(
        () => ({ ready: true }) as const,
        () => ({ ready: false, reason: missing }) as const,
      )
    },
    async load() {
      const packed = await readFile(file).catch((cause: unknown) => {
        throw new IllustratorUnavailable(missing, { cause })
      })
      const bytes = await promisify(zstdDecompress)(packed).catch((cause: unknown) => {
        throw new IllustratorUnavailable(
          'The body data of the illustrator cannot be read. "npm run pack" makes it anew.',
          { cause },
        )
      })
      const shared = new SharedArrayBuffer(bytes.length)
      new Uint8Array(shared).set(bytes)
      return shared
    },
  }
}
