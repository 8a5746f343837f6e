import type { Environment } from './environment.ts'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Variables } from './variables.ts'

/** Engines that are services of others, or models of one's own, each as far as it is configured. */
export type ServicesConfig = {
  readonly openai: OpenaiConfig | undefined
  readonly fal: HostedConfig | undefined
  readonly replicate: HostedConfig | undefined
  readonly onnx: OnnxConfig | undefined
}

export type OpenaiConfig = {
  readonly url: string
  /** OpenAI itself, or a server of one's own. */
  readonly name: string
  readonly key: string | undefined
  readonly models: { readonly image: string | undefined; readonly video: string | undefined; readonly edge: number }
}

/** A model on this machine. */
export type OnnxConfig = { readonly folder: string; readonly steps: number; readonly threads: number }

export type HostedConfig = {
  readonly key: string
  /** For pictures out of words, for pictures after others, for videos, and for what is inside a mask. */
  readonly models: {
    readonly image: string | undefined
    readonly edit: string | undefined
    readonly video: string | undefined
    /** Draws anew inside of a mask. */
    readonly mask: string | undefined
  }
}

/** What is of no use without a key or an address. */
export function incompleteServices(given: Environment): string[] {
  const parts = [
    ['OPENAI_', ['OPENAI_API_KEY', 'OPENAI_BASE_URL']],
    ['FAL_', ['FAL_KEY']],
    ['REPLICATE_', ['REPLICATE_API_TOKEN']],
  ] as const
  return parts.flatMap(([prefix, needed]) => {
    const set = Object.keys(given).filter((name) => name.startsWith(prefix) && name.endsWith('_MODEL') && given[name])
    const isUsable = needed.some((name) => given[name])
    return set.length === 0 || isUsable ? [] : [`${needed.join(' or ')} is not set, but ${set.join(', ')} is.`]
  })
}

export function servicesConfig(variables: Variables): ServicesConfig {
  return {
    openai: openaiOf(variables),
    fal: falOf(variables),
    replicate: replicateOf(variables),
    onnx: onnxOf(variables),
  }
}

const openaiItself = 'https://api.openai.com/v1'

function openaiOf(variables: Variables): OpenaiConfig | undefined {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: url = openaiItself } = variables
  if (key === undefined && variables.OPENAI_BASE_URL === undefined) return undefined
  const isTheirs = new URL(url).host === 'api.openai.com'
  return {
    url,
    name: isTheirs ? 'OpenAI' : 'Image server',
    key,
    models: {
      image: variables.OPENAI_IMAGE_MODEL,
      video: variables.OPENAI_VIDEO_MODEL,
      edge: variables.OPENAI_IMAGE_SIZE ?? 1024,
    },
  }
}

function onnxOf({ ONNX_MODEL: folder, ONNX_STEPS: steps = 2 }: Variables): OnnxConfig | undefined {
  // One processor is left for answering.
  const threads = Math.max(1, availableParallelism() - 1)
  return folder === undefined ? undefined : { folder: resolve(folder), steps, threads }
}

function falOf(variables: Variables): HostedConfig | undefined {
  const key = variables.FAL_KEY
  return key === undefined
    ? undefined
    : {
        key,
        models: {
          image: variables.FAL_IMAGE_MODEL ?? 'fal-ai/flux/dev',
          edit: variables.FAL_EDIT_MODEL ?? 'fal-ai/flux-pro/kontext',
          video: variables.FAL_VIDEO_MODEL,
          mask: variables.FAL_MASK_MODEL,
        },
      }
}

function replicateOf(variables: Variables): HostedConfig | undefined {
  const key = variables.REPLICATE_API_TOKEN
  return key === undefined
    ? undefined
    : {
        key,
        models: {
          image: variables.REPLICATE_IMAGE_MODEL ?? 'black-forest-labs/flux-dev',
          edit: variables.REPLICATE_EDIT_MODEL ?? 'black-forest-labs/flux-kontext-pro',
          video: variables.REPLICATE_VIDEO_MODEL,
          mask: variables.REPLICATE_MASK_MODEL,
        },
      }
}
