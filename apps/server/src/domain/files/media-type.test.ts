import { expect, it } from 'vitest'
import { cleanName, extensionOf } from './file-name.ts'
import { inlineType } from './inline-types.ts'
import { mediaTypeOf } from './media-type.ts'

const bytes = (latin: string): Uint8Array => Uint8Array.from(latin, (letter) => letter.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a....', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'audio/vnd.wav'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf', 'image/avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image/avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'video/mp4'],
  ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video/quicktime'],
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
  ['\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'video/x-matroska'],
  ['%PDF-1.7', 'application/pdf'],
  ['PK\x03\x04', 'application/zip'],
  ['  <?xml version="1.0"?><!-- --><svg xmlns="x">', 'image/svg+xml'],
  ['<!DOCTYPE html><p>', 'text/html'],
  ['<?xml version="1.0"?><a/>', 'application/xml'],
  ['hello\n', 'text/plain'],
  ['\x01\x02\x03', 'application/octet-stream'],
  ['', 'text/plain'],
])('[FILE-9] %j is %s, whatever its name says', (head, type) => {
  expect(mediaTypeOf(bytes(head), 'picture.png')).toBe(type)
})

it('[FILE-9] goes by the name only where the content has no mark of its own', () => {
  expect(mediaTypeOf(bytes('a,b\n'), 'table.csv')).toBe('text/csv')
  expect(mediaTypeOf(bytes('{}'), 'x.json')).toBe('application/json')
  expect(mediaTypeOf(bytes('\0\x01\x02\x03'), 'x.mp4')).toBe('application/octet-stream')
})

it('[FILE-16] shows as itself only what cannot run', () => {
  expect(['image/png', 'image/avif', 'video/mp4', 'application/pdf'].map(inlineType)).toEqual([
    'image/png',
    'image/avif',
    'video/mp4',
    'application/pdf',
  ])
  for (const type of ['text/html', 'image/svg+xml', 'application/json', 'text/plain', 'text/javascript']) {
    expect(inlineType(type)).toBe('text/plain')
  }
})

it('finds the ending and keeps names plain', () => {
  expect(['a.PNG', 'a.tar.gz', '.hidden', 'none', 'dot.'].map(extensionOf)).toEqual(['png', 'gz', '', '', ''])
  expect(cleanName('C:\\fakepath\\a.png')).toBe('a.png')
  expect(cleanName('../../etc/passwd')).toBe('passwd')
  expect(cleanName('a\r\nb\u0000.png')).toBe('ab.png')
  expect(cleanName('')).toBe('file')
  expect(Array.from(cleanName('🙂'.repeat(300)))).toHaveLength(255)
})
