import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { dataOf } from '#domain/cards/card.ts'
import { isRecord, type Json } from '#domain/cards/json.ts'
import type { CardFile } from '#application/cards/ports.ts'

type Lookup = (path: string) => Promise<Uint8Array | undefined>
export type CardAssets = {
  readonly raw: Json
  readonly picture: CardFile | undefined
  readonly warnings: readonly string[]
}

/** V3 spells it with one d; some do not. */
const inside = /^(?:embedd?ed:\/\/|__asset:)(.+)$/

const assetsOf = (raw: Json): readonly unknown[] => {
  const { assets } = dataOf(raw)
  return Array.isArray(assets) ? assets : []
}
const isMainIcon = (asset: unknown): asset is Json =>
  isRecord(asset) && asset['type'] === 'icon' && (asset['name'] === 'main' || asset['name'] === undefined)
const pathOf = (asset: unknown): string | undefined => {
  const uri = isRecord(asset) ? asset['uri'] : undefined
  return typeof uri === 'string' ? inside.exec(uri)?.[1] : undefined
}

const withAssets = (raw: Json, assets: readonly unknown[]): Json => {
  const data = dataOf(raw)
  return data === raw ? { ...raw, assets } : { ...raw, data: { ...data, assets } }
}

/** A file that a card names a hundred thousand times is unpacked once. */
function once(lookup: Lookup): Lookup {
  const found = new Map<string, ReturnType<Lookup>>()
  return (path) => {
    const known = found.get(path) ?? lookup(path)
    found.set(path, known)
    return known
  }
}

/**
 * Takes in what a card keeps beside itself: the main icon becomes the picture, everything else goes into the card as
 * data, as far as there is room.
 */
export async function takeAssets(raw: Json, from: Lookup): Promise<CardAssets> {
  const lookup = once(from)
  const given = assetsOf(raw)
  const main = given.find((asset) => isMainIcon(asset) && pathOf(asset) !== undefined)
  let room = cardLimits.json - JSON.stringify(raw).length
  let lost = 0
  const assets: unknown[] = []
  for (const asset of given) {
    const path = pathOf(asset)
    if (asset === main || path === undefined || !isRecord(asset)) {
      assets.push(asset)
      continue
    }
    const bytes = await lookup(path)
    const head = `data:${typeOf(path)};base64,`
    const length = head.length + Math.ceil((bytes?.length ?? 0) / 3) * 4
    if (bytes && length < room) {
      room -= length
      assets.push({ ...asset, uri: head + Buffer.from(bytes).toString('base64') })
    } else {
      lost += 1
      assets.push(asset)
    }
  }
  const path = pathOf(main)
  const bytes = path === undefined ? undefined : await lookup(path)
  const name = path?.split('/').at(-1) ?? 'main.png'
  const isTooLarge = (bytes?.length ?? 0) > limits.upload.characters
  return {
    raw: given.length > 0 ? withAssets(raw, assets) : raw,
    picture: bytes && !isTooLarge ? { name, bytes } : undefined,
    warnings: [
      ...(lost > 0 ? [`${lost} of the files in the card could not be kept.`] : []),
      ...(isTooLarge ? ['Its picture is too large and was left out.'] : []),
    ],
  }
}

/** The other way: data goes back into files, and the picture becomes the main icon. */
export function giveAssets(raw: Json, picture: CardFile | undefined): { card: Json; files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>()
  const assets = assetsOf(raw).flatMap((asset, index): unknown[] => {
    if (!isRecord(asset)) return [asset]
    if (picture && isMainIcon(asset)) return []
    const [, type = '', data = ''] = /^data:([\w.+/-]*);base64,(.*)$/s.exec(String(asset['uri'])) ?? []
    if (data === '') return [asset]
    const path = `assets/${word(asset['type'])}/${type.split('/')[0] || 'other'}/${index}.${word(asset['ext'])}`
    files.set(path, Buffer.from(data, 'base64'))
    return [{ ...asset, uri: `embeded://${path}` }]
  })
  if (!picture) return { card: withAssets(raw, assets), files }
  const ext = picture.name.split('.').at(-1) ?? 'png'
  const path = `assets/icon/image/main.${ext}`
  files.set(path, picture.bytes)
  const known = assetsOf(raw).find(isMainIcon)
  const icon = { ...known, type: 'icon', uri: `embeded://${path}`, name: 'main', ext }
  return { card: withAssets(raw, [icon, ...assets]), files }
}

/** Outside an archive the main icon is the picture that carries the card. */
export function withDefaultIcon(raw: Json): Json {
  if (!assetsOf(raw).some((asset) => isMainIcon(asset) && pathOf(asset) !== undefined)) return raw
  const assets = assetsOf(raw).map((asset) =>
    isMainIcon(asset) && pathOf(asset) !== undefined ? { ...asset, uri: 'ccdefault:' } : asset,
  )
  return withAssets(raw, assets)
}

const word = (value: unknown): string => /^[\w-]{1,32}$/.exec(String(value))?.[0] ?? 'other'

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  json: 'application/json',
}
const typeOf = (path: string): string =>
  types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
