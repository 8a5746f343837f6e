import { type Ink, svgShape } from '@eidolon/stories'
import { glyphOutline, type GlyphStep } from './glyph-outline.ts'
import type { InkOf } from './laid-page.ts'
import { missingGlyphs, runsOf, type StoryFonts } from './story-fonts.ts'

type SvgSize = { readonly width: number; readonly height: number }

/** Markup that is larger than this is divided: what reads it takes ten million characters. */
const max = 3_000_000
/** What is joined with other letters or only says how they look: by itself it has no shape. */
const unseen = /^[\p{M}\p{Cf}\p{Z}\p{Emoji_Modifier}]$/u
/** What the lettering takes letters for that no font has. */
const missingWidth = 0.9
/** Outlines of letters are in thousandths of their size. */
const fine = 1000

/**
 * What lies over the pictures of a page, as SVG of so many pixels: paths alone, with numbers and colors that come from
 * here. Letters are outlines, so that nothing people wrote is in it. One is drawn over the other.
 */
export function pageSvgs(inks: readonly Ink[], page: SvgSize, pixels: SvgSize, fonts: StoryFonts): readonly string[] {
  const svgs: string[] = []
  let [parts, length, letters]: [string[], number, Letters] = [[], 0, lettersOf(fonts)]
  const finish = (): void => {
    if (parts.length === 0) return
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="none">`
    svgs.push(`${head}<defs>${letters.drawn().join('')}</defs>${parts.join('')}</svg>`)
    ;[parts, length, letters] = [[], 0, lettersOf(fonts)]
  }
  for (const ink of inks) {
    if (ink.kind === 'picture') continue
    const drawn = ink.kind === 'shape' ? svgShape(ink) : words(ink, fonts, letters)
    parts.push(drawn)
    length += drawn.length
    if (length > max) finish()
  }
  finish()
  return svgs
}

/** A letter: what is seen of it, if anything, and how far the next one is. */
type Letter = { readonly id: string | undefined; readonly advance: number }

/** The letters of a text, each of them drawn once and used wherever it stands. */
type Letters = {
  of(face: keyof StoryFonts, glyph: number, sign: string): Letter
  drawn(): readonly string[]
}

function lettersOf(fonts: StoryFonts): Letters {
  const known = new Map<string, { readonly id: string; readonly d: string }>()
  return {
    of(face, glyph, sign) {
      const isMissing = fonts[face].glyphOf(sign.codePointAt(0) ?? 0) === 0
      if (isMissing && unseen.test(sign)) return { id: undefined, advance: 0 }
      const name = isMissing ? 'missing' : `${face} ${glyph}`
      const d = known.get(name)?.d ?? outlined(isMissing ? emptyBox() : glyphOutline(fonts[face], glyph))
      const { id } = known.get(name) ?? { id: `g${known.size}` }
      known.set(name, { id, d })
      return { id: d === '' ? undefined : id, advance: isMissing ? missingWidth : fonts[face].advance(glyph) }
    },
    drawn: () => [...known.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`),
  }
}

function words(line: InkOf<'words'>, fonts: StoryFonts, letters: Letters): string {
  const { size, colour, outline, turn, x, y } = line
  const used: string[] = []
  let left = 0
  for (const { face, text, glyphs } of runsOf(line.text, line.face, fonts, missingGlyphs())) {
    for (const [at, sign] of Array.from(text).entries()) {
      const { id, advance } = letters.of(face, glyphs[at] ?? 0, sign)
      if (id !== undefined) used.push(`<use href="#${id}" x="${Math.round(left * fine)}"/>`)
      left += advance
    }
  }
  const start = x - (left * size) / 2
  const scale = (size / fine).toFixed(5)
  const turned = turn ? `rotate(${n(turn.degrees)} ${n(turn.x)} ${n(turn.y)}) ` : ''
  // Outlines count upwards.
  const place = `transform="${turned}translate(${n(start)} ${n(y)}) scale(${scale} -${scale})"`
  const shown = used.join('')
  const width = outline && Math.round((outline.width / size) * fine)
  const around = outline
    ? `<g fill="none" stroke="${outline.colour}" stroke-width="${width}" stroke-linejoin="round">${shown}</g>`
    : ''
  return `<g ${place}>${around}<g fill="${colour}">${shown}</g></g>`
}

const n = (value: number): string => value.toFixed(2)

const outlined = (steps: readonly GlyphStep[]): string =>
  steps.map(([letter, ...numbers]) => letter + numbers.map((value) => Math.round(value * fine)).join(' ')).join('')

/** In place of a letter that no font has: in a picture nobody could tell that there was one. */
function emptyBox(): readonly GlyphStep[] {
  const [left, right, top, line] = [0.1, missingWidth - 0.1, 0.7, 0.06]
  const box = (inset: number): readonly (readonly [number, number])[] => [
    [left + inset, inset],
    [left + inset, top - inset],
    [right - inset, top - inset],
    [right - inset, inset],
  ]
  // The inner one runs the other way round, and is a hole.
  return [box(0), box(line).toReversed()].flatMap((corners) => [
    ...corners.map(([x, y], at): GlyphStep => [at === 0 ? 'M' : 'L', x, y]),
    ['Z'],
  ])
}
