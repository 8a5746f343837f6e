import type { StillFormat } from '@eidolon/contract/media/media.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import { inMemory, type LeaveFile, type OutgoingFile } from '#application/files/outgoing-file.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { wholeOf } from '#application/shared/streams.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { findMedia } from './find-own.ts'

type SaveWatch = { readonly who: string; readonly signal: AbortSignal }

/** A picture in another format, with the recipe that it carries; nothing where it moves, or would lose its transparency. */
export type ConvertPicture = (
  picture: Uint8Array,
  format: StillFormat,
  watch: SaveWatch,
) => Promise<Uint8Array | undefined>

type Deps = {
  readonly files: Pick<SystemFiles, 'read'>
  readonly leave: LeaveFile
  readonly convert: ConvertPicture
  readonly mark: MarkDerived
  readonly hash: (bytes: Uint8Array) => string
}

type Saved = { readonly leaving: OutgoingFile; readonly type: StillType }

type How = SaveWatch & {
  /** Whether it may be wanted again before long. */
  readonly again: boolean
}

const types = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const
type StillType = (typeof types)[StillFormat]
/** What can be taken apart. */
const pictures: ReadonlySet<string> = new Set([...Object.values(types), 'image/avif', 'image/gif'])
/** A picture of the size for print has some twenty. */
const maxBytes = 64 * 1024 * 1024

/** A file as it leaves in the format that is asked for, marked; nothing where it cannot be saved so. */
export async function saveAs(
  { files, leave, convert, mark, hash }: Deps,
  file: WholeFile,
  format: StillFormat,
  { again, ...watch }: How,
): Promise<Saved | undefined> {
  const { mimeType } = file.state
  const type = types[format]
  if (mimeType === type) return { leaving: await leave(file, { again }), type }
  const stream = pictures.has(mimeType) && file.size <= maxBytes ? await files.read(file) : undefined
  const bytes = stream && (await converted(await wholeOf(stream), format, watch))
  if (!bytes) return undefined
  const marked = await mark(file, type, bytes)
  // By what left, not by what it was made from: its owner may have it marked in another way from now on.
  return { leaving: inMemory(marked, hash(marked).slice(0, 32)), type }

  async function converted(
    picture: Uint8Array,
    format: StillFormat,
    watch: SaveWatch,
  ): Promise<Uint8Array | undefined> {
    try {
      return await convert(picture, format, watch)
    } catch (error) {
      if (!(error instanceof Fault) || error.type !== 'storage_file_type_unsupported') throw error
      // A machine with too much to do may have more time before long; what cannot be looked at is kept as it is.
      if (error.facts['late'] === true) throw new Fault('general_service_unavailable', {}, { cause: error })
      return undefined
    }
  }
}

export type SaveAs = Bound<typeof saveAs>

type FileDeps = {
  readonly store: DocumentStore
  readonly files: Pick<SystemFiles, 'find'>
  readonly saveAs: SaveAs
}

/** A picture of one's own to keep, in the format that is asked for. */
export async function saveMedia(
  { store, files, saveAs: save }: FileDeps,
  caller: UserCaller,
  { mediaId, format }: { readonly mediaId: string; readonly format: StillFormat },
  signal: AbortSignal,
): Promise<Saved & { readonly name: string }> {
  const { data } = await findMedia(store, caller, mediaId)
  const file = await files.find(bucketIds.media, textOf(data['fileId']))
  if (!file || !isWhole(file)) throw new Fault('storage_file_not_found')
  const saved = await save(file, format, { who: `user:${caller.userId}`, signal, again: true })
  if (!saved) throw invalidParam('format', refusal(format))
  return { ...saved, name: `${file.name.replace(/\.[^.]*$/, '')}.${format === 'jpeg' ? 'jpg' : format}` }
}

export type SaveMedia = Bound<typeof saveMedia>

const refusal = (format: StillFormat): string =>
  format === 'jpeg'
    ? 'Only pictures that do not move and have no transparency can be saved as JPEG'
    : `Only pictures that do not move can be saved as ${format === 'png' ? 'PNG' : 'WebP'}`
