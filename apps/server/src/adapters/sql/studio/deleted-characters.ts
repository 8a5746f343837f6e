import { z } from 'zod'
import type { DeletedCharacter, DeletedCharacters } from '#application/characters/ports.ts'
import { textOf } from '#domain/characters/character.ts'
import { parsePermissions, permissionText } from '#domain/documents/permission.ts'
import type { Document } from '#domain/documents/document.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type DeletedCharacterRow = {
  readonly account: string
  readonly document: string
  readonly media_trashed_at: string | null
  readonly expire: string
}

export function sqlDeletedCharacters(db: Database): DeletedCharacters {
  return {
    async add(unit, { document, account, mediaTrashedAt, expire }) {
      const imageId = textOf(document.data['imageId']) || null
      await databaseOf(unit, db).run(sql`
        insert into deleted_characters (id, account, document, image_id, media_trashed_at, expire)
        values (${document.id}, ${account}, ${write(document)}, ${imageId}, ${mediaTrashedAt}, ${expire})
        on conflict (id) do update set account = excluded.account, document = excluded.document,
          image_id = excluded.image_id, media_trashed_at = excluded.media_trashed_at, expire = excluded.expire`)
    },
    async take(unit, id, account, now) {
      const row = await databaseOf(unit, db).one<DeletedCharacterRow>(sql`
        delete from deleted_characters where id = ${id} and account = ${account} and expire > ${now}
        returning account, document, media_trashed_at, expire`)
      return row && deletedFrom(row)
    },
    async takeExpired(unit, now, max) {
      const rows = await databaseOf(unit, db).rows<DeletedCharacterRow>(sql`
        delete from deleted_characters where id in (
          select id from deleted_characters where expire <= ${now} order by expire limit ${max}
        ) returning account, document, media_trashed_at, expire`)
      return rows.map(deletedFrom)
    },
    async leave(unit, imageId, expire) {
      await databaseOf(unit, db).run(sql`
        insert into left_pictures (image_id, expire) values (${imageId}, ${expire})
        on conflict (image_id) do update set expire = excluded.expire`)
    },
    async takeLeft(unit, now, max) {
      const rows = await databaseOf(unit, db).rows<{ readonly image_id: string }>(sql`
        delete from left_pictures where image_id in (
          select image_id from left_pictures where expire <= ${now} order by expire limit ${max}
        ) returning image_id`)
      return rows.map(({ image_id }) => image_id)
    },
    async isImageUsed(unit, imageId) {
      const on = databaseOf(unit, db)
      const shown = await on.one(sql`select 1 as used from characters where image_id = ${imageId} limit 1`)
      if (shown) return true
      const kept = await on.one(sql`select 1 as used from deleted_characters where image_id = ${imageId} limit 1`)
      return kept !== undefined
    },
  }
}

const Stored = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Absent in what was kept before documents knew theirs. */
  owner: z.string().optional(),
  permissions: z.array(z.string()),
  data: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number(), z.boolean()]))]),
  ),
})

const write = (document: Document): string =>
  JSON.stringify({ ...document, permissions: document.permissions.map(permissionText) })

function deletedFrom({ account, document, media_trashed_at, expire }: DeletedCharacterRow): DeletedCharacter {
  const stored = Stored.parse(JSON.parse(document))
  const parsed = parsePermissions(stored.permissions)
  if ('problem' in parsed) throw new Error(`Stored permissions cannot be read: ${parsed.problem}`)
  const whole = { ...stored, owner: stored.owner ?? account, permissions: parsed.permissions }
  return { document: whole, account, mediaTrashedAt: media_trashed_at, expire }
}
