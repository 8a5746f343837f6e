import { describe, expect, it } from 'vitest'
import { motionGuide } from '#adapters/engines/embedded/motion-guide.ts'
import type { ComfyModels } from '#adapters/engines/testing/comfyui-nodes.ts'
import { comfyKey, comfyuiPeer } from '#adapters/engines/testing/comfyui-peer.ts'
import type { MotionGuide, MotionWanted } from '#application/engines/stage-guide.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { comfyuiEngine } from './comfyui.ts'

const models: ComfyModels = {
  checkpoints: ['ltxv-13b-0.9.8.safetensors'],
  unets: ['wan2.1_i2v_480p_14B_fp8.safetensors', 'wan2.1_vace_14B_fp16.safetensors'],
  clips: ['umt5_xxl_fp8.safetensors', 't5xxl_fp16.safetensors'],
  vaes: ['wan_2.1_vae.safetensors'],
  visions: ['clip_vision_h.safetensors'],
  loras: ['ltxv-097-ic-lora-pose-control-comfyui.safetensors'],
}
const film = aTask('comfyui', { request: { kind: 'video', motion: 'walk', durationSeconds: 2, aspect: '9:16' } })

async function opened(given: ComfyModels = models, moves = true) {
  const { jobs, uploads, server } = await comfyuiPeer({ models: given })
  const asked: MotionWanted[] = []
  const motion: MotionGuide = async (_task, wanted) => {
    asked.push(wanted)
    return Uint8Array.of(0, 0, 0, 24)
  }
  const own = { urls: [server.url], key: comfyKey, workflows: undefined, pauses: [1] }
  const engine = comfyuiEngine({ ...own, motion: moves ? motion : undefined })
  await engine.readiness()
  const draw = async () => {
    await engine.draw(film, aWatch())
    const [job] = jobs.values()
    return Object.values(job?.graph ?? {})
  }
  return { uploads, asked, draw, [Symbol.asyncDispose]: () => server.close() }
}

describe('films', () => {
  it('[ENG-137] move as ours would where Wan VACE is installed, frame by frame in the size of the workflow', async () => {
    await using world = await opened()
    const nodes = await world.draw()
    const [wanted] = world.asked
    expect(wanted).toMatchObject({ index: 0, count: 33, perSecond: 16 })
    const moved = nodes.find(({ class_type: type }) => type === 'WanVaceToVideo')
    expect(moved?.inputs).toMatchObject({ width: wanted?.width, height: wanted?.height, length: 33 })
    const loaded = nodes.find(({ class_type: type }) => type === 'LoadVideo')
    expect(loaded?.inputs['file']).toMatch(/^eidolon\/[0-9a-f]{32}\.mp4$/)
    expect(world.uploads.some((name) => name.endsWith('.mp4'))).toBe(true)
  })

  it('[ENG-137] or LTX-Video with a LoRA that is told poses', async () => {
    const { unets: _wan, ...ltx } = models
    await using world = await opened(ltx)
    const types = (await world.draw()).map(({ class_type: type }) => type)
    expect(types).toEqual(expect.arrayContaining(['LoraLoaderModelOnly', 'LTXVAddGuide', 'LTXVCropGuides']))
    expect(world.asked).toMatchObject([{ count: 49, perSecond: 25 }])
  })

  it('[ENG-137] begin with a picture as before where no such model is there, or nobody moves anybody', async () => {
    await using still = await opened(models, false)
    expect((await still.draw()).map(({ class_type: type }) => type)).toContain('WanImageToVideo')
    const { loras: _none, ...plain } = models
    await using other = await opened({ ...plain, unets: ['wan2.1_i2v_480p_14B_fp8.safetensors'] })
    expect((await other.draw()).map(({ class_type: type }) => type)).toContain('WanImageToVideo')
    expect(other.asked).toEqual([])
  })

  it('[ENG-137] are planned as our own film of the request is, and not beyond what a model makes at once', async () => {
    const orders: unknown[] = []
    const guide = motionGuide({
      motion: async (order, frames) => {
        orders.push({ ...order, frames })
        return Uint8Array.of(1)
      },
    })
    const { signal } = new AbortController()
    const wanted = { index: 0, width: 480, height: 832, count: 33, perSecond: 16 }
    await guide?.(film, wanted, signal)
    expect(orders).toMatchObject([{ motion: 'walk', seconds: 2, width: 480, height: 832, frames: { count: 33 } }])
    await expect(guide?.(film, { ...wanted, count: 401 }, signal)).rejects.toMatchObject({ again: false })
    await expect(guide?.(aTask('comfyui'), wanted, signal)).rejects.toMatchObject({ again: false })
    expect(motionGuide({})).toBeUndefined()
  })
})
