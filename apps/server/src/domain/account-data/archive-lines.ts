import { accountDataLimits } from '@eidolon/contract/account-data.ts'
import { idForm } from '#domain/account-data/archive-ids.ts'
import { z } from 'zod'
import { archiveFormat } from './archive-layout.ts'
import { ArchiveProblem } from './archive-problem.ts'

const id = z.string().regex(idForm)

export const Manifest = z.object({ format: z.literal(archiveFormat.format), version: z.int() })

/** A document as it stands in an archive; what its attributes may be is for its collection to say. */
export const DocumentLine = z.object({ $id: id, $createdAt: z.string().max(64) }).loose()
export type DocumentLine = z.infer<typeof DocumentLine>

export const FileLine = z.object({ $id: id, name: z.string().max(1024), path: z.string().max(512) })
export type FileLine = z.infer<typeof FileLine>

export const ProfileData = z.object({
  account: z.object({ name: z.string().max(128), prefs: z.record(z.string(), z.unknown()) }),
})

/**
 * The elements of a list that was written line by line; one that somebody has laid out anew is not read. There can be
 * no more of them than an archive may have entries, and none is longer than a document can be.
 */
export async function* linesOf(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let count = 0
  for await (const line of textLines(name, bytes)) {
    const text = line.trim().replace(/,$/, '')
    if (text === '' || text === '[' || text === ']' || text === '[]') continue
    count += 1
    if (count > accountDataLimits.entries) throw new ArchiveProblem(`${name} has more lines than can be taken.`)
    yield parsed(name, text)
  }
}

async function* textLines(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // Looked through once each: a long line comes in many pieces.
  let begun: string[] = []
  let length = 0
  for await (const piece of bytes) {
    const [first = '', ...more] = decoded(name, () => decoder.decode(piece, { stream: true })).split('\n')
    begun.push(first)
    length += first.length
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

export function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ArchiveProblem(`${name} has been changed and cannot be read any more.`)
  }
}
