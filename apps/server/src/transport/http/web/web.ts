import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@eidolon/contract/site.ts'
import { listFiles } from './files.ts'
import { fillPage, pageResource } from './page.ts'
import type { Resource } from './resource.ts'

/** The built web, read once at the start. */
export type Web = {
  readonly files: ReadonlyMap<string, Resource>
  /** The page for `/`, readable before any script has arrived. */
  readonly landing: Resource
  /** The page for every other address of the studio. */
  readonly shell: Resource
}

/** Nothing when there is no built web in the folder. */
export async function openWeb(folder: string, site: Site): Promise<Web | undefined> {
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
