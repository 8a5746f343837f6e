import type { SQLInputValue } from 'node:sqlite'
import { type DialectName, type Sql, sql, type SqlValue } from './database.ts'

/** Everything in which the two databases differ and a store file does not want to know about. */

/** SQLite numbers its own question marks. */
export function sqliteText({ strings }: Sql): string {
  return strings.join('?')
}

export function postgresText({ strings }: Sql): string {
  let text = strings[0] ?? ''
  for (let hole = 1; hole < strings.length; hole++) text += `$${hole}${strings[hole]}`
  return text
}

/** Wrong in the safe direction only: what looks like a write goes the way of the writes. */
export function onlyReads(text: string): boolean {
  return /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text))
}

/**
 * Whole numbers are bound as integers: a JavaScript number would be bound as a float, and `7 / 2` would then be 3.5
 * here and 3 in PostgreSQL.
 */
export function sqliteValue(value: SqlValue): SQLInputValue {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(safe(value)) : finite(value)
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (value instanceof Date) return value.toISOString()
  return defined(value)
}

/** As text, whose type PostgreSQL infers from where it stands; 1 and 0 are words for true and false there. */
export function postgresValue(value: SqlValue): string | Uint8Array | null {
  if (typeof value === 'number') return String(Number.isInteger(value) ? safe(value) : finite(value))
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return value.toISOString()
  return defined(value)
}

/** PostgreSQL's answers are text with a type number; these make of them what SQLite answers. */
export function postgresParser(bigints: boolean): (type: number) => (text: string) => unknown {
  const whole = bigints ? BigInt : wholeNumber
  const parsers = new Map<number, (text: string) => unknown>([
    [16, (text) => whole(text === 't' ? '1' : '0')],
    [17, bytes],
    [20, whole],
    [21, whole],
    [23, whole],
    [700, Number],
    [701, Number],
    // A sum over bigint is numeric in PostgreSQL, an integer in SQLite.
    [1700, (text) => (/^-?\d+$/.test(text) ? whole(text) : Number(text))],
  ])
  return (type) => parsers.get(type) ?? asItIs
}

/** Keeps a second node from migrating at the same time; SQLite's own write transaction does that by itself. */
export function migrationLock(dialect: DialectName): Sql | undefined {
  return dialect === 'postgres' ? sql`select pg_advisory_xact_lock(${'4839260417'})` : undefined
}

const asItIs = (text: string): string => text

/** The types rule it out; a caller that gets round them would otherwise store null on one of the two. */
function defined<T>(value: T): T {
  if (value === undefined) throw new TypeError('A hole of an SQL statement is undefined; null is how to say nothing')
  return value
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number; read it with bigints`)
  return number
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is too large for a number; pass a bigint`)
  return value
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be stored`)
  return value
}

/** The text is \x and then two hexadecimal digits per byte. */
function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.slice(2), 'hex'))
}
