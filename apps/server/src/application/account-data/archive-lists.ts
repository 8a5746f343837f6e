import { accountDataLimits } from '@eidolon/contract/accounts/account-data.ts'
import { readPlainJson } from '@eidolon/contract/plain-json.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'

/** JSON that is an array and can all the same be read line by line, however long it is. */
export async function* listText(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield '[\n'
  let isFirst = true
  for await (const line of lines) {
    yield isFirst ? line : `,\n${line}`
    isFirst = false
  }
  yield isFirst ? ']\n' : '\n]\n'
}

/**
 * The elements of a list that was written line by line; one that was laid out anew is not read. There can be
 * no more of them than an archive may have entries, and none is longer than a document can be. Undefined stands for
 * one that cannot be read.
 */
export async function* linesOf(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let count = 0
  for await (const line of textLines(name, bytes)) {
    const text = line.trim().replace(/,$/, '')
    if (text === '' || text === '[' || text === ']' || text === '[]') continue
    count += 1
    if (count > accountDataLimits.entries) throw new ArchiveProblem(`${name} has more lines than can be taken.`)
    yield readPlainJson(text, accountDataLimits.line)
  }
}

/** Lines that say nothing count, too: a million of them weigh next to nothing in an archive. */
const maxLines = 2 * accountDataLimits.entries

export async function* textLines(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // Looked through once each: a long line comes in many pieces.
  let begun: string[] = []
  let [length, count] = [0, 0]
  for await (const piece of bytes) {
    const [first = '', ...more] = decoded(name, () => decoder.decode(piece, { stream: true })).split('\n')
    begun.push(first)
    length += first.length
    count += more.length
    if (count > maxLines) throw new ArchiveProblem(`${name} has more lines than can be taken.`)
    for (const next of more) {
      yield begun.join('')
      begun = [next]
      length = next.length
    }
    if (length > accountDataLimits.line) throw new ArchiveProblem(`${name} has a line that is too long.`)
  }
  yield begun.join('') + decoded(name, () => decoder.decode())
}

function decoded(name: string, decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new ArchiveProblem(`${name} is not text.`)
  }
}
