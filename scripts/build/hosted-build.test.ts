import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { build } from 'vite'
import { root } from '#scripts/terminal.ts'

/** Words and names that are the demo wallet's alone. */
const traces = ['The demo wallet', 'Demo wallet', 'Local demo', 'demo-wallet-key', 'demo-wallet-connected']
const before = process.env.HOSTED
afterEach(() => {
  if (before === undefined) delete process.env.HOSTED
  else process.env.HOSTED = before
})

async function found(hosted: boolean): Promise<string[]> {
  process.env.HOSTED = hosted ? '1' : ''
  const web = join(root, 'apps', 'web')
  const made = await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false },
  })
  const files = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const texts = files.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
  expect(texts.length).toBeGreaterThan(10)
  return traces.filter((trace) => texts.some((text) => text.includes(trace)))
}

it("[WALLET-41] a build for a service holds nothing of the demo wallet; one for one's own machine does", async () => {
  expect(await found(true)).toEqual([])
  expect(await found(false)).toEqual(traces)
})
