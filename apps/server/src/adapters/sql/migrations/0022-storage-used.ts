import type { Sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const kinds = ['pictures', 'videos', 'portraits', 'uploads', 'documents'] as const
type StorageKind = (typeof kinds)[number]

/** How the rows of a table weigh: of which kind they are and how many bytes, written in both dialects alike. */
type Weighed = {
  readonly table: string
  /** What that is told from; nothing else that changes is looked at. */
  readonly columns: readonly string[]
  readonly kind: (row: string) => string
  readonly bytes: (row: string) => string
}

/** Its texts, and what every row takes beside them. */
export const document = (table: string, ...texts: readonly string[]): Weighed => ({
  table,
  columns: texts,
  kind: () => `'documents'`,
  bytes: (row) => `(256 + ${texts.map((column) => `coalesce(octet_length(${row}.${column}), 0)`).join(' + ')})`,
})
const file = (table: string, whole: (row: string) => string): Weighed => ({
  table,
  columns: ['upload_id', 'mime_type', 'size_original'],
  kind: (row) => `(case when ${row}.upload_id is not null then 'uploads' ${whole(row)} end)`,
  bytes: (row) => `${row}.size_original`,
})

const weighed: readonly Weighed[] = [
  document('characters', 'name', 'style', 'tags', 'appearance', 'description', 'personality', 'genes', 'card'),
  document('media', 'style', 'prompt', 'negative_prompt', 'scene', 'recipe', 'album_ids'),
  document('generations', 'media_ids', 'error', 'request', 'note'),
  document('albums', 'name'),
  document('presets', 'name', 'settings'),
  file('files_characters', () => `else 'portraits'`),
  file('files_media', (row) => `when ${row}.mime_type like 'video/%' then 'videos' else 'pictures'`),
]

/**
 * What each account keeps, by kind, in one row that triggers hold true with every write. On PostgreSQL they run before
 * those that count documents: whoever writes for an account then waits for the others here, and not crosswise.
 */
export const m0022: Migration = {
  name: '0022-storage-used',
  sqlite: [
    code(`create table storage_used (owner text primary key, ${columns('integer')}) strict, without rowid`),
    ...weighed.flatMap(inSqlite),
    filled(),
  ],
  postgres: [
    code(`create table storage_used (owner text collate "C" primary key, ${columns('bigint')})`),
    code(`create function count_storage(who text, kind text, more bigint, items bigint) returns void language sql as $$
      ${counted('who', 'kind', 'more', 'items')}
    $$`),
    ...weighed.flatMap(inPostgres),
    filled(),
  ],
}

function code(text: string): Sql {
  return { strings: [text], values: [], fixed: false }
}

function columns(type: string): string {
  return kinds.flatMap((kind) => names(kind).map((name) => `${name} ${type} not null`)).join(', ')
}

function names(kind: StorageKind): readonly [string, string] {
  return [`${kind}_bytes`, `${kind}_count`]
}

/** Adds to the row of an account, which is made when it is not there. */
function counted(owner: string, kind: string, bytes: string, items: string): string {
  const all = kinds.flatMap(names)
  const of = (wanted: StorageKind, value: string) => `case when ${kind} = '${wanted}' then ${value} else 0 end`
  const values = kinds.flatMap((wanted) => [of(wanted, bytes), of(wanted, items)])
  return `insert into storage_used (owner, ${all.join(', ')})
    select ${owner}, ${values.join(', ')} where ${owner} is not null
    on conflict (owner) do update set ${all.map((name) => `${name} = storage_used.${name} + excluded.${name}`).join(', ')};`
}

/** Whether a change weighs anything at all. */
function moves({ kind, bytes }: Weighed, differs: string): string {
  const moved = [
    `old.owner ${differs} new.owner`,
    `${kind('old')} <> ${kind('new')}`,
    `${bytes('old')} <> ${bytes('new')}`,
  ]
  return moved.join(' or ')
}

export function inSqlite(given: Weighed): Sql[] {
  const { table, kind, bytes } = given
  const add = counted('new.owner', kind('new'), bytes('new'), '1')
  const take = counted('old.owner', kind('old'), `-${bytes('old')}`, '-1')
  const trigger = (name: string, event: string, body: string) =>
    code(`create trigger ${table}_storage_${name} after ${event} begin ${body} end`)
  return [
    trigger('added', `insert on ${table}`, add),
    trigger('removed', `delete on ${table}`, take),
    trigger(
      'changed',
      `update of ${['owner', ...given.columns].join(', ')} on ${table} when ${moves(given, 'is not')}`,
      `${take} ${add}`,
    ),
  ]
}

export function inPostgres(given: Weighed): Sql[] {
  const { table, kind, bytes } = given
  const on = (name: string, event: string, when = '') =>
    code(`create trigger ${table}_storage_${name} after ${event} on ${table} for each row ${when}
      execute function count_storage_of_${table}()`)
  return [
    code(`create function count_storage_of_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform count_storage(old.owner, ${kind('old')}, -${bytes('old')}, -1);
        end if;
        if tg_op <> 'DELETE' then
          perform count_storage(new.owner, ${kind('new')}, ${bytes('new')}, 1);
        end if;
        return null;
      end $$`),
    on('added', 'insert'),
    on('removed', 'delete'),
    on('changed', `update of ${['owner', ...given.columns].join(', ')}`, `when (${moves(given, 'is distinct from')})`),
  ]
}

/** What is there already is weighed once; from then on the triggers do. */
function filled(): Sql {
  const rows = weighed.map(({ table, kind, bytes }) => {
    return `select t.owner as owner, ${kind('t')} as kind, ${bytes('t')} as bytes from ${table} t where t.owner is not null`
  })
  const sums = kinds.flatMap((kind) => [
    `sum(case when kind = '${kind}' then bytes else 0 end)`,
    `sum(case when kind = '${kind}' then 1 else 0 end)`,
  ])
  return code(`insert into storage_used (owner, ${kinds.flatMap(names).join(', ')})
    select owner, ${sums.join(', ')} from (${rows.join(' union all ')}) everything group by owner`)
}
