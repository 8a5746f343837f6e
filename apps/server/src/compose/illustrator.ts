import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { illustratorPool } from '#adapters/engines/illustrator/pool.ts'
import { packFile } from '#adapters/engines/illustrator/pack-file.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { Config } from '#config/config.ts'

const sources = new URL('../adapters/engines/illustrator/thread-main.ts', import.meta.url)

/** The illustrator in its threads. Nothing is loaded before the first picture. */
export function composeIllustrator({ illustrator }: Pick<Config, 'illustrator'>): Illustrator & AsyncDisposable {
  const { threads, version, pack, program: built } = illustrator
  // Whoever has cleared the cache still draws, only that threads take longer to start.
  const program = built !== undefined && existsSync(built) ? pathToFileURL(built) : sources
  return illustratorPool({ threads, version, program, pack: packFile(pack) })
}
