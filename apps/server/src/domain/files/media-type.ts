import { extensionOf } from './file-name.ts'

/** How many bytes from the start are enough to tell what a file is. */
export const headLength = 4096

/** What a file is, told from how it begins; by its name only for kinds that have no mark of their own. */
export function mediaTypeOf(head: Uint8Array, name: string): string {
  const marked = signatures.find(({ at = 0, bytes }) => startsWith(head, bytes, at))
  if (marked) return marked.type
  const boxed = isoType(head) ?? riffType(head) ?? matroskaType(head)
  if (boxed) return boxed
  if (!isText(head)) return 'application/octet-stream'
  return markupType(head) ?? textTypes[extensionOf(name)] ?? 'text/plain'
}

type Signature = { readonly type: string; readonly at?: number; readonly bytes: string }

/** Bytes as Latin-1 text. */
const signatures: readonly Signature[] = [
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  { type: 'image/bmp', bytes: 'BM' },
  { type: 'image/tiff', bytes: 'II*\0' },
  { type: 'image/tiff', bytes: 'MM\0*' },
  { type: 'image/x-icon', bytes: '\0\0\x01\0' },
  { type: 'image/jxl', bytes: '\xff\x0a' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/zip', bytes: 'PK\x03\x04' },
  { type: 'application/zip', bytes: 'PK\x05\x06' },
  { type: 'application/gzip', bytes: '\x1f\x8b' },
  { type: 'application/x-7z-compressed', bytes: "7z\xbc\xaf'\x1c" },
  { type: 'application/vnd.rar', bytes: 'Rar!\x1a\x07' },
  { type: 'application/wasm', bytes: '\0asm' },
  { type: 'audio/ogg', bytes: 'OggS' },
  { type: 'audio/flac', bytes: 'fLaC' },
  { type: 'audio/mpeg', bytes: 'ID3' },
  { type: 'audio/mpeg', bytes: '\xff\xfb' },
  { type: 'video/x-flv', bytes: 'FLV\x01' },
]

/** ISO base media: the first box is `ftyp`, its brand says which of the family. */
function isoType(head: Uint8Array): string | undefined {
  if (!startsWith(head, 'ftyp', 4)) return undefined
  const length = Math.min(head.length, numberAt(head, 0), 256)
  const brands = [latin(head, 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(latin(head, at, at + 4))
  const has = (...names: readonly string[]) => brands.some((brand) => names.includes(brand))
  if (has('avif', 'avis')) return 'image/avif'
  if (has('heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1')) return 'image/heic'
  if (brands[0] === 'qt  ') return 'video/quicktime'
  if (brands[0] === 'M4A ') return 'audio/mp4'
  if (brands[0]?.startsWith('3g')) return 'video/3gpp'
  return 'video/mp4'
}

function riffType(head: Uint8Array): string | undefined {
  if (!startsWith(head, 'RIFF')) return undefined
  const kinds: Readonly<Record<string, string>> = {
    WEBP: 'image/webp',
    WAVE: 'audio/vnd.wav',
    'AVI ': 'video/x-msvideo',
  }
  return kinds[latin(head, 8, 12)]
}

/** WebM is Matroska that says so in its header. */
function matroskaType(head: Uint8Array): string | undefined {
  if (!startsWith(head, '\x1a\x45\xdf\xa3')) return undefined
  return latin(head, 0, 64).includes('webm') ? 'video/webm' : 'video/x-matroska'
}

function markupType(head: Uint8Array): string | undefined {
  const start = latin(head, 0, 1024)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (start.includes('<svg')) return 'image/svg+xml'
  if (/^<(!doctype html|html|head|body|script|title|iframe)/.test(start)) return 'text/html'
  return start.startsWith('<?xml') ? 'application/xml' : undefined
}

const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  htm: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  xml: 'application/xml',
}

/** Text has no bytes below the space but the few that lay it out. */
function isText(head: Uint8Array): boolean {
  return head.every((byte) => byte > 31 || (byte >= 8 && byte <= 13) || byte === 27)
}

function startsWith(head: Uint8Array, bytes: string, at = 0): boolean {
  if (head.length < at + bytes.length) return false
  for (let index = 0; index < bytes.length; index++) if (head[at + index] !== bytes.charCodeAt(index)) return false
  return true
}

const latin = (head: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...head.subarray(start, Math.min(end, head.length)))

const numberAt = (head: Uint8Array, at: number): number =>
  ((head[at] ?? 0) << 24) | ((head[at + 1] ?? 0) << 16) | ((head[at + 2] ?? 0) << 8) | (head[at + 3] ?? 0)

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
}

/** How names of such files end, for what people bring and engines draw; undefined for anything else. */
export const extensionFor = (mimeType: string): string | undefined => extensions[mimeType]
