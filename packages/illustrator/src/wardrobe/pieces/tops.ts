import { contrasting } from '#wardrobe/cloth/dyes.ts'
import type { Color } from '#geometry/color.ts'
import { bump, smoothstep } from '#geometry/interpolate.ts'
import { crests } from '#geometry/noise.ts'
import { knob, line } from '#wardrobe/cloth/patterns.ts'
import { above, all, below, round, sleeves, vee } from '#wardrobe/regions.ts'
import { armhole } from '#wardrobe/cloth/seams.ts'
import type { At, Field, Shell } from '#wardrobe/shell.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import { collar } from './collars.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

export type TopForm = {
  readonly colour: Color
  readonly weave?: Weave
  readonly paint?: Paint
  readonly sleeve?: number
  readonly hem?: number
  readonly thick?: number
  readonly loose?: number
  readonly fall?: number
  readonly tuck?: number
  readonly neck?: Field
  readonly folds?: number
  readonly name?: string
  /** Width of collar ribs and cuffs, and their color. */
  readonly band?: number
  readonly trim?: Color
  /** A knitted band sewn around the neckline. */
  readonly ribbed?: boolean
}

/** Room that loose cloth takes by itself: a blouse over the waistband, sleeves below the arm. */
const billow =
  (amount: number): Field =>
  (at: At) =>
    amount *
    (0.6 * bump(1.5, 1.6, at.y) * smoothstep(0.2, -0.2, at.arm) * crests(at.x * 0.6, at.y * 0.5, at.z * 0.6) +
      0.5 * smoothstep(0.4, 1.2, at.arm) * crests(at.arm * 0.7, at.y * 0.3, at.z * 0.5))

/** A T-shirt, jumper or vest. */
export function top(tailor: Tailor, form: TopForm): Shell {
  const { thick = 0.08, sleeve = 1.15, hem = 0.35, trim } = form
  const room = billow(0.05)
  const band = form.band ?? 0.1
  const paint = form.paint
  const seam = armhole()
  const neck = form.neck ?? round(0.72, 0.05)
  if (form.ribbed) neckband(tailor, form, neck, thick)
  return tailor.shell({
    name: form.name ?? 'top',
    where: all(neck, sleeves(sleeve), above(hem)),
    thick: (at) => thick + room(at) + 0.03 * smoothstep(hem + 1.2, hem, at.y) + 0.04 * smoothstep(4.1, 4.4, at.arm),
    loose: form.loose ?? 5,
    fall: form.fall ?? 0,
    ...(form.tuck === undefined ? {} : { tuck: form.tuck }),
    rim: 0.06,
    surface: surface(form.colour, form.weave ?? 'cotton', {
      folds: form.folds ?? 1,
      hem: band,
      paint: (spot) => {
        if (trim && spot.u < band) dab(spot, trim)
        seam(spot)
        paint?.(spot)
      },
    }),
  })
}

/** Finer than the cloth it ends, so that the line around the neck is round. */
function neckband(tailor: Tailor, form: TopForm, neck: Field, thick: number): void {
  const color = form.trim ?? form.colour
  tailor.trim({
    name: 'neckband',
    where: (at) => Math.min(neck(at) + 0.025, 0.13 - neck(at), at.y - 4.6, -0.2 - at.arm),
    thick: (at) => thick + 0.03 * bump(0.05, 0.12, neck(at)),
    loose: form.loose ?? 5,
    fall: form.fall ?? 0,
    ...(form.tuck === undefined ? {} : { tuck: form.tuck }),
    rim: 0.045,
    surface: surface(color, 'cotton', {
      folds: 0,
      paint: (spot) => tone(spot, 1 - 0.25 * line(spot.u - 0.015, 0.012, spot.grain)),
    }),
  })
}

/** A row of buttons on a placket down the front. */
const placket =
  (color: Color, from: number, to: number, every = 0.62, half = 0.13): Paint =>
  (spot) => {
    if (spot.z < 0.2 || spot.y < to - 0.2 || spot.v > 0) return
    const edge = line(Math.abs(spot.x) - half, 0.008, spot.grain)
    if (edge > 0) {
      tone(spot, 1 - 0.35 * edge)
      spot.relief -= 0.006 * edge
    }
    if (Math.abs(spot.x) > half) return
    spot.relief += 0.008
    const index = Math.round((from - spot.y) / every)
    const y = from - index * every
    if (index >= 0 && y >= to) knob(spot, 0, y, 0.055, color)
  }

/** A shirt with collar, placket and cuffs; open at the throat by choice. */
export function shirt(
  tailor: Tailor,
  form: TopForm & {
    readonly buttons?: Color
    readonly throat?: number
    readonly untucked?: boolean
    readonly under?: boolean
  },
): Shell {
  const { colour, sleeve = 4.45, thick = 0.07 } = form
  const hem = form.hem ?? (form.untucked ? 0.1 : 0.9)
  const throat = form.throat ?? 5.2
  const buttons = placket(form.buttons ?? contrasting(colour, 0.6), throat - 0.25, hem)
  const cuff = sleeve > 3 ? sleeve - 0.55 : 99
  const shell = top(tailor, {
    ...form,
    name: 'shirt',
    thick,
    hem,
    sleeve,
    neck: all(round(0.7, 0), vee(throat, 0.5)),
    band: sleeve > 3 ? 0.05 : 0.14,
    paint: (spot) => {
      form.paint?.(spot)
      buttons(spot)
      if (spot.v > cuff) {
        const off = (spot.v - cuff) / 0.05
        spot.relief = off < 1 ? -0.01 + 0.02 * off : 0.012
        spot.open = off < 1 ? 0.75 : 1
      }
    },
  })
  collar(tailor, {
    colour,
    weave: form.weave ?? 'cotton',
    thick,
    flat: form.under ?? false,
    // Buttoned up it meets in front, above what is tied there.
    ...(throat < 5
      ? { front: 160, points: 146 }
      : throat < 5.3
        ? { front: 173, points: 155 }
        : { front: 180, points: 157 }),
    paint: form.paint,
  })
  return shell
}

/** A band that stands around the neck: turtlenecks, mandarin and stand-up collars. */
export function standCollar(
  tailor: Tailor,
  form: {
    colour: Color
    weave: Weave
    thick: number
    height: number
    flare?: number
    gap?: number
    paint?: Paint
    rim?: number
  },
): void {
  const bottom = round(0.86)
  tailor.shell({
    fine: 1,
    name: 'collar',
    where: all(
      (at) => -bottom(at),
      below(5.55 + form.height),
      (at) => (form.gap && at.z > 0.2 ? at.side - form.gap : 9),
    ),
    // Below it goes over the cloth that ends there; above it lies around the neck.
    thick: (at) => form.thick + 0.08 * smoothstep(5.95, 5.6, at.y) + (form.flare ?? 0) * smoothstep(5.5, 6.15, at.y),
    loose: 3,
    rim: form.rim ?? 0.1,
    surface: surface(form.colour, form.weave, { folds: 0.2, hem: 0.05, ...(form.paint ? { paint: form.paint } : {}) }),
  })
}
