import type { StoryPage } from '@eidolon/contract/stories.ts'
import { pageSizes, type PageStyle } from './frames.ts'
import type { Ink, InkText } from './ink.ts'
import { type KnownPictures, pictureInks, wordInks } from './page-inks.ts'
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
  /** What `svgWords` has made of it before. */
  readonly words?: string
}

/** A page as SVG markup that is safe whatever was written on it. */
export function svgOf(page: StoryPage, style: PageStyle, options: Options): string {
  const { pictures, hrefOf, name, label, words = svgWords(page, style) } = options
  const { width, height } = pageSizes[style.format]
  let clips = 0
  const drawn = pictureInks(page, style, pictures).map((ink) => {
    if (ink.kind === 'shape') return svgShape(ink)
    if (ink.kind === 'words') return ''
    const clip = `${name}-${clips++}`
    const { frame, box, panel } = ink
    const at = ({ x, y, width: wide, height: high }: typeof frame) =>
      `x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}"`
    return `<clipPath id="${clip}"><rect ${at(frame)}/></clipPath><image ${at(box)} preserveAspectRatio="none" clip-path="url(#${clip})" href="${escaped(hrefOf(panel.mediaId ?? ''))}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${drawn.join('')}${words}</svg>`
}

/** The balloons, captions and sounds of a page. Lines that look alike say so once. */
export function svgWords(page: StoryPage, style: PageStyle): string {
  const parts: string[] = []
  let alike = ''
  for (const ink of wordInks(page, style)) {
    const looks = ink.kind === 'words' ? lookOf(ink) : ''
    if (looks !== alike) {
      if (alike !== '') parts.push('</g>')
      if (looks !== '') parts.push(`<g ${looks}>`)
      alike = looks
    }
    if (ink.kind === 'shape') parts.push(svgShape(ink))
    if (ink.kind === 'words') parts.push(`<text x="${n(ink.x)}" y="${n(ink.y)}">${escaped(ink.text)}</text>`)
  }
  return parts.join('') + (alike === '' ? '' : '</g>')
}

/** A shape as an element. Numbers and colors only: nothing that people wrote gets in here. */
export function svgShape({ path, fill, stroke }: Extract<Ink, { kind: 'shape' }>): string {
  const dash = stroke?.dash ? ` stroke-dasharray="${stroke.dash.map(n).join(' ')}"` : ''
  const line = stroke
    ? ` stroke="${stroke.colour}" stroke-width="${n(stroke.width)}" stroke-linejoin="round"${dash}`
    : ''
  return `<path d="${svgPath(path)}" fill="${fill ?? 'none'}"${line}/>`
}

function lookOf({ size, face, colour, outline, turn }: InkText): string {
  const around = outline
    ? ` stroke="${outline.colour}" stroke-width="${n(outline.width)}" stroke-linejoin="round" paint-order="stroke"`
    : ''
  const turned = turn ? ` transform="rotate(${n(turn.degrees)} ${n(turn.x)} ${n(turn.y)})"` : ''
  const weight = face === 'balloon' ? ' font-weight="700"' : ''
  return `font-family="'${faceFamilies[face]}', sans-serif"${weight} font-size="${n(size)}" text-anchor="middle" fill="${colour}"${around}${turned}`
}

const n = (value: number): number => Math.round(value * 100) / 100
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
