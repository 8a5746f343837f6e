import { serialize } from 'node:v8'
import { inksOf, pageSizes } from '@eidolon/stories'
import { channels, hex, n } from '#adapters/pdf/pdf-file.ts'
import { packed } from '#adapters/pdf/pdf-font.ts'
import { glyphOutline, type GlyphStep } from './glyph-outline.ts'
import type { InkOf } from './laid-page.ts'
import type { PdfPageTask } from './page-messages.ts'
import { missingGlyphs, runsOf, runWidth, type StoryFonts, storyFonts } from './story-fonts.ts'

/** How wide pages are in print, in points of which there are 72 to an inch. */
export const pdfWidths = { comic: 477, a4: 595.28, square: 576, wide: 792 } as const

/** Draws a page of a PDF, with pictures named `P1`, `P2` … in the order of their panels. */
export async function pdfPage({ page, style, sizes, missing: known }: PdfPageTask): Promise<Uint8Array> {
  const fonts = await storyFonts()
  const used: Used = { balloon: new Map(), sound: new Map(), other: new Map() }
  const missing = new Set(known)
  const number = missingGlyphs(known)
  const size = pageSizes[style.format]
  const unit = pdfWidths[style.format] / size.width
  // The page is written from the top; a PDF counts from the bottom.
  const lines = [`${n(unit)} 0 0 ${n(-unit)} 0 ${n(size.height * unit)} cm 1 j`]
  let pictures = 0
  for (const ink of inksOf(page, style, sizes)) {
    if (ink.kind === 'shape') lines.push(shape(ink))
    else if (ink.kind === 'words') {
      const named = (sign: string): number => {
        const given = number(sign)
        if (given !== 0) missing.add(sign)
        return given
      }
      lines.push(words(ink, fonts, used, named))
    } else {
      const { frame } = ink
      const place = `${n(frame.width)} 0 0 ${n(-frame.height)} ${n(frame.x)} ${n(frame.y + frame.height)}`
      lines.push(`q ${place} cm /P${(pictures += 1)} Do Q`)
    }
  }
  const content = await packed(Buffer.from(lines.join('\n'), 'latin1'))
  const listed = { balloon: [...used.balloon], sound: [...used.sound], other: [...used.other] }
  return serialize({ content, used: listed, missing: [...missing] })
}

function shape({ path, fill, stroke }: InkOf<'shape'>): string {
  const line = path.map(([letter, ...numbers]) => [...numbers.map(n), letters[letter]].join(' ')).join(' ')
  if (path.length === 0) return ''
  const inside = fill ? `${channels(fill)} rg ${line} f` : ''
  const dash = stroke?.dash ? `[${stroke.dash.map(n).join(' ')}] 0 d` : ''
  const around = stroke ? `q ${channels(stroke.colour)} RG ${n(stroke.width)} w ${dash} ${line} S Q` : ''
  return `${inside} ${around}`
}

type Used = Readonly<Record<keyof StoryFonts, Map<number, string>>>

function words(line: InkOf<'words'>, fonts: StoryFonts, used: Used, missing: (sign: string) => number): string {
  const { size, colour, outline, turn } = line
  // Letters that no font has leave a gap; copied, they are what was written.
  const runs = runsOf(line.text, line.face, fonts, missing)
  let left = line.x - (runs.reduce((sum, run) => sum + runWidth(run, fonts), 0) * size) / 2
  const shown: string[] = []
  const around: string[] = []
  for (const { face, text, glyphs } of runs) {
    for (const [at, sign] of Array.from(text).entries()) used[face].set(glyphs[at] ?? 0, sign)
    // Letters would stand on their heads as the page does.
    shown.push(`/${face} ${n(size)} Tf 1 0 0 -1 ${n(left)} ${n(line.y)} Tm <${glyphs.map(hex).join('')}> Tj`)
    for (const glyph of glyphs) {
      // Lines around letters are shapes: as text they would be copied twice.
      if (outline) around.push(outlined(glyphOutline(fonts[face], glyph), left, line.y, size))
      left += fonts[face].advance(glyph) * size
    }
  }
  const below = outline ? `${channels(outline.colour)} RG ${n(outline.width)} w ${around.join(' ')} S` : ''
  const drawn = `${below} BT ${channels(colour)} rg ${shown.join(' ')} ET`
  return turn ? `q ${turned(turn)} cm ${drawn} Q` : drawn
}

const letters = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

function outlined(steps: readonly GlyphStep[], x: number, y: number, size: number): string {
  const place = (value: number, at: number) => n(at % 2 === 0 ? x + value * size : y - value * size)
  return steps.map(([letter, ...numbers]) => [...numbers.map(place), letters[letter]].join(' ')).join(' ')
}

function turned({ degrees, x, y }: NonNullable<InkOf<'words'>['turn']>): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos].map(n).join(' ')
}
