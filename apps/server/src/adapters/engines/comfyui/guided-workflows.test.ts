import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guidanceKinds } from '@eidolon/contract/engines.ts'
import { describe, expect, it } from 'vitest'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { problemIn } from '#adapters/engines/testing/comfyui-checks.ts'
import { type ComfyModels, objectInfo } from '#adapters/engines/testing/comfyui-nodes.ts'
import { comfyKey, comfyuiPeer } from '#adapters/engines/testing/comfyui-peer.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import type { GuideWanted, StageGuide } from '#application/engines/stage-guide.ts'
import { comfyuiEngine, type ComfyuiOptions } from './comfyui.ts'
import { fillWorkflow } from './fill-workflow.ts'
import { fittedTo } from './fitting-workflow.ts'
import { guidedWorkflows } from './guided-workflows.ts'
import { guidedBy, readWorkflows } from './workflow.ts'

const { workflows } = await readWorkflows(fileURLToPath(new URL('./workflows/', import.meta.url)), false)
const guided = workflows.flatMap(guidedWorkflows)

const models: ComfyModels = {
  checkpoints: ['sd_xl_base_1.0.safetensors', 'v1-5-pruned-emaonly.safetensors'],
  unets: ['flux1-dev.safetensors', 'qwen_image_fp8.safetensors'],
  clips: ['clip_l.safetensors', 't5xxl_fp16.safetensors', 'qwen_2.5_vl_7b_fp8.safetensors'],
  vaes: ['ae.safetensors', 'qwen_image_vae.safetensors'],
  visions: ['CLIP-ViT-H-14-laion2B-s32B-b79K.safetensors'],
  adapters: ['ip-adapter-plus-face_sdxl_vit-h.safetensors'],
  controls: [
    'control_v11f1p_sd15_depth.pth',
    'control_v11p_sd15_openpose.pth',
    'control_v11p_sd15_lineart.pth',
    'controlnet-depth-sdxl-1.0.safetensors',
    'OpenPoseXL2.safetensors',
    'controlnet-canny-sdxl-1.0.safetensors',
    'controlnet-union-sdxl-1.0.safetensors',
    'FLUX.1-dev-ControlNet-Union-Pro-2.0.safetensors',
    'flux-depth-controlnet-v3.safetensors',
    'FLUX.1-dev-Controlnet-Openpose.safetensors',
    'flux-canny-controlnet-v3.safetensors',
    'Qwen-Image-InstantX-ControlNet-Union.safetensors',
  ],
}
const nodes = objectInfo(models)
const pictures = {
  references: ['face.png'],
  start: undefined,
  guides: { depth: 'depth.png', pose: 'pose.png', lines: 'lines.png', render: 'render.png' },
}
const abilities = neuralAbilities({
  kinds: ['image'],
  maxCount: 8,
  seed: true,
  negativePrompt: true,
  reference: true,
  strength: false,
})
const [shot] = planShots(aTask('comfyui'), abilities)

const png = Uint8Array.of(137, 80, 78, 71)

/** Remembers what it was asked to draw. */
function aGuide() {
  const asked: GuideWanted[] = []
  const guide: StageGuide = async (_task, wanted) => {
    asked.push(wanted)
    return png
  }
  return { asked, guide }
}

async function opened(given: ComfyModels = models, more: Partial<ComfyuiOptions> = {}) {
  const { jobs, server } = await comfyuiPeer({ models: given })
  const engine = comfyuiEngine({ urls: [server.url], key: comfyKey, workflows: undefined, pauses: [1], ...more })
  await engine.readiness()
  return { jobs, engine, [Symbol.asyncDispose]: () => server.close() }
}

const graphsOf = ({ jobs }: { readonly jobs: ReadonlyMap<string, { readonly graph: object }> }) =>
  [...jobs.values()].map(({ graph }) => JSON.stringify(graph))

