import { colours, skinDyes } from '#catalogue/colors.ts'
import { apart, fromOklab, type Oklab, toOklab } from '#color/oklab.ts'
import { type GeneValues, geneTable } from './genes.ts'
import { skinOf } from './skin-color.ts'

/** The white of the eye, and the pupil: an iris is told apart from both. */
const white = toOklab('#ece8e2')
const pupil = toOklab('#000000')
const fromWhite = 0.12
const fromPupil = 0.2

const isSeen = (iris: Oklab): boolean => apart(iris, white) >= fromWhite && apart(iris, pupil) >= fromPupil

/** The nearest color to this one that eyes can have without looking empty or all pupil. */
export function seenIris(hex: string): string {
  const own = toOklab(hex)
  if (isSeen(own)) return hex
  const step = apart(own, white) < fromWhite ? -0.005 : 0.005
  for (let by = 1; by <= 100; by++) {
    const moved = fromOklab([own[0] + step * by, own[1], own[2]])
    if (isSeen(toOklab(moved))) return moved
  }
  return geneTable.eyeColour.start
}

export type SkinGenes = Pick<GeneValues, 'skinTone' | 'undertone' | 'skinDye'>

/** The skin that comes nearest to a color, of all that people here can have; `skinOf` says how it came out. */
export function nearestSkin(hex: string): SkinGenes {
  const wanted = toOklab(hex)
  const far = (skin: SkinGenes) => apart(toOklab(skinOf(skin)), wanted)
  // In whole steps first: some thousand skins to look at take no time, every hundredth of three genes would.
  const nearest = tones.map((skin) => ({ skin, away: far(skin) })).toSorted((a, b) => a.away - b.away)[0]
  if (!nearest) return { skinTone: 0.3, undertone: 0, skinDye: 'natural' }
  const { skinTone, undertone, skinDye } = nearest.skin
  const around = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((hundredths) => hundredths / 100)
  const finer = around.flatMap((tone) =>
    around.map((under) => ({
      skinTone: within(skinTone + tone, 0, 1),
      undertone: within(undertone + under * 5, -1, 1),
      skinDye,
    })),
  )
  return finer.toSorted((a, b) => far(a) - far(b))[0] ?? nearest.skin
}

const tones: readonly SkinGenes[] = skinDyes.flatMap(({ id: skinDye }) =>
  Array.from({ length: 21 }, (_, tone) =>
    [-1, -0.5, 0, 0.5, 1].map((undertone) => ({ skinTone: tone / 20, undertone, skinDye })),
  ).flat(),
)

/** As genes are written: in hundredths. */
const within = (value: number, least: number, max: number): number =>
  Math.round(Math.min(max, Math.max(least, value)) * 100) / 100 + 0

/** What people would call a color. */
export function colorName(hex: string): string {
  const own = toOklab(hex)
  const far = (one: string) => apart(toOklab(one), own)
  return colours.toSorted((a, b) => far(a.more) - far(b.more))[0]?.label ?? hex
}
