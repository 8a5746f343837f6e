import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from '#application/files/read-content.ts'
import type { Preview } from '#application/files/render-preview.ts'
import { inlineType } from '#domain/files/inline-types.ts'
import { isUnchanged } from './conditions.ts'
import { fileRange } from './file-ranges.ts'
import type { RangeRule } from './ranges.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { sendFile } from './send-file.ts'

const hour = 60 * 60
const downloadRange = fileRange(10 * 1024 * 1024)
const viewRange = fileRange(2_000_000)

/** The file to keep. */
export function sendDownload(request: FastifyRequest, reply: FastifyReply, content: Content): Promise<FastifyReply> {
  reply.header('content-disposition', disposition('attachment', content.file.name))
  return send(request, reply, content, content.file.state.mimeType, downloadRange)
}

/** The file to look at; what could run in the studio's name is shown as text. */
export function sendView(request: FastifyRequest, reply: FastifyReply, content: Content): Promise<FastifyReply> {
  reply
    .header('content-disposition', disposition('inline', content.file.name))
    .header('content-security-policy', "script-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
  return send(request, reply, content, inlineType(content.file.state.mimeType), viewRange)
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  type: string,
  rangeRule: RangeRule,
): Promise<FastifyReply> {
  const { size, tag, file } = content
  if (tag === file.state.signature) cached(request, reply, tag)
  // Marked when it leaves: its owner may have it marked in another way the next minute, so it is asked for each time.
  else reply.header('cache-control', 'private, no-cache')
  return sendFile(request, reply, { type, size, etag: `"${tag}"`, open: (range) => content.open(range) }, rangeRule)
}

/** A preview is small and made: it is sent whole, and says whether it was at hand. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  preview: Preview,
): Promise<FastifyReply> {
  if (preview.isMarked) return sendMarkedPreview(request, reply, preview)
  const { signature } = preview.file.state
  const etag = `"${signature}-${preview.key}"`
  if (isUnchanged(request.headers, etag)) {
    cached(request, reply, signature)
    return reply.code(304).header('etag', etag).send()
  }
  const { bytes, isHit } = await preview.load(disconnectSignal(reply))
  cached(request, reply, signature)
  return sendPicture(reply.header('etag', etag), preview, bytes, isHit)
}

/** One as large as its file leaves marked: its tag is that of its bytes, and it is asked for each time. */
async function sendMarkedPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  preview: Preview,
): Promise<FastifyReply> {
  const { bytes, isHit } = await preview.load(disconnectSignal(reply))
  const etag = `"${hash('sha256', bytes).slice(0, 32)}"`
  reply.header('cache-control', 'private, no-cache').header('etag', etag)
  return isUnchanged(request.headers, etag) ? reply.code(304).send() : sendPicture(reply, preview, bytes, isHit)
}

function sendPicture(reply: FastifyReply, { type }: Preview, bytes: Uint8Array, isHit: boolean): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-appwrite-cache', isHit ? 'hit' : 'miss')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/**
 * An address that names the content by its signature (`v`) never changes what it shows. Any other is asked for again
 * before long: who may see a file can change.
 */
function cached({ query }: FastifyRequest, reply: FastifyReply, signature: string): void {
  const isFixed = typeof query === 'object' && query !== null && 'v' in query && query.v === signature
  reply.header('expires', inAnHour())
  reply.header('cache-control', isFixed ? 'private, max-age=31536000, immutable' : `private, max-age=${hour}`)
}

/** To the minute: writing out a date for every picture takes longer than finding the picture. */
let known = { minute: 0, text: '' }
function inAnHour(): string {
  const minute = Math.floor(Date.now() / 60_000)
  if (known.minute !== minute) known = { minute, text: new Date((minute + 60) * 60_000).toUTCString() }
  return known.text
}

/** Quotes and backslashes are escaped, what has no place in a header goes; other letters come in a second form. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what it takes out
  const safe = name.replace(/[\x00-\x1f\x7f]/g, '')
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '\\$&')
  const base = `${kind}; filename="${plain}"`
  if (!/[^\x20-\x7e]/.test(safe)) return base
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${base}; filename*=UTF-8''${encoded}`
}
