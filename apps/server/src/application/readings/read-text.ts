import type { KeptReading, Reading, ReadingRequest } from '@eidolon/contract/readings.ts'
import type { Dictionary } from '@eidolon/people'
import { findCharacter } from '#application/characters/find-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { Engines } from '#application/engines/engines.ts'
import { characterLook } from '#application/generations/character-look.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { openFields } from '#domain/readings/open-fields.ts'
import { plainPlaces } from '#domain/readings/plain-places.ts'
import type { NegativeReader } from '#domain/readings/read-negative.ts'
import { cutsOut, type PromptReader, wordsFor } from '#domain/readings/read-prompt.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import { readNegativeInTurns } from './read-negative-in-turns.ts'

type Deps = {
  readonly store: DocumentStore
  readonly engines: Pick<Engines, 'named' | 'ids' | 'takingWords'>
  readonly readPrompt: PromptReader
  readonly readNegative: NegativeReader
  readonly isWord: Dictionary
  readonly parse: ParseQueue
}

export type ReadText = (caller: UserCaller, asked: ReadingRequest, signal: AbortSignal) => Promise<Reading>

/** What an engine will make of a text, for whoever is typing it. */
export function readText({ store, engines, readPrompt, readNegative, isWord, parse }: Deps): ReadText {
  const openIn = openFields(isWord)
  const denied = withDeps(readNegativeInTurns, { parse, readNegative })

  async function read(
    caller: UserCaller,
    { text: typed, characterIds = [], ...asked }: ReadingRequest,
    signal: AbortSignal,
  ): Promise<Reading> {
    const engine = engines.named(asked.engine)
    if (!engine) throw invalidParam('engine', `Value must be one of (${engines.ids().join(', ')})`)
    const characters = await Promise.all(
      [...new Set(characterIds)].map(async (id) => characterLook(await findCharacter(store, caller, id))),
    )
    const { kind = 'image' } = asked
    const cutOut = cutsOut(engine, asked)
    // Read as it would be kept, told as it was typed.
    const { text, placeOf } = await parse(caller, () => plainPlaces(typed), signal)
    const unknownIn = ({ unknown }: KeptReading) =>
      unknown.map((words) => ({ ...placeOf(words), engines: [...engines.takingWords(kind)] }))
    if (asked.negative) {
      const reading = await denied(caller, text, wordsFor(engine), signal)
      return {
        parts: reading.parts.map(placeOf),
        unknown: unknownIn(reading),
        corrected: reading.corrected.map(placeOf),
        open: [],
        characters: [],
        company: [],
      }
    }
    const chosen = { ...asked, cutOut }
    const read = () => readPrompt(text, characters, wordsFor(engine), chosen)
    const { reading, names, unnamed, company } = await parse(caller, read, signal)
    const open = await parse(caller, () => openIn(unnamed, kind, characters[0], cutOut), signal)
    return {
      parts: reading.parts.map(placeOf),
      unknown: unknownIn(reading),
      corrected: reading.corrected.map(placeOf),
      open: [...open],
      characters: names.map(placeOf),
      company: company.map(placeOf),
    }
  }

  return read
}
