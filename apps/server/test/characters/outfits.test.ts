import { limits } from '@eidolon/contract/limits.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { charactersWorld } from '#test/support/characters-world.ts'

const outfits = '/databases/studio/collections/outfits/documents'
const gala = { characterId: 'mira', name: 'Gala', outfit: 'suit', colours: ['#7A1030', '', '#c9993f'] }

async function wardrobe(open?: Parameters<typeof charactersWorld>[0]) {
  const world = await charactersWorld(open)
  await world.add('maya', {}, 'mira')
  await world.add('noor', {}, 'noora')
  const add = (user: string | undefined, data: object, documentId = 'unique()') =>
    world.call(user, 'POST', outfits, { documentId, data: { ...gala, ...data } })
  const change = (user: string, id: string, data: object) => world.call(user, 'PATCH', `${outfits}/${id}`, { data })
  return { ...world, dress: add, change }
}

describe.each(databases())('a wardrobe, on %s', (_name, open) => {
  it('[CHAR-91] keeps what a character has to wear, with its colours, for its owner alone', async () => {
    await using world = await wardrobe(open)
    const made = await world.dress('maya', {}, 'gala')
    expect(made).toMatchObject({ status: 201, body: { ...gala, colours: ['#7a1030', '', '#c9993f'] } })
    expect(
      (await world.change('maya', 'gala', { name: ' Ball\tgown ', colours: ['#000000', '', ''] })).body,
    ).toMatchObject({
      name: 'Ball gown',
      outfit: 'suit',
      colours: ['#000000'],
    })
    expect((await world.call('maya', 'GET', outfits)).body['total']).toBe(1)
    expect((await world.call('noor', 'GET', outfits)).body['total']).toBe(0)
    expect((await world.call('noor', 'GET', `${outfits}/gala`)).status).toBe(404)
    expect((await world.change('noor', 'gala', { name: 'Mine' })).status).toBe(401)
    expect((await world.call('noor', 'DELETE', `${outfits}/gala`)).status).toBe(401)
    expect((await world.dress(undefined, {})).status).toBe(401)
    expect((await world.call('maya', 'DELETE', `${outfits}/gala`)).status).toBe(204)
  })

  it('[CHAR-91] holds so many outfits of a character, and not one more', async () => {
    await using world = await wardrobe(open)
    await world.add('maya', {}, 'other')
    for (let n = 0; n < limits.outfit.each; n++) expect((await world.dress('maya', { name: `n${n}` })).status).toBe(201)
    const refused = { status: 400, body: { field: 'characterId', problem: 'A wardrobe holds at most 60 outfits.' } }
    expect(await world.dress('maya', {})).toMatchObject(refused)
    expect((await world.dress('maya', { characterId: 'other' }, 'spare')).status).toBe(201)
    expect(await world.change('maya', 'spare', { characterId: 'mira' })).toMatchObject(refused)
  })

  it('[CHAR-92] goes with a character that cannot be brought back any more, and waits until then', async () => {
    await using world = await wardrobe(open)
    await world.dress('maya', {}, 'gala')
    await world.dress('noor', { characterId: 'noora' }, 'theirs')
    await world.call('maya', 'DELETE', '/characters/mira')
    expect((await world.call('maya', 'GET', `${outfits}/gala`)).status).toBe(200)
    await world.call('maya', 'POST', '/characters/restore', { ids: ['mira'] })
    world.pass(11 * 60_000)
    await world.characters.sweep()
    expect((await world.call('maya', 'GET', `${outfits}/gala`)).status).toBe(200)

    await world.call('maya', 'DELETE', '/characters/mira')
    world.pass(11 * 60_000)
    await world.characters.sweep()
    expect((await world.call('maya', 'GET', `${outfits}/gala`)).status).toBe(404)
    expect((await world.call('noor', 'GET', `${outfits}/theirs`)).status).toBe(200)
  })
})

it('[CHAR-91] an outfit is refused with the name of the field that is wrong', async () => {
  await using world = await wardrobe()
  const refusals = [
    [{ name: '\u0007' }, 'name', 'A name has 1 to 64 characters.'],
    [{ outfit: 'nothing-at-all' }, 'outfit', 'There are no such clothes.'],
    [{ outfit: 'Suit!' }, 'outfit', 'Choose one of the outfits.'],
    [{ colours: ['red'] }, 'colours', 'Colours are a list of at most 3, each as #1a2b3c or empty.'],
    [{ colours: ['', '', '', ''] }, 'colours', 'Colours are a list of at most 3, each as #1a2b3c or empty.'],
    [{ characterId: 'nobody' }, 'characterId', 'There is no such character.'],
    [{ characterId: 'noora' }, 'characterId', 'There is no such character.'],
  ] as const
  for (const [data, field, problem] of refusals) {
    expect(await world.dress('maya', data)).toMatchObject({ status: 400, body: { field, problem } })
  }
  await world.dress('maya', {}, 'gala')
  expect(await world.change('maya', 'gala', { characterId: 'noora' })).toMatchObject({ status: 400 })
  expect((await world.dress('maya', { name: 'x'.repeat(65) })).status).toBe(400)
})
