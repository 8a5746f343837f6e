import { promptHistoryLimits } from '@eidolon/contract/prompt-history.ts'
import { hash } from 'node:crypto'
import type { PromptStore } from '#application/prompts/ports.ts'
import { fold } from '#domain/documents/folding.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { code } from '#adapters/sql/documents/document-table.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type PromptRow = { readonly id: string; readonly prompt: string; readonly usedAt: string }

export function sqlPrompts(db: Database): PromptStore {
  return {
    async note(userId, used, unit) {
      const on = databaseOf(unit, db)
      for (const { prompt, usedAt } of used) {
        const words = prompt.trim()
        if (words === '') continue
        const bytes = Buffer.byteLength(words)
        await on.run(sql`
          insert into prompt_history (user_id, id, prompt, folded, bytes, used_at)
          values (${userId}, ${idOf(words)}, ${words}, ${fold(words)}, ${bytes}, ${usedAt})
          on conflict (user_id, id) do update
          set prompt = excluded.prompt, folded = excluded.folded, bytes = excluded.bytes, used_at = excluded.used_at
          where excluded.used_at > prompt_history.used_at`)
      }
      const { max, bytes } = promptHistoryLimits
      await on.run(sql`
        delete from prompt_history where user_id = ${userId} and id in (
          select id from (
            select id, row_number() over latest as place, sum(bytes) over latest as weight
            from prompt_history where user_id = ${userId} window latest as (order by used_at desc, id)
          ) ranked
          where place > ${max} or weight > ${bytes}
        )`)
    },
    async list(userId, { terms, limit, offset }) {
      const within = code(db.dialect === 'sqlite' ? 'instr' : 'strpos')
      const said = terms.map((term) => sql`${within}(folded, ${term}) > 0`)
      const where = sql.join([sql`user_id = ${userId}`, ...said], ' and ')
      const counted = await db.one<{ readonly total: number }>(
        sql`select count(*) as total from prompt_history where ${where}`,
      )
      const rows = await db.rows<PromptRow>(sql`
        select id, prompt, used_at as "usedAt" from prompt_history
        where ${where} order by used_at desc, id limit ${limit} offset ${offset}`)
      return {
        total: Number(counted?.total ?? 0),
        prompts: rows.map(({ id, prompt, usedAt }) => ({ $id: id, prompt, usedAt })),
      }
    },
    async remove(userId, id) {
      return (await db.run(sql`delete from prompt_history where user_id = ${userId} and id = ${id}`)) > 0
    },
    async clear(userId, unit) {
      await databaseOf(unit, db).run(sql`delete from prompt_history where user_id = ${userId}`)
    },
  }
}

/** The same for the same words, whatever their case and the blanks between them. */
const idOf = (words: string): string =>
  hash('sha256', words.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ')).slice(0, 32)
