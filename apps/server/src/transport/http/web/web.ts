import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@eidolon/contract/site.ts'
import { listFiles } from './files.ts'
import { fillPage, pageResource } from './page.ts'
import type { Resource } from './resource.ts'

/** One build of the web. */
export type Web = {
  readonly files: ReadonlyMap<string, Resource>
  /** The page for `/`, readable before any script has arrived. */
  readonly landing: Resource
  /** The page for every other address of the studio. */
  readonly shell: Resource
}

export type BuiltWeb = {
  /** What was read last; nothing when there is no built web in the folder. */
  readonly known: () => Web | undefined
  /** The same, read again when it has been built anew: the files that the earlier pages name are gone then. */
  readonly now: () => Promise<Web | undefined>
}

/** Reads the built web, and looks again after `pause` milliseconds at the earliest. */
export async function openWeb(folder: string, site: Site, pause = 1000): Promise<BuiltWeb> {
  let stamp = await builtAt(folder)
  let web = await readWeb(folder, site)
  let looked = performance.now()
  let looking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const fresh = await builtAt(folder)
    // While it is being swapped in there is none: requests get the version before.
    if (fresh === stamp || fresh === undefined) return
    web = await readWeb(folder, site)
    stamp = fresh
  }
  return {
    known: () => web,
    async now() {
      if (performance.now() - looked >= pause) {
        looked = performance.now()
        looking = look().finally(() => (looking = undefined))
      }
      await looking
      return web
    },
  }
}

const builtAt = (folder: string): Promise<number | undefined> =>
  stat(join(folder, 'index.html')).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

async function readWeb(folder: string, site: Site): Promise<Web | undefined> {
  const [shell, landing] = await Promise.all([page(folder, 'index.html', site), page(folder, 'landing.html', site)])
  if (!shell) return undefined
  return { files: await listFiles(folder), shell, landing: landing ?? shell }
}

async function page(folder: string, name: string, site: Site): Promise<Resource | undefined> {
  try {
    return pageResource(fillPage(await readFile(join(folder, name), 'utf8'), site))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
