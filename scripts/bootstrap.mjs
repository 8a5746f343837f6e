// The first thing every command runs: plain JavaScript without dependencies, because on a fresh clone
// there is neither node_modules nor a Node that reads TypeScript. It installs what is missing and then
// hands over to `scripts/<name>.ts` under the Node that the lock file pins.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [name = 'start', ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${name}.ts`)
const binaries = join(root, 'node_modules', '.bin')
const [system, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
// Writes the catalog anew when a place, a pose and so on was added or changed.
const content = join(root, 'packages', 'illustrator', 'workshop', 'content.ts')
const withoutContent = ['content', 'fix', 'studio']
// Linux keeps what threads have freed for the next that asks: 1.4 GB after some films, of which half was in use. With
// these settings large pieces go back to the system at once. Other systems do not know them; tests need no such thing.
// And where a machine has much memory, Node takes 134 MB for what soon goes and never gives it back: as much as
// thread-limits.ts lets a drawing thread have is enough.
const memoryReturned = {
  NODE_OPTIONS: '--max-semi-space-size=16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
const pinnedNode = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program)

process.chdir(root)
if (process.env.npm_lifecycle_event) endWithNpm()
if (!isInstalled()) await install()
await handOver()

/** npm writes its hidden lock file last, so one that is newer than ours means a finished install of this lock file. */
function isInstalled() {
  const done = join(root, 'node_modules', '.package-lock.json')
  return existsSync(done) && statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

async function install() {
  const started = Date.now()
  process.stdout.write('Installing dependencies. The first time takes about a minute and a half.\n')
  const ticking = setInterval(
    () => {
      const line = `  still installing, ${Math.round((Date.now() - started) / 1000)} s`
      process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
    },
    process.stdout.isTTY ? 1000 : 15_000,
  )
  // Playwright and others would fetch browsers of their own; `npm test` looks for an installed one first.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  // Nothing that is installed may run anything; the pinned Node is an optional package, because there is one for each system.
  const npm = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await run('npm', npm, { env, shell: process.platform === 'win32' })
  clearInterval(ticking)
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K')
  if (code !== 0) {
    fail(`npm ci ended with code ${code}; its own message stands above.
Usual reasons: no connection to the npm registry (npm ping tells), a proxy that npm does not know (npm config set proxy),
or a full disk. Nothing was started; run the same command again once that is mended.`)
  }
  process.stdout.write(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

async function handOver() {
  const usable = Number(process.versions.node.split('.')[0]) >= 24
  const node = usable ? process.execPath : pinnedNode
  const env = {
    ...(name === 'test' || name === 'check' ? {} : memoryReturned),
    ...process.env,
    PATH: `${binaries}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  }
  // In a process of its own, because what it loads to find the content would be kept from before it was written anew.
  if (existsSync(node) && !withoutContent.includes(name) && (await run(node, [content], { env })) > 0) process.exit(1)
  if (!existsSync(node)) {
    fail(`This needs Node 24 or newer; you run ${process.version}, and none comes along for ${system} on ${process.arch}.
Install Node 24, then try again.`)
  }
  // In a process of its own, too, because memory is handled by how one is started.
  process.exit(await run(node, [script, ...args], { env }))
}

/**
 * Whoever stops npm means us, but npm tells only the shell between us, and that ends without passing it on. The
 * terminal's Ctrl-C reaches everybody.
 */
function endWithNpm() {
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/** The terminal sends Ctrl-C to the whole group, so the child hears it too; we only have to outlive it. */
function run(command, parameters, options) {
  const child = spawn(command, parameters, { stdio: 'inherit', ...options })
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', () => {})
  process.on('SIGTERM', pass)
  return new Promise((done) => {
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
