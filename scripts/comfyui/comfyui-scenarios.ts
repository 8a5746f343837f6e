import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { aTask, aWatch, type Watched } from '#server/application/engines/testing/a-task.ts'
import { type Drawing, EngineFailure } from '#server/application/engines/engine.ts'
import type { ComfyWorld } from './comfyui-world.ts'

/** What a scenario found, in a few words; undefined when it cannot be tried there. */
type Scenario = readonly [name: string, run: (world: ComfyWorld) => Promise<string | undefined>]

const bare = { references: [] }

export const scenarios: readonly Scenario[] = [
  [
    'words alone: a picture of the shape that was asked for, with steps, and a clean history',
    async (world) => {
      const watch = aWatch()
      const drawn = await world.engine.draw(aTask('comfyui', { ...bare, request: { aspect: '16:9' } }), watch)
      const { width, height } = await picture(drawn)
      assert(width > height, `it is ${width} × ${height}`)
      assert(
        watch.told.some(({ stage, share }) => stage === 'drawing' && share > 0.05),
        'no steps were told',
      )
      await assertForgotten(world, watch)
      return `${width} × ${height}, ${watch.told.filter(({ preview }) => preview).length} previews`
    },
  ],
  [
    'the same seed is the same picture, another one is another',
    async ({ engine }) => {
      const draw = async (seed: number) => {
        const [one] = await engine.draw(aTask('comfyui', { ...bare, request: { seed } }), aWatch())
        return sharp(one?.file.bytes).raw().toBuffer()
      }
      const [first, again, other] = [await draw(7), await draw(7), await draw(8)]
      assert(first.equals(again), 'the same seed gave another picture')
      assert(!first.equals(other), 'another seed gave the same picture')
      return 'seeds 7, 7, 8'
    },
  ],
  [
    'several pictures of one order',
    async ({ engine }) => {
      const drawn = await engine.draw(aTask('comfyui', { ...bare, request: { count: 2 } }), aWatch())
      assert.equal(drawn.length, 2)
      return drawn.map(({ seed }) => seed).join(', ')
    },
  ],
  [
    'pictures of the character',
    async ({ engine, picture: shown }) => {
      if (!engine.abilities.reference) return undefined
      const drawn = await engine.draw(aTask('comfyui', { references: [shown] }), aWatch())
      await picture(drawn)
      return workflowOf(drawn)
    },
  ],
  ...(['depth', 'pose', 'lines', 'render'] as const).map((kind): Scenario => [
    `guided by ${kind}, loosely and strictly`,
    async ({ engine }) => {
      if (!engine.abilities.guidance.includes(kind)) return undefined
      const draw = async (strength: number) => {
        const request = { guidance: { kind, strength }, pose: 'waving' }
        const drawn = await engine.draw(aTask('comfyui', { ...bare, request }), aWatch())
        return {
          drawn,
          pixels: await sharp((await picture(drawn)).bytes)
            .raw()
            .toBuffer(),
        }
      }
      const [loose, strict] = [await draw(0.2), await draw(1)]
      assert(!loose.pixels.equals(strict.pixels), 'the strength changes nothing')
      return workflowOf(strict.drawn)
    },
  ]),
  [
    'two people, each with words of their own where they are',
    async ({ engine, picture: shown }) => {
      if (engine.abilities.maxCharacters < 2) return undefined
      const { character } = aTask('comfyui')
      const draw = async (second: string) => {
        const cast = [
          { character: { ...character, id: 'one', appearance: 'long red hair' }, references: [shown] },
          { character: { ...character, id: 'two', appearance: second }, references: [shown] },
        ]
        const request = { characterIds: ['one', 'two'], prompt: 'on a beach' }
        const drawn = await engine.draw(aTask('comfyui', { ...bare, cast, request }), aWatch())
        return {
          drawn,
          pixels: await sharp((await picture(drawn)).bytes)
            .raw()
            .toBuffer(),
        }
      }
      const [one, other] = [await draw('a grey beard'), await draw('a green hat')]
      assert(!one.pixels.equals(other.pixels), 'what is said of the second changes nothing')
      return workflowOf(one.drawn)
    },
  ],
  [
    'one thing changed in a mask: the rest stays pixel by pixel',
    async ({ engine, picture: parent }) => {
      if (!engine.abilities.masks) return undefined
      const { width, height } = parent
      const left = await sharp({ create: { width: width / 2, height, channels: 4, background: '#ffffff00' } })
        .extend({ right: width / 2, background: '#000000ff' })
        .png()
        .toBuffer()
      const request = { change: { mediaId: 'one', part: 'hair' }, hairColour: '#c02020', prompt: '' }
      const mask = { png: new Uint8Array(left), width, height }
      const drawn = await engine.draw(aTask('comfyui', { ...bare, request, parent, mask }), aWatch())
      const { bytes, ...size } = await picture(drawn)
      assert.deepEqual(size, { width, height })
      const [before, after] = await Promise.all([parent.png, bytes].map((each) => sharp(each).raw().toBuffer()))
      const differing = (from: number, to: number) =>
        Array.from({ length: height * (to - from) }, (_, at) => {
          const pixel = Math.floor(at / (to - from)) * width + from + (at % (to - from))
          return Number([0, 1, 2].some((tone) => before?.[pixel * 3 + tone] !== after?.[pixel * 3 + tone]))
        }).reduce((sum, each) => sum + each, 0)
      assert.equal(differing(width / 2, width), 0, 'pixels outside of the mask have changed')
      assert(differing(0, width / 2) > (width * height) / 8, 'nothing has changed in the mask')
      return workflowOf(drawn)
    },
  ],
  [
    'drawn larger, and enlarged afterwards',
    async ({ engine, picture: parent }) => {
      if (!engine.abilities.sizes.some(({ id }) => id === 'large')) return undefined
      const usual = await picture(await engine.draw(aTask('comfyui', bare), aWatch()))
      const large = await picture(
        await engine.draw(aTask('comfyui', { ...bare, request: { size: 'large' } }), aWatch()),
      )
      assert.deepEqual([large.width, large.height], [usual.width * 2, usual.height * 2])
      const request = { enlarge: true, size: 'print', parentMediaId: 'one' }
      const whole = await picture(await engine.draw(aTask('comfyui', { ...bare, request, parent }), aWatch()))
      assert.deepEqual([whole.width, whole.height], [parent.width * 4, parent.height * 4])
      return `${usual.width} to ${large.width} and ${whole.width}`
    },
  ],
  [
    'cancelled while it draws: the server stops, and nothing stays',
    async (world) => {
      const watch = aWatch()
      const ended = world.engine.draw(aTask('comfyui', { ...bare, request: { count: 2 } }), watch).catch(told)
      await until(() => watch.notes.length >= 2 && watch.told.some(({ share }) => share > 0))
      watch.stop('gone')
      assert.equal(await ended, 'gone')
      for (const id of jobsIn(watch)) {
        await until(async () => (await world.server.place(id, soon())) === undefined)
        await until(async () => (await world.server.finished(id, soon())) === undefined)
      }
      return `${jobsIn(watch).length} jobs ended`
    },
  ],
  [
    'taken up again after a stop: the same job, no second one',
    async (world) => {
      const watch = aWatch()
      const ended = world.engine.draw(aTask('comfyui', bare), watch).catch(told)
      await until(() => watch.told.some(({ share }) => share > 0))
      watch.stop('closing')
      assert.equal(await ended, 'closing')
      const [id] = jobsIn(watch)
      const next = aWatch()
      const drawn = await world.engineWith().draw(aTask('comfyui', { ...bare, note: watch.notes.at(-1) }), next)
      await picture(drawn)
      assert.deepEqual([next.begun, next.notes], [0, []], 'it was begun a second time')
      await assertForgotten(world, watch)
      return String(id)
    },
  ],
  [
    'a node that is wrongly filled in: what the server has against it, node by node',
    (world) =>
      withWorkflow(world, { save: saving(['pixels', 0]), pixels: { class_type: 'EmptyImage', inputs: {} } }, bare),
  ],
  [
    'a node that breaks while it works: the reason, and a clean history',
    (world) => {
      const broken = { png: new TextEncoder().encode('no picture'), width: 1, height: 1 }
      const load = { class_type: 'LoadImage', inputs: { image: '' }, _meta: { title: 'eidolon:reference' } }
      return withWorkflow(world, { save: saving(['load', 0]), load }, { references: [broken] })
    },
  ],
  [
    'how everybody moves in our own film, frame by frame',
    async (world) => {
      const film = {
        _eidolon: { edge: 128, step: 32, fps: 16, frames: 4, durations: [2] },
        words: { class_type: 'PrimitiveString', inputs: { value: '' }, _meta: { title: 'eidolon:prompt' } },
        motion: { class_type: 'LoadVideo', inputs: { file: '' }, _meta: { title: 'eidolon:motion' } },
        frames: { class_type: 'GetVideoComponents', inputs: { video: ['motion', 0] } },
        video: { class_type: 'CreateVideo', inputs: { images: ['frames', 0], fps: 16 } },
        save: {
          class_type: 'SaveVideo',
          inputs: { video: ['video', 0], filename_prefix: 'eidolon/video', format: 'mp4', codec: 'h264' },
          _meta: { title: 'eidolon:output' },
        },
      }
      const request = { kind: 'video', motion: 'wave', durationSeconds: 2 }
      const [drawn] = await drawnBy(world, film, { ...bare, request })
      // Two seconds of sixteen frames, and the one that it begins with.
      assert(Math.abs((drawn?.durationMs ?? 0) - (33 / 16) * 1000) < 70, `it lasts ${drawn?.durationMs} ms`)
      return `${drawn?.width} × ${drawn?.height}, ${drawn?.durationMs} ms`
    },
  ],
  [
    'a video',
    async ({ engine, picture: shown }) => {
      if (!engine.abilities.kinds.includes('video')) return undefined
      const request = { kind: 'video', durationSeconds: engine.abilities.durations[0] }
      const drawn = await engine.draw(aTask('comfyui', { references: [shown], request }), aWatch())
      return `${drawn[0]?.durationMs} ms`
    },
  ],
]

