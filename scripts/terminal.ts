import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

export type Outcome = { readonly code: number; readonly output: string }
type Options = { readonly env?: Record<string, string | undefined>; readonly cwd?: string }

/** Runs a command and keeps what it prints, for steps whose output matters only when they fail. */
export function capture(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.on('error', (error) => done({ code: 1, output: `${command} could not be started: ${error.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/** Runs a command with its output going straight to the terminal. */
export function show(command: string, args: readonly string[], options: Options = {}): Promise<number> {
  return new Promise((done) => {
    const env = { ...process.env, ...options.env }
    const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
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
