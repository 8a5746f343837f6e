import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { openZip, type ZipFlaw, type ZipRules } from '#adapters/zip/read-zip.ts'
import { type ZipEntry, zipStream } from '#adapters/zip/write-zip.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { unpackBudget } from './unpack-budget.ts'
import { wholeOf } from '#application/shared/streams.ts'

export type CardZip = {
  readonly names: readonly string[]
  /** Undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>
}

const tooLarge = 'The archive holds more than it may.'
const sentences: Readonly<Record<ZipFlaw, string>> = {
  damaged: 'The archive is damaged.',
  locked: 'The archive is locked with a password.',
  'odd packing': 'The archive is packed in a way that cannot be read here.',
  'too many': tooLarge,
  'too large': tooLarge,
  'larger than said': tooLarge,
  'shared bytes': tooLarge,
  outside: 'The archive names a place outside of itself.',
  twice: 'The archive holds two files of one name.',
}
const rules: ZipRules = {
  entries: cardLimits.entries,
  ratio: cardLimits.ratio,
  growsFreely: 1_000_000,
  // They are only ever compared with those that the card tells.
  anyName: true,
  problem: (flaw, _name, cause) => new CardProblem(sentences[flaw], { cause }),
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** A card's zip in memory. Only what is asked for is unpacked, all of it together never past the budget. */
export async function openCardZip(bytes: Uint8Array, budget = unpackBudget()): Promise<CardZip> {
  const zip = await openZip(bytes, rules)
  return {
    names: zip.names,
    async read(name) {
      const pieces: Uint8Array[] = []
      const content = zip.read(name)
      if (!content) return undefined
      for await (const piece of content) {
        budget.spend(piece.length)
        pieces.push(piece)
      }
      return Buffer.concat(pieces)
    },
  }
}

/** The first day that zips know; the time of writing would make every export another file. */
const modifiedAt = new Date('1980-01-01T00:00:00Z')

export async function writeCardZip(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, bytes] of files) {
      yield { name, modifiedAt, size: bytes.length, deflate: true, open: async () => ReadableStream.from([bytes]) }
    }
  }
  return wholeOf(zipStream(entries()))
}
