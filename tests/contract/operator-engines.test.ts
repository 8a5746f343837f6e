import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { comfyKey, comfyuiPeer } from '@eidolon/server/testing/comfyui-peer.ts'
import { openaiKey, openaiPeer } from '@eidolon/server/testing/openai-peer.ts'
import { scriptedServer, sendJson } from '@eidolon/server/testing/scripted-server.ts'
import { painter } from '#support/generating.ts'
import { standIn } from '#support/stand-in.ts'
import { failToStart, startServer } from '#support/start-server.ts'

it('[CFG-14] fal and Replicate are asked for the models that are set, with the key that is set', async () => {
  const asked: string[] = []
  await using elsewhere = await scriptedServer(({ path, query, headers: { authorization }, response }) => {
    asked.push(`${path}?${query} ${authorization}`)
    sendJson(response, {}, 404)
  })
  const fal = {
    FAL_IMAGE_MODEL: 'fal-ai/one',
    FAL_EDIT_MODEL: 'fal-ai/two',
    FAL_VIDEO_MODEL: 'fal-ai/three',
    FAL_MASK_MODEL: 'fal-ai/four',
  }
  const replicate = {
    REPLICATE_IMAGE_MODEL: 'studio/one',
    REPLICATE_EDIT_MODEL: 'studio/two',
    REPLICATE_VIDEO_MODEL: 'studio/three',
    REPLICATE_MASK_MODEL: 'studio/four',
  }
  const keys = { FAL_KEY: 'fal-hunter2', REPLICATE_API_TOKEN: 'r8-hunter2' }
  const env = { ...fal, ...replicate, ...keys, ...standIn, ELSEWHERE: elsewhere.url }
  await using server = await startServer({ env })
  const maya = await painter(server)
  const engines = async () => (await maya.ask(server, 'GET', '/engines')).body.engines
  expect(await engines()).toMatchObject([
    { id: 'illustrator' },
    { id: 'fal', version: 'fal-ai/one', available: false },
    { id: 'replicate', version: 'studio/one', available: false },
  ])
  const all = decodeURIComponent(asked.join('\n'))
  for (const model of Object.values(fal)) expect(all).toMatch(new RegExp(`api.fal.ai/.*${model}.* Key fal-hunter2`))
  for (const model of Object.values(replicate)) {
    expect(all).toMatch(new RegExp(`api.replicate.com/.*${model}.* Bearer r8-hunter2`))
  }
  expect(server.output()).not.toContain('hunter2')
})

it('[CFG-14] engines stand in the order that is set, with the models, the size and the comparison that are set', async () => {
  await using data = await mkdtempDisposable(join(tmpdir(), 'workflows-'))
  await writeFile(join(data.path, 'mine.json'), '{}')
  const models = [{ id: 'any-size', object: 'model' }]
  const { server: other, orders } = await openaiPeer({ models })
  const comfy = await comfyuiPeer()
  const env = {
    ENGINES: 'openai, comfyui, onnx, illustrator',
    OPENAI_BASE_URL: `${other.url}/v1`,
    OPENAI_API_KEY: openaiKey,
    OPENAI_IMAGE_MODEL: 'any-size',
    OPENAI_IMAGE_SIZE: '512',
    OPENAI_VIDEO_MODEL: 'moving',
    FREE_ENGINES: 'openai',
    COMFYUI_URL: comfy.server.url,
    COMFYUI_KEY: comfyKey,
    COMFYUI_WORKFLOWS: data.path,
    IDENTITY_MODEL: await strangers(data.path),
    POSE_MODEL: await noPoses(data.path),
    IDENTITY_GATE: '0.5',
    IDENTITY_ROLLS: '2',
    ONNX_MODEL: join(data.path, 'local-model'),
    ONNX_STEPS: '3',
  }
  await using server = await startServer({ env })
  const maya = await painter(server)
  expect(await maya.enginesWith(server, 'openai', 'comfyui')).toMatchObject([
    { id: 'openai', version: 'any-size', available: true, abilities: { kinds: ['image', 'video'] } },
    { id: 'comfyui', available: true },
    { id: 'onnx', version: 'local-model', available: false },
    { id: 'illustrator' },
  ])
  expect((await maya.ask(server, 'GET', '/poses/from-picture')).body).toEqual({ available: true })
  const { $id } = await maya.start(server, { engine: 'openai', prompt: 'by the sea', aspect: '1:1' })
  expect(await maya.ended(server, $id)).toMatchObject({ status: 'succeeded' })
  expect(orders[0]).toMatchObject({ model: 'any-size', size: '512x512' })
  // It shows somebody else each time, so that it is drawn twice more.
  expect(orders).toHaveLength(3)
  await Promise.all([other.close(), comfy.server.close()])
  const { output } = await failToStart({ env: { ...env, ONNX_STEPS: '9', IDENTITY_ROLLS: '-1' } })
  expect(output).toMatch(/IDENTITY_ROLLS is "-1"[^]*ONNX_STEPS is "9"|ONNX_STEPS is "9"[^]*IDENTITY_ROLLS is "-1"/)
})

