import type { StoryPage } from '@eidolon/contract/stories.ts'
import { pageSizes, type PageStyle } from './frames.ts'
import type { Ink, Words } from './ink.ts'
import { type KnownPictures, inksOf } from './page-inks.ts'
import { svgPath } from './paths.ts'

/** The families that style sheets give the faces. */
export const faceFamilies = { balloon: 'Comic Neue', sound: 'Bangers' } as const

type Options = {
  readonly pictures: KnownPictures
  /** Where the picture of a media id is; it is escaped here. */
  readonly hrefOf: (mediaId: string) => string
  /** Tells the page from others in the same document; letters and digits. */
  readonly name: string
  /** What it is called for those who do not see it. */
  readonly label: string
}

/** A page as SVG markup that is safe whatever was written on it. */
export function svgOf(page: StoryPage, style: PageStyle, { pictures, hrefOf, name, label }: Options): string {
  const { width, height } = pageSizes[style.format]
  let clips = 0
  const drawn = inksOf(page, style, pictures).map((ink) => {
    if (ink.kind === 'shape') return svgShape(ink)
    if (ink.kind === 'words') return words(ink)
    const clip = `${name}-${clips++}`
    const { frame, box, panel } = ink
    const at = ({ x, y, width: wide, height: high }: typeof frame) =>
      `x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}"`
    return `<clipPath id="${clip}"><rect ${at(frame)}/></clipPath><image ${at(box)} preserveAspectRatio="none" clip-path="url(#${clip})" href="${escaped(hrefOf(panel.mediaId ?? ''))}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${drawn.join('')}</svg>`
}

/** A shape as an element. Numbers and colours only: nothing that people wrote gets in here. */
export function svgShape({ path, fill, stroke }: Extract<Ink, { kind: 'shape' }>): string {
  const dash = stroke?.dash ? ` stroke-dasharray="${stroke.dash.map(n).join(' ')}"` : ''
  const line = stroke
    ? ` stroke="${stroke.colour}" stroke-width="${n(stroke.width)}" stroke-linejoin="round"${dash}`
    : ''
  return `<path d="${svgPath(path)}" fill="${fill ?? 'none'}"${line}/>`
}

function words({ text, x, y, size, face, colour, outline, turn }: Words): string {
  const around = outline
    ? ` stroke="${outline.colour}" stroke-width="${n(outline.width)}" stroke-linejoin="round" paint-order="stroke"`
    : ''
  const turned = turn ? ` transform="rotate(${n(turn.degrees)} ${n(turn.x)} ${n(turn.y)})"` : ''
  const weight = face === 'balloon' ? ' font-weight="700"' : ''
  return `<text x="${n(x)}" y="${n(y)}" font-family="'${faceFamilies[face]}', sans-serif"${weight} font-size="${n(size)}" text-anchor="middle" fill="${colour}"${around}${turned}>${escaped(text)}</text>`
}

const n = (value: number): number => Math.round(value * 100) / 100
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
