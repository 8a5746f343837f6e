import { randomGenes, writeGenes } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import type { GenerationAccess } from '#application/generations/ports.ts'
import type { Likeness } from '#application/engines/scored-engine.ts'
import { EngineFailure } from '#application/engines/engine.ts'
import { unlimitedAccess } from '#application/generations/unlimited-access.ts'
import { generationsWorld, type GenerationsWorld } from '#test/support/generations-world.ts'

const media = '/databases/studio/collections/media/documents'

/** Sees these likenesses in the pictures that come, one after the other. */
const seeing = (...scores: readonly (number | null)[]): Likeness => {
  const left = [...scores]
  return async (_picture, people) => people.map(() => left.shift() ?? null)
}

// Somebody who can be drawn, and so be compared with.
const genes = JSON.stringify(writeGenes(randomGenes(1)))

async function ask(world: GenerationsWorld, given: object): Promise<string> {
  const characterId = await world.character('maya', { genes })
  const { body } = await world.call('maya', 'POST', '/generations', { characterId, engine: 'scripted', ...given })
  return body.$id
}

/** Writes down what is counted. */
function counting() {
  const counted: unknown[] = []
  const access: GenerationAccess = {
    ...unlimitedAccess,
    mayGenerate: async (_unit, { count }) => void counted.push({ aside: count }),
    ended: async (_unit, _asked, ending) => void counted.push(ending),
  }
  return { access, counted }
}

type RetryRow = {
  readonly $id: string
  readonly passedOver: boolean
  readonly identity: number
  readonly trashedAt: string
}

async function rows(world: GenerationsWorld): Promise<RetryRow[]> {
  const { body } = await world.call('maya', 'GET', media)
  return body.documents.toSorted((one: RetryRow, other: RetryRow) => one.identity - other.identity)
}