describe('workflows that are guided', () => {
  it('[ENG-93] SDXL, FLUX and Qwen-Image take depth, pose and lines, by one model for all of them or by single ones', () => {
    const found = (family: string, kind: string) =>
      guided
        .filter(({ name }) => name.includes(family) && name.endsWith(`by ${kind}`))
        .flatMap((workflow) => {
          const fitted = fittedTo(workflow, nodes)
          return 'models' in fitted ? (fitted.models['ControlNetLoader.control_net_name'] ?? 'none') : []
        })
    expect(found('text-sdxl', 'pose')).toEqual(['controlnet-union-sdxl-1.0.safetensors', 'OpenPoseXL2.safetensors'])
    expect(found('ip-adapter', 'depth')).toContain('controlnet-depth-sdxl-1.0.safetensors')
    expect(found('text-flux', 'lines')).toEqual([
      'FLUX.1-dev-ControlNet-Union-Pro-2.0.safetensors',
      'flux-canny-controlnet-v3.safetensors',
    ])
    expect(found('text-qwen', 'depth')).toEqual(['Qwen-Image-InstantX-ControlNet-Union.safetensors'])
    expect(found('text-sd-1-5', 'pose')).toEqual(['control_v11p_sd15_openpose.pth'])
    expect(found('text-checkpoint', 'render')).toEqual(['none'])
    expect(found('text-checkpoint', 'depth')).toEqual([])
  })

  it.each(guided.map((workflow, at) => [`${at} ${workflow.name}`, workflow] as const))(
    '[ENG-93] %s passes the checks of ComfyUI 0.7.0',
    (_name, workflow) => {
      const fitted = fittedTo(workflow, nodes)
      const graph = 'graph' in fitted && shot ? fillWorkflow(workflow, fitted.graph, nodes, shot, pictures) : undefined
      expect(graph && problemIn(graph, nodes)).toBeUndefined()
      expect(JSON.stringify(graph)).toContain(`"${guidedBy(workflow)[0]}.png"`)
    },
  )

  it('[ENG-94] the strength goes to the ControlNet, over our picture it says how little is drawn anew', () => {
    const at = (kind: string, strength: number) => {
      const workflow = guided.find(({ name }) => name === `60-text-sdxl, guided by ${kind}`)
      const fitted = workflow && fittedTo(workflow, nodes)
      const graph =
        fitted && 'graph' in fitted && shot
          ? fillWorkflow(workflow, fitted.graph, nodes, shot, pictures, { strength })
          : undefined
      return { strength: graph?.['guide']?.inputs['strength'], denoise: graph?.['sample']?.inputs['denoise'] }
    }
    expect(at('depth', 0.35)).toEqual({ strength: 0.35, denoise: 1 })
    expect(at('render', 0)).toEqual({ strength: undefined, denoise: 1 })
    expect(at('render', 1).denoise).toBeCloseTo(0.2)
  })

  it('[ENG-95] says what it can be guided by, and nothing where nobody can draw the stage', async () => {
    const { guide } = aGuide()
    await using able = await opened(models, { guide })
    expect(able.engine.abilities).toMatchObject({ guidance: [...guidanceKinds], likeness: true })
    await using blind = await opened()
    expect(blind.engine.abilities.guidance).toEqual([])
    await using plain = await opened({ checkpoints: ['dreamshaper_8.safetensors'] }, { guide })
    expect(plain.engine.abilities).toMatchObject({ guidance: ['render'], likeness: false })
  })

  it('[ENG-96] draws the stage of each picture in the size of the workflow, and sends it', async () => {
    const { guide, asked } = aGuide()
    await using there = await opened(models, { guide })
    const request = { guidance: { kind: 'pose', strength: 0.6 }, likeness: 0.4, count: 2, aspect: '16:9' }
    const drawn = await there.engine.draw(aTask('comfyui', { request }), aWatch())
    expect(drawn).toHaveLength(2)
    expect(asked.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(asked.every(({ kind, width, height }) => kind === 'pose' && width > height && width % 64 === 0)).toBe(true)
    const [graph = ''] = graphsOf(there)
    expect(graph).toContain('"class_type":"ControlNetApplyAdvanced"')
    expect(graph).toContain('"strength":0.6')
    expect(graph).toContain('"weight":0.4')
    expect(drawn[0]?.recipe).toContain('"guidance":{"kind":"pose","strength":0.6}')
  })

  it('[ENG-96] without guidance everything is drawn as before', async () => {
    const { guide, asked } = aGuide()
    await using there = await opened(models, { guide })
    await there.engine.draw(aTask('comfyui'), aWatch())
    expect(asked).toEqual([])
    expect(graphsOf(there).join()).not.toContain('ControlNet')
  })

  it('[ENG-97] workflows of one’s own are guided by the titles of their nodes, by several at once', async () => {
    const { guide, asked } = aGuide()
    const folder = await mkdtemp(join(tmpdir(), 'eidolon-guided-'))
    const source = guided.find(({ name }) => name === '60-text-sdxl, guided by depth')
    const { 'guide-picture': hint, ...rest } = source?.graph ?? {}
    const second = { class_type: 'LoadImage', inputs: { image: '' }, _meta: { title: 'eidolon:lines' } }
    const shown = { class_type: 'PreviewImage', inputs: { images: ['second', 0] } }
    const own = { ...rest, 'guide-picture': hint, second, shown }
    await writeFile(join(folder, 'own.json'), JSON.stringify(own))
    await using there = await opened(models, { guide, workflows: folder })
    const request = { guidance: { kind: 'lines', strength: 0.5 } }
    await there.engine.draw(aTask('comfyui', { request, references: [] }), aWatch())
    await rm(folder, { recursive: true })
    expect(asked.map(({ kind }) => kind)).toEqual(['depth', 'lines'])
  })
})
