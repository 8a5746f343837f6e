import { ensurePostgresInstalled } from './postgres.ts'
import { buildWeb, webIsStale } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { runBrowser, runCheck, runContract } from './rings.ts'
import { add, nothing, verdict } from './tally.ts'
import { seconds, step } from './terminal.ts'

const started = performance.now()
const wanted = process.argv.slice(2)
const wants = (ring: string) => wanted.length === 0 || wanted.includes(ring)
let total = nothing

try {
  if (wants('check')) {
    heading('check')
    total = add(total, await runCheck())
  }
  if ((wants('contract') || wants('browser')) && (await webIsStale())) await step('web build', buildWeb)
  if ((wants('contract') || wants('browser')) && (await packIsStale())) await step('body data', storePack)
  if (wants('contract')) {
    await step('PostgreSQL for the storage suites', ensurePostgresInstalled)
    heading('contract')
    total = add(total, await runContract())
  }
  if (wants('browser')) {
    const chromium = await step('Chromium', ensureChromium)
    heading('browser')
    total = add(total, await runBrowser(chromium))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total = add(total, { ...nothing, failed: [error instanceof Error ? error.message : String(error)] })
}

console.log(`\nfinished in ${seconds(started)}`)
const { lines, passes } = verdict(total)
for (const line of lines) console.log(line)
process.exitCode = passes ? 0 : 1

function heading(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
}
