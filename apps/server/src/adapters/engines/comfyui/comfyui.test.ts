import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { kontextModels } from '#adapters/engines/testing/comfyui-nodes.ts'
import { comfyKey, comfyRefusal, comfyuiPeer } from '#adapters/engines/testing/comfyui-peer.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { engineSuite } from '#application/engines/engine.suite.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { comfyFleet } from './comfy-fleet.ts'
import { comfyServer } from './comfy-server.ts'
import { comfyuiEngine, type ComfyuiOptions } from './comfyui.ts'
import { readWorkflows } from './workflow.ts'

const end = { waits: 30, pauses: [0, 1, 1, 1, 1, 1], patience: 5000 }
const times = { looks: { told: 50, untold: 20 }, misses: 2, silence: 60_000, end }

const builtIn = fileURLToPath(new URL('./workflows/', import.meta.url))

const engineAt = (urls: readonly string[], more: Partial<ComfyuiOptions> = {}) =>
  comfyuiEngine({ urls, key: comfyKey, workflows: undefined, patience: 900, pauses: [1], times, ...more })

describe('comfyuiEngine', () => {
  engineSuite(
    async () => {
      const { peer, server } = await comfyuiPeer()
      return {
        engine: engineAt([server.url]),
        peer,
        secrets: [comfyKey],
        refusal: comfyRefusal,
        [Symbol.asyncDispose]: () => server.close(),
      }
    },
    { readRecipe: readRecipeText, keyed: true, films: true, resumes: true },
  )

  it('[ENG-20] tells what its models can do, and what each workflow lacks when there is none', async () => {
    await using full = (await comfyuiPeer()).server
    const engine = engineAt([full.url])
    expect(await engine.readiness()).toEqual({ ready: true })
    expect(engine.version).toBe('0.33.1')
    expect(engine.abilities).toMatchObject({ kinds: ['image', 'video'], reference: true, seed: true, maxCount: 8 })
    await using empty = (await comfyuiPeer({ models: {} })).server
    const state = await engineAt([empty.url]).readiness()
    expect(state).toMatchObject({ ready: false, reason: 'ComfyUI has no model that the studio can use.' })
    expect(state.detail).toContain('20-reference-flux-kontext wants a model like *kontext* for UNETLoader')
    await using alone = (await comfyuiPeer({ models: { checkpoints: ['dreamshaper_8.safetensors'] } })).server
    const plain = engineAt([alone.url])
    await plain.readiness()
    expect(plain.abilities).toMatchObject({ kinds: ['image'], reference: false, negativePrompt: true, durations: [] })
  })

  it('[ENG-21] shows previews and steps as the server tells them', async () => {
    await using peer = await opened()
    const watch = aWatch()
    await peer.engine.readiness()
    await peer.engine.draw(aTask('comfyui'), watch)
    expect(watch.told.some(({ share }) => share > 0.3 && share < 0.4)).toBe(true)
    expect(watch.told.find(({ preview }) => preview)?.preview?.subarray(8, 12)).toEqual(Buffer.from('WEBP'))
    expect(watch.told.map(({ stage }) => stage)).toContain('waiting')
  })

  it('[ENG-21] asks by itself when the socket is closed', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    peer.behave('endless')
    const drawing = peer.engine.draw(aTask('comfyui'), aWatch())
    await peer.underWay()
    for (const socket of peer.sockets.values()) socket.terminate()
    peer.behave('well')
    expect(await drawing).toHaveLength(1)
  })

  it('[ENG-140] gives up a job that shows signs of life and never ends', async () => {
    await using peer = await opened({}, { times: { ...times, longest: 100 } })
    await peer.engine.readiness()
    peer.behave('endless')
    await expect(peer.engine.draw(aTask('comfyui'), aWatch())).rejects.toMatchObject({
      again: true,
      cause: { message: 'a job took too long in all' },
    })
  })

  it('[ENG-22] gives each order to the server with the shortest queue, and to those that are there', async () => {
    await using slow = await comfyuiPeerWith({ queued: 3 })
    await using quick = await comfyuiPeerWith({ queued: 1 })
    await using gone = await comfyuiPeerWith({})
    await gone.server.close()
    const engine = engineAt([slow.server.url, gone.server.url, quick.server.url])
    await engine.readiness()
    await engine.draw(aTask('comfyui'), aWatch())
    expect([slow.jobs.size, quick.jobs.size]).toEqual([0, 1])
  })

  it('[ENG-22] pictures that are asked for together are shared out', async () => {
    await using one = await comfyuiPeerWith({})
    await using other = await comfyuiPeerWith({})
    const engine = engineAt([one.server.url, other.server.url])
    await engine.readiness()
    await engine.draw(aTask('comfyui', { request: { count: 4 } }), aWatch())
    expect(one.jobs.size + other.jobs.size).toBe(4)
    expect(Math.min(one.jobs.size, other.jobs.size)).toBeGreaterThan(0)
  })

  it('[ENG-23] uploads each picture once by its content, and clears the history', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    await peer.engine.draw(aTask('comfyui', { request: { count: 2 } }), aWatch())
    expect(new Set(peer.uploads).size).toBe(1)
    expect(peer.forgotten.toSorted()).toEqual([...peer.jobs.keys()].toSorted())
  })

  it('[ENG-24] servers that name jobs themselves are asked by that name', async () => {
    await using peer = await opened({ chosenIds: false })
    await peer.engine.readiness()
    const watch = aWatch()
    await peer.engine.draw(aTask('comfyui'), watch)
    expect(watch.notes.at(-1)).toContain('job-1')
  })

  it('[ENG-24] a job that the server has forgotten is begun anew', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    const note = JSON.stringify({ jobs: { 0: { url: peer.server.url, id: 'lost' } } })
    expect(await peer.engine.draw(aTask('comfyui', { note }), aWatch())).toHaveLength(1)
    expect(peer.begun()).toBe(1)
  })

  it('[ENG-9] one picture of several that fails ends the others, which are not taken up again', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    peer.behave('endless')
    const watch = aWatch()
    const ended = peer.engine.draw(aTask('comfyui', { request: { count: 2 } }), watch).catch((error: unknown) => error)
    await expect.poll(() => peer.jobs.size).toBe(2)
    const [lost] = peer.jobs.keys()
    // As after a restart of the server: nobody knows of it.
    peer.jobs.delete(lost ?? '')
    expect(await ended).toMatchObject({ again: true })
    const note = watch.notes.at(-1)
    expect(Object.values(JSON.parse(note ?? '{}').jobs)).toEqual([{ url: peer.server.url, id: lost }])
    peer.behave('well')
    expect(await peer.engine.draw(aTask('comfyui', { note, request: { count: 2 } }), aWatch())).toHaveLength(2)
  })

  it('[ENG-25] takes the workflows of the operator first, and says what is wrong with one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eidolon-workflows-'))
    await writeFile(join(folder, 'mine.json'), JSON.stringify(ownWorkflow))
    await writeFile(join(folder, 'saved.json'), JSON.stringify({ nodes: [], links: [] }))
    await using peer = await opened({ models: { checkpoints: ['mine.safetensors'] } }, { workflows: folder })
    await peer.engine.readiness()
    const [drawing] = await peer.engine.draw(aTask('comfyui', { request: { aspect: '16:9' } }), aWatch())
    expect(JSON.parse(drawing?.recipe ?? '{}').order).toMatchObject({ workflow: 'mine' })
    const [job] = peer.jobs.values()
    expect(job?.graph['3']?.inputs).toMatchObject({ noise_seed: expect.any(Number) })
    expect(job?.graph['2']?.inputs['text']).toMatch(/^masterpiece, a tall woman .* years old/)
    await using nothing = await opened({ models: {} }, { workflows: folder })
    expect((await nothing.engine.readiness()).detail).toMatch(/saved.json: it is not in API format/)
    await rm(folder, { recursive: true })
  })
})

