import { limits } from '@eidolon/contract/limits.ts'
import { KeptReading, Reading } from '@eidolon/contract/readings.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { generationsWorld } from '#test/support/generations-world.ts'

const prompt = 'Mira with silver hair, no hat, flibbert, on the beach'

it('[READ-1] [READ-3] a prompt is read for whoever is signed in, and for nobody else', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const mira = await world.character('maya')
  const { status, body } = await world.call('maya', 'POST', '/readings', { text: prompt, characterIds: [mira] })
  expect(status).toBe(200)
  expect(Reading.parse(body)).toEqual(body)
  expect(body.parts.map(({ label }: { label: string }) => label)).toEqual(['Silver hair', 'No hat', 'Beach'])
  expect(body.characters).toEqual([{ start: 0, end: 4, id: mira }])
  expect(body.open).toEqual(['pose', 'expression', 'time', 'weather', 'framing', 'camera', 'view', 'style'])
  expect(await world.call(undefined, 'POST', '/readings', { text: prompt })).toMatchObject({ status: 401 })
})

it('[READ-8] somebody else’s character is as missing as one that never was', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const [own, foreign] = [await world.character('maya'), await world.character('zoe')]
  const read = (...characterIds: string[]) => world.call('maya', 'POST', '/readings', { text: 'Mira', characterIds })
  const [missing, other] = [await read(own, 'nobody'), await read(own, foreign)]
  expect(missing).toMatchObject({ status: 404, body: { type: 'document_not_found' } })
  expect([other.status, other.body]).toEqual([missing.status, missing.body])
  expect((await read(own, own, own)).body.characters).toEqual([{ start: 0, end: 4, id: own }])
})

it('[READ-1] what is wrong is named', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const field = async (body: object) => {
    const answer = await world.call('maya', 'POST', '/readings', body)
    return [answer.status, answer.body.type, answer.body.field]
  }
  const refused = (name: string) => [400, 'general_argument_invalid', name]
  expect(await field({ text: 'x'.repeat(2001) })).toEqual(refused('text'))
  expect(await field({})).toEqual(refused('text'))
  expect(await field({ text: '', engine: 'constructor' })).toEqual(refused('engine'))
  expect(await field({ text: '', engine: 'Scripted' })).toEqual(refused('engine'))
  expect(await field({ text: '', kind: 'sculpture' })).toEqual(refused('kind'))
  expect(await field({ text: '', characterIds: ['a', 'b', 'c', 'd', 'e'] })).toEqual(refused('characterIds'))
})

it('[READ-7] words that one engine does not know are for another that takes them as they are', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const read = async (more: object) =>
    (await world.call('maya', 'POST', '/readings', { text: 'flibbert', ...more })).body.unknown
  expect(await read({})).toEqual([{ start: 0, end: 8, text: 'flibbert', engines: ['scripted'] }])
  expect(await read({ engine: 'illustrator' })).toHaveLength(1)
  expect(await read({ engine: 'scripted' })).toEqual([])
  // It draws no films.
  expect(await read({ kind: 'video' })).toEqual([{ start: 0, end: 8, text: 'flibbert', engines: [] }])
})

it('[READ-7] an engine that serves nobody is not named', async () => {
  await using world = await generationsWorld({ slots: 0, engine: { closed: true } })
  const { body } = await world.call('maya', 'POST', '/readings', { text: 'flibbert' })
  expect(body.unknown).toMatchObject([{ engines: [] }])
})

it('[READ-2] places are those of the text as it was sent', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const text = '\ud800😀 silver\u0000 hair, \udc00flibbert'
  const { body } = await world.call('maya', 'POST', '/readings', { text })
  const [part] = body.parts
  expect([text.slice(part.start, part.end), part.text]).toEqual(['silver\u0000 hair', 'silver hair'])
  expect(body.unknown).toMatchObject([{ start: text.indexOf('flibbert'), end: text.length, text: 'flibbert' }])
})

it('[READ-6] the name of a character is no unknown word, and what stands beside it is', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const odd = await world.character('maya', { name: '(x+)+$ Zwixl' })
  const text = '(x+)+$ Zwixl’s flibbert, Zwixlian'
  const read = async (more: object) =>
    (await world.call('maya', 'POST', '/readings', { text, ...more })).body.unknown.map(
      (words: { text: string }) => words.text,
    )
  expect((await read({})).join(' ')).toContain('Zwixl’s')
  expect(await read({ characterIds: [odd] })).toEqual(['flibbert', 'Zwixlian'])
})

it('[GEN-180] a film that is too long to be cut out says so of the words, and of a short one nothing', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const characterId = await world.character('maya')
  const asked = { engine: 'illustrator', kind: 'video' }
  const read = async (durationSeconds?: number) => {
    const { body } = await world.call('maya', 'POST', '/readings', {
      text: 'waving, transparent background',
      ...asked,
      ...(durationSeconds && { durationSeconds }),
    })
    return [body.unknown.map(({ text }: { text: string }) => text), body.open.includes('background')]
  }
  expect(await read()).toEqual([[], false])
  expect(await read(4)).toEqual([[], false])
  expect(await read(8)).toEqual([['transparent background'], true])
  const kept = async (durationSeconds: number) => {
    const prompt = 'waving, transparent background'
    const { body } = await world.call('maya', 'POST', '/generations', {
      characterId,
      prompt,
      ...asked,
      durationSeconds,
    })
    return body.request.reading.unknown.map(({ text }: { text: string }) => text)
  }
  expect([await kept(4), await kept(8)]).toEqual([[], ['transparent background']])
  const wrong = await world.call('maya', 'POST', '/readings', { text: 'waving', durationSeconds: 'long' })
  expect([wrong.status, wrong.body.field]).toEqual([400, 'durationSeconds'])
})

