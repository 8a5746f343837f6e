import { promptHistoryLimits } from '@eidolon/contract/prompt-history.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlPrompts } from '#adapters/sql/studio/prompt-history.ts'
import { type GenerationsWorld, generationsWorld } from '#test/support/generations-world.ts'

const path = '/account/prompts'
const told = async (world: GenerationsWorld, user: string, query = ''): Promise<string[]> =>
  (await world.call(user, 'GET', `${path}?limit=100${query}`)).body.prompts.map(
    ({ prompt }: { prompt: string }) => prompt,
  )
const bring = (world: GenerationsWorld, user: string, prompts: unknown) =>
  world.call(user, 'POST', path, { prompts } as object)
const searched = (text: string) => `&search=${encodeURIComponent(text)}`

describe.each(databases())('what was asked for, on %s', (_name, fresh) => {
  it('[HIST-1] is kept with the account by the generation itself, latest first, the same words once', async () => {
    await using world = await generationsWorld({ fresh, slots: 0 })
    const characterId = await world.character('maya')
    for (const prompt of ['at the beach', 'in  the RAIN', 'At the Beach', '  ']) {
      await world.ask('maya', { characterId, prompt })
      world.time.pass(1000)
    }
    expect(await told(world, 'maya')).toEqual(['At the Beach', 'in  the RAIN'])
    await bring(world, 'maya', ['in the rain', 'an older one', 'the oldest'])
    expect(await told(world, 'maya')).toEqual(['in the rain', 'an older one', 'the oldest', 'At the Beach'])
    expect(await told(world, 'sam')).toEqual([])
  })

  it('[HIST-1] nothing is kept of what is refused', async () => {
    await using world = await generationsWorld({ fresh, slots: 0 })
    const characterId = await world.character('maya')
    const refused = await world.call('sam', 'POST', '/generations', { characterId, prompt: 'of somebody else' })
    expect(refused.status).toBe(404)
    expect([await told(world, 'sam'), await told(world, 'maya')]).toEqual([[], []])
  })

  it('[HIST-2] is searched by pieces of words, without regard to case and accents, and page by page', async () => {
    await using world = await generationsWorld({ fresh, slots: 0 })
    await bring(world, 'maya', ['Café by the sea', 'a red dress by the SEA', '100% % _ cotton', 'it\'s "so"'])
    await bring(world, 'sam', ['his own sea'])
    expect(await told(world, 'maya', searched('sea cafe'))).toEqual(['Café by the sea'])
    expect(await told(world, 'maya', searched('dre'))).toEqual(['a red dress by the SEA'])
    expect(await told(world, 'maya', searched('0% _'))).toEqual(['100% % _ cotton'])
    expect(await told(world, 'maya', searched(`'s "so"`))).toEqual(['it\'s "so"'])
    expect(await told(world, 'maya', searched('flibbert'))).toEqual([])
    const page = (await world.call('maya', 'GET', `${path}?limit=1&offset=1&search=sea`)).body
    expect(page).toMatchObject({ total: 2, prompts: [{ prompt: 'a red dress by the SEA' }] })
  })

  it('[HIST-3] one is forgotten, or all, and only by whom they belong to', async () => {
    await using world = await generationsWorld({ fresh, slots: 0 })
    await bring(world, 'maya', ['one', 'two', 'three'])
    await bring(world, 'sam', ['one', 'his'])
    const [one] = (await world.call('maya', 'GET', path)).body.prompts
    const his = (await world.call('sam', 'GET', `${path}?search=his`)).body.prompts[0]
    expect((await world.call('maya', 'DELETE', `${path}/${his.$id}`)).body).toMatchObject({ type: 'prompt_not_found' })
    expect((await world.call('maya', 'DELETE', `${path}/${one.$id}`)).status).toBe(204)
    expect((await world.call('maya', 'DELETE', `${path}/${one.$id}`)).status).toBe(404)
    expect([await told(world, 'maya'), await told(world, 'sam')]).toEqual([
      ['two', 'three'],
      ['one', 'his'],
    ])
    expect((await world.call('maya', 'DELETE', path)).status).toBe(204)
    expect([await told(world, 'maya'), await told(world, 'sam')]).toEqual([[], ['one', 'his']])
  })

  it('[HIST-4] has an end in number and in bytes: the oldest go', async () => {
    await using opened = await fresh()
    const prompts = sqlPrompts(opened.db)
    const at = (place: number) => new Date(Date.UTC(2026, 0, 1) + place).toISOString()
    const { max, bytes } = promptHistoryLimits
    const many = Array.from({ length: max + 30 }, (_, place) => ({ prompt: `p${place}`, usedAt: at(place) }))
    await prompts.note('maya', many)
    const kept = await prompts.list('maya', { terms: [], limit: 1000, offset: 0 })
    expect([kept.total, kept.prompts[0]?.prompt, kept.prompts.at(-1)?.prompt]).toEqual([max, `p${max + 29}`, 'p30'])
    const long = Array.from({ length: 100 }, (_, place) => ({
      prompt: `${place} ${'漢'.repeat(1990)}`,
      usedAt: at(10_000 + place),
    }))
    await prompts.note('maya', long)
    const left = await prompts.list('maya', { terms: [], limit: 1000, offset: 0 })
    const weight = left.prompts.reduce((sum, { prompt }) => sum + Buffer.byteLength(prompt), 0)
    expect(weight).toBeLessThanOrEqual(bytes)
    expect(weight).toBeGreaterThan(bytes - 6000)
    expect(left.prompts[0]?.prompt.startsWith('99 ')).toBe(true)
  })
})

