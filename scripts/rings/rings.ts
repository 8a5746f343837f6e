import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { add, nothing, orFailed, readPlaywrightTally, readVitestTally, type Tally } from './tally.ts'
import { capture, root, seconds, show } from '#scripts/terminal.ts'

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  // The linter has to know the types anyway: asked for their mistakes too, it reads each file once, as its own workspace
  // does, where a compiler for each workspace would check what they share again and again.
  ['lint, layers, cycles, types', 'oxlint', '--deny-warnings', '--type-check'],
  // A file that has not changed since the last run is not read again.
  ['dead code, stray dependencies', 'knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  ['rules and their tests', process.execPath, 'scripts/check-spec.ts'],
]

/** The type checker spends a sixth of its time tidying up its memory, unless it may take more of it. */
const roomy = { GOGC: '400', GOMEMLIMIT: '2GiB' }

/**
 * Format, lint, types, dead code and rules; at the same time the features of the server, and all other unit tests. Each of
 * these in one worker: every further one loads the same modules again and warms up to them again, which for the screens
 * took as much of the processor as their tests.
 */
export async function runCheck(): Promise<Tally> {
  const tools = runTools()
  const projects = ['contract', 'people', 'stories', 'illustrator', 'web', 'web-plain', 'scripts']
  const unit = runVitest('unit', projects, root, showAfterwards, oneWorker)
  const server = await runVitest('server', ['server'], root, show, oneWorker)
  return add(add(await tools, await unit), server)
}

const oneWorker = ['--maxWorkers=1']

/** Says everything once it is over, so that it does not write between the lines of what runs beside it. */
const showAfterwards: RunCommand = async (command, args, options) => {
  const { code, output } = await capture(command, args, options)
  process.stdout.write(output)
  return code
}

/** The SDK and plain HTTP against a running server, and what is too long for the check. */
export const runContract = (): Promise<Tally> =>
  // More of it waits than in the check, for servers and other processes: with three at once a quarter of two processors was idle.
  runVitest(
    'wire',
    ['wire', 'thorough', 'postgres', 'settings', 'wide-screens', 'whole-lists', 'drawing', 'builds'],
    root,
    show,
    ['--maxWorkers=4'],
  )

export type Browsers = { readonly whole: string; readonly shell: string }

/** Journeys in a real browser against the built web and the real server. */
export async function runBrowser({ whole, shell }: Browsers, folder = root, run: RunCommand = show): Promise<Tally> {
  const file = await reportFile(folder, 'browser')
  const code = await run('playwright', ['test', '--config', 'playwright.config.ts'], {
    cwd: folder,
    env: { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return orFailed(code, 'browser', await readPlaywrightTally(file))
}

type RunCommand = (command: string, args: readonly string[], options: Parameters<typeof show>[2]) => Promise<number>

async function runTools(): Promise<Tally> {
  const failed: string[] = []
  for (const [name, command = '', ...args] of steps) {
    const started = performance.now()
    const { code, output } = await capture(command, args, { env: roomy })
    if (code !== 0) failed.push(name)
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})${code === 0 ? '' : `\n${output}`}`)
  }
  return { ...nothing, passed: steps.length - failed.length, failed }
}

export async function runVitest(
  ring: string,
  projects: readonly string[],
  folder = root,
  run: RunCommand = show,
  options: readonly string[] = [],
): Promise<Tally> {
  const file = await reportFile(folder, ring)
  const chosen = projects.flatMap((name) => ['--project', name])
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'rings', 'vitest-reporter.ts')}`]
  const code = await run('vitest', ['run', ...chosen, ...reporters, ...options], {
    cwd: folder,
    env: { TALLY_FILE: file },
  })
  return orFailed(code, ring, await readVitestTally(file))
}

async function reportFile(folder: string, ring: string): Promise<string> {
  const reports = join(folder, '.cache', 'reports')
  await mkdir(reports, { recursive: true })
  const file = join(reports, `${ring}.json`)
  await rm(file, { force: true })
  return file
}
