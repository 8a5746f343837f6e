import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { problemIn } from '#adapters/engines/testing/comfyui-checks.ts'
import { type ComfyModels, objectInfo } from '#adapters/engines/testing/comfyui-nodes.ts'
import { comfyKey, comfyuiPeer } from '#adapters/engines/testing/comfyui-peer.ts'
import type { GuideWanted } from '#application/engines/stage-guide.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { comfyuiEngine } from './comfyui.ts'
import { fillWorkflow } from './fill-workflow.ts'
import { fittedTo } from './fitting-workflow.ts'
import { guidedWorkflows } from './guided-workflows.ts'
import { maskedWorkflows } from './masked-workflows.ts'
import { supportsRegionalPrompts, withRegionalPrompts } from './regional-prompts.ts'
import { readWorkflows } from './workflow.ts'

const { workflows } = await readWorkflows(fileURLToPath(new URL('./workflows/', import.meta.url)), false)
const models: ComfyModels = {
  checkpoints: ['sd_xl_base_1.0.safetensors', 'v1-5-pruned-emaonly.safetensors'],
  visions: ['CLIP-ViT-H-14-laion2B-s32B-b79K.safetensors'],
  adapters: ['ip-adapter-plus-face_sdxl_vit-h.safetensors'],
  controls: ['controlnet-union-sdxl-1.0.safetensors', 'control_v11f1p_sd15_depth.pth'],
}
const nodes = objectInfo(models)

const { character } = aTask('comfyui')
const picture = (tone: number) => ({ png: Uint8Array.of(tone), width: 1, height: 1 })
const cast = [
  { character: { ...character, id: 'one', name: 'Mira', appearance: 'red hair' }, references: [picture(1)] },
  { character: { ...character, id: 'two', name: 'Kofi', appearance: 'a grey beard' }, references: [picture(2)] },
]
const together = (request: object = {}) =>
  aTask('comfyui', { cast, references: [picture(1)], request: { characterIds: ['one', 'two'], ...request } })
const abilities = neuralAbilities({
  kinds: ['image'],
  maxCount: 8,
  seed: true,
  negativePrompt: true,
  reference: true,
  strength: false,
  maxCharacters: 4,
})
const [shot] = planShots(together({ prompt: 'on a beach' }), abilities)

async function opened(given: ComfyModels = models) {
  const { jobs, server } = await comfyuiPeer({ models: given })
  const asked: GuideWanted[] = []
  const guide = async (_task: unknown, wanted: GuideWanted) => {
    asked.push(wanted)
    return Uint8Array.of(137, 80, 78, 71, asked.length)
  }
  const engine = comfyuiEngine({ urls: [server.url], key: comfyKey, workflows: undefined, pauses: [1], guide })
  await engine.readiness()
  return { jobs, asked, engine, [Symbol.asyncDispose]: () => server.close() }
}

describe('several people', () => {
  it('[ENG-135] each have their own words and, where faces are shown, their own picture where they are', () => {
    expect(shot?.apart?.whole).toMatch(/^2 people/)
    expect(shot?.apart?.whole).not.toContain('red hair')
    const able = [...workflows, ...workflows.flatMap(guidedWorkflows)].filter((one) =>
      supportsRegionalPrompts(one, nodes),
    )
    const names = able.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['30-reference-ip-adapter', '60-text-sdxl', '65-text-sd-1-5']))
    expect(names.some((name) => name.endsWith('guided by depth'))).toBe(true)
    expect(names.some((name) => name.includes('kontext') || name.includes('edit'))).toBe(false)
    let tried = 0
    for (const workflow of able) {
      const fitted = fittedTo(workflow, nodes)
      if (!('graph' in fitted) || !shot?.apart) continue
      const guides = { depth: 'd.png', pose: 'p.png', lines: 'l.png', render: 'r.png' }
      const filled = fillWorkflow(workflow, fitted.graph, nodes, shot, {
        references: ['a.png'],
        start: undefined,
        guides,
      })
      const people = shot.apart.people.map((words, index) => ({ words, reference: `face-${index}.png` }))
      const apart = { whole: shot.apart.whole, people, map: 'who.png', longer: 1024 }
      const graph = filled && withRegionalPrompts(filled, workflow, apart)
      expect([workflow.name, graph && problemIn(graph, nodes)]).toEqual([workflow.name, undefined])
      tried += 1
    }
    expect(tried).toBeGreaterThan(5)
  })

  it('[ENG-135] are told apart by our own drawing of who is where, guided or not; films show one', async () => {
    await using world = await opened()
    expect(world.engine.abilities).toMatchObject({ maxCharacters: 4, maxFilmCharacters: 1 })
    expect(world.engine.abilities.arrangements.length).toBeGreaterThan(0)
    await world.engine.draw(together({ prompt: 'on a beach', guidance: { kind: 'depth', strength: 0.8 } }), aWatch())
    expect(world.asked.map(({ kind }) => kind)).toEqual(['depth', 'people'])
    const [job] = world.jobs.values()
    const graph: Readonly<Record<string, { readonly class_type: string; readonly inputs: Record<string, unknown> }>> =
      JSON.parse(JSON.stringify(job?.graph))
    const of = (type: string) => Object.values(graph).filter((node) => node.class_type === type)
    expect(of('ImageColorToMask').map(({ inputs }) => inputs['color'])).toEqual([0x3c3c3c, 0x787878])
    const faces = of('IPAdapterAdvanced')
    expect(faces).toHaveLength(2)
    expect(new Set(faces.map(({ inputs }) => String(inputs['attn_mask']))).size).toBe(2)
    const texts = of('CLIPTextEncode').map(({ inputs }) => String(inputs['text']))
    expect(texts.filter((text) => text.includes('red hair'))).toEqual([expect.not.stringContaining('grey beard')])
    // What the ControlNet is given, and the sampler by way of it, is all of them together.
    expect(graph['guide']?.inputs['positive']).toEqual(['person-2-added', 0])
  })

  it('[ENG-135] are not offered where one text alone could tell of them, or nobody draws who is where', async () => {
    await using world = await opened({
      unets: ['qwen_image_edit_fp8.safetensors'],
      clips: ['qwen_2.5_vl_7b_fp8.safetensors'],
      vaes: ['qwen_image_vae.safetensors'],
    })
    expect(world.engine.abilities.maxCharacters).toBe(1)
    expect(world.engine.abilities.maxFilmCharacters).toBeUndefined()
    expect(workflows.flatMap(maskedWorkflows).some((one) => supportsRegionalPrompts(one, nodes))).toBe(false)
  })
})
