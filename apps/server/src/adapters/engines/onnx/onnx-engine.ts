import { basename } from 'node:path'
import { limits } from '@eidolon/contract/limits.ts'
import { finishDrawing } from '#adapters/engines/remote/finish-drawing.ts'
import { neuralAbilities, sizesAround } from '#adapters/engines/remote/neural-abilities.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { NotReady, probing } from '#adapters/engines/remote/probe.ts'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { type Drawing, type Engine, EngineFailure } from '#application/engines/engine.ts'
import type { Timers } from '#application/shared/timers.ts'
import { drawingProcess, ProcessBroke } from './drawing-process.ts'
import { type ModelFolder, readModelFolder } from './model-folder.ts'
import { hasRuntime, runtimePackage } from './onnx-runtime.ts'

export type OnnxOptions = {
  readonly folder: string
  /** How often the model looks at a picture: one to four times. */
  readonly steps: number
  readonly threads: number
  /** Where the runtime may be installed. */
  readonly runtimes: readonly string[]
  readonly program?: URL
  readonly timers?: Timers
  readonly idle?: number
}

const name = 'Local model'
const usualProgram = new URL('./onnx-process.ts', import.meta.url)
const tenMinutes = 600_000

/** A diffusion model on this machine's own processor, from weights that the operator provides. */
export function onnxEngine(options: OnnxOptions): Engine {
  const { folder, steps, runtimes, program = usualProgram, timers = systemTimers, idle = tenMinutes } = options
  const probe = probing({ name, fresh: 60_000, look })
  const model = drawingProcess({ program, folder, runtimes, threads: options.threads, timers, idle })

  async function look(): Promise<ModelFolder> {
    if (!hasRuntime(runtimes)) {
      throw new NotReady(
        'The local model is not set up.',
        `${runtimePackage} is missing: npm run studio -- models add ${folder}`,
      )
    }
    try {
      return await readModelFolder(folder)
    } catch (error) {
      if (error instanceof ModelProblem) throw new NotReady('The local model cannot be read.', error.message)
      throw error
    }
  }

  async function known(): Promise<ModelFolder> {
    const state = await probe.readiness()
    const found = probe.found()
    if (found && state.ready) return found
    throw new EngineFailure(state.ready ? `${name} is not ready yet.` : state.reason, { again: false })
  }

  const abilities = () =>
    neuralAbilities({
      kinds: ['image'],
      maxCount: Math.min(4, limits.generation.count),
      seed: true,
      // Models for few steps are not steered away from anything, and see no pictures.
      negativePrompt: false,
      reference: false,
      strength: false,
      // Latents are halved three times on the way through the model.
      sizes: sizesAround(probe.found()?.edge ?? 512, 64),
    })

  return {
    id: 'onnx',
    name,
    get version() {
      return probe.found()?.version ?? basename(folder).slice(-64)
    },
    neural: true,
    paid: false,
    get abilities() {
      return abilities()
    },
    // It has all processors already.
    atOnce: 1,
    readiness: () => probe.readiness(),
    async draw(task, watch) {
      const { version } = await known()
      const shots = planShots(task, abilities())
      const drawings: Drawing[] = []
      watch.progress('loading', 0)
      for (const shot of shots) {
        const { prompt, noise: seed, width, height } = shot
        const onStep = (done: number, of: number) =>
          watch.progress('drawing', (shot.index + done / (of + 1)) / shots.length)
        const asked = { prompt, seed, width, height, steps }
        await watch.begin()
        const bytes = await model.draw(asked, { signal: watch.signal, onStep }).catch((error: unknown) => {
          throw error instanceof ProcessBroke ? broken(error) : error
        })
        const engine = { id: 'onnx', name, version }
        drawings.push(await finishDrawing({ bytes }, { engine, task, shot, own: { steps } }))
      }
      return drawings
    },
  }
}

/** What lacks memory once lacks it again. */
const broken = (cause: ProcessBroke) =>
  new EngineFailure('The local model broke off. There may be too little memory for it.', { again: false, cause })
