import type { Environment } from './environment.ts'
import { resolve } from 'node:path'
import { type EngineId, engineIds } from './engine-variables.ts'
import { incompleteServices, type ServicesConfig, servicesConfig } from './services.ts'
import type { Variables } from './variables.ts'

export type EnginesConfig = {
  /** Those that are offered; the first is taken when nobody names another. */
  readonly offered: readonly EngineId[]
  /** Those that cost money and may be used without a subscription all the same. */
  readonly free: readonly EngineId[]
  /** Pictures of other engines that show the character less well than this are drawn again, so many times. */
  readonly gate: { readonly least: number; readonly rolls: number } | undefined
  /** Where a face model is installed, with which pictures are compared; without one nobody can tell. */
  readonly faces: string | undefined
  /** Where a pose model is installed, which sees in pictures how people hold themselves. */
  readonly poses: string | undefined
  readonly comfyui: ComfyuiConfig | undefined
} & ServicesConfig

export type ComfyuiConfig = {
  readonly urls: readonly string[]
  readonly key: string | undefined
  /** A folder with the operator's own workflows. */
  readonly workflows: string | undefined
}

/** The variable without which there is no such engine. */
const needed: Readonly<Partial<Record<EngineId, string>>> = {
  comfyui: 'COMFYUI_URL',
  fal: 'FAL_KEY',
  replicate: 'REPLICATE_API_TOKEN',
  onnx: 'ONNX_MODEL',
}

/** What has to be set together. */
export function incompleteEngines(given: Environment): string[] {
  const asked = (given['ENGINES'] ?? '').split(',').map((each) => each.trim())
  const problems = asked.flatMap((id) => {
    const variable = Object.entries(needed).find(([engine]) => engine === id)?.[1]
    return variable && !given[variable] ? [`ENGINES names ${id}, but ${variable} is not set.`] : []
  })
  for (const name of ['COMFYUI_KEY', 'COMFYUI_WORKFLOWS'])
    if (given[name] && !given['COMFYUI_URL']) problems.push(`COMFYUI_URL is not set, but ${name} is.`)
  if (asked.includes('openai') && !given['OPENAI_API_KEY'] && !given['OPENAI_BASE_URL'])
    problems.push('ENGINES names openai, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.')
  if (given['IDENTITY_GATE'] && !given['IDENTITY_MODEL'])
    problems.push('IDENTITY_MODEL is not set, but IDENTITY_GATE is.')
  return [...problems, ...incompleteServices(given)]
}

export function enginesConfig(variables: Variables): EnginesConfig {
  const comfyui = comfyuiOf(variables)
  const parts = { comfyui, ...servicesConfig(variables) }
  const there: Readonly<Partial<Record<EngineId, object | undefined>>> = parts
  const configured = engineIds.filter((id) => id === 'illustrator' || there[id] !== undefined)
  const { IDENTITY_GATE: least, IDENTITY_ROLLS: rolls = 1 } = variables
  return {
    // Whatever is configured is offered, unless somebody says which.
    offered: variables.ENGINES ?? configured,
    free: variables.FREE_ENGINES ?? [],
    gate: least === undefined ? undefined : { least, rolls },
    faces: variables.IDENTITY_MODEL === undefined ? undefined : resolve(variables.IDENTITY_MODEL),
    poses: variables.POSE_MODEL === undefined ? undefined : resolve(variables.POSE_MODEL),
    ...parts,
  }
}

function comfyuiOf({ COMFYUI_URL: urls, COMFYUI_KEY: key, COMFYUI_WORKFLOWS: folder }: Variables) {
  return urls && { urls, key, workflows: folder === undefined ? undefined : resolve(folder) }
}
