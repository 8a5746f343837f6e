import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer } from '#tests/support/start-server.ts'
import { buildWeb, webIsStale } from './build/build-web.ts'
import { ensureChromium } from './chromium.ts'
import { root, show, step } from './terminal.ts'

// Fetched when asked for, not installed with the project: it is large and only this command needs it.
const lighthouse = 'lighthouse@13.5.0'
const bar = 95

if (await webIsStale()) await step('web build', buildWeb)
await using server = await startServer({ drawing: 'real' })
const chromium = await ensureChromium()
await mkdir(join(root, '.cache'), { recursive: true })

let below = 0
for (const form of ['mobile', 'desktop']) {
  const file = join(root, '.cache', `lighthouse-${form}.json`)
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox']
  if (form === 'desktop') flags.push('--preset=desktop')
  const code = await show('npm', ['exec', '--yes', '--', lighthouse, server.url, ...flags], {
    env: { CHROME_PATH: chromium },
  })
  if (code !== 0) throw new Error('Lighthouse did not finish; its own message stands above.')
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  const scores = Object.entries(report.categories).map(
    ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
  )
  below += scores.filter(([, score]) => score < bar).length
  const lcp = report.audits['largest-contentful-paint']?.displayValue
  const cls = report.audits['cumulative-layout-shift']?.displayValue
  console.log(`  ${form}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}; LCP ${lcp}, CLS ${cls}`)
}
process.exitCode = below > 0 ? 1 : 0

type Report = {
  readonly categories: Record<string, { readonly score: number | null }>
  readonly audits: Record<string, { readonly displayValue?: string } | undefined>
}
