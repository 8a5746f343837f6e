import { readFile, rename, writeFile } from 'node:fs/promises'
import { absent } from '#adapters/blobs/atomic-write.ts'
import { ModelProblem } from './model-problem.ts'

/** One line of an `.env` file is changed or added; the others stay as they are. */
export async function setVariable(environment: string, name: string, value: string): Promise<void> {
  const before = await readEnvironment(environment)
  const lines = before.split('\n').filter((line) => !new RegExp(`^\\s*${name}\\s*=`).test(line))
  const text = `${lines.join('\n').replace(/\n*$/, '')}\n${name}=${JSON.stringify(value)}\n`.replace(/^\n/, '')
  // Written aside and renamed: half a file would be half a configuration.
  await writeFile(`${environment}.part`, text, { mode: 0o600 })
  await rename(`${environment}.part`, environment)
}

/** Only a file that is not there is empty: any other failure must not end with the configuration replaced. */
export async function readEnvironment(environment: string): Promise<string> {
  try {
    return (await readFile(environment, 'utf8').catch(absent)) ?? ''
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ModelProblem(`${environment} cannot be read, so it is left as it is: ${reason}`, { cause })
  }
}
