import { atan2 } from '@eidolon/people/exact.ts'
import { type Color, linear } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { line, repeat } from '#wardrobe/cloth/patterns.ts'
import { above, all, below } from '#wardrobe/regions.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

export type StockingForm = {
  readonly colour: Color
  /** How high they reach: waist 1.5, thigh -2, knee -3.9, ankle -7. */
  readonly top: number
  readonly thick?: number
  readonly weave?: Weave
  /** Width of the band they end in. */
  readonly band?: number
  /** Every other ring has this color. */
  readonly rings?: Color
  /** A net: the skin is seen between its threads. */
  readonly net?: boolean
}

/** Socks, stockings and tights, which lie on the skin below everything else. */
export function stockings(tailor: Tailor, form: StockingForm): void {
  const { colour, top, thick = 0.018, weave = 'spandex', band = 0, rings, net } = form
  const skin = linear(tailor.wearer.body.bodyParams.skin.colour)
  const threads: Paint = (spot) => {
    // Around the leg, whose middle goes outwards to the foot.
    const around = 0.62 * atan2(spot.z - 0.1, Math.abs(spot.x) - 1.05 - 0.13 * (1 - spot.y))
    const [a, b] = [around + 0.7 * spot.y, around - 0.7 * spot.y]
    const thread = Math.max(line(repeat(a, 0.24), 0.014, spot.grain), line(repeat(b, 0.24), 0.014, spot.grain))
    if (spot.y < top - 0.15) dab(spot, skin, 1 - thread)
  }
  tailor.shell({
    name: 'stockings',
    where: all(below(top), above(-9)),
    thick: (at) => thick + (band > 0 ? 0.02 * smoothstep(top - band, top, at.y) : 0),
    loose: 1,
    ...(top < 0 && { rim: 0.03 }),
    surface: surface(colour, net ? 'cotton' : weave, {
      folds: net ? 0 : 0.12,
      paint: (spot) => {
        if (rings)
          dab(spot, rings, line(repeat(spot.y - 0.25 * Math.abs(spot.x) + 0.1 * spot.z, 0.7), 0.175, spot.grain))
        if (net) threads(spot)
        if (band > 0 && spot.y > top - band) {
          tone(spot, 0.85)
          spot.relief += 0.012
        }
      },
    }),
  })
}

/** Knitted tubes from below the knee to the heel, pushed down into folds. */
export function legWarmers(tailor: Tailor, colour: Color): void {
  tailor.shell({
    name: 'leg warmers',
    where: all(below(-4.6), (at) => at.y + 7.5 + 0.25 * smoothstep(0.1, 0.6, at.z)),
    thick: (at) => {
      const fold = repeat(at.y + 0.12 * at.x, 0.42) / 0.21
      return 0.1 + 0.07 * smoothstep(-5, -7, at.y) * (1 - fold * fold)
    },
    loose: 5,
    rim: 0.08,
    fine: 1,
    surface: surface(colour, 'rib', { folds: 0.4, hem: 0.16 }),
  })
}