it('[CFG-14] what is free, and what may be spent in a day, is what an operator says', async () => {
  const { server: other } = await openaiPeer()
  const openai = { OPENAI_BASE_URL: `${other.url}/v1`, OPENAI_API_KEY: openaiKey, FREE_ENGINES: 'openai' }
  const asked = async (limits: Readonly<Record<string, string>>) => {
    await using server = await startServer({ env: { ...openai, ...limits } })
    const maya = await painter(server)
    await maya.enginesWith(server, 'openai')
    const order = { engine: 'openai', characterId: maya.characterId }
    const first = await maya.ask(server, 'POST', '/generations', order)
    const ended = await maya.ended(server, first.body.$id)
    const second = await maya.ask(server, 'POST', '/generations', order)
    return [ended.status, second.status]
  }
  expect(await asked({ FREE_PER_PLACE: '1' })).toEqual(['succeeded', 402])
  expect(await asked({ FREE_DAILY: '1' })).toEqual(['succeeded', 402])
  expect(await asked({ PAID_DAILY: '1' })).toEqual(['succeeded', 429])
  await other.close()
})

it('[CFG-14] the built-in engine draws with the body data that are set', async () => {
  await using without = await startServer({ env: { ILLUSTRATOR_PACK: '/nowhere.bin' } })
  const { body } = await (await painter(without)).ask(without, 'GET', '/engines')
  expect(body.engines).toMatchObject([{ id: 'illustrator', available: false }])
})

it('[CFG-14] the built-in engine draws by the program that is set, and by its sources where that is gone', async () => {
  const gray = join(illustrator, 'testing', 'scripted-thread.ts')
  for (const [program, status] of [
    [gray, 'failed'],
    [`${gray}.gone`, 'succeeded'],
  ] as const) {
    await using server = await startServer({ env: { ILLUSTRATOR_PROGRAM: program } })
    const maya = await painter(server)
    // That one fails at this seed, which the real one draws like any other.
    const { $id } = await maya.start(server, { seed: 103 })
    expect(await maya.ended(server, $id)).toMatchObject({ status })
  }
})

const illustrator = join(import.meta.dirname, '../../apps/server/src/adapters/engines/illustrator')

/** A face model that takes every picture for one of somebody else. */
async function strangers(folder: string): Promise<string> {
  const files = {
    '@tensorflow/tfjs/index.js': '',
    '@tensorflow/tfjs-backend-wasm/index.js': 'exports.setWasmPaths = () => {}',
    '@tensorflow/tfjs-backend-wasm/package.json': '{}',
    '@vladmandic/face-api/package.json': '{}',
    '@vladmandic/face-api/dist/face-api.node-wasm.js': `
      let seen = 0
      const descriptor = () => Float32Array.of(seen++)
      exports.tf = { setBackend: async () => true, ready: async () => {}, tensor3d: () => ({ dispose() {} }) }
      exports.nets = {}
      exports.SsdMobilenetv1Options = class {}
      const found = async () => ({ descriptor: descriptor(), landmarks: { positions: [{ x: 1, y: 1 }] } })
      exports.detectSingleFace = () => ({ withFaceLandmarks: () => ({ withFaceDescriptor: found }) })`,
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'node_modules', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

/** A folder that has the files of a pose model. */
async function noPoses(folder: string): Promise<string> {
  const home = join(folder, 'poses')
  const there = [
    'weights/blazepose-detector.json',
    'weights/blazepose-detector.bin',
    'weights/blazepose-heavy.json',
    'weights/blazepose-heavy.bin',
    'weights/movenet-multipose.json',
    'weights/movenet-multipose.bin',
    'node_modules/@tensorflow/tfjs-core/dist/tf-core.node.js',
    'node_modules/@tensorflow/tfjs-converter/dist/tf-converter.node.js',
    'node_modules/@tensorflow/tfjs-backend-wasm/dist/tf-backend-wasm.node.js',
    'node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
  ]
  for (const name of there) {
    await mkdir(dirname(join(home, name)), { recursive: true })
    await writeFile(join(home, name), '')
  }
  return home
}
