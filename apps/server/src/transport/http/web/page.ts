import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Site } from '@eidolon/contract/site.ts'
import type { Sendable } from '#transport/http/protocol/send-file.ts'
import type { Resource } from './resource.ts'

/** Writes what the operator has chosen into a built page: as text and as data, never as markup. */
export function fillPage(html: string, site: Site): string {
  return html
    .replaceAll('%SITE%', () => escape(JSON.stringify(site)))
    .replaceAll('%PRODUCT_NAME%', () => escape(site.productName))
}

/** A page held in memory. Compressing begins at once and in the background, so that a start does not wait for it. */
export function pageResource(html: string): Resource {
  const bytes = Buffer.from(html)
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const variant = (body: Uint8Array, encoding?: 'br' | 'gzip'): Sendable => ({
    type: 'text/html; charset=utf-8',
    size: body.length,
    etag: `"${tag}${encoding ? `-${encoding}` : ''}"`,
    ...(encoding && { encoding }),
    open: async ({ start, end }) => body.subarray(start, end + 1),
  })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return {
    cacheControl: 'no-cache',
    identity: variant(bytes),
    br: promisify(brotliCompress)(bytes, { params }).then((body) => variant(body, 'br')),
    gzip: promisify(gzip)(bytes, { level: 9 }).then((body) => variant(body, 'gzip')),
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
