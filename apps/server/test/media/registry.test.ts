import { hash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { ownQuery, sqlMarks } from '#adapters/sql/studio/file-marks.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { nearQuery, sqlRegistry } from '#adapters/sql/studio/fingerprints.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { markOf } from '#application/marking/state-origin.ts'
import { fillMarks } from '#application/provenance/fill-marks.ts'
import { fillRegistry } from '#application/provenance/fill-registry.ts'
import { looksLike } from '#application/provenance/looks-like.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

let pictures: readonly Buffer[] = []
beforeAll(async () => {
  pictures = await Promise.all([3, 11, 29].map((seed) => drawn(seed)))
})

/** Soft shapes, as drawn pictures have them, which the seed decides. */
function drawn(seed: number): Promise<Buffer> {
  const edge = 12
  const grays = Buffer.from(Array.from({ length: edge ** 2 }, (_, at) => (Math.sin(at * seed + at ** 2) + 1) * 127))
  return sharp(grays, { raw: { width: edge, height: edge, channels: 1 } })
    .resize(256, 256, { kernel: 'cubic' })
    .png()
    .toBuffer()
}

const { signal } = new AbortController()
const asker = (userId?: string) => ({ who: 'somewhere', userId, signal })
const pause = async () => {}

/** A picture that was made here, as an engine brings it. */
async function made(
  world: MediaWorld,
  user: string,
  id: string,
  bytes: Uint8Array,
  { name = `${id}.png`, ...row }: { readonly name?: string } & Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const staged = await world.files.system.stage('media', name, sharpStream(bytes))
  await world.units.run(async (unit) => {
    await world.files.system.keep(unit, staged, { id: `file-${id}`, permissions: ownerPermissions(user) })
    await sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId: `file-${id}` }, 'algorithm')
  })
  await world.add(user, id, { fileId: `file-${id}`, ...row })
}
async function* sharpStream(bytes: Uint8Array) {
  yield bytes
}

