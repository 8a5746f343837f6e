import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { EngineFailure } from '#application/engines/engine.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import type { Timers } from '#application/shared/timers.ts'
import { drawingProcess } from './drawing-process.ts'
import { onnxEngine } from './onnx-engine.ts'
import { runtimePackage } from './onnx-runtime.ts'
import { writeTinyModel } from './testing/tiny-model.ts'

const program = new URL('./testing/scripted-process.ts', import.meta.url)

/** A folder called as the scripted process should behave, with a model in it and a runtime beside it. */
async function open(manner: string, { installed = true } = {}) {
  const place = await mkdtemp(join(tmpdir(), 'eidolon-onnx-'))
  const folder = join(place, manner)
  await writeTinyModel(folder)
  const home = join(place, 'runtime')
  if (installed) {
    const package_ = join(home, 'node_modules', runtimePackage)
    await mkdir(package_, { recursive: true })
    await writeFile(join(package_, 'index.js'), '')
  }
  const later: (() => void)[] = []
  const timers: Timers = {
    every: () => ({ [Symbol.dispose]() {} }),
    after(_milliseconds, run) {
      later.push(run)
      return { [Symbol.dispose]: () => void later.splice(later.indexOf(run), 1) }
    },
  }
  const engine = onnxEngine({ folder, steps: 2, threads: 1, runtimes: [home], program, timers })
  const close = async () => {
    for (const run of later) run()
    await rm(place, { recursive: true, force: true })
  }
  return { engine, folder, timers, later, [Symbol.asyncDispose]: close }
}

const failing = async (drawing: Promise<unknown>): Promise<unknown> =>
  drawing.then(
    () => new Error('It was drawn.'),
    (error: unknown) => error,
  )

describe('onnxEngine', () => {
  it('[ENG-73] draws in a process of its own, which serves the next order too and leaves when idle', async () => {
    await using world = await open('well')
    await expect(world.engine.readiness()).resolves.toMatchObject({ ready: true })
    expect(world.engine.version).toMatch(/^well-[0-9a-f]{8}$/)
    const watch = aWatch()
    const drawings = await world.engine.draw(aTask('onnx', { request: { count: 2 } }), watch)
    expect(drawings.map(({ seed }) => seed)).toEqual([7, 8])
    for (const { file, recipe } of drawings) expect(readRecipeText(file.bytes)).toBe(recipe)
    expect(watch.told.map(({ stage }) => stage)).toEqual(['loading', 'drawing', 'drawing'])
    // One timer at a time: what was drawn since has put the leaving off.
    expect(world.later).toHaveLength(1)
  })

  it('[ENG-73] ends it at once when nobody wants the picture any more', async () => {
    await using world = await open('endless')
    const watch = aWatch()
    const ended = failing(world.engine.draw(aTask('onnx'), watch))
    await expect.poll(() => watch.told.length, { timeout: 15_000 }).toBe(2)
    watch.stop('gone')
    expect(await ended).toBe('gone')
  })

  it.each(['crash', 'unreadable'])('[ENG-73] when it breaks (%s) the studio does not', async (manner) => {
    await using world = await open(manner)
    const error = await failing(world.engine.draw(aTask('onnx'), aWatch()))
    if (!(error instanceof EngineFailure)) throw error
    expect(error.again).toBe(false)
  })

  it('[ENG-73] tells it none of the keys', async () => {
    await using world = await open('environment')
    const { folder, timers } = world
    const one = drawingProcess({ program, folder, runtimes: [], threads: 1, timers, idle: 1 })
    const order = { prompt: '', seed: 1, width: 64, height: 64, steps: 1 }
    const signal = new AbortController().signal
    const error = await failing(one.draw(order, { signal, onStep: () => {} }))
    const names = Object.keys(JSON.parse(error instanceof Error ? error.message : '{}'))
    expect(names.filter((name) => !name.startsWith('NODE_'))).toEqual([])
  })

  it('[ENG-70] without the runtime or without a model it is unavailable, and the operator is told why', async () => {
    await using bare = await open('well', { installed: false })
    await expect(bare.engine.readiness()).resolves.toMatchObject({
      ready: false,
      reason: 'The local model is not set up.',
      detail: expect.stringContaining('npm run studio -- models add'),
    })
    await using empty = await open('well')
    await rm(join(empty.folder, 'unet'), { recursive: true })
    await expect(empty.engine.readiness()).resolves.toMatchObject({
      ready: false,
      detail: expect.stringContaining('no unet/model.onnx'),
    })
    await expect(empty.engine.draw(aTask('onnx'), aWatch())).rejects.toMatchObject({ again: false })
  })

  it('[ENG-70] offers what such a model can do, and no more', async () => {
    await using world = await open('well')
    await world.engine.readiness()
    const { kinds, seed, negativePrompt, reference, aspects } = world.engine.abilities
    expect({ kinds, seed, negativePrompt, reference }).toEqual({
      kinds: ['image'],
      seed: true,
      negativePrompt: false,
      reference: false,
    })
    for (const { width, height } of aspects) expect([width % 64, height % 64]).toEqual([0, 0])
  })
})
