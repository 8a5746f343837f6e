import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { programFile } from './start-server.ts'

/** `npm run studio -- …` as an operator types it, in a process of its own. */
export function studioCommand(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const { PATH = '', TMPDIR = tmpdir() } = process.env
  return new Promise((done) => {
    // Elsewhere, so that no .env file of the repository is read.
    const options = { cwd: tmpdir(), env: { PATH, TMPDIR, ...env } }
    execFile(process.execPath, [programFile('operate'), ...args], options, (error, stdout, stderr) => {
      done({
        code: typeof error?.code === 'number' ? error.code : Number(error !== null),
        output: `${stdout}${stderr}`,
      })
    })
  })
}
