import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * What a run of tests came to. A tool's step (format, types …) counts as one. `failed` names
 * what failed, `flaky` what passed only when tried again. */
export type Tally = {
  readonly passed: number
  readonly failed: readonly string[]
  readonly skipped: number
  readonly flaky: readonly string[]
  /** What a runner said after its last test. It matters only if the runner then ended badly. */
  readonly last?: readonly string[]
}

export const nothing: Tally = { passed: 0, failed: [], skipped: 0, flaky: [] }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
  skipped: a.skipped + b.skipped,
  flaky: [...a.flaky, ...b.flaky],
})

/** A runner that ends badly without a failed test (a leak, a database that would not stop) still has failed. */
export function orFailed(code: number, ring: string, { last = [], ...tally }: Tally): Tally {
  const failed = tally.failed.map((name) => (name.startsWith('unhandled: ') ? `${ring}: ${name}` : name))
  if (code === 0 || failed.length > 0) return { ...tally, failed }
  const said = last.length > 0 ? `; it said last: ${last.slice(-3).join('; ')}` : ''
  return { ...tally, failed: [`${ring}: the runner ended with ${code} though no test failed${said}`] }
}

/** A machine may hiccup once or twice; more than this is a fault of the tests or of what they test. */
const flakyAllowed = 2

/** The last lines of a run, and whether it may pass. Too many flaky tests are one more failure. */
export function verdict(total: Tally): { readonly lines: readonly string[]; readonly passes: boolean } {
  const count = total.flaky.length
  const tooMany = count > flakyAllowed
  const failed = total.failed.length + (tooMany ? 1 : 0)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  return {
    lines: [
      ...total.failed.map((name) => `failed: ${name}`),
      ...total.flaky.map((name) => `flaky: ${name}`),
      ...(tooMany ? [`${count} tests passed only when tried again; more than ${flakyAllowed} fail the run`] : []),
      `${total.passed} passed, ${failed} failed, ${count} flaky${skipped}`,
    ],
    passes: failed === 0,
  }
}

/** What `vitest-reporter.ts` wrote. */
export const readVitestTally = async (file: string): Promise<Tally> => (await readJson<Tally>(file)) ?? nothing

/** Playwright's JSON report: suites in suites, and in them what was tried. */
export async function readPlaywrightTally(file: string): Promise<Tally> {
  const report = await readJson<PlaywrightReport>(file)
  if (!report) return nothing
  const { expected: passed, skipped } = report.stats
  const named = (status: string) => report.suites.flatMap((suite) => namesOf(suite, status, []))
  return { passed, failed: named('unexpected'), skipped, flaky: named('flaky') }
}

type PlaywrightSuite = {
  readonly title: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}
type PlaywrightReport = {
  readonly stats: { expected: number; skipped: number }
  readonly suites: readonly PlaywrightSuite[]
}

function namesOf(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  wanted: string,
  above: readonly string[],
): readonly string[] {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.filter(({ status }) => status === wanted).map(() => [...path, spec.title].join(' › ')),
    ),
    ...suites.flatMap((suite) => namesOf(suite, wanted, path)),
  ]
}

/** A runner that broke before it could report leaves no file; its exit code tells the rest. */
async function readJson<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined
}
