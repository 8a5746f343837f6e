import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onnxFile } from './onnx-file.ts'

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at))
const pieces = [...letters, ...letters.map((letter) => `${letter}</w>`), 're', 'red</w>', 'ha', 'hai', 'hair</w>']
const words = [...pieces, '<|startoftext|>', '<|endoftext|>']
export const tinyVocabulary = Object.fromEntries(words.map((word, id) => [word, id]))
export const tinyMerges = '#version: 0.2\nr e\nre d</w>\nh a\nha i\nhai r</w>\n'

const width = 8
type Real = 'float' | 'half'
const latents = [1, 4, 'high', 'wide']
const context = [1, 77, width]
/** Numbers without a pattern that anybody would see. */
const scattered = (count: number) => Array.from({ length: count }, (_, at) => Math.sin(at * 12.9898) * 0.5)

/** Words become rows of a table. */
const textEncoder = (float: Real) =>
  onnxFile({
    inputs: { input_ids: { type: 'int64', dims: [1, 77] } },
    outputs: { last_hidden_state: { type: float, dims: context } },
    constants: { table: { type: float, dims: [words.length, width], values: scattered(words.length * width) } },
    nodes: [{ op: 'Gather', inputs: ['table', 'input_ids'], output: 'last_hidden_state' }],
  })

/** Half of what it is shown, more or less of it by what the words and the time are. */
const unet = (float: Real) =>
  onnxFile({
    inputs: {
      sample: { type: float, dims: latents },
      timestep: { type: 'int64', dims: [1] },
      encoder_hidden_states: { type: float, dims: context },
    },
    outputs: { out_sample: { type: float, dims: latents } },
    constants: {
      half: { type: float, dims: [1], values: [0.5] },
      small: { type: float, dims: [1], values: [0.0001] },
    },
    nodes: [
      {
        op: 'ReduceMean',
        inputs: ['encoder_hidden_states'],
        output: 'mean',
        attributes: { axes: [1, 2], keepdims: 1 },
      },
      { op: 'Cast', inputs: ['timestep'], output: 'time', attributes: { to: float === 'half' ? 10 : 1 } },
      { op: 'Mul', inputs: ['time', 'small'], output: 'late' },
      { op: 'Add', inputs: ['mean', 'late'], output: 'shift' },
      { op: 'Mul', inputs: ['sample', 'half'], output: 'less' },
      { op: 'Add', inputs: ['less', 'shift'], output: 'out_sample' },
    ],
  })

/** Four planes become three, eight times as large. */
const decoder = (float: Real) =>
  onnxFile({
    inputs: { latent_sample: { type: float, dims: latents } },
    outputs: { sample: { type: float, dims: [1, 3, 'higher', 'wider'] } },
    constants: {
      mix: { type: float, dims: [3, 4, 1, 1], values: scattered(12) },
      nowhere: { type: 'float', dims: [0], values: [] },
      scales: { type: 'float', dims: [4], values: [1, 1, 8, 8] },
    },
    nodes: [
      { op: 'Conv', inputs: ['latent_sample', 'mix'], output: 'mixed' },
      { op: 'Resize', inputs: ['mixed', 'nowhere', 'scales'], output: 'large', attributes: { mode: 'nearest' } },
      { op: 'Tanh', inputs: ['large'], output: 'sample' },
    ],
  })

/** A model in the usual layout that draws colored squares: everything is there, and nothing of it is large. */
export async function writeTinyModel(folder: string, float: Real = 'float'): Promise<void> {
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'text_encoder/model.onnx': textEncoder(float),
    'unet/model.onnx': unet(float),
    'unet/config.json': JSON.stringify({ in_channels: 4, sample_size: 8 }),
    'vae_decoder/model.onnx': decoder(float),
    'vae_decoder/config.json': JSON.stringify({ scaling_factor: 0.18215 }),
    'scheduler/scheduler_config.json': JSON.stringify({ prediction_type: 'epsilon', timestep_spacing: 'trailing' }),
    'tokenizer/vocab.json': JSON.stringify(tinyVocabulary),
    'tokenizer/merges.txt': tinyMerges,
    'tokenizer/tokenizer_config.json': JSON.stringify({ model_max_length: 77, pad_token: '<|endoftext|>' }),
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), content)
  }
}
