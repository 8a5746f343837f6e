import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { problemIn } from '#adapters/engines/testing/comfyui-checks.ts'
import { type ComfyModels, kontextModels, objectInfo } from '#adapters/engines/testing/comfyui-nodes.ts'
import { aTask } from '#application/engines/testing/a-task.ts'
import { fillWorkflow, sizeFor } from './fill-workflow.ts'
import { fittedTo } from './fitting-workflow.ts'
import { readWorkflow, readWorkflows, type Workflow } from './workflow.ts'

const folder = fileURLToPath(new URL('./workflows/', import.meta.url))
const { workflows, unread } = await readWorkflows(folder, false)

const everything: ComfyModels = {
  checkpoints: ['sd_xl_base_1.0.safetensors', 'v1-5-pruned.safetensors', 'ltx-video-2b-v0.9.5.safetensors'],
  upscalers: ['4x-UltraSharp.pth'],
  loras: ['ltxv-097-ic-lora-pose-control-comfyui.safetensors'],
  unets: [
    'flux1-dev-kontext_fp8_scaled.safetensors',
    'flux1-dev.safetensors',
    'qwen_image_edit_2509_fp8.safetensors',
    'qwen_image_fp8.safetensors',
    'wan2.1_i2v_480p_14B_fp8.safetensors',
    'wan2.1_vace_14B_fp16.safetensors',
    'wan2.2_ti2v_5B_fp16.safetensors',
  ],
  clips: ['clip_l.safetensors', 't5xxl_fp16.safetensors', 'umt5_xxl_fp8.safetensors', 'qwen_2.5_vl_7b_fp8.safetensors'],
  vaes: ['ae.safetensors', 'wan2.2_vae.safetensors', 'wan_2.1_vae.safetensors', 'qwen_image_vae.safetensors'],
  visions: ['CLIP-ViT-H-14-laion2B-s32B-b79K.safetensors', 'clip_vision_h.safetensors'],
  adapters: ['ip-adapter-plus-face_sdxl_vit-h.safetensors', 'ip-adapter_sdxl_vit-h.safetensors'],
}

const nodes = objectInfo(everything)
const abilities = neuralAbilities({
  kinds: ['image', 'video'],
  maxCount: 8,
  seed: true,
  negativePrompt: true,
  reference: true,
  strength: false,
})
const shotOf = (request: object = {}) => {
  const [shot] = planShots(aTask('comfyui', { request }), abilities)
  if (!shot) throw new Error('no shot')
  return shot
}
const named = (part: string): Workflow => {
  const found = workflows.find(({ name }) => name.includes(part))
  if (!found) throw new Error(`no workflow ${part}`)
  return found
}
const filled = (part: string, references: readonly string[], start?: string, request: object = {}) => {
  const workflow = named(part)
  const fitted = fittedTo(workflow, nodes)
  if (!('graph' in fitted)) throw new Error(`${part} wants ${fitted.missing}`)
  return fillWorkflow(workflow, fitted.graph, nodes, shotOf(request), {
    references,
    start,
    parent: start,
    motion: 'm.mp4',
  })
}

