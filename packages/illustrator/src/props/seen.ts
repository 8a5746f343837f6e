import { apart, chroma, fromOklab, type Oklab, toOklab } from '@eidolon/people'
import type { Fitting, Palette } from './fitting.ts'

/** What is held must differ by so much from everything that it is held before. */
const seenFrom = 0.17

/** The color, so much lighter or darker that it is seen before the clothes and in the hand; its hue stays. */
export function seenAgainst({ body, colours }: Pick<Fitting, 'body' | 'colours'>, wish: string): string {
  return seenBefore([body.bodyParams.skin.colour, colours.primary, colours.secondary], wish)
}

export function seenBefore(behind: readonly string[], wish: string): string {
  const others = behind.map(toOklab)
  const clear = (color: Oklab): number => Math.min(...others.map((other) => apart(color, other)))
  const own = toOklab(wish)
  let [best, max] = [own, clear(own)]
  for (let step = 1; step <= 50 && max < seenFrom; step++) {
    for (const way of [-1, 1]) {
      const lightness = own[0] + way * step * 0.012
      if (lightness < 0.22 || lightness > 0.93) continue
      const tried = toOklab(fromOklab([lightness, own[1], own[2]]))
      const far = clear(tried)
      if (far > max) [best, max] = [tried, far]
    }
  }
  return best === own ? wish : fromOklab(best)
}

/** How near two hues are: 1 the same, 0 a quarter of the circle apart. */
const kinship = (one: Oklab, other: Oklab): number =>
  (one[1] * other[1] + one[2] * other[2]) / Math.max(1e-6, chroma(one) * chroma(other))

/** Of the colors that a thing has by nature the one that was asked for, or else the first that is seen well. */
export const naturalFor = ({ body, colours }: Fitting, natural: readonly [string, ...string[]]): string =>
  naturalBefore(body.bodyParams.skin.colour, colours, natural)

export function naturalBefore(skin: string, colours: Palette, natural: readonly [string, ...string[]]): string {
  const wish = toOklab(colours.accent)
  const near = (color: string) => kinship(toOklab(color), wish)
  const nearest = natural.reduce((best, color) => (near(color) > near(best) ? color : best))
  const asked = chroma(wish) > 0.1 && near(nearest) > 0.75 ? nearest : undefined
  const behind = [toOklab(colours.primary), toOklab(colours.secondary)]
  const isSeen = (color: string) => behind.every((cloth) => apart(toOklab(color), cloth) > seenFrom)
  const chosen = asked ?? natural.find(isSeen) ?? natural[0]
  return seenBefore([skin, colours.primary, colours.secondary], chosen)
}
