import { parseArgs } from 'node:util'

/** What follows the command's own words: names, and options that begin with two hyphens. */
export type Given = {
  readonly names: readonly string[]
  readonly json: boolean
  /** Do it, not only tell what would be done. */
  readonly yes: boolean
  readonly limit: number | undefined
  readonly status: string | undefined
  readonly account: string | undefined
}

/** One of the operator's commands. It answers the code that the process ends with. */
export type Command = {
  readonly words: string
  /** What has to follow, as the help shows it. */
  readonly takes?: string
  readonly says: string
  /** How many names it needs. */
  readonly needs?: number
  readonly run: (given: Given) => Promise<number>
}

/** A command that was typed wrongly; the message says how it is right. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand'
}

/** Which command is meant, and what it is given. The longest words that fit are the command. */
export function readCommand(commands: readonly Command[], args: readonly string[]): { command: Command; given: Given } {
  const { values, positionals } = parsed(args)
  const fits = (command: Command) => command.words.split(' ').every((word, index) => positionals[index] === word)
  const [command] = commands.filter(fits).toSorted((one, other) => other.words.length - one.words.length)
  if (!command) throw new WrongCommand(`There is no command "${positionals.join(' ')}".`)
  const names = positionals.slice(command.words.split(' ').length)
  if (names.length !== (command.needs ?? 0)) {
    throw new WrongCommand(`It is: npm run studio -- ${[command.words, command.takes].filter(Boolean).join(' ')}`)
  }
  const { json = false, yes = false, limit, status, account } = values
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) throw new WrongCommand('--limit is a whole number above 0.')
  const given = { names, json, yes, limit: limit === undefined ? undefined : Number(limit), status, account }
  return { command, given }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        limit: { type: 'string' },
        status: { type: 'string' },
        account: { type: 'string' },
      },
    })
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? error.message : String(error))
  }
}

/** The help: every command with what it takes, and what it does. */
export function helpOf(commands: readonly Command[]): string {
  const calls = commands.map(({ words, takes }) => [words, takes].filter(Boolean).join(' '))
  const width = Math.max(...calls.map(({ length }) => length))
  const lines = commands.map(({ says }, index) => `  ${calls[index]?.padEnd(width)}  ${says}`)
  return [
    'npm run studio -- <command>',
    '',
    ...lines,
    '',
    '  --json   the answer for programs, where something is shown',
    '  --yes    do it; commands that take something away only say what they would do without it',
    '',
    'They read the same environment and .env as the studio. The embedded database belongs to one process: stop the',
    'studio before commands that change something. doctor may be asked at any time.',
  ].join('\n')
}

/** Rows under their titles, each column as wide as it has to be. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(titles), ...rows.map(line)].join('\n')
}
