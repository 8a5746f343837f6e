import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { takeAssets } from './assets.ts'
import { isPng } from '#adapters/media/png-chunks.ts'
import { readChunks } from './png-text.ts'
import { readPngCard } from './png-cards.ts'
import { isZip, openCardZip } from './zip.ts'
import type { CardFile } from '#application/cards/ports.ts'
import { CardProblem, isRecord, type Json, readJson } from '#domain/cards/json.ts'

/** A card as its file has it. */
type CardInFile = {
  readonly raw: Json
  readonly picture: CardFile | undefined
  readonly warnings: readonly string[]
}

/** What a file holds is told from its bytes, not from its name. */
export async function openCardFile(file: CardFile): Promise<readonly CardInFile[]> {
  if (file.bytes.length > cardLimits.file) throw new CardProblem('The file is too large.')
  if (isPng(file.bytes)) return [await fromPng(file)]
  if (isZip(file.bytes)) return [await fromZip(file)]
  return fromJson(file)
}

async function fromPng({ name, bytes }: CardFile): Promise<CardInFile> {
  const png = readPngCard(bytes)
  if (png.json === undefined) throw new CardProblem('There is no card in this picture.')
  const taken = await takeAssets(record(readJson(png.json)), async (path) => png.asset(path))
  return { ...taken, picture: { name: name.replace(/(\.\w*)?$/, '.png'), bytes: png.picture() } }
}

async function fromZip({ bytes }: CardFile): Promise<CardInFile> {
  const zip = await openCardZip(bytes)
  const card = await zip.read('card.json')
  if (!card) throw new CardProblem('There is no card in this archive.')
  const raw = record(readJson(Buffer.from(card).toString('utf8')))
  const taken = await takeAssets(raw, (path) => zip.read(path))
  // Reading it refuses what is damaged or has too many pixels.
  if (taken.picture && isPng(taken.picture.bytes)) readChunks(taken.picture.bytes)
  return taken
}

/** One card, or a list of them. */
function fromJson({ bytes }: CardFile): readonly CardInFile[] {
  const value = readJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'))
  const cards = Array.isArray(value) ? value : [value]
  if (cards.length > cardLimits.characters)
    throw new CardProblem(`A file holds at most ${cardLimits.characters} cards.`)
  return cards.map((card) => ({ raw: record(card), picture: undefined, warnings: [] }))
}

function record(value: unknown): Json {
  if (!isRecord(value)) throw new CardProblem('This is no character card.')
  return value
}
