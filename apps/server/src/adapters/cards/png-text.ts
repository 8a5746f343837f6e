import { inflateSync } from 'node:zlib'
import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { type Chunk, chunksOf } from '#adapters/media/png-chunks.ts'
import { CardProblem } from '#domain/cards/json.ts'
import type { UnpackBudget } from './unpack-budget.ts'

/** A card in base64 takes a third more than the card. */
const largestText = Math.ceil(cardLimits.json * 1.5)
/** Encoders write a few thousand of them at most. */
const maxChunks = 65_536

/** The pieces of a PNG. Refuses what is cut off, has too many pieces or too many pixels. */
export function readChunks(bytes: Uint8Array): readonly Chunk[] {
  const chunks: Chunk[] = []
  for (const chunk of chunksOf(bytes)) {
    chunks.push(chunk)
    if (chunks.length > maxChunks) throw new CardProblem('The picture is damaged.')
  }
  if (chunks.at(-1)?.type !== 'IEND') throw new CardProblem('The picture is damaged.')
  checkPixels(chunks[0])
  return chunks
}

function checkPixels(head: Chunk | undefined): void {
  if (head?.type !== 'IHDR' || head.data.length < 8) throw new CardProblem('The picture is damaged.')
  const view = new DataView(head.data.buffer, head.data.byteOffset, 8)
  if (view.getUint32(0) * view.getUint32(4) > cardLimits.pixels) throw new CardProblem('The picture is too large.')
}

export type ChunkText = {
  readonly keyword: string
  /** Unpacks the text. Throws `CardProblem` when it is damaged or doesn't fit the budget. */
  read(budget: UnpackBudget): string
}

/** A text chunk of any of the three kinds, not unpacked yet; undefined for everything else and for what cannot be read. */
export function textOf({ type, data }: Chunk): ChunkText | undefined {
  const end = data.indexOf(0)
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type) || end < 1) return undefined
  const keyword = latin(data.subarray(0, end))
  const rest = data.subarray(end + 1)
  if (type === 'tEXt') return { keyword, read: (budget) => latin(spent(rest, budget)) }
  if (type === 'zTXt') return { keyword, read: (budget) => latin(inflated(rest.subarray(1), budget)) }
  // Compressed or not, how, language, the keyword translated; then the text.
  const language = rest.indexOf(0, 2)
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1)
  if (translated < 0) return undefined
  const bytes = rest.subarray(translated + 1)
  const unpack = rest[0] === 1 ? inflated : spent
  return { keyword, read: (budget) => Buffer.from(unpack(bytes, budget)).toString('utf8') }
}

export const textChunk = (keyword: string, text: string): Chunk => ({
  type: 'tEXt',
  data: Buffer.from(`${keyword}\0${text}`, 'latin1'),
})

function spent(bytes: Uint8Array, budget: UnpackBudget): Uint8Array {
  budget.spend(bytes.length)
  return bytes
}

function inflated(bytes: Uint8Array, budget: UnpackBudget): Uint8Array {
  const text = inflatedTo(bytes, Math.min(largestText, budget.left))
  return spent(text, budget)
}

function inflatedTo(bytes: Uint8Array, max: number): Uint8Array {
  try {
    // Zero would mean no limit.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, max) })
  } catch {
    throw new CardProblem('The card in the picture is damaged or too large.')
  }
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
