import type { UserId } from '@eidolon/contract/ids.ts'
import type { MediaQuery, MediaSearch } from '#application/media/find-media.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import type { Condition, Level } from '#domain/search/search-levels.ts'
import { type Database, type DialectName, type Sql, sql } from '#adapters/sql/database.ts'
import { condition, inTime } from '#adapters/sql/documents/document-filter.ts'
import { code, documentTable } from '#adapters/sql/documents/document-table.ts'
import { readerWord } from '#adapters/sql/documents/document-words.ts'

type FoundRow = {
  readonly seq: number
  readonly id: string
  readonly says: string | null
  readonly caption: string | null
  readonly prompt: string | null
}

const table = documentTable(mediaCollection)
const { searched } = table
const parts = searched.indexOf('says')
const texts = ['prompt', 'caption'].map((key) => searched.indexOf(key))
const readerOf = (owner: UserId): string => `user:${owner}`

export function sqlMediaSearch(db: Database): MediaSearch {
  return {
    async placeOf(owner, id) {
      const row = await db.one<{ seq: number; reader: string }>(sql`select seq, reader from media where id = ${id}`)
      return row?.reader === readerOf(owner) ? row.seq : undefined
    },
    async find(owner, level, asked) {
      const rows = await db.rows<FoundRow>(foundQuery(db.dialect, readerOf(owner), level, asked), {
        plannedAnew: true,
      })
      return rows.map(({ seq, id, says, caption, prompt }) => ({
        id,
        place: seq,
        says: says ?? '',
        caption: caption ?? '',
        prompt: prompt ?? '',
      }))
    },
  }
}

/** For the plans' test, too. Rows come in the order of the index, so that nothing beyond a page is read. */
export function foundQuery(
  dialect: DialectName,
  reader: string,
  level: Level,
  { before, max, trash, filters }: MediaQuery,
): Sql {
  const wanted = levelText(dialect, reader, level)
  const limit = code(`limit ${max}`)
  const columns = sql`t.seq as seq, t.id, t.says, t.caption, t.prompt`
  const mine = sql.join(
    [
      sql`t.reader = ${reader}`,
      code(`t.trashed_at is ${trash ? 'not null' : 'null'}`),
      ...filters.map((filter) => condition(filter, { table, dialect, reader })),
    ],
    ' and ',
  )
  if (dialect === 'postgres') {
    // Things seldom go together as often as PostgreSQL thinks, so what has to meet several is always looked up; what
    // has to meet one may be so much that it is faster to walk through the library until a page is full.
    const seq = code(level.things < 2 ? 't.seq' : '(t.seq + 0)')
    const earlier = before === undefined ? sql.empty : sql` and ${seq} < ${before}`
    return sql`select ${columns} from media t where t.words @@ ${wanted}::tsquery and ${mine}${earlier}
      order by ${seq} desc ${limit}`
  }
  const earlier = before === undefined ? sql.empty : sql` and media_words.rowid < ${before}`
  const inside = sql.join(inTime(dialect, [], code('media_words.rowid')), ' and ')
  // The rows of the index lead: from a library of one's own SQLite would not come to its end.
  return sql`select ${columns} from media_words cross join media t on t.seq = media_words.rowid
    where media_words match ${wanted} and ${inside}${earlier} and ${mine} order by media_words.rowid desc ${limit}`
}

/** Words are letters and digits, and parts are of our own making: there is nothing in them that a database reads. */
function levelText(dialect: DialectName, reader: string, { is, not }: Level): string {
  const signs = dialect === 'sqlite' ? inSqlite : inPostgres
  const own = signs.term(readerWord(reader), false)
  const found = is ? signs.all([own, written(is, signs)]) : own
  return not.length === 0 ? found : signs.without(found, signs.any(not.map((one) => written(one, signs))))
}

type Signs = {
  term(word: string, isBeginning: boolean): string
  all(some: readonly string[]): string
  any(some: readonly string[]): string
  without(one: string, other: string): string
}

const inSqlite: Signs = {
  term: (word, isBeginning) => (isBeginning ? `"${word}" *` : `"${word}"`),
  all: (some) => `(${some.join(' AND ')})`,
  any: (some) => `(${some.join(' OR ')})`,
  without: (one, other) => `(${one} NOT ${other})`,
}
const inPostgres: Signs = {
  term: (word, isBeginning) => (isBeginning ? `'${word}':*` : `'${word}'`),
  all: (some) => `(${some.join(' & ')})`,
  any: (some) => `(${some.join(' | ')})`,
  without: (one, other) => `(${one} & !${other})`,
}

function written(condition: Condition, signs: Signs): string {
  if ('part' in condition) return signs.term(`${parts}:${condition.part}`, false)
  if ('word' in condition) {
    return signs.any(texts.map((index) => signs.term(`${index}:${condition.word}`, condition.isBeginning)))
  }
  if ('all' in condition) return signs.all(condition.all.map((one) => written(one, signs)))
  return signs.any(condition.any.map((one) => written(one, signs)))
}
