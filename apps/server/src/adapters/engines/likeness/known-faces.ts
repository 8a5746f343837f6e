import { readFile } from 'node:fs/promises'
import type { KnownFace } from '#application/looks/search-look.ts'

/** Numbers of a face, and how many of them make one. */
const [numbers, step] = [128, 1 / 250]
let read: Promise<readonly KnownFace[]> | undefined

/**
 * How the face model sees 256 people by chance, whom the illustrator has drawn: the genes of seed 1, 2 and so on, one
 * byte a number. `node scripts/known-faces.ts` writes them; those of an older illustrator are a worse beginning, no more.
 */
export const knownFaces = (): Promise<readonly KnownFace[]> =>
  (read ??= readFile(new URL('./known-faces.bin', import.meta.url)).then((bytes) =>
    Array.from({ length: Math.floor(bytes.length / numbers) }, (_, at) => ({
      seed: at + 1,
      numbers: Float32Array.from(
        new Int8Array(bytes.buffer, bytes.byteOffset + at * numbers, numbers),
        (value) => value * step,
      ),
    })),
  ))
