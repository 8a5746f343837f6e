import { ensurePostgresInstalled } from './postgres.ts'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'
import { type Browsers, runBrowser, runCheck, runContract } from './rings/rings.ts'
import { add, nothing, verdict } from './rings/tally.ts'
import { capture, endAll, endTogether, seconds, stepBeside } from './terminal.ts'

endTogether()
const started = performance.now()
const wanted = process.argv.slice(2)
const wants = (ring: string) => wanted.length === 0 || wanted.includes(ring)
const outer = wants('contract') || wants('browser')
let total = nothing

try {
  const checking = wants('check') ? check() : undefined
  // While the check runs, what comes after it is made ready.
  const ready = outer ? makeReady() : undefined
  // Whoever awaits it hears of it; until then a failure is nobody's surprise.
  ready?.catch(() => undefined)
  if (checking) total = add(total, await checking)
  const browsers = await ready
  if (wants('contract')) {
    heading('contract')
    total = add(total, await runContract())
  }
  if (browsers) {
    heading('browser')
    total = add(total, await runBrowser(browsers))
  }
} catch (error) {
  endAll()
  console.error(error instanceof Error ? error.message : error)
  total = add(total, { ...nothing, failed: [error instanceof Error ? error.message : String(error)] })
}

console.log(`\nfinished in ${seconds(started)}`)
const { lines, passes } = verdict(total)
for (const line of lines) console.log(line)
process.exitCode = passes ? 0 : 1

function check() {
  heading('check')
  return runCheck()
}

/** Programs, the built web and the body data; gives the browsers where they are needed. */
async function makeReady(): Promise<Browsers | undefined> {
  if (wants('contract')) await stepBeside('PostgreSQL for the storage suites', ensurePostgresInstalled)
  const browsers = wants('browser') ? await stepBeside('Chromium', ensureBrowsers) : undefined
  await stepBeside('web build, body data', async () => {
    const { code, output } = await capture(process.execPath, ['scripts/build-for-tests.ts'], { givesWay: true })
    if (code !== 0) throw new Error(output)
  })
  return browsers
}

async function ensureBrowsers(): Promise<Browsers> {
  const whole = await ensureChromium()
  return { whole, shell: await ensureHeadlessShell(whole) }
}

function heading(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
}
