import { materialCodes, type Frame } from '#picture/frame.ts'
import { blur } from './blur.ts'
import { type Canvas, clamp, mix, ramp } from './canvas.ts'
import { shownOf } from './shown.ts'

/** How light is cut into flat steps. */
export type CelWishes = {
  /** Key light at which shadow ends. */
  readonly at: number
  /** Width of the step's edge. */
  readonly soft: number
  /** Colour that shadow multiplies with. */
  readonly shadow: readonly [red: number, green: number, blue: number]
  /** Brightness of what is lit. */
  readonly light: number
}

/** The person in flat colours: what the base colour is, in light or in shadow, with a third step for hair's shine. */
export function celShade(frame: Frame, toned: Canvas, { at, soft, shadow, light }: CelWishes): Canvas {
  const { width, height, alpha, key, base, material, normals, face } = frame
  const rgb = toned.rgb.slice()
  // Shadow edges of a drawing are simple shapes: small dents in the light are smoothed away first.
  const calm = blur(key, width, height, Math.max(0.8, Math.min(width, height) / 420))
  for (let i = 0, k = 0; i < alpha.length; i++, k += 3) {
    const cover = alpha[i] ?? 0
    if (cover <= 0) continue
    const kind = material[i]
    const gentle = mix(at, at * 0.72, face[i] ?? 0)
    const lit = kind === materialCodes.eye ? 1 : ramp(gentle - soft, gentle + soft, calm[i] ?? 1)
    const upward = normals[k + 1] ?? 0
    const shine = kind === materialCodes.hair ? ramp(0.72, 0.8, calm[i] ?? 0) * ramp(0.25, 0.5, upward) * 0.22 : 0
    for (let c = 0; c < 3; c++) {
      const flat = shownOf(base[k + c]! * light)
      const dark = flat * shadow[c]!
      const wanted = clamp(mix(dark, flat, lit) + shine * (0.25 + flat * 1.6))
      // Some of the true light stays, so that metal, glass and lamps do not go dead.
      const true_ = toned.rgb[k + c] ?? 0
      const keep =
        kind === materialCodes.glow || kind === materialCodes.glass ? 0.85 : kind === materialCodes.hard ? 0.4 : 0.16
      rgb[k + c] = mix(true_, mix(wanted, true_, keep), cover)
    }
  }
  return { width, height, rgb }
}
