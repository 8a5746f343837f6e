import type { Picture } from '@eidolon/people'
import { clipTokenizer } from './clip-tokenizer.ts'
import { eulerSchedule, scaled, stepped } from './euler-scheduler.ts'
import { fromHalfFloats, toHalfFloats } from './half-floats.ts'
import type { ModelFolder } from './model-folder.ts'
import type { OnnxRuntime, OnnxSession, OnnxTensor } from './onnx-runtime.ts'
import { seededNoise } from './seeded-noise.ts'

export type DiffusionOrder = {
  readonly prompt: string
  readonly seed: number
  /** Multiples of eight. */
  readonly width: number
  readonly height: number
  readonly steps: number
}

export type Diffusion = {
  draw(order: DiffusionOrder, onStep: (done: number, of: number) => void): Promise<Picture>
}

/** A latent diffusion model in its three parts: words to numbers, noise to latents, latents to a picture. */
export async function openDiffusion(runtime: OnnxRuntime, model: ModelFolder, threads: number): Promise<Diffusion> {
  const options = { intraOpNumThreads: threads, graphOptimizationLevel: 'all', executionProviders: ['cpu'] }
  const open = (path: string) => runtime.InferenceSession.create(path, options)
  const textEncoder = await open(model.textEncoder)
  const unet = await open(model.unet)
  const decoder = await open(model.decoder)
  const tokenizer = clipTokenizer(model.tokenizer)

  async function meaningOf(prompt: string): Promise<OnnxTensor> {
    const ids = tokenizer.encode(prompt)
    const [input = 'input_ids'] = textEncoder.inputNames
    const told = await textEncoder.run({ [input]: tensor(textEncoder, input, ids, [1, ids.length]) })
    return first(told, ['last_hidden_state', ...textEncoder.outputNames])
  }

  /** Numbers in whichever of its types the model takes them. */
  function tensor(session: OnnxSession, name: string, values: ArrayLike<number>, given: readonly number[]): OnnxTensor {
    const { type = 'float32', shape } = session.inputMetadata.find((input) => input.name === name) ?? {}
    // Some models want a single number as a list of one, others as no list.
    const dims = values.length === 1 && shape?.length === 0 ? [] : given
    switch (type) {
      case 'int64':
        return new runtime.Tensor(
          type,
          BigInt64Array.from(values, (value) => BigInt(Math.round(value))),
          dims,
        )
      case 'int32':
        return new runtime.Tensor(type, Int32Array.from(values), dims)
      case 'float16':
        return new runtime.Tensor(type, toHalfFloats(values), dims)
      default:
        return new runtime.Tensor('float32', Float32Array.from(values), dims)
    }
  }

  return {
    async draw({ prompt, seed, width, height, steps }, onStep) {
      const meaning = await meaningOf(prompt)
      const dims = [1, model.channels, height / 8, width / 8]
      const schedule = eulerSchedule(model.noise, steps)
      let latents: Float32Array = seededNoise(
        seed,
        dims.reduce((one, other) => one * other),
      ).map((value) => value * schedule.start)
      for (const [index, step] of schedule.steps.entries()) {
        const told = await unet.run({
          sample: tensor(unet, 'sample', scaled(latents, step.sigma), dims),
          timestep: tensor(unet, 'timestep', [step.time], [1]),
          encoder_hidden_states: tensor(unet, 'encoder_hidden_states', numbersOf(meaning), meaning.dims),
        })
        const guess = numbersOf(first(told, ['out_sample', ...unet.outputNames]))
        latents = stepped(latents, guess, step, model.noise.predicts)
        onStep(index + 1, steps)
      }
      const [input = 'latent_sample'] = decoder.inputNames
      const inside = tensor(
        decoder,
        input,
        latents.map((value) => value / model.scale),
        dims,
      )
      const told = await decoder.run({ [input]: inside })
      return pictureOf(numbersOf(first(told, ['sample', ...decoder.outputNames])), width, height)
    },
  }
}

function first(told: Readonly<Record<string, OnnxTensor>>, names: readonly string[]): OnnxTensor {
  const name = names.find((each) => told[each] !== undefined)
  const found = name === undefined ? undefined : told[name]
  if (!found) throw new Error('The model answered nothing.')
  return found
}

const numbersOf = ({ type, data }: OnnxTensor): Float32Array =>
  type === 'float16' && data instanceof Uint16Array ? fromHalfFloats(data) : Float32Array.from(data, Number)

/** Planes of red, green and blue from -1 to 1 as pixels. */
function pictureOf(planes: Float32Array, width: number, height: number): Picture {
  const size = width * height
  if (planes.length !== size * 3) throw new Error(`The model drew ${planes.length} numbers for ${size} pixels.`)
  const pixels = new Uint8ClampedArray(size * 4)
  for (let at = 0; at < size; at += 1) {
    for (let plane = 0; plane < 3; plane += 1) {
      pixels[at * 4 + plane] = ((planes[plane * size + at] ?? 0) / 2 + 0.5) * 255
    }
    pixels[at * 4 + 3] = 255
  }
  return { width, height, pixels }
}
