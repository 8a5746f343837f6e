import { chroma, fromOklab, type Oklab, toOklab } from './oklab.ts'

/** Cloth that is not farther from the wearer's skin than this looks like skin at a glance. */
export const skinLimit = 0.065

/** Light and shadow change how light cloth and skin are all over a picture, so that lightness parts them less. */
const lightShare = 0.35

/** How well cloth and skin are told apart, about 0..0.5. */
export function offSkin(cloth: Oklab, skin: Oklab): number {
  const [l, a, b] = [cloth[0] - skin[0], cloth[1] - skin[1], cloth[2] - skin[2]]
  return Math.sqrt(lightShare * l * l + a * a + b * b)
}

export const nearSkin = (cloth: string, skin: string, limit = skinLimit): boolean =>
  offSkin(toOklab(cloth), toOklab(skin)) < limit

/** The same color, so much darker or lighter that it is not taken for this skin; white is made cooler instead. */
export function clearOfSkin(cloth: string, skin: string, limit = skinLimit): string {
  const [own, bare] = [toOklab(cloth), toOklab(skin)]
  if (offSkin(own, bare) >= limit) return cloth
  const cooler = own[0] > 0.85 && chroma(own) < 0.045 ? moved(own, bare, limit, [0.002, -0.003, -0.008]) : undefined
  const away = own[0] - bare[0]
  const lighter = Math.abs(away) > 0.015 ? away > 0 : bare[0] < 0.42
  const step = lighter ? 0.01 : -0.01
  return cooler ?? moved(own, bare, limit, [step, 0, 0]) ?? moved(own, bare, limit, [-step, 0, 0]) ?? cloth
}

/** Step by step until it is told apart; nothing when it becomes black or white before. */
function moved([lightness, a, b]: Oklab, skin: Oklab, limit: number, by: Oklab): string | undefined {
  for (let step = 1; step <= 40; step++) {
    const next = lightness + by[0] * step
    if (next < 0.16 || next > 0.985) return undefined
    const hex = fromOklab([next, a + by[1] * step, b + by[2] * step])
    if (offSkin(toOklab(hex), skin) >= limit) return hex
  }
  return undefined
}
