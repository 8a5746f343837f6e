import { createHash } from 'node:crypto'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { z } from 'zod'
import type { TokenizerFiles } from './clip-tokenizer.ts'
import type { NoiseConfig } from './euler-scheduler.ts'

/** A model as it lies in a folder: the layout in which diffusion models are exported to ONNX. */
export type ModelFolder = {
  readonly name: string
  /** Changes with the weights. */
  readonly version: string
  readonly textEncoder: string
  readonly unet: string
  readonly decoder: string
  readonly tokenizer: TokenizerFiles
  readonly noise: NoiseConfig
  readonly channels: number
  /** The edge of the square pictures that it was taught with. */
  readonly edge: number
  /** Latents are this much stronger in the model than in the decoder. */
  readonly scale: number
}

const Unet = z.object({ in_channels: z.int().default(4), sample_size: z.int().default(64) })
const Decoder = z.object({ scaling_factor: z.number().default(0.18215) })
const Scheduler = z.object({
  num_train_timesteps: z.int().default(1000),
  beta_start: z.number().default(0.00085),
  beta_end: z.number().default(0.012),
  beta_schedule: z.enum(['linear', 'scaled_linear']).default('scaled_linear'),
  prediction_type: z.enum(['epsilon', 'v_prediction']).default('epsilon'),
})
const Tokenizer = z.object({
  model_max_length: z.number().default(77),
  pad_token: z.union([z.string(), z.object({ content: z.string() })]).nullish(),
})
const Vocabulary = z.record(z.string(), z.int())

const weights = ['text_encoder/model.onnx', 'unet/model.onnx', 'vae_decoder/model.onnx'] as const

/** Reads what has to be known of a model; the weights themselves are only looked at. */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new ModelProblem(`There is no folder ${folder}.`)
  const missing: string[] = []
  for (const file of [...weights, 'tokenizer/vocab.json', 'tokenizer/merges.txt']) {
    const isThere = await stat(join(folder, file)).then(
      (entry) => entry.isFile(),
      () => false,
    )
    if (!isThere) missing.push(file)
  }
  if (missing.length > 0) {
    throw new ModelProblem(`${folder} is no model that can be used: there is no ${missing.join(', no ')}.`)
  }
  const second = await stat(join(folder, 'text_encoder_2')).then(
    () => true,
    () => false,
  )
  if (second) throw new ModelProblem(`${folder} has two text encoders, as SDXL has; models with one can be used.`)
  const json = <T extends z.ZodType>(schema: T, ...files: readonly string[]) => firstJson(schema, folder, files)
  const unet = await json(Unet, 'unet/config.json')
  const decoder = await json(Decoder, 'vae_decoder/config.json', 'vae/config.json')
  const scheduler = await json(Scheduler, 'scheduler/scheduler_config.json')
  const tokens = await json(Tokenizer, 'tokenizer/tokenizer_config.json')
  const vocabulary = await json(Vocabulary, 'tokenizer/vocab.json')
  const padding = typeof tokens.pad_token === 'string' ? tokens.pad_token : tokens.pad_token?.content
  const name = basename(folder).slice(0, 48)
  return {
    name,
    version: `${name}-${await fingerprint(folder)}`,
    textEncoder: join(folder, weights[0]),
    unet: join(folder, weights[1]),
    decoder: join(folder, weights[2]),
    tokenizer: {
      vocabulary,
      merges: await readFile(join(folder, 'tokenizer/merges.txt'), 'utf8'),
      // Some configurations say that there is no end to it.
      length: Math.min(77, tokens.model_max_length),
      padding: padding ?? '<|endoftext|>',
    },
    noise: {
      trainSteps: scheduler.num_train_timesteps,
      betaStart: scheduler.beta_start,
      betaEnd: scheduler.beta_end,
      betas: scheduler.beta_schedule,
      predicts: scheduler.prediction_type,
    },
    channels: unet.in_channels,
    edge: unet.sample_size * 8,
    scale: decoder.scaling_factor,
  }
}

/** The first of these files that is there; what none of them says is as usual. */
async function firstJson<T extends z.ZodType>(
  schema: T,
  folder: string,
  files: readonly string[],
): Promise<z.output<T>> {
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const parsed = schema.safeParse(jsonOf(text))
    if (parsed.success) return parsed.data
    throw new ModelProblem(`${join(folder, file)} cannot be read: ${z.prettifyError(parsed.error)}`)
  }
  return schema.parse({})
}

/** Weights have gigabytes: their sizes and beginnings tell them apart well enough. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(weights.map((each) => withParts(folder, each)))).flat()) {
    await using handle = await open(join(folder, file))
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(65_536), position: 0 })
    hash.update(`${file} ${size} `).update(buffer.subarray(0, bytesRead))
  }
  return hash.digest('hex').slice(0, 8)
}

/** Models above two gigabytes, and many below, keep their numbers in files beside the one that names them. */
async function withParts(folder: string, file: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, dirname(file)))
  const parts = names.filter((name) => name.startsWith(basename(file)) && name !== basename(file)).toSorted()
  return [file, ...parts.map((name) => `${dirname(file)}/${name}`)]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
