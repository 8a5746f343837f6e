import { readEnvironment, setVariable } from '#adapters/engines/setup/environment-file.ts'
import { installPackages } from '#adapters/engines/setup/install-packages.ts'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { drawingProcess, ProcessBroke } from './drawing-process.ts'
import { readModelFolder } from './model-folder.ts'
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
  await setVariable(environment, 'ONNX_MODEL', folder)
  return { version: model.version, seconds: (performance.now() - started) / 1000 }
}

// Its install script would fetch libraries for graphics cards; those for the processor come along.
const installRuntime = (home: string) => installPackages(home, [`${runtimePackage}@${runtimeVersion}`])
