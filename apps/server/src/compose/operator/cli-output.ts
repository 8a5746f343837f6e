import type { Arguments, Terminal } from './command.ts'

type Output = Pick<Arguments, 'json'> & Pick<Terminal, 'say'>

/** The value itself, for a program. */
export function tell({ say }: Pick<Terminal, 'say'>, value: unknown): number {
  say(JSON.stringify(value, plainly, 2))
  return 0
}

/** A list: as a table for people, as it is for programs. */
export function list<T>(
  asked: Output,
  rows: readonly T[],
  titles: readonly string[],
  cells: (row: T) => readonly string[],
): number {
  if (asked.json) return tell(asked, rows)
  asked.say(rows.length === 0 ? 'None.' : table(titles, rows.map(cells)))
  return 0
}

/** One thing, field by field for people; what is not there is left out. */
export function fields(asked: Output, value: Readonly<Record<string, unknown>>): number {
  if (asked.json) return tell(asked, value)
  const known = Object.entries(value).filter(([, each]) => each !== undefined && each !== null && each !== '')
  const width = Math.max(...known.map(([name]) => name.length))
  for (const [name, each] of known) {
    asked.say(`${name.padEnd(width)}  ${each instanceof Date ? each.toISOString() : String(each)}`)
  }
  return 0
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(titles), ...rows.map(line)].join('\n')
}

/** Amounts pass what a number holds, so they are digits. */
const plainly = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

export const day = (text: string | null): string => (text ? text.slice(0, 10) : '')
export const moment = (text: string): string => text.slice(0, 16).replace('T', ' ')
export const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`
export const counted = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`