describe('pictures that are not alike', () => {
  it('[GEN-142] [GEN-143] [GEN-145] are drawn again, the most alike is kept, and the others lie in the trash for a day', async () => {
    const { access, counted } = counting()
    await using world = await generationsWorld({ likeness: seeing(0.9, 0.2, 0.4, 0.3), access })
    const id = await ask(world, { count: 2, seed: 7, retries: { times: 2, below: 0.6 } })
    ;(await world.engine.next()).finish()
    const again = await world.engine.next()
    expect(again.task.request).toMatchObject({ count: 1, seed: 7 + 7919 })
    again.progress('drawing', 0.5)
    world.time.pass(1000)
    await expect.poll(async () => (await world.state('maya', id)).stage).toBe('drawing again 1 of 2')
    expect((await world.state('maya', id)).mediaIds).toEqual([])
    again.finish()
    ;(await world.engine.next()).finish()
    await world.reached(id, 'succeeded')
    const { mediaIds, passedOver } = await world.state('maya', id)
    expect(passedOver).toBe(2)
    const kept = await rows(world)
    expect(kept.map(({ identity, passedOver }) => [identity, passedOver])).toEqual([
      [0.2, true],
      [0.3, true],
      [0.4, false],
      [0.9, false],
    ])
    expect(mediaIds).toEqual([kept[3]?.$id, kept[2]?.$id])
    const left = Date.parse(kept[0]?.trashedAt ?? '') + 30 * 86_400_000 - world.time.clock.now().getTime()
    expect(Math.round(left / 86_400_000)).toBe(1)
    expect(kept.slice(2).map(({ trashedAt }) => trashedAt)).toEqual([null, null])
    expect(counted).toEqual([{ aside: 6 }, { status: 'succeeded', delivered: 4 }])
  })

  it('[GEN-142] ask as much of each picture as was measured for the character, and nothing where nobody can tell', async () => {
    await using world = await generationsWorld({ likeness: seeing(0.6, 0.8, null) })
    const characterId = await world.character('maya', { genes, leastLikeness: 0.7 })
    const asked = { characterId, engine: 'scripted', retries: { times: 1 } }
    const { body } = await world.call('maya', 'POST', '/generations', asked)
    ;(await world.engine.next()).finish()
    ;(await world.engine.next()).finish()
    await world.reached(body.$id, 'succeeded')
    expect((await rows(world)).map(({ passedOver }) => passedOver)).toEqual([true, false])
    const other = (await world.call('maya', 'POST', '/generations', asked)).body.$id
    ;(await world.engine.next()).finish()
    await world.reached(other, 'succeeded')
    expect(world.engine.asked).toHaveLength(3)
  })

  it('[GEN-144] are neither drawn nor counted twice when the one who draws is killed', async () => {
    const { access, counted } = counting()
    await using world = await generationsWorld({ likeness: seeing(0.1, 0.7), access })
    const id = await ask(world, { retries: { times: 2, below: 0.6 } })
    ;(await world.engine.next()).finish()
    const cut = await world.engine.next()
    await cut.note?.('job 5')
    await using other = await world.again()
    const resumed = await other.engine.next()
    expect(resumed.task).toMatchObject({ note: 'job 5', request: { seed: cut.task.request.seed, count: 1 } })
    resumed.finish()
    await other.reached(id, 'succeeded')
    // The first one comes back and is not wanted any more.
    cut.finish()
    await world.generating.worker?.settled()
    expect((await rows(world)).map(({ identity }) => identity)).toEqual([0.1, 0.7])
    expect((await world.state('maya', id)).mediaIds).toHaveLength(1)
    expect(counted).toEqual([{ aside: 3 }, { status: 'succeeded', delivered: 2 }])
  })

  it('[GEN-144] are delivered as they are when drawing again does not work', async () => {
    await using world = await generationsWorld({ likeness: seeing(0.1) })
    const id = await ask(world, { retries: { times: 2, below: 0.6 } })
    ;(await world.engine.next()).finish()
    ;(await world.engine.next()).fail(new EngineFailure('out of credit', { again: false }))
    await world.reached(id, 'succeeded')
    expect(await rows(world)).toMatchObject([{ identity: 0.1, passedOver: false, trashedAt: null }])
  })

  it('[GEN-142] are kept where the engine cannot tell, or where nothing new is drawn: 400 with the field', async () => {
    await using world = await generationsWorld({ slots: 0, likeness: seeing() })
    const characterId = await world.character('maya')
    const retries = { times: 1 }
    for (const given of [
      { engine: 'illustrator', retries },
      { engine: 'scripted', retries: { times: 4 } },
      { engine: 'scripted', retries: { times: 1, below: 2 } },
      { engine: 'scripted', retries: {} },
    ]) {
      const answer = await world.call('maya', 'POST', '/generations', { characterId, ...given })
      expect(answer.status).toBe(400)
      expect(answer.body.field).toMatch(/^retries/)
    }
  })
})

describe('how alike pictures of a character are', () => {
  it('[GEN-146] is measured among them, and proposes what to ask of new ones', async () => {
    await using world = await generationsWorld({ likeness: seeing(0.9, 0.72) })
    const characterId = await world.character('maya')
    const measure = (who: string) => world.call(who, 'POST', `/characters/${characterId}/likeness`)
    expect((await measure('maya')).body).toEqual({ proposed: 0.5, pictures: 0, lowest: null })
    for (const count of [1, 2]) {
      const { body } = await world.call('maya', 'POST', '/generations', { characterId, seed: count })
      await world.reached(body.$id, 'succeeded')
    }
    expect((await measure('maya')).body).toEqual({ proposed: 0.62, pictures: 2, lowest: 0.72 })
    expect((await measure('noor')).status).toBe(404)
  })

  it('[GEN-146] cannot be measured without a model', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    expect((await world.call('maya', 'POST', `/characters/${characterId}/likeness`)).status).toBe(409)
  })
})
