import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readModelFolder } from './model-folder.ts'
import { writeTinyModel } from './testing/tiny-model.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-model-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

it('[ENG-70] reads a model in the usual layout', async () => {
  await using place = await aFolder()
  await writeTinyModel(place.folder)
  const model = await readModelFolder(place.folder)
  expect(model).toMatchObject({
    channels: 4,
    edge: 64,
    scale: 0.18215,
    noise: { trainSteps: 1000, predicts: 'epsilon', betas: 'scaled_linear' },
    tokenizer: { length: 77, padding: '<|endoftext|>' },
  })
  const before = model.version
  await writeFile(join(place.folder, 'unet/model.onnx'), 'other weights')
  const other = (await readModelFolder(place.folder)).version
  expect(other).not.toBe(before)
  await writeFile(join(place.folder, 'unet/model.onnx_data'), 'numbers beside it')
  expect((await readModelFolder(place.folder)).version).not.toBe(other)
})

it('[ENG-70] names everything that is missing, and what cannot be read', async () => {
  await using place = await aFolder()
  await expect(readModelFolder(place.folder)).rejects.toThrow(
    /no text_encoder\/model\.onnx, no unet\/model\.onnx, no vae_decoder\/model\.onnx, no tokenizer\/vocab\.json/,
  )
  await writeTinyModel(place.folder)
  await mkdir(join(place.folder, 'text_encoder_2'))
  await expect(readModelFolder(place.folder)).rejects.toThrow(/two text encoders/)
  await rm(join(place.folder, 'text_encoder_2'), { recursive: true })
  await writeFile(join(place.folder, 'scheduler/scheduler_config.json'), '{"prediction_type":"flow"}')
  await expect(readModelFolder(place.folder)).rejects.toThrow(/scheduler_config\.json cannot be read/)
})
