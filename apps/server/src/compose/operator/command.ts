import { parseArgs } from 'node:util'

/** What follows the command's own words: names, and options that begin with two hyphens. */
export type Arguments = {
  readonly names: readonly string[]
  /** The answer is for a program. */
  readonly json: boolean
  /** Do it, not only tell what would be done. */
  readonly yes: boolean
  /** Read everything, however long it takes. */
  readonly deep: boolean
  /** Try once more what did not work. */
  readonly again: boolean
  readonly limit: number
  readonly status: string | undefined
  readonly account: string | undefined
}

/** Where a command is given, and heard. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  /** What went wrong, beside the answer. */
  readonly complain: (line: string) => void
}

/** One of the operator's commands. It answers the code that the process ends with. */
export type Command = {
  readonly words: string
  /** What may or has to follow, as the help shows it. */
  readonly takes?: string
  /** How many names it needs. */
  readonly needs?: number
  readonly says: string
  readonly run: (asked: Arguments & Terminal) => Promise<number>
}

/** A command that was typed wrongly; the message says how it is right. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand'
}

const usualLimit = 50

/** Which command is meant, and what it is given. */
export function readCommand(
  commands: readonly Command[],
  args: readonly string[],
): { command: Command; given: Arguments } {
  const { values, positionals } = parsed(args)
  const command = commands.find(({ words }) => words.split(' ').every((word, index) => positionals[index] === word))
  if (!command) throw new WrongCommand(wordsFor(commands, positionals))
  const names = positionals.slice(command.words.split(' ').length)
  if (names.length !== (command.needs ?? 0)) throw new WrongCommand(`It is: npm run studio -- ${callOf(command)}`)
  const { json = false, yes = false, deep = false, again = false, limit = String(usualLimit), status, account } = values
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new WrongCommand('--limit is a whole number above 0.')
  return { command, given: { names, json, yes, deep, again, limit: Number(limit), status, account } }
}

/** Whoever knows the subject is told what can be done with it. */
function wordsFor(commands: readonly Command[], typed: readonly string[]): string {
  const near = commands.filter(({ words }) => words.startsWith(`${typed[0]} `))
  const unknown = `There is no command "${typed.join(' ')}".`
  if (near.length === 0) return unknown
  const calls = near.map((command) => `  npm run studio -- ${callOf(command)}`)
  return [typed.length === 1 ? `What about ${typed[0]}?` : `${unknown} There are:`, ...calls].join('\n')
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        deep: { type: 'boolean' },
        again: { type: 'boolean' },
        limit: { type: 'string' },
        status: { type: 'string' },
        account: { type: 'string' },
      },
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const option = /^Unknown option '([^']+)'/.exec(message)?.[1]
    throw new WrongCommand(option ? `There is no option ${option}.` : `${message}.`)
  }
}

const callOf = ({ words, takes }: Command): string => [words, takes].filter(Boolean).join(' ')

/** The help: every command with what it takes, and what it does. */
export function helpOf(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => callOf(command).length))
  return [
    'npm run studio -- <command>',
    '',
    ...commands.map((command) => `  ${callOf(command).padEnd(width)}  ${command.says}`),
    '',
    '  --json      the answer for programs, where something is shown',
    `  --limit n   how many are listed; ${usualLimit} unless said`,
    '  --status s, --account id   of lists, only these',
    '',
    'They read the same environment and .env as the studio. What only looks may be asked at any time; before a command',
    'that changes something, a studio on the embedded database has to be stopped.',
  ].join('\n')
}

/** Refuses a `--status` that there is none of. */
export function checkStatus(status: string | undefined, known: readonly string[]): void {
  if (status === undefined || known.includes(status)) return
  throw new WrongCommand(`--status is one of ${known.join(', ')}.`)
}
