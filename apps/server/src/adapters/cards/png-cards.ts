import { type Chunk, writeChunks } from '#adapters/media/png-chunks.ts'
import { type ChunkText, readChunks, textChunk, textOf } from './png-text.ts'
import { unpackBudget } from './unpack-budget.ts'

/** The card in a picture as JSON text, the newest version of it. */
export type PngCard = {
  readonly json: string | undefined
  /** A file that came along, unpacked when it is asked for. */
  asset(name: string): Uint8Array | undefined
  /** The picture without any of it. */
  picture(): Uint8Array
}

const assetMark = 'chara-ext-asset_'

/** What belongs to cards in a picture, by its keyword, and the chunks of the picture itself. Nothing is unpacked. */
function apart(png: Uint8Array) {
  const cards = new Map<string, ChunkText>()
  const assets = new Map<string, ChunkText>()
  const rest: Chunk[] = []
  for (const chunk of readChunks(png)) {
    const text = textOf(chunk)
    const keyword = text?.keyword.toLowerCase() ?? ''
    if (text && (keyword === 'chara' || keyword === 'ccv3')) cards.set(keyword, text)
    else if (text && keyword.startsWith(assetMark)) {
      assets.set(text.keyword.slice(assetMark.length).replace(/^:/, ''), text)
    } else rest.push(chunk)
  }
  return { cards, assets, rest }
}

export function readPngCard(bytes: Uint8Array, budget = unpackBudget()): PngCard {
  const { cards, assets, rest } = apart(bytes)
  const text = (cards.get('ccv3') ?? cards.get('chara'))?.read(budget)
  return {
    json: text === undefined ? undefined : decoded(text),
    asset(name) {
      const packed = assets.get(name)
      return packed && Buffer.from(packed.read(budget), 'base64')
    },
    picture: () => writeChunks(rest),
  }
}

/** Base64, as the versions say; some write the JSON as it is. */
const decoded = (text: string): string =>
  text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString('utf8')

/** The picture with these texts in the place of the cards it had. */
export function writePngCard(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  const { rest } = apart(png)
  const added = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text))
  return writeChunks([...rest.slice(0, -1), ...added, ...rest.slice(-1)])
}
