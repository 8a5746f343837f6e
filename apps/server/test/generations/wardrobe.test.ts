import { ownerPermissions } from '#domain/documents/permission.ts'
import { describe, expect, it } from 'vitest'
import { type GenerationsWorld, generationsWorld } from '#test/support/generations-world.ts'

/** An outfit of somebody's; its id. */
async function outfit({ units, documents }: GenerationsWorld, user: string, characterId: string): Promise<string> {
  const data = { characterId, name: 'Gala', outfit: 'suit', colours: ['#7a1030', '', '#c9993f'] }
  const given = { data, permissions: ownerPermissions(user) }
  return (await units.run((unit) => documents.system.create(unit, 'outfits', given))).id
}

describe('an outfit of the wardrobe', () => {
  it('[GEN-130] is copied into what is asked for, and stays there whatever becomes of it', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const outfitId = await outfit(world, 'maya', characterId)
    const { status, body } = await world.call('maya', 'POST', '/generations', { characterId, outfitId })
    expect(status).toBe(201)
    expect(body.request).toMatchObject({ outfit: 'suit', colours: ['#7a1030', '', '#c9993f'] })
    expect(body.request).not.toHaveProperty('outfitId')

    await world.units.run((unit) => world.documents.system.remove(unit, 'outfits', outfitId))
    const again = await world.call('maya', 'POST', `/generations/${body.$id}/retry`)
    expect(again.body.request).toMatchObject({ outfit: 'suit', colours: ['#7a1030', '', '#c9993f'] })
  })

  it('[GEN-130] leaves what is told besides as it is told', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const outfitId = await outfit(world, 'maya', characterId)
    const told = { outfit: 'hoodie', colours: ['#102030'] }
    const { body } = await world.call('maya', 'POST', '/generations', { characterId, outfitId, ...told })
    expect(body.request).toMatchObject(told)
  })

  it('[GEN-130] of somebody else, or of nobody, is refused by its field, and nothing is kept', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const theirs = await outfit(world, 'noor', await world.character('noor'))
    for (const outfitId of [theirs, 'nobodys']) {
      expect(await world.call('maya', 'POST', '/generations', { characterId, outfitId })).toMatchObject({
        status: 400,
        body: {
          message: 'Invalid `outfitId` param: Value must name an outfit of your own wardrobes',
          field: 'outfitId',
        },
      })
    }
    for (const outfitId of ['!', 7, 'x'.repeat(37)]) {
      expect((await world.call('maya', 'POST', '/generations', { characterId, outfitId })).status).toBe(400)
    }
    expect((await world.call('maya', 'GET', '/generations')).body).toMatchObject({ total: 0 })
  })

  it.each([[['red']], [['#12345']], [['#000000', '', '', '']], ['#000000'], [[7]]])(
    '[GEN-131] colours of clothes are a short list of colours: %j',
    async (colours) => {
      await using world = await generationsWorld({ slots: 0 })
      const characterId = await world.character('maya')
      expect(await world.call('maya', 'POST', '/generations', { characterId, colours })).toMatchObject({ status: 400 })
    },
  )
})
