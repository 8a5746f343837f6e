import { type Chunk, writeChunks } from '#adapters/media/png-chunks.ts'
import { readChunks, readText, textChunk } from './png-text.ts'
import type { Json } from '#domain/cards/json.ts'

/** The card in a picture as JSON text, the newest version of it, and files that came along by name. */
export type PngCard = {
  readonly json: string | undefined
  readonly assets: ReadonlyMap<string, Uint8Array>
  /** The picture without any of it. */
  readonly picture: Uint8Array
}

const assetMark = 'chara-ext-asset_'

export async function readPngCard(bytes: Uint8Array): Promise<PngCard> {
  const texts = new Map<string, string>()
  const assets = new Map<string, Uint8Array>()
  const rest: Chunk[] = []
  for (const chunk of readChunks(bytes)) {
    const read = await readText(chunk)
    const keyword = read?.keyword.toLowerCase() ?? ''
    if (read && (keyword === 'chara' || keyword === 'ccv3')) texts.set(keyword, read.text)
    else if (read && keyword.startsWith(assetMark)) {
      assets.set(read.keyword.slice(assetMark.length).replace(/^:/, ''), Buffer.from(read.text, 'base64'))
    } else rest.push(chunk)
  }
  const text = texts.get('ccv3') ?? texts.get('chara')
  return { json: text === undefined ? undefined : decoded(text), assets, picture: writeChunks(rest) }
}

/** Base64, as the versions say; some write the JSON as it is. */
const decoded = (text: string): string =>
  text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString('utf8')

export async function writePngCard(
  png: Uint8Array,
  cards: { readonly v2: Json; readonly v3?: Json },
): Promise<Uint8Array> {
  const { picture } = await readPngCard(png)
  const chunks = readChunks(picture)
  const encoded = (card: Json) => Buffer.from(JSON.stringify(card), 'utf8').toString('base64')
  const texts = [textChunk('chara', encoded(cards.v2)), ...(cards.v3 ? [textChunk('ccv3', encoded(cards.v3))] : [])]
  return writeChunks([...chunks.slice(0, -1), ...texts, ...chunks.slice(-1)])
}
