import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

export type Outcome = { readonly code: number; readonly output: string }
type Options = {
  readonly env?: Record<string, string | undefined>
  readonly cwd?: string
  /** Gives way to whatever else wants the processor. */
  readonly givesWay?: boolean
}

/** What was started and has not ended ends with this. */
const ending = new AbortController()

/** For a command that starts others and waits for them: whoever stops it stops them too, also where the terminal does not tell them. */
export function endTogether(): void {
  for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
    process.on(signal, () => {
      endAll()
      process.exit(code)
    })
  }
}

export const endAll = (): void => ending.abort()

/** Runs a command and keeps what it prints, for steps whose output matters only when they fail. */
export function capture(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: ending.signal,
    })
    if (options.givesWay) giveWay(child)
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.on('error', (error) => done({ code: 1, output: `${command} could not be started: ${error.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/** What it starts later inherits it; it has started nothing yet. A system that refuses shares evenly. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Only slower for the others.
  }
}

/** Runs a command with its output going straight to the terminal. */
export function show(command: string, args: readonly string[], options: Options = {}): Promise<number> {
  return new Promise((done) => {
    const env = { ...process.env, ...options.env }
    const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: 'inherit', signal: ending.signal })
    child.on('error', (error) => {
      if (!ending.signal.aborted) console.error(`${command} could not be started: ${error.message}`)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** As `step`, for what is done while others write to the same terminal: one line, once it is over. */
export async function stepBeside<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    const result = await work()
    console.log(`  ✓ ${what} (${seconds(started)})`)
    return result
  } catch (error) {
    console.log(`  ✗ ${what} (${seconds(started)})`)
    throw error
  }
}

/** Says what is being done while it takes long, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const tty = process.stdout.isTTY
  process.stdout.write(tty ? `  ${what} …` : `  ${what} …\n`)
  try {
    const result = await work()
    process.stdout.write(`${tty ? '\r\x1b[2K' : ''}  ✓ ${what} (${seconds(started)})\n`)
    return result
  } catch (error) {
    process.stdout.write(`${tty ? '\r\x1b[2K' : ''}  ✗ ${what} (${seconds(started)})\n`)
    throw error
  }
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
