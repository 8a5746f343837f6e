import { toned } from '#wardrobe/cloth/dyes.ts'
import type { Color } from '#geometry/color.ts'
import { bump, clamp, smoothstep } from '#geometry/interpolate.ts'
import { crests } from '#geometry/noise.ts'
import { line } from '#wardrobe/cloth/patterns.ts'
import { above, all, below } from '#wardrobe/regions.ts'
import type { Shell } from '#wardrobe/shell.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/cloth/surfaces.ts'
import { brown, gold, type Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

export type LegForm = {
  readonly colour: Color
  readonly weave?: Weave
  /** Where the legs end: ankle -7.5, knee -3.7. */
  readonly hem?: number
  readonly waist?: number
  readonly thick?: number
  /** How much wider than the leg they get towards the hem. */
  readonly wide?: number
  readonly folds?: number
  readonly loose?: number
  readonly paint?: Paint
  readonly name?: string
  readonly band?: number
  readonly bandColour?: Color
}

/** Trousers, leggings and shorts. */
export function trousers(tailor: Tailor, form: LegForm): Shell {
  const { colour, hem = -7.55, waist = 1.25, thick = 0.045, wide = 0.12 } = form
  const loose = form.loose ?? 4
  return tailor.shell({
    name: form.name ?? 'trousers',
    where: all(below(waist), above(hem)),
    thick: (at) =>
      thick +
      wide * smoothstep(0, -4.5, at.y) +
      wide * 0.35 * bump(-3.7, 1.2, at.y) * crests(at.x * 0.5, at.y * 0.8, at.z * 0.6) +
      wide * 0.6 * smoothstep(hem + 1.2, hem + 0.2, at.y) * crests(at.x * 0.6, at.y * 1.3, at.z * 0.6),
    loose,
    rim: 0.06,
    surface: surface(colour, form.weave ?? 'cotton', {
      folds: form.folds ?? 1,
      hem: form.band ?? 0.12,
      paint: (spot) => {
        if (form.bandColour && spot.u < (form.band ?? 0.12)) dab(spot, form.bandColour)
        form.paint?.(spot)
      },
    }),
  })
}

/** Jeans: fades, yellow stitches, pockets and a belt loop band. */
export function jeans(tailor: Tailor, colour: Color, more: Partial<LegForm> = {}): Shell {
  const thread = toned(gold, 0.8)
  const pale = toned(colour, 1.5)
  const shell = trousers(tailor, {
    colour,
    weave: 'denim',
    wide: 0.07,
    ...more,
    paint: (spot) => {
      const { x, y, z, grain } = spot
      const side = Math.abs(x)
      dab(
        spot,
        pale,
        0.5 * bump(-1.6, 2, y) * smoothstep(0.45, 0.95, z) * bump(1, 0.6, side) +
          0.3 * bump(-4, 0.8, y) * smoothstep(0.3, 0.8, z),
      )
      if (z > 0.2 && y > -0.5 && y < 1.3) {
        const arc = Math.sqrt((side - 1.75) * (side - 1.75) + (y - 1.1) * (y - 1.1)) - 0.75
        const pocket = line(arc, 0.012, grain)
        dab(spot, thread, 0.7 * pocket)
        const fly = y > -0.4 ? line(x - 0.17 + 0.25 * smoothstep(0.3, -0.4, y) * 0.6, 0.011, grain) : 0
        dab(spot, thread, 0.6 * fly)
        if (arc > 0) spot.relief += 0.006
      }
      if (z < 0 && y < 0.75 && y > -0.35 && side > 0.25 && side < 1.25) {
        const edge = Math.min(side - 0.3, 1.2 - side, 0.7 - y, y + 0.3 - 0.25 * Math.abs(side - 0.75))
        dab(spot, thread, 0.6 * line(edge - 0.04, 0.012, grain))
        spot.relief += 0.012 * clamp(edge / 0.03)
      }
      const seam = line(z - 0.22, 0.012, grain)
      if (y < 0.9 && side > 1) tone(spot, 1 - 0.25 * seam)
      if (y > 0.92) {
        spot.relief += 0.01
        dab(spot, thread, 0.5 * line(y - 0.95, 0.011, grain))
      }
    },
  })
  return shell
}

/** A belt around hips or waist. */
export function belt(
  tailor: Tailor,
  form: {
    colour?: Color
    y?: number
    width?: number
    thick?: number
    buckle?: Color | undefined
    loose?: number
    weave?: Weave
  },
): void {
  const { colour = brown, y = 1.05, width = 0.17, thick = 0.11, buckle = gold } = form
  tailor.trim({
    name: 'belt',
    material: 'hard',
    where: all(
      (at) => width - Math.abs(at.y - y),
      (at) => -0.3 - at.arm,
    ),
    thick: () => thick,
    loose: form.loose ?? 6,
    rim: 0.06,
    surface: surface(colour, form.weave ?? 'leather', {
      folds: 0,
      hem: 0.03,
      paint: (spot) => {
        if (spot.z < 0.3 || Math.abs(spot.x) > 0.24) return
        const inside = Math.min(0.22 - Math.abs(spot.x), width * 0.92 - Math.abs(spot.y - y))
        if (inside < 0 || inside > 0.065) return
        dab(spot, buckle)
        spot.metal = 0.6
        spot.rough = 0.3
        spot.relief += 0.03
      },
    }),
  })
}

/** What is worn under a skirt, so that there is cloth whatever the pose shows. */
export function slip(tailor: Tailor, colour: Color, hem = -2): void {
  tailor.shell({
    name: 'slip',
    where: all(below(1.9), above(hem)),
    thick: () => 0.025,
    loose: 2,
    surface: surface(toned(colour, 0.45), 'cotton', { folds: 0.2 }),
  })
}

/** Tights or stockings: a second skin. */
export function tights(tailor: Tailor, colour: Color, weave: Weave = 'spandex', hem = -9): void {
  tailor.shell({
    name: 'tights',
    where: all(below(1.5), above(hem)),
    thick: () => 0.02,
    loose: 1,
    surface: surface(colour, weave, { folds: 0.12 }),
  })
}
