import type { Database } from '#adapters/sql/database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { accountUses } from './account-uses.ts'
import { documentUses } from './document-uses.ts'
import { libraryUses } from './library-uses.ts'
import { operatorUses } from './operator-uses.ts'
import { paymentUses } from './payment-uses.ts'
import { queueUses } from './queue-uses.ts'
import type { Recorded } from './recorded.ts'
import type { Use } from './uses.ts'

export type Judged = { readonly use: Use; readonly statement: Recorded }

/** Rows that a statement may read for each that it answers or changes. */
const mostForEach = 10

export const allUses = (db: Database): readonly Use[] => [
  ...queueUses(db),
  ...documentUses(db),
  ...libraryUses(db),
  ...accountUses(db),
  ...operatorUses(db),
  ...paymentUses(db),
]

/** Calls each once, in order; `recorded` is where the database puts what it ran. */
export async function runAll(db: Database, uses: readonly Use[], recorded: Recorded[]): Promise<readonly Judged[]> {
  const units = sqlUnits(db, { when: 'after-commit', publish() {} })
  const all: Judged[] = []
  for (const use of uses) {
    recorded.length = 0
    await units.run(async (unit) => {
      await use.run(unit)
    })
    all.push(...recorded.map((statement) => ({ use, statement })))
  }
  return all
}

/** What is wrong with a statement; undefined for one that is as good as its entry in the list says. */
export function complaint({ use: { name, rows, except }, statement }: Judged): string | undefined {
  const { text, returned, read, plan } = statement
  const isExcepted = except !== undefined && (except.of?.test(text.trim()) ?? true)
  const allowed = Math.max(mostForEach * rows, isExcepted ? except.reads : 0)
  const what = [
    returned > rows && `answers or changes ${returned} rows, its entry says ${rows}`,
    read > allowed && `reads ${read} rows, ${allowed} are allowed`,
  ].filter((each) => each !== false)
  if (what.length === 0) return undefined
  return `${name} ${what.join('; ')}:\n${text.replaceAll(/\s+/g, ' ').trim().slice(0, 600)}\n${plan}\n`
}
