import { expect, it } from 'vitest'
import { EngineFailure } from '#application/engines/engine.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import type { Illustrator, IllustratorWatch, Picture } from '#application/illustrator/illustrator.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { readRecipe } from './recipe.ts'

const small: Picture = { width: 2, height: 2, pixels: new Uint8ClampedArray(16) }
const thumbnail = async () => new Uint8Array([1])

/** An illustrator that draws nothing by itself: the test says when a thread takes a picture up. */
function idle(marksFilms = false) {
  const recipes: string[] = []
  const waiting: IllustratorWatch[] = []
  const illustrator: Illustrator = {
    version: 'idle',
    readiness: async () => ({ ready: true }),
    picture: () => Promise.reject(new Error('not asked for')),
    parts: () => Promise.reject(new Error('not asked for')),
    stage: () => Promise.reject(new Error('not asked for')),
    model: () => Promise.reject(new Error('not asked for')),
    film: (_order, recipe) => {
      recipes.push(recipe)
      return Promise.reject(new Error('it draws no films'))
    },
    png: (_order, _recipe, watch) =>
      new Promise((_resolve, reject) => {
        waiting.push(watch)
        watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
      }),
  }
  return { waiting, recipes, engine: embeddedEngine({ illustrator, thumbnail, marksFilms }) }
}

it('[GEN-44] of the illustrator’s pictures those count that a thread has taken up, before anybody sees anything of them', async () => {
  const { waiting, engine } = idle()
  const watch = aWatch()
  const drawn = engine.draw(aTask(engine.id, { request: { count: 3 } }), watch)
  await expect.poll(() => waiting.length).toBe(3)
  expect(watch.begun).toBe(0)
  waiting[0]?.progress?.('drawing', 0.1)
  waiting[0]?.progress?.('drawing', 0.2, small)
  await expect.poll(() => watch.told.some(({ preview }) => preview)).toBe(true)
  expect(watch.begun).toBe(1)
  watch.stop('gone')
  await expect(drawn).rejects.toBe('gone')
})

it('[GEN-44] a picture that must not be begun is not shown and ends the drawing', async () => {
  const { waiting, engine } = idle()
  const watch = aWatch()
  const why = new EngineFailure('Enough for today.', { again: false })
  watch.refuse(why)
  const drawn = engine.draw(aTask(engine.id), watch)
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.progress?.('drawing', 0.2, small)
  await expect(drawn).rejects.toBe(why)
  expect(watch.told.some(({ preview }) => preview)).toBe(false)
})

it('[MARK-84] the recipe of a film says that it is marked, where films are, and is read so again', async () => {
  const orderOf = async (marksFilms: boolean) => {
    const { engine, recipes } = idle(marksFilms)
    const task = aTask(engine.id, { request: { kind: 'video', durationSeconds: 2 } })
    await expect(engine.draw(task, aWatch())).rejects.toThrow('it draws no films')
    return readRecipe(recipes[0] ?? '')?.order
  }
  const plain = await orderOf(false)
  expect(plain).toMatchObject({ seconds: 2 })
  expect(plain).not.toHaveProperty('marked')
  expect(await orderOf(true)).toEqual({ ...plain, marked: true })
})
