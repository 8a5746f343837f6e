import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { type Chunk, chunksOf } from '#adapters/media/png-chunks.ts'
import { CardProblem } from '#domain/cards/json.ts'

const unpack = promisify(inflate)

/** A card in base64 takes a third more than the card. */
const largestText = Math.ceil(cardLimits.json * 1.5)

/** The pieces of a PNG. Refuses what is cut off or has too many pixels. */
export function readChunks(bytes: Uint8Array): readonly Chunk[] {
  const chunks = [...chunksOf(bytes)]
  if (chunks.at(-1)?.type !== 'IEND') throw new CardProblem('The picture is damaged.')
  checkPixels(chunks[0])
  return chunks
}

function checkPixels(head: Chunk | undefined): void {
  if (head?.type !== 'IHDR' || head.data.length < 8) throw new CardProblem('The picture is damaged.')
  const view = new DataView(head.data.buffer, head.data.byteOffset, 8)
  if (view.getUint32(0) * view.getUint32(4) > cardLimits.pixels) throw new CardProblem('The picture is too large.')
}

/** A text chunk of any of the three kinds; undefined for everything else and for what cannot be read. */
export async function readText({ type, data }: Chunk): Promise<{ keyword: string; text: string } | undefined> {
  const end = data.indexOf(0)
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type) || end < 1) return undefined
  const keyword = latin(data.subarray(0, end))
  const rest = data.subarray(end + 1)
  if (type === 'tEXt') return { keyword, text: latin(rest) }
  if (type === 'zTXt') return { keyword, text: latin(await inflated(rest.subarray(1))) }
  // Compressed or not, how, language, the keyword translated; then the text.
  const language = rest.indexOf(0, 2)
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1)
  if (translated < 0) return undefined
  const bytes = rest.subarray(translated + 1)
  return { keyword, text: Buffer.from(rest[0] === 1 ? await inflated(bytes) : bytes).toString('utf8') }
}

export const textChunk = (keyword: string, text: string): Chunk => ({
  type: 'tEXt',
  data: Buffer.from(`${keyword}\0${text}`, 'latin1'),
})

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await unpack(bytes, { maxOutputLength: largestText })
  } catch {
    throw new CardProblem('The card in the picture is damaged or too large.')
  }
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
