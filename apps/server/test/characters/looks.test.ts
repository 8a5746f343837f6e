import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import { keepableGroups, lookParts, lookPicturePath } from '@eidolon/contract/characters/looks.ts'
import { geneIds, geneOf, keepable, parts, styles } from '@eidolon/people'
import { expect, it, vi } from 'vitest'
import { charactersWorld, type CharactersWorld } from '#test/support/characters-world.ts'

const post = (world: CharactersWorld, body: object, init: RequestInit = {}) =>
  world.fetch('maya', '/looks/preview', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...init,
  })
type Genes = Record<string, unknown>

/** A busy machine takes its time. */
const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 15_000 })

it('[CHAR-10] the contract knows every style, part and group that the illustrator knows', () => {
  expect(characterStyles.map(({ id, label }) => ({ id, label }))).toEqual(
    styles.map(({ id, label }) => ({ id, label })),
  )
  expect(Object.keys(lookParts)).toEqual([...parts])
  expect(keepableGroups).toEqual(keepable)
})

it('[CHAR-13] a description is read: genes, what was understood by which words, and what was not', async () => {
  await using world = await charactersWorld()
  const read = (body: object) => world.call('maya', 'POST', '/looks', body)
  const { status, body } = await read({ appearance: 'a tall woman with silver hair and flibbert', seed: 7, age: 44 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ seed: 7, unknown: ['flibbert'], refused: null, genes: { age: 44, sex: 0 } })
  expect(body['understood']).toContainEqual({ part: 'hairColour', value: 'silver', words: 'silver hair' })
  expect(Object.keys(body['genes'] as Genes)).toEqual(['v', ...geneIds])
  expect((await read({ appearance: 'silver hair' })).body['seed']).toEqual(expect.any(Number))
  expect((await read({ appearance: 'x'.repeat(1001) })).body['message']).toContain('`appearance`')
  expect((await read({ appearance: 'x', age: 17 })).body['message']).toContain('`age`')
  expect((await world.call(undefined, 'POST', '/looks', { appearance: 'x' })).status).toBe(401)
})

it('[CHAR-14] a text that grows keeps its person: only what it speaks of moves', async () => {
  await using world = await charactersWorld()
  const read = async (body: object) => (await world.call('maya', 'POST', '/looks', body)).body['genes'] as Genes
  const moved = (one: Genes, other: Genes) =>
    Object.keys(one).filter((id) => JSON.stringify(one[id]) !== JSON.stringify(other[id]))
  const plain = await read({ appearance: 'a woman', seed: 5 })
  const blue = await read({ appearance: 'a woman with blue eyes', seed: 5 })
  expect(moved(plain, blue)).toEqual(['eyeColour'])
  const laid = await read({
    appearance: 'a woman with freckles',
    genes: blue,
    before: 'a woman with blue eyes',
    seed: 5,
  })
  expect(moved(blue, laid).toSorted()).toEqual(['eyeColour', 'freckles'])
  expect(laid['eyeColour']).toBe(plain['eyeColour'])
})

it('[CHAR-15] words against the rules are named, and not drawn', async () => {
  await using world = await charactersWorld()
  const appearance = 'a schoolgirl with red hair'
  const { body } = await world.call('maya', 'POST', '/looks', { appearance })
  expect(body['refused']).toMatchObject({ rule: 'adults-only', words: ['schoolgirl'] })
  const refused = await world.call('maya', 'POST', '/looks/preview', { appearance })
  expect(refused).toMatchObject({
    status: 400,
    body: { type: 'generation_blocked', rule: 'adults-only', words: ['schoolgirl'] },
  })
  const fine = await world.call('maya', 'POST', '/looks', { appearance: 'a woman with a minor scar' })
  expect(fine.body['refused']).toBeNull()
  expect(world.easel.drawn).toEqual([])
})

