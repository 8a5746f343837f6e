import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { capture, root, seconds, show } from './terminal.ts'

/** What one ring of tests came to. A tool's step (format, types …) counts as one. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

const workspaces = [
  '.',
  'apps/server',
  'apps/web',
  'packages/contract',
  'packages/people',
  'packages/illustrator',
  'tests',
]

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint, layers, cycles', 'oxlint', '--deny-warnings'],
  ...workspaces.map((folder) => [`types of ${folder === '.' ? 'scripts' : folder}`, 'tsc', '-p', folder] as const),
  ['dead code, stray dependencies', 'knip', '--no-progress'],
  ['rules and their tests', process.execPath, 'scripts/check-spec.ts'],
]

/** Format, lint, types, dead code and rules; at the same time the unit tests and port suites, which wait a lot. */
export async function runCheck(): Promise<Tally> {
  const tools = runTools()
  const unit = await runVitest('unit', ['contract', 'people', 'illustrator', 'server', 'web', 'scripts'])
  return add(await tools, unit)
}

/** The SDK and plain HTTP against a running server, and what is too long for the check. */
export const runContract = (): Promise<Tally> => runVitest('wire', ['wire', 'thorough', 'drawing', 'builds'])

/** Journeys in a real browser against the built web and the real server. */
export async function runBrowser(chromium: string): Promise<Tally> {
  const file = await reportFile('browser')
  const code = await show('playwright', ['test', '--config', 'playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const { stats } = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(file)
  return orFailed(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped })
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

async function runTools(): Promise<Tally> {
  let failed = 0
  for (const [name, command = '', ...args] of steps) {
    const started = performance.now()
    const { code, output } = await capture(command, args)
    if (code !== 0) failed += 1
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})${code === 0 ? '' : `\n${output}`}`)
  }
  return { passed: steps.length - failed, failed, skipped: 0 }
}

async function runVitest(ring: string, projects: readonly string[]): Promise<Tally> {
  const file = await reportFile(ring)
  const chosen = projects.flatMap((name) => ['--project', name])
  const code = await show('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile=${file}`])
  type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
  const report = await readReport<Report>(file)
  return orFailed(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** A runner that ends badly without a failed test (a broken import, a leak) still has failed. */
const orFailed = (code: number, tally: Tally): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

async function reportFile(ring: string): Promise<string> {
  const folder = join(root, '.cache', 'reports')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${ring}.json`)
  await rm(file, { force: true })
  return file
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}
