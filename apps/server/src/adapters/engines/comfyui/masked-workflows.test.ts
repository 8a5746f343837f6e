import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { problemIn } from '#adapters/engines/testing/comfyui-checks.ts'
import { type ComfyModels, objectInfo } from '#adapters/engines/testing/comfyui-nodes.ts'
import { comfyKey, comfyuiPeer } from '#adapters/engines/testing/comfyui-peer.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { comfyuiEngine, type ComfyuiOptions } from './comfyui.ts'
import { fillWorkflow } from './fill-workflow.ts'
import { fittedTo } from './fitting-workflow.ts'
import { maskedWorkflows } from './masked-workflows.ts'
import { readWorkflows } from './workflow.ts'

const { workflows } = await readWorkflows(fileURLToPath(new URL('./workflows/', import.meta.url)), false)
const masked = workflows.flatMap(maskedWorkflows)
const models: ComfyModels = {
  checkpoints: ['sd_xl_base_1.0.safetensors', 'v1-5-pruned.safetensors'],
  unets: ['flux1-dev.safetensors', 'qwen_image_fp8.safetensors'],
  clips: ['clip_l.safetensors', 't5xxl_fp16.safetensors', 'qwen_2.5_vl_7b_fp8.safetensors'],
  vaes: ['ae.safetensors', 'qwen_image_vae.safetensors'],
  visions: ['CLIP-ViT-H-14-laion2B-s32B-b79K.safetensors'],
  adapters: ['ip-adapter-plus-face_sdxl_vit-h.safetensors'],
  upscalers: ['1x_clean.safetensors', 'RealESRGAN_x4plus_anime.pth', '4x-UltraSharp.pth'],
}
const nodes = objectInfo(models)
const traits = { kinds: ['image' as const], maxCount: 8, seed: true, negativePrompt: true }
const [shot] = planShots(aTask('comfyui'), neuralAbilities({ ...traits, reference: true, strength: false }))

const pictureOf = (name: string, width: number, height: number) => ({
  png: new TextEncoder().encode(name),
  width,
  height,
})

async function opened(given: ComfyModels = models, more: Partial<ComfyuiOptions> = {}) {
  const { jobs, server, uploads } = await comfyuiPeer({ models: given })
  const engine = comfyuiEngine({ urls: [server.url], key: comfyKey, workflows: undefined, pauses: [1], ...more })
  await engine.readiness()
  const graphs = () => [...jobs.values()].map(({ graph }) => graph)
  return { engine, graphs, uploads, [Symbol.asyncDispose]: () => server.close() }
}

const change = { mediaId: 'one', part: 'hair' }
const parent = pictureOf('parent', 1360, 768)
const mask = pictureOf('mask', 1360, 768)

