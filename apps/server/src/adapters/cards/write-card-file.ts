import { giveAssets, withDefaultIcon } from './assets.ts'
import { bearablePng } from './bearable-png.ts'
import { writePngCard } from './png-cards.ts'
import { writeCardZip } from './zip.ts'
import type { CardFile, CardText, WrittenCard } from '#application/cards/ports.ts'
import { kindOf } from '#domain/cards/card.ts'
import { isRecord, type Json } from '#domain/cards/json.ts'
import { type CardTarget, writeCard } from '#domain/cards/write-card.ts'

/** A character as a file. An image that can't be read counts as none. */
export async function writeCardFile(text: CardText, picture: CardFile | undefined): Promise<WrittenCard> {
  const { raw, character, format } = text
  const origin = originOf(raw)
  const card = (target: CardTarget) => writeCard(origin, character, target)
  switch (format) {
    case 'eliza':
      return json(card('eliza'))
    case 'charx':
      return { kind: 'charx', bytes: await charxCard(card('v3'), picture) }
    case 'card-v2':
    case 'card-v3': {
      const isNewest = format === 'card-v3'
      const png = picture && (await bearablePng(picture.bytes))
      if (!png) return json(card(isNewest ? 'v3' : 'v2'))
      return { kind: 'png', bytes: pngCard(png, { v2: card('v2'), ...(isNewest && { v3: card('v3') }) }) }
    }
  }
}

/** The picture with the card in it, in the versions that programs look for. */
export function pngCard(png: Uint8Array, { v2, v3 }: { readonly v2: Json; readonly v3?: Json }): Uint8Array {
  const text = (card: Json) => Buffer.from(JSON.stringify(withDefaultIcon(card)), 'utf8').toString('base64')
  return writePngCard(png, { chara: text(v2), ...(v3 && { ccv3: text(v3) }) })
}

/** A zip of the card, its picture and what else belongs to it. */
export function charxCard(raw: Json, picture: CardFile | undefined): Promise<Uint8Array> {
  const { card, files } = giveAssets(raw, picture)
  return writeCardZip(new Map([['card.json', Buffer.from(JSON.stringify(card, null, 2), 'utf8')], ...files]))
}

const json = (value: Json): WrittenCard => ({
  kind: 'json',
  bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
})

/** The card that the character came from, if it came from one. */
function originOf(text: string): Json | undefined {
  try {
    const raw: unknown = JSON.parse(text)
    return isRecord(raw) && kindOf(raw) ? raw : undefined
  } catch {
    return undefined
  }
}
