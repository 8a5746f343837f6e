import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Font, readFont, sheetFonts } from '#adapters/sheets/font.ts'

/** What stories are lettered in, and what stands in for letters that these lack. */
export type StoryFonts = { readonly balloon: Font; readonly sound: Font; readonly other: Font }

let loaded: Promise<StoryFonts> | undefined

export function storyFonts(): Promise<StoryFonts> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<StoryFonts> {
  const at = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))
  const [balloon, sound] = [at('comic-neue-bold'), at('bangers')]
  return {
    balloon: readFont(balloon, 'Comic Neue Bold', await readFile(balloon)),
    sound: readFont(sound, 'Bangers', await readFile(sound)),
    other: (await sheetFonts()).bold,
  }
}

/** A stretch of a line in one font, and its glyphs. */
type GlyphRun = { readonly face: keyof StoryFonts; readonly text: string; readonly glyphs: readonly number[] }

/** Numbers for letters that no font has, so that each is told from the others: beyond all glyphs there are. */
export function missingGlyphs(before: readonly string[] = []): (sign: string) => number {
  const known = new Map(before.map((sign, at): [string, number] => [sign, 0xf000 + at]))
  return (sign) => {
    const number = known.get(sign) ?? 0xf000 + known.size
    if (number > 0xffff) return 0
    known.set(sign, number)
    return number
  }
}

/** A line in the font of its face, and what that lacks in the other one. */
export function runsOf(
  text: string,
  face: 'balloon' | 'sound',
  fonts: StoryFonts,
  missing: (sign: string) => number,
): readonly GlyphRun[] {
  type Growing = { readonly face: keyof StoryFonts; text: string; readonly glyphs: number[] }
  const runs: Growing[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const use = fonts[face].glyphOf(code) === 0 && fonts.other.glyphOf(code) !== 0 ? 'other' : face
    const last = runs.at(-1)
    const run: Growing = last?.face === use ? last : { face: use, text: '', glyphs: [] }
    if (run !== last) runs.push(run)
    run.text += sign
    run.glyphs.push(fonts[use].glyphOf(code) || missing(sign))
  }
  return runs
}

/** How wide it is, in parts of the size of its letters. */
export const runWidth = ({ face, glyphs }: GlyphRun, fonts: StoryFonts): number =>
  glyphs.reduce((sum, glyph) => sum + fonts[face].advance(glyph), 0)
