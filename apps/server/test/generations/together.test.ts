import { describe, expect, it } from 'vitest'
import { embeddedAbilities } from '#adapters/engines/embedded/embedded-abilities.ts'
import { generationsWorld, type GenerationsWorld } from '#test/support/generations-world.ts'

const arrangements = [
  { id: 'side-by-side', label: 'Side by side', previewUrl: '', least: 2, most: 4, posed: false },
  { id: 'dancing', label: 'Dancing', previewUrl: '', least: 2, most: 2, posed: true },
  { id: 'group', label: 'Group', previewUrl: '', least: 3, most: 4, posed: false },
]
const sociable = { abilities: { ...embeddedAbilities('7', ['image']), maxCharacters: 3, arrangements } }

const ask = (world: GenerationsWorld, given: object) =>
  world.call('maya', 'POST', '/generations', { engine: 'scripted', ...given })

describe('several characters in one picture', () => {
  it('[GEN-118] are asked for by their ids, with an arrangement and what each has of their own', async () => {
    await using world = await generationsWorld({ slots: 0, engine: sociable })
    const [mira, kofi] = [await world.character('maya'), await world.character('maya', { name: 'Kofi' })]
    const cast = [{ characterId: kofi, expression: 'happy', colours: ['#aa0000'], looksAt: mira }]
    const given = { characterIds: [mira, kofi], arrangement: 'side-by-side', cast }
    expect(await ask(world, given)).toMatchObject({ status: 201, body: { characterId: mira, request: given } })
    expect((await ask(world, { ...given, characterId: mira })).status).toBe(201)
  })

  it('[GEN-118] names the field that is wrong', async () => {
    await using world = await generationsWorld({ slots: 0, engine: sociable })
    const ids = [await world.character('maya'), await world.character('maya'), await world.character('maya')]
    const [mira, kofi, ana] = ids
    const two = { characterIds: [mira, kofi] }
    const of = (more: object) => ({ ...two, cast: [{ characterId: kofi, ...more }] })
    const wrong: readonly (readonly [object, string])[] = [
      [{ ...two, characterId: kofi }, 'characterIds'],
      [{ characterIds: [...ids, await world.character('maya')] }, 'characterIds'],
      [{ ...two, engine: 'illustrator', characterIds: [mira, kofi, ana, 'x', 'y'] }, 'characterIds'],
      [{ characterIds: [mira, mira] }, 'characterIds'],
      [{ ...two, arrangement: 'pyramid' }, 'arrangement'],
      [{ ...two, arrangement: 'group' }, 'arrangement'],
      [{ characterId: mira, arrangement: 'side-by-side' }, 'arrangement'],
      [{ ...two, cast: [{ characterId: ana }] }, 'cast.0.characterId'],
      [of({ expression: 'smug as a cat' }), 'cast.0.expression'],
      [of({ outfit: 'x' }), 'cast.0.outfit'],
      [of({ pose: 'x' }), 'cast.0.pose'],
      [of({ looksAt: kofi }), 'cast.0.looksAt'],
      [of({ looksAt: ana }), 'cast.0.looksAt'],
      [{ ...two, change: { mediaId: 'x', part: 'hair' } }, 'change'],
    ]
    for (const [given, field] of wrong) {
      expect(await ask(world, given)).toMatchObject({ status: 400, body: { field } })
    }
  })

  it('[GEN-122] a pose is refused beside an arrangement that has poses of its own', async () => {
    await using world = await generationsWorld({ slots: 0, engine: sociable })
    const [mira, kofi] = [await world.character('maya'), await world.character('maya')]
    const pose = sociable.abilities.poses[0]?.id
    const dancing = { characterIds: [mira, kofi], arrangement: 'dancing' }
    expect(await ask(world, { ...dancing, pose })).toMatchObject({ status: 400, body: { field: 'pose' } })
    const cast = [{ characterId: mira }, { characterId: kofi, pose }]
    expect(await ask(world, { ...dancing, cast })).toMatchObject({ status: 400, body: { field: 'cast.1.pose' } })
    expect((await ask(world, { ...dancing, arrangement: 'side-by-side', pose, cast })).status).toBe(201)
  })

  it('[GEN-123] what there is no room or hand for is kept as not drawn, and how they stand is not', async () => {
    await using world = await generationsWorld({ slots: 0, engine: { ...sociable, neural: false } })
    const characterIds = [await world.character('maya'), await world.character('maya', { name: 'Kofi' })]
    const notDrawn = async (given: object): Promise<readonly string[]> => {
      const { body } = await ask(world, { characterIds, ...given })
      return body.request.reading.unknown.map(({ text }: { readonly text: string }) => text)
    }
    const prompt = 'hand in hand with a sword, on a horse'
    expect(await notDrawn({ prompt })).toEqual(expect.arrayContaining([expect.stringContaining('sword')]))
    expect(await notDrawn({ prompt })).toEqual(expect.arrayContaining([expect.stringContaining('horse')]))
    expect((await notDrawn({ prompt })).join(' ')).not.toContain('hand in hand')
    // Side by side hands are free.
    expect((await notDrawn({ prompt: 'with a sword' })).join(' ')).not.toContain('sword')
    expect(await notDrawn({ prompt: 'with a sword', arrangement: 'dancing' })).toEqual(
      expect.arrayContaining([expect.stringContaining('sword')]),
    )
  })

  it('[GEN-118] an engine that says nothing of it draws one alone', async () => {
    const { maxCharacters: _most, ...usual } = sociable.abilities
    await using world = await generationsWorld({ slots: 0, engine: { abilities: { ...usual, maxCharacters: 1 } } })
    const characterIds = [await world.character('maya'), await world.character('maya')]
    const { status, body } = await ask(world, { characterIds })
    expect([status, body.field]).toEqual([400, 'characterIds'])
    expect(body.problem).toBe('The engine draws one character in a picture')
  })

  it('[GEN-119] are all one’s own, wherever they stand in the list', async () => {
    await using world = await generationsWorld({ slots: 0, engine: sociable })
    const [mine, theirs] = [await world.character('maya'), await world.character('noor')]
    for (const characterIds of [
      [mine, theirs],
      [theirs, mine],
      [mine, 'nobody'],
    ]) {
      expect(await ask(world, { characterIds })).toMatchObject({ status: 404, body: { type: 'document_not_found' } })
    }
    expect((await world.call('maya', 'GET', '/generations')).body.total).toBe(0)
  })

  it('[GEN-119] are all grown up, also when one of them changes while it waits', async () => {
    await using world = await generationsWorld({ engine: sociable, slots: 1 })
    const young = await world.character('maya', { appearance: 'a teenage boy' })
    const [mira, kofi] = [await world.character('maya'), await world.character('maya')]
    expect((await ask(world, { characterIds: [mira, young] })).body).toMatchObject({
      type: 'generation_blocked',
      rule: 'adults-only',
    })
    await world.ask('maya')
    const busy = await world.engine.next()
    const { body } = await ask(world, { characterIds: [mira, kofi] })
    await world.units.run((unit) =>
      world.documents.system.update(unit, 'characters', kofi, { data: { appearance: 'a schoolgirl' } }),
    )
    busy.finish()
    await world.reached(body.$id, 'blocked')
    expect((await world.state('maya', body.$id)).error.message).toContain('at least eighteen')
  })

  it('[GEN-119] one that is deleted meanwhile ends it', async () => {
    await using world = await generationsWorld({ engine: sociable, slots: 1 })
    const [mira, kofi] = [await world.character('maya'), await world.character('maya')]
    await world.ask('maya')
    const busy = await world.engine.next()
    const { body } = await ask(world, { characterIds: [mira, kofi] })
    await world.units.run((unit) => world.documents.system.remove(unit, 'characters', kofi))
    busy.finish()
    await world.reached(body.$id, 'failed')
    expect((await world.state('maya', body.$id)).error.message).toContain('deleted')
  })

  it('[GEN-120] reach the engine together, in order', async () => {
    await using world = await generationsWorld({ engine: sociable })
    const mira = await world.character('maya')
    const kofi = await world.character('maya', { name: 'Kofi', appearance: 'a short man' })
    await ask(world, { characterIds: [kofi, mira], cast: [{ characterId: mira, expression: 'happy' }] })
    const drawing = await world.engine.next()
    const { task } = drawing
    expect(task.character.name).toBe('Kofi')
    expect(task.cast).toMatchObject([
      { character: { id: kofi, name: 'Kofi', appearance: 'a short man' } },
      { character: { id: mira, name: 'Mira' }, expression: 'happy' },
    ])
    drawing.finish()
  })

  it('[ENG-130] how well each of them is met stands in the row of the picture', async () => {
    await using world = await generationsWorld({ engine: sociable })
    const [mira, kofi] = [await world.character('maya'), await world.character('maya', { name: 'Kofi' })]
    const { body } = await ask(world, { characterIds: [mira, kofi], engine: 'illustrator' })
    await world.reached(body.$id, 'succeeded')
    const [mediaId] = (await world.state('maya', body.$id)).mediaIds
    const row = (await world.call('maya', 'GET', `/databases/studio/collections/media/documents/${mediaId}`)).body
    const each = JSON.parse(row.identities)
    expect(Object.keys(each)).toEqual([mira, kofi])
    expect(Math.min(...Object.values<number>(each))).toBe(row.identity)
  })

  it('[GEN-120] a list of one is as none, and what is asked of the one is asked of the picture', async () => {
    await using world = await generationsWorld({ engine: sociable })
    const mira = await world.character('maya')
    const cast = [{ characterId: mira, expression: 'happy', colours: ['#aa0000'] }]
    const { body } = await ask(world, { characterIds: [mira], cast, expression: 'sad' })
    expect(body.request).toMatchObject({ characterId: mira, expression: 'happy', colours: ['#aa0000'] })
    expect(body.request).not.toHaveProperty('characterIds')
    expect(body.request).not.toHaveProperty('cast')
    const drawing = await world.engine.next()
    const { task } = drawing
    expect(task).not.toHaveProperty('cast')
    drawing.finish()
  })
})
