import { createHash } from 'node:crypto'
import type { FileView } from '#domain/files/file.ts'
import { as, type FilesWorld } from './files-world.ts'

export type FileResponse = { readonly status: number; readonly body: FileBody }

type Sending = {
  readonly fileId?: string
  readonly name?: string
  readonly permissions?: readonly string[]
  readonly bucket?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The part with the bytes comes before the field with the id. */
  readonly fileFirst?: boolean
}

export const filesUrl = (world: FilesWorld, bucket = 'media'): string =>
  `${world.url}/v1/storage/buckets/${bucket}/files`

/** A form as the SDK makes it. */
export async function send(
  world: FilesWorld,
  user: string | undefined,
  bytes: Uint8Array | undefined,
  { fileId = 'unique()', name = 'picture.png', permissions, bucket, headers, fileFirst = false }: Sending = {},
): Promise<FileResponse> {
  const form = new FormData()
  if (!fileFirst) form.append('fileId', fileId)
  if (bytes) form.append('file', new File([Uint8Array.from(bytes)], name))
  if (fileFirst) form.append('fileId', fileId)
  for (const permission of permissions ?? []) form.append('permissions[]', permission)
  const response = await fetch(filesUrl(world, bucket), {
    method: 'POST',
    headers: { ...as(user), ...headers },
    body: form,
  })
  return { status: response.status, body: await bodyOf(response) }
}

export type FileBody = FileView & { readonly type?: string; readonly message?: string; readonly total?: number }
export async function bodyOf(response: Response): Promise<FileBody> {
  const body: FileBody = JSON.parse(await response.text())
  return body
}

/** One chunk of `whole`, counted from 1. */
export function sendChunk(
  world: FilesWorld,
  user: string | undefined,
  whole: Uint8Array,
  chunk: { readonly size: number; readonly number: number; readonly id?: string },
  sending: Sending = {},
): Promise<FileResponse> {
  const start = (chunk.number - 1) * chunk.size
  const end = Math.min(start + chunk.size, whole.length) - 1
  const headers = {
    'content-range': `bytes ${start}-${end}/${whole.length}`,
    ...(chunk.id !== undefined && { 'x-appwrite-id': chunk.id }),
  }
  return send(world, user, whole.subarray(start, end + 1), { ...sending, headers: { ...headers, ...sending.headers } })
}

export const get = (world: FilesWorld, user: string | undefined, path: string, headers: Record<string, string> = {}) =>
  fetch(`${filesUrl(world)}/${path}`, { headers: { ...as(user), ...headers } })

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')

/** Begins like a PNG, and goes on with whatever follows from the seed. */
export function noise(length: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(length)
  let state = seed
  for (let at = 0; at < length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = state >> 16
  }
  bytes.set(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').subarray(0, length))
  return bytes
}
