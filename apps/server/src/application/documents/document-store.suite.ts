import { expect, it } from 'vitest'
import { servedCollections } from './collections.ts'
import type { DocumentStore } from './ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { ownerPermissions, type Permission } from '#domain/documents/permission.ts'
import { parseListQuery } from '#domain/documents/query-rules.ts'
import { newData } from '#domain/documents/structure.ts'

export type StoreWorld = AsyncDisposable & {
  readonly store: DocumentStore
  readonly units: Transactions
  /** Has a `name`, which is required and searchable, and a list `tags`. */
  readonly collection: Collection
  /** So many more of a document, under other ids: as if they had been added, but all at once. */
  copy(id: string, times: number): Promise<void>
}

const first = '2026-01-01T00:00:00.000+00:00'
const maya = ['any', 'users', 'user:maya']
const read = (...roles: string[]): Permission[] => roles.map((role) => ({ action: 'read', role }))

/** What every store of documents promises. */
export function documentStoreSuite(open: () => Promise<StoreWorld>): void {
  it('[DOC-2] gives back what was added, and nothing for an id that is free', async () => {
    await using world = await filled(open, { id: 'a', name: 'Zoë "the fox"', tags: ['x', ''] })
    const { store, collection } = world
    expect(await store.find(collection, 'a')).toEqual(world.documents[0])
    expect(await store.find(collection, 'A')).toBeUndefined()
    const found = await store.read(collection, 'a')
    expect(JSON.parse(found?.json ?? '')).toMatchObject({ $id: 'a', $createdAt: first, name: 'Zoë "the fox"' })
    expect(found?.permissions).toEqual(read('user:maya'))
  })

  it('[QRY-41] a long page is read in pieces, and is in order all the same', async () => {
    await using world = await filled(open, ...crowd(150))
    const names = world.documents.map(({ data }) => String(data['name']))
    const page = (limit: number, ...more: string[]) => world.names(maya, [...ask('limit', '', limit), ...more])
    expect(await page(5000, ...ask('orderAsc', 'name'))).toEqual({ total: 150, names })
    expect(await page(140, ...ask('orderDesc', 'name'))).toEqual({
      total: 150,
      names: names.toReversed().slice(0, 140),
    })
    const before = ask('cursorBefore', '', 'p149')
    expect((await page(140, ...ask('orderAsc', 'name'), ...before)).names).toEqual(names.slice(9, 149))
  })

  it('[QRY-41] a list that would be too large is refused, and a single document never', async () => {
    const card = 'x'.repeat(3_900_000)
    await using world = await filled(open, ...crowd(3))
    const { store, units, collection } = world
    await units.run(async (unit) => {
      for (const document of world.documents) {
        await store.change(collection, document, { ...document, data: { ...document.data, card } }, unit)
      }
    })
    const list = (limit: number) =>
      store.list(
        collection,
        parseListQuery([...ask('select', '', 'card'), ...ask('limit', '', limit)], world.rules),
        maya,
      )
    expect((await list(1))?.documents[0]?.length).toBeGreaterThan(card.length)
    expect((await list(2))?.documents).toHaveLength(2)
    await expect(list(3)).rejects.toThrow('The list would be larger than 8 MB.')
  })

  it('[DOC-3] refuses an id that is taken and leaves what is there', async () => {
    await using world = await filled(open, { id: 'a', name: 'One' })
    const { store, units, collection } = world
    const twice = await units.run((unit) =>
      store.add(collection, { ...made(collection, { id: 'a', name: 'Two' }) }, unit),
    )
    expect(twice).toBe(false)
    expect((await store.find(collection, 'a'))?.data['name']).toBe('One')
    expect(await world.names(maya)).toEqual({ total: 1, names: ['One'] })
  })

  it('[DOC-4] undoes everything with its unit', async () => {
    await using world = await filled(open, { id: 'a', name: 'One', tags: ['x'] })
    const { store, units, collection, documents } = world
    const failing = units.run(async (unit) => {
      const [before] = documents
      if (!before) return
      await store.change(collection, before, { ...before, data: { ...before.data, name: 'Other', tags: ['y'] } }, unit)
      await store.add(collection, made(collection, { id: 'b', name: 'Two' }), unit)
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    expect(await world.names(maya, ask('search', 'name', 'one'))).toEqual({ total: 1, names: ['One'] })
    expect(await world.names(maya, ask('contains', 'tags', 'x'))).toEqual({ total: 1, names: ['One'] })
    expect((await world.names(maya)).total).toBe(1)
  })

  it('[DOC-5] lists to each role what it may read, once, and counts the same', async () => {
    await using world = await filled(
      open,
      { id: 'mine', name: 'Mine' },
      { id: 'theirs', name: 'Theirs', permissions: read('user:noor') },
      { id: 'public', name: 'Public', permissions: read('user:noor', 'any') },
      { id: 'both', name: 'Both', permissions: read('user:noor', 'user:maya', 'label:vip') },
      { id: 'nobody', name: 'Nobody', permissions: [] },
    )
    expect(await world.names(maya)).toEqual({ total: 3, names: ['Mine', 'Public', 'Both'] })
    expect(await world.names(['any', 'guests'])).toEqual({ total: 1, names: ['Public'] })
    expect(await world.names(['any', 'users', 'user:noor', 'label:vip'])).toMatchObject({ total: 3 })
    expect(await world.names('all')).toMatchObject({ total: 5 })
    expect(await world.names(maya, ask('startsWith', 'name', 'b'))).toEqual({ total: 1, names: ['Both'] })
  })

  it('[DOC-5] follows a change of permissions', async () => {
    await using world = await filled(open, { id: 'a', name: 'One', tags: ['x'] })
    const { store, units, collection } = world
    for (const permissions of [read('user:noor'), read('user:noor', 'user:maya'), [], read('user:maya')]) {
      await units.run(async (unit) => {
        const before = await store.find(collection, 'a', unit)
        if (before) await store.change(collection, before, { ...before, permissions }, unit)
      })
      const readable = permissions.some(({ role }) => role === 'user:maya')
      for (const queries of [[], ask('contains', 'tags', 'X'), ask('search', 'name', 'one')]) {
        expect(await world.names(maya, queries)).toEqual(readable ? { total: 1, names: ['One'] } : none)
      }
    }
  })

  it('[DOC-6] counts what matches a filter truly, also after each change', async () => {
    const names = Array.from({ length: 30 }, (_, i) => ({ id: `d${i}`, name: `Doc ${i % 3}` }))
    await using world = await filled(open, ...names)
    const { store, units, collection } = world
    const page = [...ask('equal', 'name', 'doc 1'), JSON.stringify({ method: 'limit', values: [2] })]
    expect((await world.names(maya, page)).total).toBe(10)
    expect((await world.names(maya, page)).total).toBe(10)
    await units.run(async (unit) => {
      const before = await store.find(collection, 'd1', unit)
      if (before) await store.change(collection, before, { ...before, data: { ...before.data, name: 'Gone' } }, unit)
    })
    expect((await world.names(maya, page)).total).toBe(9)
    await units.run(async (unit) => {
      const document = await store.find(collection, 'd4', unit)
      if (document) await store.remove(collection, document, unit)
    })
    expect((await world.names(maya, page)).total).toBe(8)
    expect((await world.names(maya)).total).toBe(29)
  })

  it('[DOC-7] answers nothing for a cursor that is gone or not readable', async () => {
    await using world = await filled(
      open,
      { id: 'mine', name: 'Mine' },
      { id: 'theirs', name: 'Theirs', permissions: read('user:noor') },
    )
    const after = (id: string) => parseListQuery([JSON.stringify({ method: 'cursorAfter', values: [id] })], world.rules)
    expect(await world.store.list(world.collection, after('gone'), maya)).toBeUndefined()
    expect(await world.store.list(world.collection, after('theirs'), maya)).toBeUndefined()
    expect(await world.store.list(world.collection, after('mine'), maya)).toEqual({ total: 1, documents: [] })
  })

  it('[DOC-8] holds a page to 5,000 documents without refusing', async () => {
    await using world = await filled(open, { id: 'first', name: 'x' }, { id: 'second', name: 'x' })
    await world.copy('second', 5000)
    const all = [JSON.stringify({ method: 'limit', values: [Number.MAX_SAFE_INTEGER] })]
    const { total, names } = await world.names(maya, all)
    expect([total, names.length]).toEqual([5002, 5000])
    expect((await world.names(maya, [...all, ...ask('equal', 'name', 'X')])).total).toBe(5002)
  }, 60_000)

  it('[DOC-2] keeps texts that grow when they are compared, and nothing of a text is SQL', async () => {
    const nasty = [`'); drop table characters; --`, 'ﷺ'.repeat(60), '%_\\"', '\u{10ffff}']
    await using world = await filled(open, ...nasty.map((name, i) => ({ id: `d${i}`, name })))
    for (const name of nasty) {
      expect(await world.names(maya, ask('equal', 'name', name))).toEqual({ total: 1, names: [name] })
      expect(await world.names(maya, ask('startsWith', 'name', name))).toEqual({ total: 1, names: [name] })
    }
  })
}

const none = { total: 0, names: [] }
const ask = (method: string, attribute: string, ...values: unknown[]): string[] => [
  JSON.stringify({ method, attribute, values }),
]

type Seed = {
  readonly id: string
  readonly name: string
  readonly tags?: string[]
  readonly permissions?: Permission[]
}

function made(collection: Collection, { id, permissions, ...data }: Seed): Document {
  const allowed = permissions ?? ownerPermissions('maya')
  const filler = Object.fromEntries(
    collection.attributes.filter(({ required }) => required).map(({ key }) => [key, 'x']),
  )
  const whole = newData(collection, { ...filler, ...data })
  return { id, createdAt: first, updatedAt: first, owner: 'maya', permissions: allowed, data: whole }
}

/** More than is read at once, with texts as long as they may be. */
const crowd = (count: number) =>
  Array.from({ length: count }, (_, n): Seed => ({ id: `p${n}`, name: `P${String(n).padStart(3, '0')}` }))

async function filled(open: () => Promise<StoreWorld>, ...seeds: Seed[]) {
  const world = await open()
  const { store, units, collection } = world
  const { rules } = servedCollections([collection]).named(collection.id)
  const documents = seeds.map((seed) => made(collection, seed))
  await units.run(async (unit) => {
    for (const document of documents) expect(await store.add(collection, document, unit)).toBe(true)
  })
  return {
    ...world,
    rules,
    documents,
    async names(readableBy: readonly string[] | 'all', queries: string[] = []) {
      const page = await store.list(collection, parseListQuery(queries, rules), readableBy)
      const views = page?.documents.map((json): { name: string } => JSON.parse(json)) ?? []
      return { total: page?.total, names: views.map(({ name }) => name) }
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
