import { describe, expect, it } from 'vitest'
import { flatIllustrator } from '#test/support/flat-illustrator.ts'
import { generationsWorld } from '#test/support/generations-world.ts'
import type { PictureOrder } from '#application/illustrator/illustrator.ts'

describe('looking at the stage', () => {
  it('[GEN-140] answers what an engine would be guided by, in its shape, and keeps nothing', async () => {
    const drawn: { readonly order: PictureOrder; readonly kind: string; readonly priority: string }[] = []
    const flat = flatIllustrator()
    const illustrator = {
      ...flat,
      stage: (...[order, kind, watch]: Parameters<typeof flat.stage>) => {
        drawn.push({ order, kind, priority: watch.priority })
        return flat.stage(order, kind, watch)
      },
    }
    await using world = await generationsWorld({ slots: 0, illustrator })
    const [characterId, other] = [await world.character('maya'), await world.character('maya')]
    const asked = { characterId, pose: 'waving', aspect: '4:5', seed: 77 }
    const answer = await world.call('maya', 'POST', '/stage?kind=lines&longest=640', asked)
    expect(answer.status).toBe(200)
    expect([...answer.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-seed': '77' })
    expect(drawn[0]).toMatchObject({ kind: 'lines', priority: 'preview', order: { seed: 77, width: 510, height: 640 } })
    expect(drawn[0]?.order.setting.pose).toBe('waving')
    await world.call('maya', 'POST', '/stage', { characterIds: [characterId, other], arrangement: 'facing' })
    expect(drawn[1]).toMatchObject({ kind: 'depth', order: { width: 512, height: 512 } })
    expect(drawn[1]?.order.together?.others).toHaveLength(1)
    expect((await world.call('maya', 'GET', '/generations')).body.total).toBe(0)
    expect(await world.blobKeys()).toEqual([])
  })

  it.each([
    ['', { pose: 'levitating' }, 'pose'],
    ['', { kind: 'video' }, 'kind'],
    ['', { change: { mediaId: 'm', part: 'hair' } }, 'change'],
    ['', { enlarge: true, parentMediaId: 'm' }, 'enlarge'],
    ['?kind=smell', {}, 'kind'],
    ['?longest=4000', {}, 'longest'],
  ])('[GEN-141] is refused with the name of the field: %s %j', async (query, given, field) => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const answer = await world.call('maya', 'POST', `/stage${query}`, { characterId, ...given })
    expect(answer).toMatchObject({ status: 400, body: { field } })
  })

  it('[GEN-141] is as closed as a generation: to guests, for others’ characters, for what is not drawn', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const [mine, theirs] = [await world.character('maya'), await world.character('noor')]
    expect((await world.call(undefined, 'POST', '/stage', { characterId: mine })).status).toBe(401)
    expect((await world.call('maya', 'POST', '/stage', { characterId: theirs })).status).toBe(404)
    const naked = await world.call('maya', 'POST', '/stage', { characterId: mine, prompt: 'naked' })
    expect(naked).toMatchObject({ status: 400, body: { type: 'generation_blocked', words: ['naked'] } })
  })
})