const soon = () => AbortSignal.timeout(30_000)
const told = (error: unknown) => error

async function picture(drawn: readonly Drawing[]) {
  const [one] = drawn
  assert(one, 'nothing was drawn')
  const { width, height } = await sharp(one.file.bytes).metadata()
  assert.deepEqual([width, height], [one.width, one.height])
  assert(one.recipe.includes('"engine":"comfyui"'))
  return { width, height, bytes: one.file.bytes }
}

const workflowOf = ([one]: readonly Drawing[]): string => String(JSON.parse(one?.recipe ?? '{}').order?.workflow)

/** Ids of the jobs that were noted. */
function jobsIn({ notes }: Watched): readonly string[] {
  const ids = notes.flatMap((note) => {
    const jobs: Record<string, { readonly id: string }> = JSON.parse(note).jobs ?? {}
    return Object.values(jobs).map(({ id }) => id)
  })
  return [...new Set(ids)]
}

async function assertForgotten({ server }: ComfyWorld, watch: Watched): Promise<void> {
  const ids = jobsIn(watch)
  assert(ids.length > 0, 'no job was noted')
  for (const id of ids) assert.equal(await server.finished(id, soon()), undefined, 'the history still has it')
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const late = Date.now() + 120_000
  while (!(await holds())) {
    assert(Date.now() < late, 'it did not come to that')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const saving = (images: readonly unknown[]) => ({ class_type: 'PreviewImage', inputs: { images } })

/** What comes of a workflow of somebody's own. */
async function drawnBy(world: ComfyWorld, workflow: object, task: object): Promise<readonly Drawing[]> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-own-'))
  await writeFile(join(folder, 'own.json'), JSON.stringify(workflow))
  try {
    const engine = world.engineWith({ workflows: folder })
    await engine.readiness()
    return await engine.draw(aTask('comfyui', task), aWatch())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A workflow of somebody's own that the server cannot do. */
async function withWorkflow(world: ComfyWorld, nodes: object, task: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-own-'))
  const words = { class_type: 'PrimitiveString', inputs: { value: '' }, _meta: { title: 'eidolon:prompt' } }
  await writeFile(join(folder, 'own.json'), JSON.stringify({ words, ...nodes }))
  try {
    const engine = world.engineWith({ workflows: folder })
    const watch = aWatch()
    const failure = await engine.draw(aTask('comfyui', task), watch).catch(told)
    assert(failure instanceof EngineFailure, `it ended with ${String(failure)}`)
    assert(!failure.again, 'it would be tried again')
    await assertForgotten(world, watch).catch((error: unknown) => {
      // What was not accepted has left no note.
      if (jobsIn(watch).length > 0) throw error
    })
    assert(failure.cause instanceof Error)
    return failure.cause.message
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
