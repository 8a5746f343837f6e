import type { KeptReading } from '@eidolon/contract/readings.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import type { NegativeReader } from '#domain/readings/read-negative.ts'
import type { WordsAre } from '#domain/readings/read-prompt.ts'

type Deps = { readonly parse: ParseQueue; readonly readNegative: NegativeReader }
type Caller = Parameters<ParseQueue>[0]

/** Each piece between commas costs as much as a short prompt: so many of them at a time. */
const atOnce = /(?:[^,;.\n]+(?:[,;.\n]+|$)|^[,;.\n]+){1,40}/g

/** Reads a negative prompt a few pieces at a time, which say the same alone as together. */
export async function readNegativeInTurns(
  { parse, readNegative }: Deps,
  caller: Caller,
  text: string,
  words: WordsAre,
  signal?: AbortSignal,
): Promise<KeptReading> {
  const read: KeptReading = { parts: [], unknown: [], corrected: [] }
  for (const { 0: some, index } of text.matchAll(atOnce)) {
    const { parts, unknown, corrected } = await parse(caller, () => readNegative(some, words), signal)
    const moved = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
      ...one,
      start: one.start + index,
      end: one.end + index,
    })
    read.parts.push(...parts.map(moved))
    read.unknown.push(...unknown.map(moved))
    read.corrected.push(...corrected.map(moved))
  }
  return read
}
