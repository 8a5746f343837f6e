import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { as, type FilesWorld, filesWorld } from '#test/support/files-world.ts'
import { type FileBody, bodyOf, filesUrl, get, noise, send, sendChunk } from '#test/support/sending.ts'

const query = (method: string, attribute?: string, values?: readonly unknown[]) =>
  JSON.stringify({ method, attribute, values })

describe.each(databases())('files over %s', (_name, fresh) => {
  let world: FilesWorld
  beforeAll(async () => {
    world = await filesWorld({ fresh })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const change = async (
    user: string | undefined,
    id: string,
    body: object,
  ): Promise<{ status: number; body: FileBody }> => {
    const headers = { ...as(user), 'content-type': 'application/json' }
    const response = await fetch(`${filesUrl(world)}/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) })
    return { status: response.status, body: await bodyOf(response) }
  }
  const remove = async (user: string | undefined, id: string): Promise<number> =>
    (await fetch(`${filesUrl(world)}/${id}`, { method: 'DELETE', headers: as(user) })).status

  async function list(user: string | undefined, queries: readonly string[] = [], search?: string) {
    const url = new URL(filesUrl(world))
    for (const [i, text] of queries.entries()) url.searchParams.append(`queries[${i}]`, text)
    if (search !== undefined) url.searchParams.set('search', search)
    const response = await fetch(url, { headers: as(user) })
    const body: { total: number; files: FileBody[]; type?: string; message?: string } = JSON.parse(
      await response.text(),
    )
    return { status: response.status, ...body, ids: body.files?.map(({ $id }) => $id) }
  }

  it('[FILE-32] renames and shares, by who may, and says so to everybody who may know', async () => {
    await send(world, 'maya', noise(60), { fileId: 'changed' })
    world.events.length = 0
    expect((await change(undefined, 'changed', { name: 'x' })).status).toBe(401)
    expect((await change('other', 'changed', { name: 'x' })).status).toBe(401)
    expect((await change('other', 'missing', { name: 'x' })).status).toBe(404)
    expect((await change('maya', 'changed', { permissions: ['read("user:other")'] })).body.type).toBe(
      'user_unauthorized',
    )
    expect((await change('maya', 'changed', { name: '' })).body.message).toContain('Invalid `name` param')
    const renamed = await change('maya', 'changed', { name: 'new "name".png' })
    expect(renamed).toMatchObject({ status: 200, body: { name: 'new "name".png' } })
    expect(renamed.body.$permissions).toHaveLength(3)
    const same = await change('maya', 'changed', { name: 'new "name".png', permissions: null })
    expect(same.body.$updatedAt).toBe(renamed.body.$updatedAt)
    const shared = await change('maya', 'changed', { permissions: ['read("any")', 'update("users")'] })
    expect(shared.body.$permissions).toEqual(['read("any")', 'update("users")'])
    expect(shared.body.name).toBe('new "name".png')
    expect((await change('other', 'changed', { name: 'y.png' })).status).toBe(200)
    expect((await change('maya', 'changed', { permissions: [] })).body.$permissions).toEqual([])
    expect((await get(world, 'maya', 'changed')).status).toBe(404)
    expect(world.events.map(({ events, audience }) => [events[0], audience])).toEqual([
      ['buckets.media.files.changed.update', ['user:maya']],
      ['buckets.media.files.changed.update', ['any']],
      ['buckets.media.files.changed.update', ['any']],
      ['buckets.media.files.changed.update', []],
    ])
  })

  it('[FILE-33] publishes a file once, when it is whole, and when it goes', async () => {
    world.events.length = 0
    const whole = noise(150)
    await sendChunk(world, 'maya', whole, { size: 100, number: 1 }, { fileId: 'told' })
    expect(world.events).toEqual([])
    const { body } = await sendChunk(world, 'maya', whole, { size: 100, number: 2, id: 'told' })
    expect(world.events).toHaveLength(1)
    expect(world.events[0]).toMatchObject({
      channels: ['files', 'buckets.media.files', 'buckets.media.files.told'],
      payload: body,
      audience: ['user:maya'],
    })
    expect(world.events[0]?.events).toContain('buckets.*.files.*.create')
    await remove('maya', 'told')
    expect(world.events[1]).toMatchObject({ payload: body, audience: ['user:maya'] })
    expect(world.events[1]?.events[0]).toBe('buckets.media.files.told.delete')
  })

  it('[FILE-34] deletes for those who may, bytes included', async () => {
    const { body } = await send(world, 'maya', noise(60), { permissions: ['read("any")', 'delete("users")'] })
    const before = await world.blobKeys()
    expect(await remove(undefined, body.$id)).toBe(401)
    expect(await remove('other', 'missing')).toBe(404)
    expect(await remove('other', body.$id)).toBe(204)
    expect((await get(world, 'maya', body.$id)).status).toBe(404)
    expect(await world.blobKeys()).toHaveLength(before.length - 1)
  })

  it('[FILE-35] lists what the caller may read, with a true total', async () => {
    const names = ['Ångström.png', 'beach.png', 'Beach two.png', 'city.webp.png']
    for (const [i, name] of names.entries()) {
      await send(world, 'list', noise(100 + i * 10), { fileId: `list${i}`, name })
    }
    await send(world, 'stranger', noise(60), { fileId: 'public', name: 'shared.png', permissions: ['read("users")'] })
    await send(world, 'stranger', noise(60), { fileId: 'private' })
    const everything = await list('list')
    expect(everything).toMatchObject({ status: 200, total: 5 })
    expect(everything.ids).toEqual(['list0', 'list1', 'list2', 'list3', 'public'])
    expect(everything.files[1]).toEqual(await bodyOf(await get(world, 'list', 'list1')))
    expect((await list(undefined)).total).toBe(0)
    expect((await list('list', [query('limit', undefined, [2]), query('orderDesc', 'sizeOriginal')])).ids).toEqual([
      'list3',
      'list2',
    ])
    const after = await list('list', [query('cursorAfter', undefined, ['list1']), query('limit', undefined, [2])])
    expect(after).toMatchObject({ total: 5, ids: ['list2', 'list3'] })
    expect((await list('list', [query('equal', 'name', ['BEACH.png'])])).ids).toEqual(['list1'])
    expect((await list('list', [query('startsWith', 'name', ['angstr'])])).ids).toEqual(['list0'])
    expect((await list('list', [query('greaterThan', 'sizeOriginal', [110])])).total).toBe(2)
    expect(
      (await list('list', [query('equal', 'mimeType', ['image/png']), query('limit', undefined, [1])])).total,
    ).toBe(5)
    expect((await list('list', [query('equal', '$id', ['list2', 'private'])])).ids).toEqual(['list2'])
  })

  it('[FILE-35] searches ids and names by their words', async () => {
    await send(world, 'seeker', noise(60), { fileId: 'needle', name: 'Blue Harbour.png' })
    await send(world, 'seeker', noise(60), { fileId: 'other', name: 'red hill.png' })
    expect((await list('seeker', [], 'harb')).ids).toEqual(['needle'])
    expect((await list('seeker', [], 'NEEDLE')).ids).toEqual(['needle'])
    expect((await list('seeker', [], '"red hill"')).ids).toEqual(['other'])
    expect((await list('seeker', [], 'nothing')).total).toBe(0)
    await change('seeker', 'needle', { name: 'Green Harbour.png' })
    expect((await list('seeker', [], 'blue')).total).toBe(0)
    expect((await list('seeker', [], 'green')).total).toBe(1)
    await remove('seeker', 'needle')
    expect((await list('seeker', [], 'green')).total).toBe(0)
  })

  it('[FILE-35] refuses what cannot be asked', async () => {
    const refused = (message: string) => ({ status: 400, type: 'general_argument_invalid', message })
    expect(await list('maya', [query('equal', 'blobKey', ['x'])])).toMatchObject(
      refused('Invalid `queries` param: Invalid query: Attribute not found in schema: blobKey'),
    )
    expect(await list('maya', [query('select', undefined, ['name'])])).toMatchObject(
      refused('Invalid `queries` param: Invalid query method: select'),
    )
    expect(await list('maya', ['nonsense'])).toMatchObject(
      refused('Invalid `queries` param: Invalid query: Syntax error'),
    )
    expect(await list('maya', [query('search', 'name', ['x'])])).toMatchObject(
      refused('Invalid `queries` param: Searching by attribute "name" requires a fulltext index.'),
    )
    expect(await list('maya', [], 'x'.repeat(257))).toMatchObject({ status: 400 })
    expect(await list('maya', [query('cursorAfter', undefined, ['missing'])])).toMatchObject({
      status: 400,
      type: 'general_cursor_not_found',
      message: "File 'missing' for the 'cursor' value not found.",
    })
    const texts =
      'Invalid `queries` param: Value must a valid array no longer than 100 items and Value must be a valid string and at least 1 chars and no longer than 4096 chars'
    expect(await list('maya', ['x'.repeat(4097)])).toMatchObject(refused(texts))
    expect(await list('maya', Array<string>(101).fill(query('limit', undefined, [1])))).toMatchObject(refused(texts))
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const slash = await fetch(`${filesUrl(world)}/`, { method, headers: as('maya') })
      expect((await bodyOf(slash)).type).toBe('general_route_not_found')
    }
    const nowhere = await fetch(filesUrl(world, 'nowhere'), { headers: as('maya') })
    expect((await bodyOf(nowhere)).type).toBe('storage_bucket_not_found')
  })

  it('[FILE-36] the studio keeps and removes files of its own in a unit', async () => {
    const { system } = world.files
    const staged = await system.stage('media', 'result.png', one(noise(500)))
    expect(staged).toMatchObject({ size: 500, mimeType: 'image/png' })
    world.events.length = 0
    const permissions = [{ action: 'read', role: 'user:maya' }] as const
    const failed = world.units.run(async (unit) => {
      await system.keep(unit, staged, { id: 'result', permissions })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await system.find('media', 'result')).toBeUndefined()
    const file = await world.units.run((unit) => system.keep(unit, staged, { id: 'result', permissions }))
    expect((await get(world, 'maya', 'result/download')).status).toBe(200)
    expect(await new Response(await system.read(file)).bytes()).toEqual(noise(500))
    const gone = await world.units.run((unit) => system.remove(unit, 'media', 'result'))
    expect(gone).toEqual(file)
    await system.release(file)
    expect(await system.read(file)).toBeUndefined()
    expect(world.events.map(({ events }) => events[0])).toEqual([
      'buckets.media.files.result.create',
      'buckets.media.files.result.delete',
    ])
    const unwanted = await system.stage('media', 'other.png', one(noise(500)))
    await system.discard(unwanted)
    expect(await world.blobs.head(unwanted.blobKey)).toBeUndefined()
    await expect(system.stage('media', 'a.txt', one(Buffer.from('text')))).rejects.toMatchObject({
      type: 'storage_file_type_unsupported',
    })
  })
})

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