it('[HIST-5] what is wrong is named, and strange words are only words', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const refused = async (prompts: unknown) => {
    const { status, body } = await bring(world, 'maya', prompts)
    return [status, body?.field]
  }
  expect(await refused(['x'.repeat(2001)])).toEqual([400, 'prompts.0'])
  expect(await refused(Array.from({ length: 101 }, String))).toEqual([400, 'prompts'])
  for (const odd of ['one', { 0: 'one' }, [1], [null], [['a']], undefined]) expect((await refused(odd))[0]).toBe(400)
  for (const query of [
    'limit=0',
    'limit=101',
    'offset=-1',
    'offset=1e9',
    `search=${'x'.repeat(201)}`,
    'search=a&search=b',
  ])
    expect([query, (await world.call('maya', 'GET', `${path}?${query}`)).status]).toEqual([query, 400])
  for (const id of ['%27', '..%2f', 'x'.repeat(37), '%00'])
    expect([400, 404]).toContain((await world.call('maya', 'DELETE', `${path}/${id}`)).status)
  expect(await told(world, 'maya')).toEqual([])
  for (const [method, at] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', path],
    ['DELETE', `${path}/x`],
  ] as const)
    expect((await world.call(undefined, method, at, method === 'POST' ? { prompts: ['a'] } : undefined)).status).toBe(
      401,
    )
})

it('[HIST-5] whatever is asked for comes back as it was, and is found by each of its words', async () => {
  await using opened = await freshSqlite()
  const prompts = sqlPrompts(opened.db)
  const odd = ["'; drop table prompt_history; --", '%', '_', '\\', '"', '😀 🏳️‍🌈', 'Straße', 'İstanbul', 'ﬁre', 'ΣΊΣΥΦΟΣ']
  const text = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }))
  await fc.assert(
    fc.asyncProperty(text, async (prompt) => {
      fc.pre(prompt.trim() !== '' && !prompt.includes('\0'))
      await prompts.clear('maya')
      await prompts.note('maya', [{ prompt, usedAt: '2026-01-01T00:00:00.000+00:00' }])
      const { fold } = await import('#domain/documents/folding.ts')
      const terms = fold(prompt).trim().split(/\s+/)
      expect((await prompts.list('maya', { terms, limit: 9, offset: 0 })).prompts).toMatchObject([
        { prompt: prompt.trim() },
      ])
    }),
    { numRuns: 200 },
  )
})
