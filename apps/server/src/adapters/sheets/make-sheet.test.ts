import { inflateSync } from 'node:zlib'
import type { SheetFormat, SheetKind } from '@eidolon/contract/characters/sheets.ts'
import { sheetPictures, spriteMoods } from '@eidolon/people'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePng } from '#adapters/engines/png.ts'
import { openZip } from '#adapters/zip/read-zip.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { glyphsOf, sheetFonts, widthOf, wrapped } from './font.ts'
import { transliterate, nameInLatin } from './transliterate.ts'
import { makeSheet } from './make-sheet.ts'

const about = {
  name: 'Zoë <Vóss> & Co',
  facts: 'Aged 31 · Noir',
  palette: [{ label: 'Hair', colour: '#a3391f' }],
  notes: [
    { heading: 'Looks', text: 'A brass compass that points nowhere.' },
    { heading: 'Manner', text: '' },
    { heading: 'Notes', text: 'long '.repeat(2000) },
  ],
}

/** A small square of somebody, red in its left half and clear in its right. */
const pixels = Uint8ClampedArray.from({ length: 8 * 8 * 4 }, (_none, at) => {
  const clear = Math.floor(at / 4) % 8 >= 4
  return [clear ? 0 : 200, 0, 0, clear ? 0 : 255][at % 4] ?? 0
})
const png = encodePng({ width: 8, height: 8, pixels }, 'recipe', 4)
const make = (sheet: SheetKind, format: SheetFormat, { name = about.name, max = 40 } = {}) =>
  makeSheet(
    { sheet, format },
    { about: { ...about, name }, style: 'Noir', factor: 1 },
    sheetPictures(sheet)
      .slice(0, max)
      .map((picture) => ({ picture, png, width: 8, height: 8, scene: { outfit: 'suit' } })),
  )

async function unzipped(bytes: Uint8Array) {
  const zip = await openZip(bytes, {
    entries: 200,
    ratio: 100,
    growsFreely: 100_000,
    problem: (flaw) => new Error(flaw),
  })
  const read = async (name: string) => wholeOf(zip.read(name) ?? ReadableStream.from([]))
  return { names: zip.names, read, text: async (name: string) => new TextDecoder().decode(await read(name)) }
}

/** What the streams of a PDF say that are packed as texts. */
function textsIn(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1')
  return [...file.matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)]
    .map((found) => {
      const start = found.index + found[0].length
      return inflateSync(Buffer.from(file.slice(start, start + Number(found[1])), 'latin1')).toString('latin1')
    })
    .join('\n')
}

describe('a page about somebody', () => {
  it('[GEN-92] is a picture, or a PDF in which words are words', async () => {
    const [picture, pdf] = [await make('page', 'png'), await make('page', 'pdf')]
    const { width, height, format } = await sharp(picture.file.bytes).metadata()
    expect({ width, height, format }).toEqual({ width: picture.width, height: picture.height, format: 'png' })
    expect(picture.poster).toBeUndefined()
    expect(pdf.file.extension).toBe('pdf')
    expect((await sharp(pdf.poster?.bytes).metadata()).format).toBe('webp')
    const file = Buffer.from(pdf.file.bytes).toString('latin1')
    expect(file).toMatch(/^%PDF-1\.7\n/)
    // A page of A4, in points.
    expect(file).toContain('/MediaBox [0 0 595.28 841.9')
    const { bold, regular } = await sheetFonts()
    const codes = (text: string, font = regular) =>
      Array.from(text, (sign) =>
        font
          .glyphOf(sign.codePointAt(0) ?? 0)
          .toString(16)
          .padStart(4, '0'),
      ).join('')
    const said = textsIn(pdf.file.bytes)
    expect(said).toContain(`<${codes(about.name, bold)}> Tj`)
    expect(said).toContain(`<${codes('A brass compass that points nowhere.')}> Tj`)
    expect(said).toContain(`<${codes('#a3391f')}> Tj`)
    // Each glyph tells its character to whoever searches or copies: the diaeresis of Zoë too.
    expect(said).toContain(`<${codes('ë', bold)}> <00eb>`)
    expect(said).not.toContain(codes('Manner', bold))
  })

  it('[GEN-92] finds every object of a PDF where its list says', async () => {
    const { file } = await make('page', 'pdf')
    const text = Buffer.from(file.bytes).toString('latin1')
    const places = [...text.slice(text.lastIndexOf('\nxref\n')).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
      Number(at),
    )
    expect(places.length).toBeGreaterThan(10)
    expect(places.map((at) => text.slice(at, at + 12).split('\n')[0])).toEqual(
      places.map((_at, index) => `${index + 1} 0 obj`),
    )
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n/)
  })

  it('[GEN-92] breaks notes into lines that fit, and says where it leaves something out', async () => {
    const { regular } = await sheetFonts()
    const lines = wrapped(regular, about.notes[2]?.text ?? '', 20, 6)
    expect(lines).toHaveLength(6)
    expect(lines.every((line) => widthOf(regular, line) <= 20)).toBe(true)
    expect(lines.at(-1)).toMatch(/…$/)
    const unbroken = wrapped(regular, 'x'.repeat(400), 20, 100)
    expect(unbroken.join('')).toBe('x'.repeat(400))
    expect(unbroken.every((line) => widthOf(regular, line) <= 20)).toBe(true)
    expect(wrapped(regular, ' \n ', 20, 6)).toEqual([])
  })
})

