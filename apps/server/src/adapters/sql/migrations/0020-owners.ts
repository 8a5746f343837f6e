import { type Sql, sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Those that clients write, where permissions may say anything, and those that only the studio writes. */
const open = ['characters', 'albums', 'presets', 'files_characters', 'files_media']
const closed = ['media', 'generations']
/** Of these the studio keeps some that their owner may only read; that is not to be mended. */
const files = ['files_characters', 'files_media']
const searched = ['characters', ...files]

/**
 * Who made a document or a file is a column of its own. For what is there already permissions tell: the first account
 * that may change it, or else the first that may read it. What they grant to others is taken back, and the owner has
 * all three; what names no account at all is then out of everybody's reach, until an operator takes it away.
 */
export const m0020: Migration = {
  name: '0020-owners',
  sqlite: [
    sql`create table owners_to_mend (
      place text not null, seq integer not null, owner text, primary key (place, seq)
    ) strict`,
    ...[...open, ...closed].flatMap((table) => [...column(table, 'text'), inSqlite(table), ...indexes(table)]),
    ...open.map((table) => noteInSqlite(table)),
    // The words of a document name its reader; they are read back from the index and written with the new one.
    ...searched.flatMap((table) => wordsInSqlite(table)),
    ...open.flatMap((table) => mend(table)),
    sql`drop table owners_to_mend`,
  ],
  postgres: [
    sql`create table owners_to_mend (
      place text collate "C" not null, seq bigint not null, owner text collate "C",
      primary key (place, seq)
    )`,
    ...[...open, ...closed].flatMap((table) => [
      ...column(table, 'text collate "C"'),
      inPostgres(table),
      ...indexes(table),
    ]),
    ...open.map((table) => noteInPostgres(table)),
    ...searched.map((table) => wordsInPostgres(table)),
    ...open.flatMap((table) => mend(table)),
    sql`drop table owners_to_mend`,
  ],
}

function code(text: string): Sql {
  return { strings: [text], values: [], fixed: false }
}

function column(table: string, type: string): Sql[] {
  return [code(`alter table "${table}" add column owner ${type}`)]
}

/** What somebody made, in its order; and of that what others may read as well, which is little. */
function indexes(table: string): Sql[] {
  return [
    code(`create index "${table}_owner" on "${table}" (owner, seq)`),
    code(`create index "${table}_given" on "${table}" (owner, reader, seq) where substr(reader, 1, 5) <> 'user:'`),
  ]
}

function inSqlite(table: string): Sql {
  return code(`update "${table}" set owner = (
      select substr(account, 1, instr(replace(account, '/', '"'), '"') - 1) from (
        select substr(value, instr(value, '("user:') + 7) as account, value, key
        from json_each("${table}".permissions) where value like '%("user:%'
      ) order by value like 'read(%', key limit 1
    )`)
}

function inPostgres(table: string): Sql {
  return code(`update "${table}" t set owner = (
      select substring(value from '[(]"user:([^"/]+)')
      from jsonb_array_elements_text(t.permissions::jsonb) with ordinality as granted (value, key)
      where value like '%("user:%' order by value like 'read(%', key limit 1
    )`)
}

/** Roles of others, or fewer than the owner's three where the studio has not written it itself. */
function noteInSqlite(table: string): Sql {
  return code(`insert into owners_to_mend (place, seq, owner) select '${table}', seq, owner from "${table}" t
    where t.permissions <> '[]' and (${isForeign(`from json_each(t.permissions)`)}${isLess(table)})`)
}

function noteInPostgres(table: string): Sql {
  const from = `from jsonb_array_elements_text(t.permissions::jsonb) as granted (value)`
  return code(`insert into owners_to_mend (place, seq, owner) select '${table}', seq, owner from "${table}" t
    where t.permissions <> '[]' and (${isForeign(from)}${isLess(table)})`)
}

function isForeign(from: string): string {
  return `t.owner is null or exists (select 1 ${from} where ${lacks('")')} and ${lacks('/')})`
}

function lacks(end: string): string {
  return `replace(value, '("user:' || t.owner || '${end}', '') = value`
}

function isLess(table: string): string {
  if (files.includes(table)) return ''
  const missing = ['read', 'update', 'delete'].map((action) => {
    return ` or replace(t.permissions, '${action}(\\"user:' || t.owner || '\\")', '') = t.permissions`
  })
  return missing.join('')
}

function mend(table: string): Sql[] {
  const three = ['read', 'update', 'delete'].map((action) => `"${action}(\\"user:' || m.owner || '\\")"`).join(',')
  return [
    code(`delete from document_readers where collection = '${table}'
      and seq in (select seq from owners_to_mend where place = '${table}')`),
    code(`update document_elements set reader = (
        select coalesce('user:' || m.owner, '') from owners_to_mend m
        where m.place = '${table}' and m.seq = document_elements.seq
      ) where collection = '${table}' and seq in (select seq from owners_to_mend where place = '${table}')`),
    code(`update "${table}" set
        permissions = (
          select coalesce('[${three}]', '[]') from owners_to_mend m where m.place = '${table}' and m.seq = "${table}".seq
        ),
        reader = (
          select coalesce('user:' || m.owner, '') from owners_to_mend m
          where m.place = '${table}' and m.seq = "${table}".seq
        )
      where seq in (select seq from owners_to_mend where place = '${table}')`),
  ]
}

function wordsInSqlite(table: string): Sql[] {
  return [
    code(`create virtual table "${table}_instances" using fts5vocab('${table}_words', 'instance')`),
    sql`create table words_to_mend (seq integer primary key, words text not null) strict`,
    code(`insert into words_to_mend (seq, words)
      select m.seq, '@' || coalesce('user:' || m.owner, '') || coalesce(' ' || w.words, '')
      from owners_to_mend m left join (
        select doc, group_concat(term, ' ' order by "offset") as words from "${table}_instances"
        where "offset" > 0 and doc in (select seq from owners_to_mend where place = '${table}') group by doc
      ) w on w.doc = m.seq where m.place = '${table}'`),
    code(`insert or replace into "${table}_words" (rowid, words) select seq, words from words_to_mend`),
    sql`drop table words_to_mend`,
    code(`drop table "${table}_instances"`),
  ]
}

/** Where words stand counts only from one to the next, so a new first one may come before all of them. */
function wordsInPostgres(table: string): Sql {
  return code(`update "${table}" t set words = array_to_tsvector(array['@' || coalesce('user:' || m.owner, '')])
      || ts_delete(t.words, '@' || t.reader)
    from owners_to_mend m where m.place = '${table}' and m.seq = t.seq`)
}
