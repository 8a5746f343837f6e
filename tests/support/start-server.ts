import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const source = (path: string): URL => new URL(`../../apps/server/src/${path}`, import.meta.url)

/** What `scripts/build/prepare-servers.ts` has made once for the whole run; without a run, the sources and an empty folder. */
export const preparedFolder = (): string | undefined => process.env['TEST_SERVER']

export function programFile(name: 'main' | 'operate'): string {
  const prepared = preparedFolder()
  return prepared === undefined ? fileURLToPath(source(`${name}.ts`)) : join(prepared, `${name}.mjs`)
}

export type Server = AsyncDisposable & {
  readonly url: string
  readonly dataDir: string
  readonly mode: string
  readonly pid: number | undefined
  /** What it has printed so far. */
  output(): string
  /** Asks it to stop, as a process manager does; the exit code once it has. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Lets go of it, as a parent that ends; the exit code once it has noticed. */
  leave(): Promise<number | null>
  /** Ends it as a crash would. */
  kill(): Promise<void>
}

type Options = {
  readonly env?: Readonly<Record<string, string>>
  /** The data of an earlier server; kept when this one ends. */
  readonly dataDir?: string
  readonly drawing?: Drawing
  /** The server as it was built; otherwise its sources. */
  readonly program?: string
}

/**
 * How pictures are drawn. `plain` takes next to no work and is good for all that is not about what pictures show: see
 * `plain-drawing.ts`. `slow` is the same, but long enough for a picture to be canceled, overtaken and cut off.
 */
export type Drawing = 'plain' | 'slow' | 'real'

const plainDrawing = source('adapters/engines/illustrator/testing/plain-drawing-hook.ts').href
/** What Node is told so that a program of ours draws so. */
export const nodeOptions = {
  plain: ['--import', `${plainDrawing}?milliseconds=480`],
  slow: ['--import', `${plainDrawing}?milliseconds=2400`],
  real: [],
} as const

/** A real server of its own on a free port, its data in a folder that goes with it. */
export async function startServer({ env = {}, dataDir, drawing = 'plain', program }: Options = {}): Promise<Server> {
  const folder = dataDir ?? (await newFolder())
  const forget = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
  const { child, output, ended } = launch(folder, env, drawing, program)
  const ready = await Promise.race([told(child), ended.then(() => undefined)])
  if (!ready) {
    await forget()
    throw new Error(`The server ended before it was ready:\n${output()}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url: ready.url,
    dataDir: ready.dataDir,
    mode: ready.mode,
    pid: child.pid,
    output,
    stop: (signal = 'SIGTERM') => end(signal),
    leave() {
      child.disconnect()
      return ended
    },
    async kill() {
      await end('SIGKILL')
    },
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
      await forget()
    },
  }
}

/** A start that is expected to fail: how it ended and what it said. */
export async function failToStart({ env = {}, dataDir }: Options): Promise<{ code: number | null; output: string }> {
  const folder = dataDir ?? (await newFolder())
  const { child, output, ended } = launch(folder, env, 'plain')
  void told(child).then(() => child.kill('SIGKILL'))
  const code = await ended
  if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  return { code, output: output() }
}

/** As after a first start: with every table, and nothing in them. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'))
  const prepared = preparedFolder()
  if (prepared !== undefined) await copyFile(join(prepared, 'studio.db'), join(folder, 'studio.db'))
  return folder
}

function launch(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  drawing: Drawing,
  program = programFile('main'),
) {
  // How much is free is the business of the tests that say so.
  // Its own folder is where it runs too, so that no .env file of the repository is read, and nothing of our environment but
  // a build of one's own, and what Node has compiled for the server before.
  const { PATH = '', HOME = '', TMPDIR = tmpdir(), WEB_DIR = '', NODE_COMPILE_CACHE = '' } = process.env
  // What is drawn in the background would take the processor from what a test waits for; so would a second drawing
  // thread, which has to learn everything once more: several servers run beside each other here.
  const common = {
    PATH,
    HOME,
    TMPDIR,
    WEB_DIR,
    NODE_COMPILE_CACHE,
    ILLUSTRATOR_PORTRAITS: 'off',
    ILLUSTRATOR_THREADS: '1',
  }
  const child = fork(program, {
    cwd: dataDir,
    env: { ...common, PORT: '0', DATA_DIR: dataDir, FREE_GENERATIONS: '1000', ...env },
    execArgv: [...nodeOptions[drawing]],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: Buffer[] = []
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  for (const stream of streams) stream.on('data', (part: Buffer) => printed.push(part))
  const exit = once(child, 'exit')
  // Whoever waits for its end hears of a failure; a signal to a process that has just ended is none.
  exit.catch(() => {})
  // What it said last has arrived only when its streams have closed.
  const closed = Promise.all(streams.map((stream) => once(stream, 'close')))
  const ended = closed.then(() => exit).then(([code]: (number | null)[]) => code ?? null)
  return { child, ended, output: () => Buffer.concat(printed).toString() }
}

type Ready = { readonly type: 'ready'; readonly url: string; readonly dataDir: string; readonly mode: string }

function told(child: ChildProcess): Promise<Ready> {
  return new Promise((done) => child.on('message', (message: Ready) => done(message)))
}