it('[CHAR-11] a preview is a WebP of what was asked for, drawn once', async () => {
  await using world = await charactersWorld()
  const asked = { appearance: 'silver hair', size: 256, view: 'full', style: 'anime', expression: 'smile', seed: 3 }
  const first = await post(world, asked)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(Buffer.from(await first.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  expect(world.easel.drawn).toMatchObject([
    {
      width: 171,
      height: 256,
      style: 'anime',
      setting: { framing: 'full', expression: 'smile', background: 'studio' },
    },
  ])
  const again = await post(world, asked)
  expect([again.status, again.headers.get('x-appwrite-cache')]).toEqual([200, 'hit'])
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  const unchanged = await post(world, asked, {
    headers: { 'content-type': 'application/json', 'if-none-match': String(first.headers.get('etag')) },
  })
  expect(unchanged.status).toBe(304)
  expect(world.easel.drawn).toHaveLength(1)
  expect((await post(world, { size: 256 })).status).toBe(400)
  expect((await post(world, { ...asked, size: 1000 })).status).toBe(400)
})

it('[CHAR-12] [CHAR-16] variations keep what is kept, and an <img> can show each of them', async () => {
  await using world = await charactersWorld()
  const made = await world.add('maya', {}, 'mira')
  const before: Genes = JSON.parse(String(made.body['genes']))
  const asked = { keep: ['face', 'hair'], strength: 1, count: 6, seed: 9 }
  const { status, body } = await world.call('maya', 'POST', '/characters/mira/variations', asked)
  const variations = body['variations'] as { genes: Genes; seed: number; previewUrl: string }[]
  expect([status, variations.length, new Set(variations.map(({ seed }) => seed)).size]).toEqual([200, 6, 6])
  for (const { genes } of variations) {
    const moved = geneIds.filter((id) => JSON.stringify(genes[id]) !== JSON.stringify(before[id]))
    const groups = new Set(moved.map((id) => geneOf(id).group))
    expect(moved.length).toBeGreaterThan(0)
    expect([groups.has('face'), groups.has('hair'), groups.has('person')]).toEqual([false, false, false])
  }
  expect((await world.call('maya', 'POST', '/characters/mira/variations', asked)).body).toEqual(body)

  const [first] = variations
  const shown = await fetch(`${world.url}${first?.previewUrl}`, { headers: { cookie: 'a_session_eidolon=maya' } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(world.easel.drawn[0]?.genes).toMatchObject({ age: first?.genes['age'] })
  expect((await fetch(`${world.url}${first?.previewUrl}`)).status).toBe(401)
  const older = await world.fetch('maya', String(first?.previewUrl).replace('/v1', '').replace('easel-1', 'easel-0'))
  expect(older.headers.get('cache-control')).toBe('private, max-age=3600')
  for (const wrong of [
    { ...asked, strength: 2 },
    { ...asked, count: 9 },
    { ...asked, keep: ['soul'] },
  ]) {
    expect((await world.call('maya', 'POST', '/characters/mira/variations', wrong)).status).toBe(400)
  }
})

it('[CHAR-17] a newer preview ends an older one, and one that nobody waits for is not drawn on', async () => {
  await using world = await charactersWorld()
  world.easel.hold = true
  const older = post(world, { appearance: 'red hair', seed: 1 })
  await until(() => world.easel.drawn.length === 1)
  const elsewhere = post(world, { appearance: 'blue hair', seed: 1, slot: 'b' })
  const newer = post(world, { appearance: 'green hair', seed: 1 })
  expect(await (await older).json()).toMatchObject({ code: 409, type: 'look_superseded' })
  await until(() => world.easel.drawn.length === 3)
  expect(world.easel.ended).toEqual([world.easel.drawn[0]])

  const leaving = new AbortController()
  const left = post(world, { appearance: 'white hair', seed: 1, slot: 'c' }, { signal: leaving.signal }).catch(() => {})
  await until(() => world.easel.drawn.length === 4)
  leaving.abort()
  await left
  await until(() => world.easel.ended.length === 2)
  expect(world.easel.ended[1]).toBe(world.easel.drawn[3])
  world.easel.go()
  expect([(await elsewhere).status, (await newer).status]).toEqual([200, 200])
})

it('[CHAR-46] of one account at most four previews are drawn at once, whatever their slots', async () => {
  await using world = await charactersWorld()
  world.easel.hold = true
  const asked = (n: number) => post(world, { appearance: 'red hair', seed: n, slot: `slot${n}` })
  const first = asked(0)
  await until(() => world.easel.drawn.length === 1)
  const others = []
  for (let n = 1; n <= 4; n += 1) {
    others.push(asked(n))
    await until(() => world.easel.drawn.length === n + 1)
  }
  expect(await (await first).json()).toMatchObject({ code: 409, type: 'look_superseded' })
  expect(world.easel.ended).toEqual([world.easel.drawn[0]])
  world.easel.go()
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

it('[CHAR-46] the pictures of a sheet are drawn two at a time, so that another account’s come between', async () => {
  await using world = await charactersWorld()
  const { body } = await world.call('maya', 'POST', '/looks', { appearance: 'red hair', seed: 1 })
  const genes = Object(body['genes'])
  const shown = (user: string, age: number) => world.fetch(user, lookPicturePath({ ...genes, age }))
  world.easel.hold = true
  const mine = [20, 21, 22, 23].map((age) => shown('maya', age))
  await until(() => world.easel.drawn.length === 2)
  const hers = shown('noor', 40)
  await until(() => world.easel.drawn.length === 3)
  expect(world.easel.drawn[2]?.genes).toMatchObject({ age: 40 })
  world.easel.hold = false
  world.easel.go()
  const answers = await Promise.all([...mine, hers])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

it('[CHAR-47] what has to be drawn is counted by account and place, and its end is told', async () => {
  await using world = await charactersWorld()
  const known = { appearance: 'red hair', seed: 1 }
  expect((await post(world, known)).status).toBe(200)
  expect((await post(world, known)).status).toBe(200)
  expect(world.spent.get('previews user:maya')).toBe(1)
  const place = [...world.spent.keys()].find((key) => key.startsWith('previews ip:'))
  world.spent.set(String(place), 3000)
  const refused = await post(world, { appearance: 'blue hair', seed: 1 })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    type: 'general_rate_limit_exceeded',
    message: expect.stringMatching(/^Too many previews in an hour\. It goes on at \d\d:\d\d UTC\.$/),
  })
  expect(world.easel.drawn).toHaveLength(1)
  // What is there already costs nothing.
  expect((await post(world, known)).status).toBe(200)
})

it('[CHAR-17] what several wait for is drawn once, and goes on while one of them is left', async () => {
  await using world = await charactersWorld()
  world.easel.hold = true
  const leaving = new AbortController()
  const asked = { appearance: 'red hair', seed: 1 }
  const left = post(world, { ...asked, slot: 'a' }, { signal: leaving.signal }).catch(() => {})
  await until(() => world.easel.drawn.length === 1)
  const stays = post(world, { ...asked, slot: 'b' })
  // Its own request has been answered once the one after it has.
  await world.call('maya', 'POST', '/looks', { appearance: 'x' })
  leaving.abort()
  await left
  world.easel.go()
  expect((await stays).status).toBe(200)
  expect([world.easel.drawn.length, world.easel.ended.length]).toEqual([1, 0])
})