describe.each(databases())('the registry on %s', (_name, open: () => Promise<Fresh>) => {
  const partsOf = (world: MediaWorld) => {
    const registry = sqlRegistry(world.db)
    const take = world.files.fingerprint
    return {
      registry,
      fill: withDeps(fillRegistry, { registry, files: world.files.system, take, pause }),
      like: withDeps(looksLike, { registry, take }),
    }
  }

  it('[MARK-40] knows pictures that were made here again after they were handled, and no others', async () => {
    await using world = await mediaWorld(open)
    const [one, other, stranger] = pictures
    await made(world, 'maya', 'one', one ?? Buffer.alloc(0))
    await made(world, 'maya', 'other', other ?? Buffer.alloc(0))
    const { fill, like, registry } = partsOf(world)
    expect(await fill(signal)).toBe(2)
    expect([await fill(signal), await registry.due(9)]).toEqual([0, []])
    const handled = [
      await sharp(one).jpeg({ quality: 30 }).toBuffer(),
      await sharp(one).resize(128).webp({ quality: 50 }).toBuffer(),
      await sharp(one).resize(500, 480, { fit: 'fill' }).modulate({ brightness: 1.1 }).avif().toBuffer(),
      await sharp(one).flop().blur(1.2).greyscale().png().toBuffer(),
    ]
    for (const bytes of handled) expect(await like(bytes, asker('maya'))).toMatchObject({ media: 'one' })
    expect(await like(one ?? Buffer.alloc(0), asker('maya'))).toEqual({ distance: 0, media: 'one' })
    expect(await like(stranger ?? Buffer.alloc(0), asker('maya'))).toBeUndefined()
    expect(await like(Buffer.from('no picture'), asker())).toBeUndefined()
  })

  it('[MARK-42] forgets a picture with its file, also one whose turn has not come', async () => {
    await using world = await mediaWorld(open)
    await made(world, 'maya', 'one', pictures[0] ?? Buffer.alloc(0))
    const { fill, like, registry } = partsOf(world)
    await fill(signal)
    await made(world, 'maya', 'two', pictures[1] ?? Buffer.alloc(0))
    await world.call('maya', 'DELETE', '/media', { ids: ['one', 'two'] })
    expect(await registry.due(9)).toEqual([])
    expect(await world.db.rows(sql`select file_id from fingerprints`)).toEqual([])
    expect(await like(pictures[0] ?? Buffer.alloc(0), asker('maya'))).toBeUndefined()
    // Its fingerprint was being taken meanwhile.
    await registry.keep({ bucketId: 'media', fileId: 'file-one' }, new Uint8Array(32))
    expect(await world.db.rows(sql`select file_id from fingerprints`)).toEqual([])
  })

  it('[MARK-43] tells others that it looks alike, and nothing of whose it is or which', async () => {
    await using world = await mediaWorld(open)
    await made(world, 'maya', 'one', pictures[0] ?? Buffer.alloc(0))
    await made(world, 'noor', 'twin', await sharp(pictures[0]).jpeg({ quality: 20 }).toBuffer(), { name: 'twin.jpg' })
    const { fill, like } = partsOf(world)
    await fill(signal)
    const asked = pictures[0] ?? Buffer.alloc(0)
    expect(await like(asked, asker())).toEqual({ distance: 0, media: undefined })
    expect(await like(asked, asker('sam'))).toEqual({ distance: 0, media: undefined })
    // Somebody else's is nearer, and still one's own is named.
    expect(await like(asked, asker('noor'))).toEqual({ distance: 0, media: 'twin' })
  })

  it('[MARK-44] passes over what is no picture, and goes on where it was broken off', async () => {
    await using world = await mediaWorld(open)
    await made(world, 'maya', 'broken', Buffer.concat([pictures[0]?.subarray(0, 60) ?? Buffer.alloc(0)]))
    await made(world, 'maya', 'film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), { name: 'film.mp4' })
    await made(world, 'maya', 'whole', pictures[1] ?? Buffer.alloc(0))
    const { fill, registry } = partsOf(world)
    const failing = withDeps(fillRegistry, {
      registry,
      files: world.files.system,
      pause,
      take: async () => {
        throw new Fault('general_service_unavailable')
      },
    })
    await expect(failing(signal)).rejects.toThrow('')
    expect(await fill(signal)).toBe(3)
    expect(await world.db.rows(sql`select file_id from fingerprints`)).toEqual([{ file_id: 'file-whole' }])
    expect(await registry.due(9)).toEqual([])
  })

  it('[MARK-86] leads from a mark to the file that leaves with it, for its owner alone, and by an index', async () => {
    await using world = await mediaWorld(open)
    const { db, files } = world
    const [picture = Buffer.alloc(0)] = pictures
    await made(world, 'maya', 'one', picture, { recipe: '{"recipe":1}' })
    await made(world, 'noor', 'same', picture, { recipe: '{"recipe":1}' })
    const marks = sqlMarks(db)
    const sha256 = (of: string | Uint8Array) => hash('sha256', of)
    const fill = withDeps(fillMarks, { marks, origins: sqlOrigins(db), files: files.system, hash: sha256, pause })
    expect([await fill(signal), await fill(signal), await marks.due(9)]).toEqual([2, 0, []])
    const mark = markOf('{"recipe":1}', sha256)
    expect([await marks.isKnown(mark), await marks.isKnown(markOf('{"recipe":2}', sha256))]).toEqual([true, false])
    const owners = ['maya', 'noor', 'sam'].map((owner) => marks.ownOf(owner, mark))
    expect(await Promise.all(owners)).toEqual(['one', 'same', undefined])
    const query = ownQuery('maya', mark, sql`file_id`)
    const plan = await db.transaction(async (tx) => {
      if (tx.dialect === 'sqlite') return JSON.stringify(await tx.rows(sql`explain query plan ${query}`))
      await tx.run(sql`set local enable_seqscan = off`)
      return JSON.stringify(await tx.rows(sql`explain ${query}`))
    })
    expect(plan).toContain('file_marks_mark')
    expect(plan).not.toMatch(/SCAN k|SCAN m|Seq Scan/)
    await world.call('maya', 'DELETE', '/media', { ids: ['one'] })
    await world.call('noor', 'DELETE', '/media', { ids: ['same'] })
    expect(await marks.isKnown(mark)).toBe(false)
    // It was being noted meanwhile.
    await marks.keep({ bucketId: 'media', fileId: 'file-one' }, mark)
    expect(await marks.isKnown(mark)).toBe(false)
  })

  it('[MARK-45] looks a fingerprint up by its parts, never through all rows', async () => {
    await using world = await mediaWorld(open)
    const query = nearQuery({ straight: new Uint8Array(32), mirrored: new Uint8Array(32).fill(255) })
    const plan = await world.db.transaction(async (tx) => {
      if (tx.dialect === 'sqlite') return JSON.stringify(await tx.rows(sql`explain query plan ${query}`))
      // Of so few rows it would read them all, which costs nothing.
      await tx.run(sql`set local enable_seqscan = off`)
      return JSON.stringify(await tx.rows(sql`explain ${query}`))
    })
    expect(plan.match(/fingerprints_band_\d+/g)?.length).toBeGreaterThanOrEqual(12)
    expect(plan).not.toMatch(/SCAN fingerprints|Seq Scan/)
  })
})
