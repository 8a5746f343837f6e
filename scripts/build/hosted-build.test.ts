import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { build } from 'vite'
import { filesIn } from '#scripts/fingerprint.ts'
import { root } from '#scripts/terminal.ts'
import { webIsStale } from './build-web.ts'

/** Words and names that are the demo wallet's alone. */
const traces = ['The demo wallet', 'Demo wallet', 'Local demo', 'demo-wallet-key', 'demo-wallet-connected']
const web = join(root, 'apps', 'web')
const before = process.env.HOSTED
afterEach(() => {
  if (before === undefined) delete process.env.HOSTED
  else process.env.HOSTED = before
})

async function built(hosted: boolean): Promise<readonly string[]> {
  process.env.HOSTED = hosted ? '1' : ''
  // A run of all tests has built the web for one's own machine already, which takes a quarter of a minute.
  if (!hosted && !(await webIsStale())) {
    const files = (await filesIn(join(web, 'dist'))).filter((file) => /\.(js|html)$/.test(file))
    return Promise.all(files.map((file) => readFile(file, 'utf8')))
  }
  const made = await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false },
  })
  const files = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return files.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
}

async function found(hosted: boolean): Promise<string[]> {
  const texts = await built(hosted)
  expect(texts.length).toBeGreaterThan(10)
  return traces.filter((trace) => texts.some((text) => text.includes(trace)))
}

it("[WALLET-41] a build for a service holds nothing of the demo wallet; one for one's own machine does", async () => {
  expect(await found(true)).toEqual([])
  expect(await found(false)).toEqual(traces)
})
