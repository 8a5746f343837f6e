import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleCache } from '#application/engines/samples.ts'

/** One file each in a folder of the cache; whoever deletes the folder has them drawn again. */
export function sampleFiles(folder: string): SampleCache {
  let made = 0
  return {
    get: (key) => readFile(join(folder, `${key}.webp`)).catch(() => undefined),
    async put(key, picture) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${key}.webp`)
      const aside = `${file}.${process.pid}.${made++}.new`
      await writeFile(aside, picture)
      await rename(aside, file)
    },
  }
}