describe('a job that is to end', () => {
  it('[ENG-80] is ended by a server that answers late, though nobody waits for it', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    peer.behave('endless')
    const watch = aWatch()
    const ended = peer.engine.draw(aTask('comfyui'), watch).catch((error: unknown) => error)
    await peer.underWay()
    const answers = Promise.withResolvers<void>()
    peer.before.set('GET /queue', () => answers.promise)
    watch.stop('gone')
    expect(await ended).toBe('gone')
    expect(peer.calls).not.toContain('POST /interrupt')
    answers.resolve()
    await peer.stopped()
    await expect.poll(() => peer.forgotten).toEqual([...peer.jobs.keys()])
  })

  it('[ENG-80] is told again where the server does not hear it', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    peer.behave('endless')
    const watch = aWatch()
    const ended = peer.engine.draw(aTask('comfyui'), watch).catch((error: unknown) => error)
    await peer.underWay()
    let asked = 0
    peer.before.set('GET /queue', async () => {
      asked += 1
      if (asked < 6) throw new Error('the connection breaks')
    })
    watch.stop('gone')
    expect(await ended).toBe('gone')
    await peer.stopped()
    expect(asked).toBeGreaterThanOrEqual(6)
  })

  it('[ENG-81] that somebody has interrupted at the server says so, and leaves its history', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    peer.behave('endless')
    const ended = peer.engine.draw(aTask('comfyui'), aWatch()).catch((error: unknown) => error)
    await peer.underWay()
    const [job] = peer.jobs.values()
    if (job) peer.interrupt(job)
    expect(await ended).toMatchObject({
      again: false,
      message: 'The drawing was interrupted at ComfyUI.',
      cause: { message: 'interrupted at KSampler' },
    })
    await expect.poll(() => peer.forgotten).toEqual([job?.id])
  })

  it('[ENG-81] that was refused leaves its history too', async () => {
    await using peer = await opened()
    await peer.engine.readiness()
    peer.behave('refuse')
    await expect(peer.engine.draw(aTask('comfyui'), aWatch())).rejects.toThrow(comfyRefusal)
    await expect.poll(() => peer.forgotten).toEqual([...peer.jobs.keys()])
  })
})

