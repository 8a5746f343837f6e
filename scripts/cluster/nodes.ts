import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/terminal.ts'

export type ClusterNode = {
  readonly name: string
  readonly role: 'web' | 'worker'
  /** Where it can be reached; undefined until it is ready. */
  url(): string | undefined
  pid(): number | undefined
  /** It has ended by itself, or somebody has ended it, and nobody has started it again. */
  isGone(): boolean
  /** Starts it, or starts it again, with other variables if need be. Resolves once it listens. */
  start(other?: Start): Promise<void>
  /** As a crash would. */
  kill(): Promise<void>
  /** As a process manager does. */
  stop(): Promise<void>
}

type Start = {
  readonly env?: Readonly<Record<string, string>>
  /** Modules that are loaded before anything else. */
  readonly first?: readonly string[]
  /** Where the program lies, if another than before is to be started. */
  readonly program?: string
}

type NodeSettings = {
  readonly name: string
  readonly role: 'web' | 'worker'
  readonly env: Readonly<Record<string, string>>
  readonly say?: (line: string) => void
  readonly program?: string
}

/** One process of a cluster. It keeps its name and its folder over every start. */
export async function clusterNode({ name, role, env, say, program: usual = root }: NodeSettings): Promise<ClusterNode> {
  const dataDir = await mkdtemp(join(tmpdir(), `eidolon-${name}-`))
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  let child: ChildProcess | undefined
  let url: string | undefined

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    url = undefined
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }

  return {
    name,
    role,
    url: () => url,
    pid: () => child?.pid,
    isGone: () => child !== undefined && (child.exitCode !== null || child.signalCode !== null),
    async start({ env: other = {}, first = [], program = usual } = {}) {
      const cache = join(root, '.cache', 'node')
      const own = fork(join(program, 'apps', 'server', 'src', 'main.ts'), {
        cwd: dataDir,
        env: {
          PATH,
          HOME,
          TMPDIR,
          NODE_COMPILE_CACHE: cache,
          PORT: '0',
          DATA_DIR: dataDir,
          ROLE: role,
          ...env,
          ...other,
        },
        execArgv: first.flatMap((module) => ['--import', module]),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = own
      for (const stream of [own.stdout, own.stderr]) {
        stream?.on('data', (part: Buffer) => say?.(`[${name}] ${part.toString().trimEnd()}`))
      }
      await new Promise<void>((done, failed) => {
        own.on('message', (message: { readonly type?: string; readonly url?: string }) => {
          if (message.type !== 'ready') return
          if (child === own) url = message.url
          done()
        })
        own.once('exit', () => {
          if (child === own) url = undefined
          failed(new Error(`${name} has ended before it was ready`))
        })
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
