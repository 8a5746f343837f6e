import { type Sql, sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const tables = { characters: 'files_characters', media: 'files_media' } as const

/**
 * Which files were made here, and so leave marked. The row of the library cannot tell: an archive that somebody brings
 * says of its pictures what it likes. Of those that are there already, their rows are believed.
 */
export const m0039: Migration = {
  name: '0039-file-origins',
  sqlite: [
    sql`create table file_origins (
      bucket_id text not null, file_id text not null, source text not null, primary key (bucket_id, file_id)
    ) strict, without rowid`,
    ...Object.entries(tables).map(([bucket, table]) =>
      code(`create trigger ${table}_origin after delete on ${table} begin
        delete from file_origins where bucket_id = '${bucket}' and file_id = old.id;
      end`),
    ),
    ...filled(),
  ],
  postgres: [
    sql`create table file_origins (
      bucket_id text collate "C" not null, file_id text collate "C" not null, source text collate "C" not null,
      primary key (bucket_id, file_id)
    )`,
    code(`create function forget_origin() returns trigger language plpgsql as $$
      begin
        delete from file_origins where bucket_id = tg_argv[0] and file_id = old.id;
        return null;
      end $$`),
    ...Object.entries(tables).map(([bucket, table]) =>
      code(`create trigger ${table}_origin after delete on ${table} for each row
        execute function forget_origin('${bucket}')`),
    ),
    ...filled(),
  ],
}

function code(text: string): Sql {
  return { strings: [text], values: [], fixed: false }
}

function filled(): Sql[] {
  return ['file_id', 'poster_id'].map((column) =>
    code(`insert into file_origins (bucket_id, file_id, source)
      select 'media', f.id, min(case when m.engine = 'illustrator' then 'algorithm' else 'neural' end)
      from media m join files_media f on f.id = m.${column}
      where m.engine <> '' and m.generation_id is not null
        and not exists (select 1 from file_origins o where o.bucket_id = 'media' and o.file_id = f.id)
      group by f.id`),
  )
}