describe("the operator's own workflows", () => {
  it('[ENG-82] one for words alone is taken although another could show pictures, and none are prepared', async () => {
    await using folder = await folderWith({ mine: ownWorkflow })
    const models = { ...kontextModels, checkpoints: ['mine.safetensors'] }
    await using peer = await opened({ models }, { workflows: folder.path })
    await peer.engine.readiness()
    const task = aTask('comfyui')
    expect(task.references).not.toHaveLength(0)
    const [drawing] = await peer.engine.draw(task, aWatch())
    expect(JSON.parse(drawing?.recipe ?? '{}').order).toMatchObject({ workflow: 'mine' })
    expect(peer.uploads).toEqual([])
    expect(peer.engine.takesPictures?.(task.request)).toBe(false)
    expect(peer.engine.takesPictures?.({ ...task.request, kind: 'video' })).toBe(true)
  })

  it('[ENG-83] each that cannot be used is named, once, although others can', async () => {
    await using folder = await folderWith({
      mine: ownWorkflow,
      saved: { nodes: [], links: [] },
      untitled: { 1: { class_type: 'KSampler', inputs: {} } },
      unknown: { ...ownWorkflow, 9: { class_type: 'NodeOfSomebody', inputs: {} } },
      wrong: { ...ownWorkflow, _eidolon: { edge: 'large' } },
    })
    const told: string[] = []
    const onUnusable = ({ file }: { readonly file: string }) => told.push(file)
    const models = { checkpoints: ['mine.safetensors'] }
    await using peer = await opened({ models }, { workflows: folder.path, onUnusable })
    const state = await peer.engine.readiness()
    expect(state.ready).toBe(true)
    for (const reason of [
      'saved.json: it is not in API format',
      'untitled.json: no node is titled eidolon:prompt',
      'unknown.json: it wants the node NodeOfSomebody',
      'wrong.json: its _eidolon part is wrong',
    ]) {
      expect(state.detail).toContain(reason)
    }
    await peer.engine.readiness()
    expect(told.toSorted()).toEqual(['saved.json', 'unknown.json', 'untitled.json', 'wrong.json'])
  })

  it('[ENG-84] what the server has against a node is in the log, node by node', async () => {
    const broken = { ...ownWorkflow, 7: { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512 } } }
    await using folder = await folderWith({ broken })
    const models = { checkpoints: ['mine.safetensors'] }
    await using peer = await opened({ models }, { workflows: folder.path })
    await peer.engine.readiness()
    await expect(peer.engine.draw(aTask('comfyui'), aWatch())).rejects.toMatchObject({
      message: 'ComfyUI did not accept the workflow.',
      cause: { message: expect.stringContaining('EmptyLatentImage (7): Required input is missing: batch_size') },
    })
  })

  it('[ENG-84] an order of which the server will make everything but our result is refused and ended', async () => {
    const half = {
      ...ownWorkflow,
      4: { ...ownWorkflow[4], inputs: { images: ['8', 0] }, _meta: { title: 'eidolon:output' } },
      20: { class_type: 'PreviewImage', inputs: { images: ['8', 0] } },
    }
    await using folder = await folderWith({ half })
    const models = { checkpoints: ['mine.safetensors'] }
    await using peer = await opened({ models }, { workflows: folder.path })
    await peer.engine.readiness()
    peer.behave('endless')
    await expect(peer.engine.draw(aTask('comfyui'), aWatch())).rejects.toMatchObject({
      cause: { message: 'SaveImage (4): Required input is missing: filename_prefix' },
    })
    await peer.stopped()
  })
})

