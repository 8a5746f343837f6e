import type { Transaction } from '#application/shared/transaction.ts'
import { seededNow } from '#adapters/sql/seed/fill.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

/** Why a statement may read more than ten times the rows that it answers or changes, and how many. */
export type Exception = {
  readonly reads: number
  readonly because: string
  /** Which of the statements; all of them where it is left out. */
  readonly of?: RegExp
}

/** One entry of the list: a method of a store, the most rows that any of its statements answers or changes, and a call. */
export type Use = {
  readonly name: string
  readonly rows: number
  readonly run: (unit: Transaction) => unknown
  readonly except: Exception | undefined
}

type Listed<Store> = readonly [rows: number, run: (store: Store, unit: Transaction) => unknown, except?: Exception]

/** Every method of a store, once or in several ways. One that is missing here is an error of types. */
export type ListOf<Store> = { readonly [Method in keyof Store]-?: Listed<Store> | readonly Listed<Store>[] }

export function usesOf<Store>(name: string, store: Store, list: ListOf<Store>): Use[] {
  const methods: [string, Listed<Store> | readonly Listed<Store>[]][] = Object.entries(list)
  return methods.flatMap(([method, listed]) =>
    (isOne(listed) ? [listed] : listed).map(([rows, run, except]) => {
      return { name: `${name}.${method}`, rows, run: (unit: Transaction) => run(store, unit), except }
    }),
  )
}

const isOne = <Store>(listed: Listed<Store> | readonly Listed<Store>[]): listed is Listed<Store> =>
  typeof listed[0] === 'number'

/** The large account. */
export const maya = 'maya'
/** Another account, like most. */
export const other = 'u10000007'
export const now = seededNow
export const at = formatDateTime(now)
export const later = '2036-01-01T00:00:00.000+00:00'
export const long = '2001-01-01T00:00:00.000+00:00'
/** The id of a row that the seed made. */
export const made = (prefix: string, row: number): string => `${prefix}${10_000_000 + row}`
