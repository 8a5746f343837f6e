import { DatabaseSync } from 'node:sqlite'
import { sql, type Sql } from '#server/adapters/sql/database.ts'
import { sqliteText, sqliteValue } from '#server/adapters/sql/dialect.ts'
import { documentTable } from '#server/adapters/sql/documents/document-table.ts'
import { documentWords, wordsText } from '#server/adapters/sql/documents/document-words.ts'
import { writeCaption } from '#server/domain/captions/write-caption.ts'
import { characterCollection } from '#server/domain/characters/character-collection.ts'
import { fold } from '#server/domain/documents/folding.ts'
import { mediaCollection } from '#server/domain/media/media-collection.ts'

export type Size = { readonly characters: number; readonly media: number }

/** As many differ in their words; the others repeat them. */
const variants = 2000
const firstNames = ['Mira', 'Tomas', 'Ines', 'Bram', 'Yuki', 'Leif', 'Sana', 'Otto', 'Vera', 'Jonas']
const lastNames = ['Vale', 'Reyes', 'Okafor', 'Holt', 'Tanaka', 'Arnesen', 'Malik', 'Brandt']
const doing = ['reading', 'walking', 'laughing', 'dancing', 'waiting', 'resting', 'painting']
const places = ['in a night market', 'at sea', 'on a rooftop', 'in a library', 'in a forest', 'in a neon street']
const wearing = ['a long coat', 'armor', 'a red dress', 'a gray hoodie', 'a linen shirt', 'a space suit', 'a suit']
const styles = ['painterly', 'noir', 'comic', 'anime', 'watercolor']

/**
 * Copies the account's characters and media, each with other words, dates and characters, until there are so many. Nine
 * of ten copied characters have a portrait, and the tenth waits until it is shown, like those of an import.
 */
export function multiplyLibrary(file: string, userId: string, { characters, media }: Size): void {
  using db = new DatabaseSync(file)
  // Nothing is lost that couldn't be made again.
  db.exec(
    'pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000',
  )
  const run = (query: Sql) => db.prepare(sqliteText(query)).run(...query.values.map(sqliteValue))
  const copyRows = copier(db, run)
  run(sql`create table variants
    (n integer primary key, name text, style text, prompt text, caption text, says text, named text, shown text)`)
  for (let n = 0; n < variants; n++) run(variant(n, `user:${userId}`))
  copyRows('characters', characters, {
    id: 'char',
    values: {
      created_at: sql`strftime('%Y-%m-%dT%H:%M:%f+00:00', 1700000000 + i * 600, 'unixepoch')`,
      name: sql`v.name || ' ' || i`,
      name_folded: sql`lower(v.name) || ' ' || i`,
      age: sql`18 + i % 60`,
      style: sql`v.style`,
      style_folded: sql`v.style`,
      favorite: sql`i % 12 = 0`,
      archived: sql`i % 10 = 0`,
      media_count: sql`0`,
      image_id: sql`case when i % 10 <> 3 then coalesce(t.image_id, 'portrait') end`,
      portrait_pending: sql`i % 10 = 3`,
      portrait_rank: sql`case when i % 10 = 3 then 2 else 1 end`,
      portrait_due_at: sql`null`,
      portrait_lease: sql`null`,
    },
  })
  const person = sql`'char' || (i * 7919 % ${characters})`
  copyRows('media', media, {
    id: 'media',
    values: {
      created_at: sql`strftime('%Y-%m-%dT%H:%M:%f+00:00', 1700000000 + i * 60, 'unixepoch')`,
      prompt: sql`v.prompt`,
      prompt_folded: sql`v.prompt`,
      caption: sql`v.caption`,
      says: sql`v.says`,
      style: sql`v.style`,
      style_folded: sql`v.style`,
      favorite: sql`i % 12 = 0`,
      identity: sql`0.86 + (i * 31 % 1000) / 7500.0`,
      generation_id: sql`'generation' || (i / 4)`,
      character_id: person,
      character_ids: sql`'["' || ${person} || '"]'`,
    },
  })
  run(sql`
    insert into document_elements (collection, attribute, element, reader, created_at, seq)
    select 'media', 'characterIds', character_id, reader, created_at, seq from media where id glob 'media[0-9]*'`)
  run(sql`insert into characters_words (rowid, words) select c.seq, v.named
    from characters c, variants v where c.id glob 'char[0-9]*' and v.n = substr(c.id, 5) % ${variants}`)
  run(sql`insert into media_words (rowid, words) select m.seq, v.shown
    from media m, variants v where m.id glob 'media[0-9]*' and v.n = substr(m.id, 6) % ${variants}`)
  run(sql`drop table variants`)
  db.exec('pragma journal_mode = wal')
}

type Copies = { readonly id: string; readonly values: Readonly<Record<string, Sql>> }

/** Copies the rows that there are in turn, with these columns replaced. */
function copier(db: DatabaseSync, run: (query: Sql) => unknown) {
  return (table: 'characters' | 'media', many: number, { id, values }: Copies): void => {
    const texts = (query: string) =>
      db
        .prepare(query)
        .all(table)
        .map((row) => Object.values(row).map(String))
    const columns = texts(`select name from pragma_table_info(?) where name <> 'seq'`).flat()
    const templates = db
      .prepare(`select seq from ${table}`)
      .all()
      .map((row) => Number(row['seq']))
    const made: Readonly<Record<string, Sql>> = {
      ...values,
      id: sql`${id} || i`,
      updated_at: values['created_at'] ?? sql`''`,
    }
    // Sorted once at the end, an index is made in a fraction of the time.
    const indexes = texts(`select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql > ''`)
    for (const [name] of indexes) db.exec(`drop index "${name}"`)
    run(sql`
      insert into ${sql.id(table)} (${sql.join(columns.map(sql.id))})
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${many - 1})
      select ${sql.join(columns.map((name) => made[name] ?? sql`t.${sql.id(name)}`))} from n
      join variants v on v.n = i % ${variants}
      join json_each(${JSON.stringify(templates)}) j on j.key = i % ${templates.length}
      join ${sql.id(table)} t on t.seq = j.value`)
    for (const [, text = ''] of indexes) db.exec(text)
  }
}

function variant(n: number, reader: string): Sql {
  const style = styles[n % styles.length] ?? ''
  const name = `${firstNames[n % firstNames.length]} ${lastNames[n % lastNames.length]}`
  const prompt = `${doing[n % doing.length]} ${places[n % places.length]}, wearing ${wearing[Math.trunc(n / 7) % wearing.length]}`
  const character = { name, appearance: '' }
  const { caption, says } = writeCaption({ kind: 'image', scene: {}, style, prompt, character })
  const named = words(characterCollection, reader, { name, appearance: 'silver hair' })
  const shown = words(mediaCollection, reader, { prompt, caption, says })
  return sql`insert into variants values (${n}, ${name}, ${style}, ${fold(prompt)}, ${caption}, ${says}, ${named}, ${shown})`
}

const words = (
  collection: typeof characterCollection,
  reader: string,
  data: Readonly<Record<string, string>>,
): string => wordsText('sqlite', documentWords(documentTable(collection), reader, data))