it('[ENG-85] a server that tells its nodes slowly is busy until they are there, and then serves', async () => {
  await using peer = await comfyuiPeerWith({})
  const answers = Promise.withResolvers<void>()
  peer.before.set('GET /object_info', () => answers.promise)
  const server = comfyServer({ url: peer.server.url, key: comfyKey })
  const workflows = () => readWorkflows(builtIn, false)
  const fleet = comfyFleet({ servers: [server], workflows, fresh: 0, patience: 200 })
  expect(await fleet.readiness()).toEqual({ ready: false, reason: 'ComfyUI is busy: its list of nodes takes long.' })
  answers.resolve()
  await expect.poll(() => fleet.readiness()).toMatchObject({ ready: true })
  expect(peer.calls.filter((call) => call === 'GET /object_info')).toHaveLength(1)
})

async function folderWith(files: Readonly<Record<string, object>>) {
  const path = await mkdtemp(join(tmpdir(), 'eidolon-workflows-'))
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(path, `${name}.json`), JSON.stringify(content))
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

async function comfyuiPeerWith(options: Parameters<typeof comfyuiPeer>[0]) {
  const peer = await comfyuiPeer(options)
  return { ...peer, [Symbol.asyncDispose]: () => peer.server.close() }
}

async function opened(options: Parameters<typeof comfyuiPeer>[0] = {}, more: Partial<ComfyuiOptions> = {}) {
  const { peer, ...rest } = await comfyuiPeer(options)
  const engine = engineAt([rest.server.url], more)
  return { ...rest, ...peer, engine, [Symbol.asyncDispose]: () => rest.server.close() }
}

/** As "Export (API)" writes it, with the titles that somebody gave their nodes. */
const ownWorkflow = {
  1: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'mine.safetensors' }, _meta: { title: 'Load' } },
  2: {
    class_type: 'CLIPTextEncode',
    inputs: { text: 'masterpiece, {prompt}', clip: ['1', 1] },
    _meta: { title: 'eidolon:prompt' },
  },
  3: {
    class_type: 'SamplerCustom',
    inputs: {
      add_noise: true,
      noise_seed: 1,
      cfg: 6,
      model: ['1', 0],
      positive: ['2', 0],
      negative: ['2', 0],
      sampler: ['5', 0],
      sigmas: ['6', 0],
      latent_image: ['7', 0],
    },
    _meta: { title: 'eidolon:seed' },
  },
  4: { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'x' }, _meta: { title: 'Save' } },
  5: { class_type: 'KSamplerSelect', inputs: { sampler_name: 'euler' } },
  6: {
    class_type: 'LTXVScheduler',
    inputs: { steps: 20, max_shift: 2.05, base_shift: 0.95, stretch: true, terminal: 0.1 },
  },
  7: { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
  8: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['1', 2] } },
}
