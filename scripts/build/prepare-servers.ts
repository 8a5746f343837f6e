import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleServer, migrateOnce } from './build-server.ts'
import { fingerprint } from '#scripts/fingerprint.ts'
import { root } from '#scripts/terminal.ts'

const sources = join(root, 'apps', 'server', 'src')
const packages = ['contract', 'people', 'stories', 'illustrator'].map((name) => join(root, 'packages', name, 'src'))
const built = join(root, 'scripts', 'build', 'build-server.ts')
const inputs = [sources, ...packages, join(root, 'package-lock.json'), built, import.meta.filename]
const folder = join(root, '.cache', 'test-server')
const programs = ['main', 'operate']

/**
 * Called once before the first test that starts servers, by Vitest and by Playwright. A run starts hundreds: each would
 * find, read and compile some thousand files and make every table, index and trigger anew, which is most of what a
 * start costs. So the programs are bundled and a database migrated once, and `startServer` finds them by `TEST_SERVER`.
 */
// oxlint-disable-next-line import/no-default-export -- how both runners call it
export default async function prepareServers(): Promise<void> {
  const stamp = await fingerprint(inputs)
  const prepared = join(folder, stamp)
  if (!existsSync(prepared)) await prepare(prepared)
  process.env['TEST_SERVER'] = prepared
}

async function prepare(prepared: string): Promise<void> {
  await forgetOlder()
  // Made aside, so that whoever looks meanwhile finds nothing or all of it; two may do so at once, and one is enough.
  const next = join(folder, `next-${process.pid}`)
  await mkdir(next, { recursive: true })
  await bundleServer(next, programs)
  await migrateOnce(join(next, 'studio.db'))
  if (existsSync(prepared)) await rm(next, { recursive: true })
  else await rename(next, prepared)
}

/** What sources that have changed since were made to; another run may still use what is new. */
async function forgetOlder(): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of await readdir(folder).catch(() => [])) {
    const older = join(folder, name)
    if ((await stat(older)).mtimeMs < anHourAgo) await rm(older, { recursive: true, force: true })
  }
}
