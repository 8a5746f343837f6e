import { type ResultKind, resultKinds } from '@eidolon/contract/generations.ts'
import type { StillFormat } from '@eidolon/contract/media/media.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { type SheetFormat, sheetFormats, sheetKinds, sheetLabels } from '@eidolon/contract/characters/sheets.ts'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import { fieldsOf, textOf } from '#lib/json-guards.ts'

/** A picture or a video as it was fetched. */
export type MediaItem = {
  readonly $id: string
  readonly $createdAt: string
  readonly kind: ResultKind
  readonly characterId: string | null
  /** Everybody whom it shows, that one first. */
  readonly characterIds: readonly string[]
  readonly fileId: string
  /** A still of a video, and what is shown of a sheet that is no picture. */
  readonly posterId: string | null
  readonly prompt: string
  /** Whether it shows somebody on nothing; such a film is an animated picture. */
  readonly cutOut: boolean
  readonly style: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly bytes: number | null
  readonly seed: number | null
  /** Empty for an upload. */
  readonly engine: string
  readonly engineVersion: string
  readonly parentId: string | null
  /** The request that it came of. */
  readonly generationId: string | null
  /** How well the person is met, from 0 to 1. */
  readonly identity: number | null
  /** The same for each of several people, by the id of the character. */
  readonly identities: Readonly<Record<string, number>>
  /** Whether it was drawn again because it was not alike enough; it goes after a day. */
  readonly passedOver: boolean
  readonly favorite: boolean
  /** One to five stars. */
  readonly rating: number | null
  readonly albumIds: readonly string[]
  readonly trashed: boolean
}

/** What a list asks for: everything that tiles and details show; recipes are long and are fetched when they are read. */
export const shownFields = [
  '$id',
  '$createdAt',
  'kind',
  'characterId',
  'characterIds',
  'fileId',
  'posterId',
  'prompt',
  'cutOut',
  'style',
  'width',
  'height',
  'durationMs',
  'bytes',
  'seed',
  'engine',
  'engineVersion',
  'parentId',
  'generationId',
  'identity',
  'identities',
  'passedOver',
  'favorite',
  'rating',
  'albumIds',
  'trashedAt',
]

export function readMediaItem(document: unknown): MediaItem {
  const fields = fieldsOf(document)
  const text = (key: string) => textOf(fields[key])
  const number = (key: string) => (typeof fields[key] === 'number' ? fields[key] : null)
  const texts = (key: string) => [fields[key] ?? []].flat().filter((one) => typeof one === 'string')
  return {
    $id: text('$id'),
    $createdAt: text('$createdAt'),
    kind: resultKinds.find((kind) => kind === fields['kind']) ?? 'image',
    characterId: text('characterId') || null,
    characterIds: texts('characterIds'),
    fileId: text('fileId'),
    posterId: text('posterId') || null,
    prompt: text('prompt'),
    cutOut: fields['cutOut'] === true,
    style: text('style'),
    width: number('width') ?? 1,
    height: number('height') ?? 1,
    durationMs: number('durationMs') ?? 0,
    bytes: number('bytes'),
    seed: number('seed'),
    engine: text('engine'),
    engineVersion: text('engineVersion'),
    parentId: text('parentId') || null,
    generationId: text('generationId') || null,
    identity: number('identity'),
    identities: scoresIn(text('identities')),
    passedOver: fields['passedOver'] === true,
    favorite: fields['favorite'] === true,
    rating: number('rating'),
    albumIds: texts('albumIds'),
    trashed: text('trashedAt') !== '',
  }
}

/** Scores by the id of a character, as a row keeps them. */
function scoresIn(text: string): Readonly<Record<string, number>> {
  if (text === '') return {}
  try {
    const given = Object.entries(fieldsOf(JSON.parse(text)))
    return Object.fromEntries(given.filter((one): one is [string, number] => typeof one[1] === 'number'))
  } catch {
    return {}
  }
}

/** Its name for screen readers: its words, or its kind. */
export function nameOf({ prompt, kind }: Pick<MediaItem, 'prompt' | 'kind'>): string {
  const words = Array.from(prompt.trim())
  if (words.length === 0) return { image: 'Picture', video: 'Video', sheet: 'Sheet' }[kind]
  return words.length > 80 ? `${words.slice(0, 80).join('')}…` : words.join('')
}

/** The format of a sheet: what has no still of its own is a picture. Undefined for anything else. */
export function formatOf({ kind, posterId, prompt }: Pick<MediaItem, 'kind' | 'posterId' | 'prompt'>) {
  if (kind !== 'sheet') return undefined
  // The words of a sheet are what it is called.
  const formats = sheetKinds
    .filter((one) => sheetLabels[one] === prompt)
    .flatMap((one): readonly SheetFormat[] => sheetFormats[one])
  return posterId === null ? 'png' : formats.includes('zip') ? 'zip' : 'pdf'
}

/** What pictures can be saved as. */
export const formats: readonly { readonly format: StillFormat; readonly name: string }[] = [
  { format: 'png', name: 'PNG' },
  { format: 'webp', name: 'WebP' },
  { format: 'jpeg', name: 'JPEG' },
]

/** What it can be saved as beside what it is: films and documents as nothing else, a cut-out with its transparency alone. */
export function formatsOf(item: Pick<MediaItem, 'kind' | 'posterId' | 'prompt' | 'cutOut'>): typeof formats {
  if (item.kind === 'video' || (item.kind === 'sheet' && formatOf(item) !== 'png')) return []
  return item.cutOut ? formats.filter(({ format }) => format !== 'jpeg') : formats
}

/** What a tile says of a sheet, beside its name. */
export function sheetBadge(item: Pick<MediaItem, 'kind' | 'posterId' | 'prompt'>): string {
  const format = formatOf(item)
  return format === undefined || format === 'png' ? 'Sheet' : format.toUpperCase()
}

/** A picture of it, this wide; a video that was brought along has none. */
export function stillUrl({ kind, posterId, fileId }: MediaItem, width: number): string | undefined {
  const still = posterId ?? (kind === 'video' ? undefined : fileId)
  return still === undefined ? undefined : filePreviewUrl(bucketIds.media, still, { width })
}