it('[GEN-93] sprites have the names that SillyTavern reads, a list for engines, and a word on which face is which', async () => {
  const { file, poster } = await make('sprites', 'zip')
  expect(poster?.extension).toBe('webp')
  const { names, read, text } = await unzipped(file.bytes)
  const moods = Object.keys(spriteMoods)
  expect(names).toEqual([...moods.map((mood) => `${mood}.png`), 'sprites.json', 'README.md'])
  // As they were drawn, alpha and recipe included.
  expect(Buffer.from(await read('joy.png'))).toEqual(Buffer.from(png))
  const list = JSON.parse(await text('sprites.json'))
  expect(list).toMatchObject({ character: about.name, size: { width: 8, height: 8 }, default: 'neutral' })
  expect(Object.keys(list.sprites)).toEqual(moods)
  const readme = await text('README.md')
  for (const mood of moods) expect(readme).toContain(`| ${mood}.png | `)
})

it('[GEN-94] a training set has a caption and a mask of every picture, and how to train with them', async () => {
  const { file } = await make('dataset', 'zip')
  const { names, read, text } = await unzipped(file.bytes)
  const numbers = sheetPictures('dataset').map(({ name }) => name)
  expect(names.toSorted()).toEqual(
    [...numbers.flatMap((one) => [`${one}.png`, `${one}.txt`, `masks/${one}.png`]), 'README.md'].toSorted(),
  )
  const picture = await sharp(await read('01.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(picture.info).toMatchObject({ width: 8, height: 8, channels: 3 })
  expect([...picture.data.subarray(0, 3), ...picture.data.subarray(21, 24)]).toEqual([200, 0, 0, 255, 255, 255])
  const mask = await sharp(await read('masks/01.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([mask.data[0], mask.data[7 * mask.info.channels]]).toEqual([255, 0])
  const captions = await Promise.all(numbers.map((one) => text(`${one}.txt`)))
  expect(
    captions.every((caption) => /^zoevosscoperson, .+, wearing suit, plain .+ background, noir style\n$/.test(caption)),
  ).toBe(true)
  expect(await text('README.md')).toContain('`zoevosscoperson`')
})

it('[GEN-94] is made of any name there is', async () => {
  for (const name of ['日本', '..', 'a"b`$(c)']) {
    const { file } = await make('dataset', 'zip', { name, max: 1 })
    const { text } = await unzipped(file.bytes)
    expect(await text('01.txt')).toMatch(/^[a-z0-9]+person, /)
  }
})

it('[GEN-90] the same pictures give the same file', async () => {
  for (const [sheet, format] of [
    ['sprites', 'zip'],
    ['page', 'pdf'],
    ['turnaround', 'png'],
  ] as const) {
    const [one, other] = [await make(sheet, format, { max: 3 }), await make(sheet, format, { max: 3 })]
    expect([sheet, Buffer.compare(one.file.bytes, other.file.bytes)]).toEqual([sheet, 0])
  }
})

it('[GENW-130] words in letters that the font has not are written in Latin ones, and never as empty boxes', async () => {
  const { bold } = await sheetFonts()
  const names = [
    'Zoë Łuk',
    'Юлия Ёлкина',
    'Σοφία',
    '김민수',
    'さくら',
    'محمد',
    'דוד',
    '王芳',
    'Лю 王芳 2',
    '🦊',
    'Ａｄａ',
  ]
  expect(names.map((name) => nameInLatin(bold, name, 'Without a name'))).toEqual([
    { name: 'Zoë Łuk', remark: '' },
    { name: 'Yuliya Yolkina', remark: 'name in Latin letters' },
    { name: 'Sofia', remark: 'name in Latin letters' },
    { name: 'Gimminsu', remark: 'name in Latin letters' },
    { name: 'Sakura', remark: 'name in Latin letters' },
    { name: 'Mhmd', remark: 'name in Latin letters' },
    { name: 'Dvd', remark: 'name in Latin letters' },
    { name: 'Without a name', remark: 'the name has letters that this sheet cannot show' },
    { name: 'Lyu 2', remark: 'part of the name has letters that this sheet cannot show' },
    { name: 'Without a name', remark: 'the name has letters that this sheet cannot show' },
    { name: 'Ada', remark: 'name in Latin letters' },
  ])
  expect(transliterate(bold, 'Lives in 北京 and Минск.\nSmiles.').text).toBe('Lives in […] and Minsk.\nSmiles.')
  for (const name of names) {
    const { text } = transliterate(bold, name)
    expect([text, glyphsOf(bold, text).every((glyph, at) => glyph !== 0 || text[at] === '\n')]).toEqual([text, true])
  }
  const { file } = await make('turnaround', 'pdf', { name: 'Юлия' })
  // The table of letters by which the file is searched has those of the name.
  for (const letter of 'Yuliya') {
    expect(textsIn(file.bytes)).toContain(`<00${letter.charCodeAt(0).toString(16)}>`)
  }
})