describe('workflows that come along', () => {
  it('[ENG-26] all are read, and each runs where its models are', () => {
    expect(unread).toEqual([])
    expect(workflows).toHaveLength(readdirSync(folder).length)
    const lacking = workflows.flatMap((workflow) => {
      const fitted = fittedTo(workflow, nodes)
      return 'missing' in fitted ? [`${workflow.name}: ${fitted.missing}`] : []
    })
    expect(lacking).toEqual([])
  })

  it.each(workflows.map(({ name, graph }) => [name, graph] as const))(
    '[ENG-26] %s uses inputs that its nodes have, and links that lead somewhere',
    (_name, graph) => {
      for (const [id, { class_type: type, inputs }] of Object.entries(graph)) {
        const known = { ...nodes[type]?.input.required, ...nodes[type]?.input.optional }
        expect(Object.keys(known), `${id} ${type}`).toEqual(expect.arrayContaining(Object.keys(inputs)))
        expect(Object.keys(inputs), `${id} ${type}`).toEqual(
          expect.arrayContaining(Object.keys(nodes[type]?.input.required ?? {})),
        )
        const links = Object.values(inputs).filter(Array.isArray)
        expect(Object.keys(graph)).toEqual(expect.arrayContaining(links.map(([to]) => to)))
      }
    },
  )

  it('[ENG-26] models are picked by what they are, not by the order of the list', () => {
    const modelOf = (part: string) => {
      const fitted = fittedTo(named(part), nodes)
      return 'models' in fitted
        ? (fitted.models['UNETLoader.unet_name'] ?? fitted.models['CheckpointLoaderSimple.ckpt_name'])
        : ''
    }
    expect(modelOf('text-flux')).toBe('flux1-dev.safetensors')
    expect(modelOf('text-qwen')).toBe('qwen_image_fp8.safetensors')
    expect(modelOf('reference-qwen')).toBe('qwen_image_edit_2509_fp8.safetensors')
    expect(modelOf('text-sdxl')).toBe('sd_xl_base_1.0.safetensors')
    expect(modelOf('video-ltx')).toBe('ltx-video-2b-v0.9.5.safetensors')
    const { adapters: _, ...plain } = everything
    expect(fittedTo(named('ip-adapter'), objectInfo(plain))).toEqual({ missing: 'the node IPAdapterModelLoader' })
    expect(fittedTo(named('ip-adapter'), objectInfo({ ...plain, adapters: [] }))).toMatchObject({
      missing: expect.stringContaining('a model like *plus*face*sdxl*'),
    })
    expect('missing' in fittedTo(named('text-sdxl'), objectInfo(kontextModels))).toBe(true)
  })

  it('[ENG-27] what an order brings is written into the marked nodes', () => {
    const graph = filled('kontext', ['eidolon/a.png', 'eidolon/b.png'])
    expect(graph?.['first']?.inputs['image']).toBe('eidolon/a.png')
    expect(graph?.['second']?.inputs['image']).toBe('eidolon/b.png')
    expect(graph?.['prompt']?.inputs['text']).toMatch(/^Draw this same person anew.*: a tall woman/)
    expect(graph?.['sample']?.inputs['seed']).toBe(shotOf().noise)
    expect(graph?.['latent']?.inputs).toMatchObject({ width: 1024, height: 1024 })
  })

  it('[ENG-26] models of other families that are called alike are left alone', () => {
    const lookalikes = objectInfo({
      ...everything,
      checkpoints: ['ltx-2-19b-dev-fp8.safetensors', 'ltx-2.3-22b-dev.safetensors', 'ltxv-13b-0.9.8.safetensors'],
      unets: ['flux2_dev_fp8mixed.safetensors', 'qwen_image_2.1_bf16.safetensors', 'qwen_image_2512_bf16.safetensors'],
      clips: ['qwen_2.5_vl_fp16.safetensors', ...(everything.clips ?? [])],
      vaes: ['flux2-vae.safetensors', 'qwen_image_2.1_vae_bf16.safetensors', ...(everything.vaes ?? [])],
    })
    const picked = (part: string) => {
      const fitted = fittedTo(named(part), lookalikes)
      return 'models' in fitted ? Object.values(fitted.models) : fitted.missing
    }
    expect(picked('text-qwen')).toEqual([
      'qwen_image_2512_bf16.safetensors',
      'qwen_2.5_vl_7b_fp8.safetensors',
      'qwen_image_vae.safetensors',
    ])
    expect(picked('text-flux')).toMatch(/for UNETLoader$/)
    expect(picked('video-ltx')).toContain('ltxv-13b-0.9.8.safetensors')
  })

  it.each(workflows.map(({ name, kind }) => [name, kind] as const))(
    '[ENG-26] %s passes the checks of the server once it is filled in, with all pictures and with one',
    (name, kind) => {
      for (const references of [['a.png', 'b.png', 'c.png'], ['a.png']]) {
        const graph = filled(name, references, 'a.png', { kind })
        expect(graph && problemIn(graph, nodes)).toBeUndefined()
      }
    },
  )

  it('[ENG-27] a node that takes what is wanted and what is not gets each in its place', () => {
    const marked = { title: 'eidolon:prompt eidolon:negative' }
    const both = (wanted: string) => {
      const inputs = { [wanted]: 'old', negative_prompt: 'old' }
      const own = readWorkflow('own', JSON.stringify({ a: { class_type: 'Words', inputs, _meta: marked } }), true)
      if (typeof own === 'string') throw new Error(own)
      const words = { ...nodes, Words: { input: {}, output_node: true } }
      const shot = { ...shotOf(), prompt: 'a tall woman', negativePrompt: 'hats' }
      return fillWorkflow(own, own.graph, words, shot, { references: [], start: undefined })?.['a']?.inputs
    }
    expect(both('prompt')).toEqual({ prompt: 'a tall woman', negative_prompt: 'hats' })
    expect(both('positive_prompt')).toEqual({ positive_prompt: 'a tall woman', negative_prompt: 'hats' })
  })

  it('[ENG-27] of a list of pictures those that are missing go, as long as enough are left', () => {
    const text = JSON.stringify({
      a: { class_type: 'LoadImage', inputs: { image: '' }, _meta: { title: 'eidolon:reference' } },
      b: { class_type: 'LoadImage', inputs: { image: '' }, _meta: { title: 'eidolon:reference-2' } },
      words: {
        class_type: 'Words',
        inputs: { prompt: '', 'images.image0': ['a', 0], 'images.image1': ['b', 0] },
        _meta: { title: 'eidolon:prompt' },
      },
    })
    const own = readWorkflow('own', text, true)
    if (typeof own === 'string') throw new Error(own)
    const growing = (min: number) => ({
      ...nodes,
      Words: {
        input: {
          required: { prompt: ['STRING'], images: ['COMFY_AUTOGROW_V3', { template: { prefix: 'image', min } }] },
        },
        output_node: true,
      },
    })
    const left = (min: number) =>
      fillWorkflow(own, own.graph, growing(min), shotOf(), { references: ['a.png'], start: undefined })
    expect(Object.keys(left(1)?.['words']?.inputs ?? {})).toEqual(['prompt', 'images.image0'])
    expect(left(2)).toBeUndefined()
  })

  it('[ENG-27] pictures that are missing go with what needs them, and nothing else', () => {
    const one = filled('kontext', ['a.png'])
    expect(Object.keys(one ?? {})).not.toContain('second-latent')
    expect(one?.['with-second']?.inputs).toEqual({ conditioning: ['with-first', 0] })
    const qwen = filled('reference-qwen', ['a.png'])
    expect(Object.keys(qwen?.['prompt']?.inputs ?? {})).not.toContain('image2')
    expect(qwen?.['prompt']?.inputs['image1']).toEqual(['first', 0])
    // Wan can begin without a picture, LTX cannot.
    expect(filled('wan-2-2', [], undefined, { kind: 'video' })?.['latent']?.inputs).not.toHaveProperty('start_image')
    expect(filled('video-ltx', [], undefined, { kind: 'video' })).toBeUndefined()
  })

  it('[ENG-27] films have the length and the shape that were asked for, as the model needs them', () => {
    const request = { kind: 'video', durationSeconds: 3, aspect: '16:9' }
    const ltx = filled('video-ltx', [], 'a.png', request)
    expect(ltx?.['motion']?.inputs).toMatchObject({ length: 73, width: 928, height: 544 })
    const wan = filled('wan-2-1', [], 'a.png', request)
    expect(wan?.['motion']?.inputs).toMatchObject({ length: 49 })
    expect(wan?.['video']?.inputs['fps']).toBe(16)
    const { width, height } = sizeFor(named('wan-2-2'), shotOf(request))
    expect([width % 32, height % 32, Math.round((width / height) * 10)]).toEqual([0, 0, 18])
  })

  it('[ENG-25] says what is wrong with a file', () => {
    expect(readWorkflow('x', '{', true)).toBe('it is no JSON')
    expect(readWorkflow('x', '{"nodes":[],"links":[]}', true)).toMatch(/Export \(API\)/)
    expect(readWorkflow('x', '{"1":{"class_type":"KSampler"}}', true)).toMatch(/no workflow/)
    expect(readWorkflow('x', '{"1":{"class_type":"KSampler","inputs":{}}}', true)).toMatch(/eidolon:prompt/)
  })
})
