import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absent } from '#adapters/blobs/aside.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { drawingProcess, ProcessBroke } from './drawing-process.ts'
import { ModelProblem, readModelFolder } from './model-folder.ts'
import { hasRuntime, runtimePackage, runtimeVersion } from './onnx-runtime.ts'

type Adding = {
  readonly folder: string
  /** Where the runtime is put when none of the others has it. */
  readonly home: string
  readonly runtimes: readonly string[]
  /** The `.env` file that names the model from then on. */
  readonly environment: string
  readonly say: (line: string) => void
  readonly program?: URL
  readonly install?: (home: string) => Promise<void>
}

const usualProgram = new URL('./onnx-process.ts', import.meta.url)
const longest = 30 * 60_000

/** Checks a model by drawing one picture with it, and has the studio use it. */
export async function addModel(adding: Adding): Promise<{ readonly version: string; readonly seconds: number }> {
  const { folder, home, runtimes, environment, say, program = usualProgram, install = installRuntime } = adding
  const model = await readModelFolder(folder)
  // Before anything long begins: what cannot be read will not be written either.
  await readEnvironment(environment)
  if (!hasRuntime(runtimes)) {
    say(`Fetching ${runtimePackage} ${runtimeVersion} into ${home}: about 115 MB, once.`)
    await install(home)
    if (!hasRuntime(runtimes)) throw new ModelProblem(`${runtimePackage} could not be installed in ${home}.`)
  }
  say(`Drawing a picture of ${model.edge} × ${model.edge} pixels in one step …`)
  const drawing = drawingProcess({ program, folder, runtimes, threads: 0, timers: systemTimers, idle: 0 })
  const started = performance.now()
  const order = { prompt: 'a portrait of a person', seed: 1, width: model.edge, height: model.edge, steps: 1 }
  try {
    await drawing.draw(order, { signal: AbortSignal.timeout(longest), onStep() {} })
  } catch (error) {
    if (!(error instanceof ProcessBroke)) throw error
    throw new ModelProblem(`${folder} cannot be drawn with: ${error.message}`, { cause: error })
  }
  await nameModel(environment, folder)
  return { version: model.version, seconds: (performance.now() - started) / 1000 }
}

/** Beside the studio's own packages, so that installing those anew does not take it away. */
async function installRuntime(home: string): Promise<void> {
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), JSON.stringify({ private: true }))
  // Its install script would fetch libraries for graphics cards; those for the processor come along.
  const args = [
    'install',
    '--prefix',
    home,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${runtimePackage}@${runtimeVersion}`,
  ]
  await new Promise<void>((resolve, reject) => {
    const npm = spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    npm.on('error', reject)
    npm.on('exit', (code) => (code === 0 ? resolve() : reject(new ModelProblem(`npm ended with code ${code}.`))))
  })
}

/** One line of the file is changed or added; the others stay as they are. */
async function nameModel(environment: string, folder: string): Promise<void> {
  const before = await readEnvironment(environment)
  const lines = before.split('\n').filter((line) => !/^\s*ONNX_MODEL\s*=/.test(line))
  const text = `${lines.join('\n').replace(/\n*$/, '')}\nONNX_MODEL=${JSON.stringify(folder)}\n`.replace(/^\n/, '')
  // Written aside and renamed: half a file would be half a configuration.
  await writeFile(`${environment}.part`, text, { mode: 0o600 })
  await rename(`${environment}.part`, environment)
}

/** Only a file that is not there is empty: any other failure must not end with the configuration replaced. */
async function readEnvironment(environment: string): Promise<string> {
  try {
    return (await readFile(environment, 'utf8').catch(absent)) ?? ''
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ModelProblem(`${environment} cannot be read, so it is left as it is: ${reason}`, { cause })
  }
}
