import { expect, it } from 'vitest'
import { openDiffusion } from './diffusion.ts'
import type { ModelFolder } from './model-folder.ts'
import type { OnnxRuntime, OnnxSession, OnnxTensor } from './onnx-runtime.ts'
import { tinyMerges, tinyVocabulary } from './testing/tiny-model.ts'

const model: ModelFolder = {
  name: 'small',
  version: 'small-1',
  textEncoder: 'text',
  unet: 'unet',
  decoder: 'decoder',
  tokenizer: { vocabulary: tinyVocabulary, merges: tinyMerges, length: 77, padding: '<|endoftext|>' },
  noise: { trainSteps: 1000, betaStart: 0.00085, betaEnd: 0.012, betas: 'scaled_linear', predicts: 'epsilon' },
  channels: 4,
  edge: 64,
  scale: 0.5,
}

/** A runtime whose parts answer as the test says, and which remembers what they were fed. */
function scripted(types: Readonly<Record<string, string>>) {
  const fed: Record<string, OnnxTensor>[] = []
  class Tensor implements OnnxTensor {
    readonly type: string
    readonly data: ArrayLike<unknown>
    readonly dims: readonly number[]
    constructor(type: string, data: ArrayLike<unknown>, dims: readonly number[]) {
      this.type = type
      this.data = data
      this.dims = dims
    }
  }
  const parts: Readonly<
    Record<
      string,
      {
        readonly inputs: readonly string[]
        readonly answer: (feeds: Record<string, OnnxTensor>) => Record<string, OnnxTensor>
      }
    >
  > = {
    text: {
      inputs: ['input_ids'],
      answer: () => ({ last_hidden_state: new Tensor('float32', new Float32Array(77 * 2), [1, 77, 2]) }),
    },
    unet: {
      inputs: ['sample', 'timestep', 'encoder_hidden_states'],
      answer: ({ sample }) => ({
        out_sample: new Tensor('float32', new Float32Array(sample?.data.length ?? 0), sample?.dims ?? []),
      }),
    },
    decoder: {
      inputs: ['latent_sample'],
      answer: () => ({
        sample: new Tensor(
          'float32',
          Float32Array.from([-1, 1, 0, 2, ...Array.from({ length: 64 * 3 - 4 }, () => 0)]),
          [1, 3, 8, 8],
        ),
      }),
    },
  }
  const runtime: OnnxRuntime = {
    Tensor,
    InferenceSession: {
      async create(path): Promise<OnnxSession> {
        const { inputs = [], answer = () => ({}) } = parts[path] ?? {}
        return {
          inputNames: inputs,
          outputNames: [],
          inputMetadata: inputs.map((name) => ({ name, type: types[name] ?? 'float32' })),
          async run(feeds) {
            fed.push({ ...feeds })
            return answer({ ...feeds })
          },
        }
      },
    },
  }
  return { runtime, fed }
}

it('[ENG-72] feeds each part what it takes, in its own types, and draws what comes out', async () => {
  const { runtime, fed } = scripted({
    input_ids: 'int32',
    timestep: 'int64',
    sample: 'float16',
    encoder_hidden_states: 'float16',
  })
  const diffusion = await openDiffusion(runtime, model, 1)
  const steps: string[] = []
  const order = { prompt: 'red hair', seed: 7, width: 8, height: 8, steps: 2 }
  const picture = await diffusion.draw(order, (done, of) => steps.push(`${done}/${of}`))
  expect(steps).toEqual(['1/2', '2/2'])
  const [words, first, second] = fed
  expect(words?.['input_ids']).toMatchObject({ type: 'int32', dims: [1, 77] })
  expect(first).toMatchObject({
    sample: { type: 'float16', dims: [1, 4, 1, 1] },
    timestep: { type: 'int64', data: BigInt64Array.of(999n), dims: [1] },
    encoder_hidden_states: { type: 'float16', dims: [1, 77, 2] },
  })
  expect(second?.['timestep']?.data).toEqual(BigInt64Array.of(499n))
  // -1 is black, 1 is full, what is beyond is cut.
  expect([picture.pixels[0], picture.pixels[4], picture.pixels[8], picture.pixels[12], picture.pixels[3]]).toEqual([
    0, 255, 128, 255, 255,
  ])
})

it('a part that answers something else than a picture of this size is no picture', async () => {
  const { runtime } = scripted({})
  const diffusion = await openDiffusion(runtime, model, 1)
  const order = { prompt: '', seed: 7, width: 16, height: 8, steps: 1 }
  await expect(diffusion.draw(order, () => {})).rejects.toThrow(/numbers for 128 pixels/)
})