describe('pictures that are changed in a mask', () => {
  it.each(masked.map((workflow) => [workflow.name, workflow] as const))(
    '[ENG-100] %s passes the checks of ComfyUI 0.7.0, and puts back what lies outside',
    (_name, workflow) => {
      const fitted = fittedTo(workflow, nodes)
      if (!('graph' in fitted) || !shot) throw new Error(JSON.stringify(fitted))
      const pictures = { references: ['face.png'], start: undefined, parent: 'parent.png', mask: 'mask.png' }
      const graph = fillWorkflow(workflow, fitted.graph, nodes, shot, pictures)
      expect(graph && problemIn(graph, nodes)).toBeUndefined()
      expect(graph?.['changed']?.inputs).toMatchObject({ destination: ['parent', 0], mask: ['mask', 0] })
      expect(graph?.['save']?.inputs['images']).toEqual(['changed', 0])
    },
  )

  it('[ENG-100] says which parts it can change, and draws in the shape of the picture that is changed', async () => {
    await using there = await opened({ checkpoints: ['sd_xl_base_1.0.safetensors'] })
    const { parts, masks } = there.engine.abilities
    expect(masks).toBe(true)
    expect(parts.map(({ id }) => id)).toEqual([
      'hair',
      'face',
      'top',
      'bottom',
      'shoes',
      'accessories',
      'background',
      'painted',
    ])
    const request = { change, hairStyle: 'bob', hairColour: '#c02020', prompt: '' }
    const [drawn] = await there.engine.draw(
      aTask('comfyui', { request, references: [], parent, mask, parentRecipe: 'kept' }),
      aWatch(),
    )
    const [graph] = there.graphs()
    expect(graph?.['parent-sized']?.inputs).toMatchObject({ width: 1344, height: 768 })
    expect(graph?.['parent']?.inputs['image']).not.toBe(graph?.['mask']?.inputs['image'])
    expect(graph?.['prompt']?.inputs['text']).toMatch(/^[a-z ]*red hair .*bob.*\. a tall woman/i)
    expect(drawn?.recipe).toContain('in a mask')
  })

  it('[ENG-101] workflows of one’s own change pictures by nodes titled eidolon:mask and eidolon:parent, and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eidolon-masked-'))
    const source = masked.find(({ name }) => name.startsWith('60-text-sdxl'))
    await writeFile(join(folder, 'mine.json'), JSON.stringify(source?.graph))
    await using there = await opened({ checkpoints: ['sd_xl_base_1.0.safetensors'] }, { workflows: folder })
    const workflowOf = async (task: object) => {
      const [drawn] = await there.engine.draw(aTask('comfyui', { references: [], ...task }), aWatch())
      return JSON.parse(drawn?.recipe ?? '{}').order.workflow
    }
    expect(await workflowOf({})).toBe('60-text-sdxl')
    expect(await workflowOf({ request: { change }, parent, mask })).toBe('mine')
    await rm(folder, { recursive: true })
  })

  it('[ENG-102] a picture held to our drawing keeps its recipe, by which is known what is where', async () => {
    const stage = { recipe: 1, engine: 'illustrator' }
    const guide = async () => Uint8Array.of(1)
    await using there = await opened(models, { guide, stage: () => stage })
    const draw = async (request: object) => {
      const [drawn] = await there.engine.draw(aTask('comfyui', { request, references: [] }), aWatch())
      return JSON.parse(drawn?.recipe ?? '{}').order.stage
    }
    expect(await draw({ guidance: { kind: 'render', strength: 0.8 } })).toEqual(stage)
    expect(await draw({})).toBeUndefined()
    expect(await draw({ guidance: { kind: 'render', strength: 0.8 }, kind: 'image', size: 'large' })).toEqual(stage)
  })
})

describe('pictures that are enlarged', () => {
  it('[ENG-103] sizes beside the standard one are there where a model for it is', async () => {
    await using able = await opened()
    expect(able.engine.abilities.sizes.map(({ id, factor, maxCount }) => [id, factor, maxCount])).toEqual([
      ['standard', 1, 8],
      ['large', 2, 4],
      ['print', 4, 2],
    ])
    await using plain = await opened({ checkpoints: ['sd_xl_base_1.0.safetensors'] })
    expect(plain.engine.abilities.sizes.map(({ id }) => id)).toEqual(['standard'])
  })

  it('[ENG-103] what is drawn is made larger by the model and then has the size that was asked for', async () => {
    await using there = await opened()
    await there.engine.draw(aTask('comfyui', { request: { size: 'large', aspect: '16:9' }, references: [] }), aWatch())
    const [graph] = there.graphs()
    const sides = graph && Object.values(graph).find(({ class_type: type }) => type === 'EmptySD3LatentImage')?.inputs
    expect(graph?.['enlarge-upscaler']?.inputs['model_name']).toBe('4x-UltraSharp.pth')
    expect(graph?.['enlarge-larger']?.inputs['image']).toEqual(['decode', 0])
    expect(graph?.['enlarge-sized']?.inputs).toMatchObject({
      width: 2 * Number(sides?.['width']),
      height: 2 * Number(sides?.['height']),
    })
    expect(graph?.['save']?.inputs['images']).toEqual(['enlarge-sized', 0])
  })

  it('[ENG-104] a picture that there is already is enlarged as it is, without a word', async () => {
    await using there = await opened()
    const request = { enlarge: true, size: 'print', aspect: '16:9', parentMediaId: 'one' }
    await there.engine.draw(aTask('comfyui', { request, references: [], parent }), aWatch())
    const [graph] = there.graphs()
    expect(Object.keys(graph ?? {})).toEqual(['picture', 'upscaler', 'larger', 'sized', 'save'])
    const { width, height } = graph?.['sized']?.inputs ?? {}
    expect([Number(width) / 1360, Number(height) / 768].map(Math.round)).toEqual([4, 4])
  })
})
