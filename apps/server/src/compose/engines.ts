import type { FastifyBaseLogger } from 'fastify'
import { comfyuiEngine } from '#adapters/engines/comfyui/comfyui.ts'
import { faceLikeness } from '#adapters/engines/likeness/face-likeness.ts'
import type { EngineCalls } from '#application/engines/calls.ts'
import type { Engine } from '#application/engines/engine.ts'
import { scoredEngine } from '#application/engines/scored-engine.ts'
import { composeServices } from '#compose/services.ts'
import type { Config } from '#config/config.ts'

type Parts = {
  readonly config: Pick<Config, 'engines' | 'publicUrl' | 'role' | 'dataDir'>
  readonly log: FastifyBaseLogger
}

/** The engines beside the built-in one. */
export type OtherEngines = AsyncDisposable & {
  readonly engines: readonly Engine[]
  /** Which of all engines are offered, the usual one first. */
  readonly offered: readonly string[]
  /** Those that the service behind them calls. */
  readonly calls: EngineCalls
}

/** Whatever the configuration names. Nobody is spoken to before somebody wants to know. */
export function composeEngines({ config, log }: Parts): OtherEngines {
  const { offered, comfyui } = config.engines
  const engines: Engine[] = []
  if (comfyui) engines.push(comfyuiEngine(comfyui))
  const services = composeServices({ config, log })
  engines.push(...services.engines)
  const { gate, faces } = config.engines
  const model = faces === undefined ? undefined : faceLikeness(faces)
  const onProblem = (err: unknown) => log.warn({ err }, 'a picture could not be compared with its character')
  return {
    engines: engines.map((engine) => scoredEngine(engine, { likeness: model?.likeness, gate, onProblem })),
    offered,
    calls: services.calls,
    async [Symbol.asyncDispose]() {
      await model?.[Symbol.asyncDispose]()
    },
  }
}
