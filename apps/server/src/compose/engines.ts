import type { FastifyBaseLogger } from 'fastify'
import { comfyuiEngine } from '#adapters/engines/comfyui/comfyui.ts'
import type { Engine } from '#application/engines/engine.ts'
import type { Config } from '#config/config.ts'

type Parts = {
  readonly config: Pick<Config, 'engines' | 'publicUrl'>
  readonly log: FastifyBaseLogger
}

/** The engines beside the built-in one. */
export type OtherEngines = {
  readonly engines: readonly Engine[]
  /** Which of all engines are offered, the usual one first. */
  readonly offered: readonly string[]
}

/** Whatever the configuration names. Nobody is spoken to before somebody wants to know. */
export function composeEngines({ config }: Parts): OtherEngines {
  const { offered, comfyui } = config.engines
  const engines: Engine[] = []
  if (comfyui) engines.push(comfyuiEngine(comfyui))
  return { engines, offered }
}