describe.each(databases())('on %s', (_name, fresh) => {
  it('[READ-9] a generation keeps how its prompt was read, and believes nobody else about it', async () => {
    await using world = await generationsWorld({ slots: 0, fresh })
    const characterId = await world.character('maya')
    const forged = { parts: [], unknown: [{ start: 0, end: 4, text: 'lies' }], corrected: [] }
    const start = (more: object) =>
      world.call('maya', 'POST', '/generations', { characterId, prompt, reading: forged, ...more })
    const { status, body } = await start({})
    expect(status).toBe(201)
    const { reading } = body.request
    expect(KeptReading.parse(reading)).toEqual(reading)
    expect(reading.parts.map(({ label }: { label: string }) => label)).toEqual(['Silver hair', 'No hat', 'Beach'])
    expect(reading.unknown).toEqual([{ start: 31, end: 39, text: 'flibbert' }])
    expect((await world.state('maya', body.$id)).request.reading).toEqual(reading)
    const again = await world.call('maya', 'POST', `/generations/${body.$id}/retry`)
    expect(again.body.request.reading).toEqual(reading)
    expect((await start({ engine: 'scripted' })).body.request.reading.unknown).toEqual([])
  })

  it('[READ-9] the longest prompt of scraps is kept and told like any other', async () => {
    await using world = await generationsWorld({ slots: 0, fresh })
    const characterId = await world.character('maya')
    const { status, body } = await world.call('maya', 'POST', '/generations', {
      characterId,
      prompt: 'q"'.repeat(1000),
      negativePrompt: '"'.repeat(1000),
    })
    expect(status).toBe(201)
    expect(body.request.reading.unknown.length).toBeGreaterThan(100)
    expect(JSON.stringify(body.request.reading).length).toBeLessThanOrEqual(limits.reading.kept)
    expect((await world.state('maya', body.$id)).request).toEqual(body.request)
  })
})

it('[READ-9] a generation from before there were readings is told, drawn and asked for again', async () => {
  await using world = await generationsWorld()
  const id = await world.ask('maya', { prompt })
  const asked = await world.engine.next()
  await world.units.run(async (unit) => {
    const { reading: _none, ...old } = (await world.state('maya', id)).request
    await world.documents.system.update(unit, 'generations', id, { data: { request: JSON.stringify(old) } })
  })
  asked.finish()
  await world.reached(id, 'succeeded')
  expect((await world.state('maya', id)).request).not.toHaveProperty('reading')
  const again = await world.call('maya', 'POST', `/generations/${id}/retry`)
  expect(again.body.request.reading.parts).toHaveLength(3)
})

it('[READW-21] what is to be left out is read too, and kept with the generation', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const ask = async (more: object) => (await world.call('maya', 'POST', '/readings', { negative: true, ...more })).body
  const left = await ask({ text: 'hat, flibbert' })
  expect(left).toMatchObject({
    parts: [{ start: 0, end: 3, field: 'accessories', label: 'No hat' }],
    unknown: [{ start: 5, end: 13, text: 'flibbert', engines: ['scripted'] }],
    open: [],
    characters: [],
    company: [],
  })
  expect(Reading.parse(left)).toEqual(left)
  expect((await ask({ text: 'hat, flibbert', engine: 'scripted' })).unknown).toEqual([])
  expect((await ask({ text: 'x', negative: 'perhaps' })).field).toBe('negative')
  const characterId = await world.character('maya')
  const start = async (negativePrompt: string) => {
    const { body } = await world.call('maya', 'POST', '/generations', {
      characterId,
      engine: 'illustrator',
      negativePrompt,
    })
    return body.request
  }
  expect((await start('hat, flibbert')).negativeReading).toMatchObject({
    parts: [{ label: 'No hat' }],
    unknown: [{ text: 'flibbert' }],
  })
  expect(await start('')).not.toHaveProperty('negativeReading')
  const long = await start(
    Array.from({ length: 250 }, (_, at) => `q${at}z`)
      .join(',')
      .slice(0, 1000),
  )
  expect(JSON.stringify(long.negativeReading).length).toBeLessThanOrEqual(limits.reading.keptNegative)
})

it('[READ-91] whatever reads a text waits for its turn: readings, negative prompts and generations', async () => {
  const waiting: (() => void)[] = []
  const turns: string[] = []
  const parse: ParseQueue = async ({ userId }, work) => {
    turns.push(userId)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return work()
  }
  await using world = await generationsWorld({ slots: 0, parse })
  const characterId = await world.character('maya')
  const go = async <T>(asked: Promise<T>): Promise<T> => {
    let isDone = false
    const done = asked.finally(() => (isDone = true))
    await expect.poll(() => (waiting.splice(0).forEach((resolve) => resolve()), isDone)).toBe(true)
    return done
  }
  expect((await go(world.call('maya', 'POST', '/readings', { text: 'a red hat' }))).status).toBe(200)
  expect(turns.splice(0)).toEqual(['maya', 'maya', 'maya'])
  expect((await go(world.call('noor', 'POST', '/readings', { text: 'hat', negative: true }))).status).toBe(200)
  expect(turns.splice(0)).toEqual(['noor', 'noor'])
  const asked = { characterId, engine: 'illustrator', prompt: 'a red hat', negativePrompt: 'rain' }
  expect((await go(world.call('maya', 'POST', '/generations', asked))).status).toBe(201)
  expect(turns).toEqual(['maya', 'maya', 'maya'])
})
