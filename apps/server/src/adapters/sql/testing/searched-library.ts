import { accessories, backgrounds, colours, expressions, outfits, poses, styles, times } from '@eidolon/people'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { documentTable } from '#adapters/sql/documents/document-table.ts'
import { documentWords, wordsText } from '#adapters/sql/documents/document-words.ts'

const table = documentTable(mediaCollection)
const portion = 500
const names = ['Mara', 'Vera', 'Jonas', 'Aiko', 'Tomas', 'Zoe']
const subjects = ['golden retriever', 'violin', 'snowflake', 'old photograph', 'tea', 'thunder', 'letter', 'sunflower']

/** Fills a library with pictures as an illustrator draws them, some common and some rare, most of them Maya's. */
export async function fillSearched(db: Database, rows: number): Promise<void> {
  for (let at = shown.length; at < Math.min(rows, different); at += 1) shown.push(shownAt(at))
  for (let first = 0; first < rows; first += portion) {
    const some = Array.from({ length: Math.min(portion, rows - first) }, (_, at) => rowAt(first + at))
    await db.transaction(async (tx) => {
      const isPostgres = tx.dialect === 'postgres'
      const words = (row: LibraryRow) => wordsText(tx.dialect, documentWords(table, row.reader, row))
      const values = some.map((row) => {
        const { id, at, reader, trashedAt, prompt, caption, says } = row
        const text = isPostgres ? sql`, ${words(row)}::tsvector` : sql.empty
        return sql`(${id}, ${at}, ${at}, '[]', ${reader}, 'image', 'f', ${trashedAt}, ${prompt}, ${prompt}, ${caption},
          ${says}, ${recipe}${text})`
      })
      const added = await tx.rows<{ seq: number; id: string }>(sql`insert into media (id, created_at, updated_at,
        permissions, reader, kind, file_id, trashed_at, prompt, prompt_folded, caption, says,
        recipe${isPostgres ? sql`, words` : sql.empty}) values ${sql.join(values)} returning seq, id`)
      if (isPostgres) return
      const seqs = new Map(added.map(({ seq, id }) => [id, seq]))
      const index = some.map((row) => sql`(${seqs.get(row.id) ?? 0}, ${words(row)})`)
      await tx.run(sql`insert into media_words (rowid, words) values ${sql.join(index)}`)
    })
  }
  await db.run(db.dialect === 'postgres' ? sql`vacuum analyze media` : sql`analyze`)
}

/** As many words as there are numbers, with beginnings of all kinds. */
const rareWord = (at: number): string => (Math.imul(at + 7, 40_503) & 0xffffff).toString(36).padStart(5, 'q')

type LibraryRow = ReturnType<typeof rowAt>
const recipe = 'r'.repeat(800)

/** So many differ in what they show: the rest repeat them, which is as good and far quicker. */
const different = 4999

/** Written once for all databases that are filled. */
const shown: ReturnType<typeof shownAt>[] = []

function rowAt(at: number) {
  return {
    id: `d${at}`,
    at: new Date(Date.UTC(2024, 0, 1) + at * 60_000).toISOString().replace('Z', '+00:00'),
    reader: at % 20 === 0 ? 'user:sam' : 'user:maya',
    trashedAt: at % 100 === 7 ? '2026-01-01T00:00:00.000+00:00' : null,
    ...(shown[at % different] ?? shownAt(at)),
  }
}

function shownAt(at: number) {
  let left = Math.imul(at + 1, 2_654_435_761) >>> 0
  const share = (): number => {
    left = (Math.imul(left, 1_664_525) + 1_013_904_223) >>> 0
    return left / 2 ** 32
  }
  // What comes early in a list comes often.
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T | undefined =>
    list[Math.floor(share() ** 2 * list.length)]
  const scene = {
    pose: pick(poses)?.id,
    framing: 'half',
    expression: pick(expressions)?.id,
    outfit: pick(outfits)?.id,
    primary: pick(colours)?.more,
    background: pick(backgrounds)?.id,
    time: pick(times)?.id,
    accessories: share() < 0.3 ? [pick(accessories)?.id] : [],
  }
  const prompt = share() < 0.2 ? `with a ${pick(subjects)}, ${rareWord(at)}` : ''
  const style = pick(styles)?.id ?? ''
  const character = { name: pick(names) ?? '', appearance: '' }
  return { prompt, ...writeCaption({ kind: 'image', scene, style, prompt, character }) }
}
