import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from './terminal.ts'

export type Ready = { readonly type: 'ready'; readonly url: string; readonly dataDir: string }
type Launched = { readonly ready: Ready | undefined; readonly ended: Promise<number> }

type Options = {
  /** The server as it was built; otherwise its sources, which take longer to start. */
  readonly program?: string
  readonly watch?: boolean
}

const sources = join(root, 'apps', 'server', 'src', 'main.ts')

/** Starts the server as a child and waits until it listens, or has ended with its own message on the terminal. */
export async function launchServer(
  env: Record<string, string>,
  { program = sources, watch = false }: Options,
): Promise<Launched> {
  const child = fork(program, {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: watch ? ['--watch', '--watch-preserve-output'] : [],
  })
  // Ctrl-C reaches the child through the terminal, a stop by a process manager only through us.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const ended = new Promise<number>((done) => child.on('exit', (code) => done(code ?? 1)))
  // Under --watch Node itself sends messages, too.
  const ready = new Promise<Ready>((done) =>
    child.on('message', (message: Ready) => message.type === 'ready' && done(message)),
  )
  return { ready: await Promise.race([ready, ended.then(() => undefined)]), ended }
}
