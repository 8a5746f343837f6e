import { toned } from '#wardrobe/cloth/dyes.ts'
import type { Color } from '#geometry/color.ts'
import { bump, smoothstep } from '#geometry/interpolate.ts'
import { line } from '#wardrobe/cloth/patterns.ts'
import type { At } from '#wardrobe/shell.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/cloth/surfaces.ts'
import { black, type Tailor, white } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

export type ShoeForm = {
  readonly colour: Color
  readonly sole?: Color
  readonly weave?: Weave
  readonly paint?: Paint
  readonly thick?: number
}

/** How high a shoe reaches over the foot, from the heel to the toes. */
type ShoeHeight = (at: At) => number

/** What shoes of all kinds are called as pieces. */
export const footwear: ReadonlySet<string> = new Set(['shoes', 'trainers', 'flats', 'boots', 'sandals', 'slippers'])

const soleLine = -7.93

function shoe(tailor: Tailor, name: string, cut: ShoeHeight, form: ShoeForm): void {
  const { thick = 0.07, sole = black } = form
  tailor.shell({
    name,
    material: 'hard',
    where: cut,
    thick: (at) => thick + 0.06 * smoothstep(soleLine + 0.05, soleLine - 0.03, at.y) + 0.05 * bump(1.9, 0.5, at.z),
    loose: 8,
    rim: 0.07,
    tight: true,
    surface: surface(form.colour, form.weave ?? 'leather', {
      folds: 0,
      hem: 0.05,
      paint: (spot) => {
        form.paint?.(spot)
        if (spot.y < soleLine) {
          dab(spot, sole)
          spot.rough = 0.7
          spot.relief = 0
        } else if (spot.y < soleLine + 0.03) {
          spot.open = 0.6
        }
      },
    }),
  })
}

/** Laces across the instep. */
const laces =
  (color: Color, top: number): Paint =>
  (spot) => {
    const middle = spot.x < 0 ? -2.2 : 2.2
    const off = Math.abs(spot.x - middle + (spot.z - 0.3) * (spot.x < 0 ? -0.12 : 0.12))
    if (spot.z < 0.25 || spot.z > 1.25 || spot.y > top || off > 0.28) return
    if (off < 0.22) {
      spot.relief += 0.015
      const lace = line(((spot.z * 6) % 1) - 0.5, 0.2, spot.grain)
      dab(spot, color, lace)
      spot.relief += 0.02 * lace
    } else tone(spot, 0.7)
  }

export const shoes = (tailor: Tailor, form: ShoeForm): void =>
  shoe(tailor, 'shoes', (at) => -7.42 - at.y - 0.12 * smoothstep(0.2, 0.8, at.z), {
    ...form,
    paint: (spot) => {
      laces(toned(form.colour, 0.6), -7.45)(spot)
      const cap = line(spot.z - 1.45, 0.015, spot.grain)
      tone(spot, 1 - 0.3 * cap)
    },
  })

export const trainers = (tailor: Tailor, form: ShoeForm & { readonly stripe?: Color }): void =>
  shoe(tailor, 'trainers', (at) => -7.35 - at.y - 0.15 * smoothstep(0.2, 0.8, at.z), {
    weave: 'nylon',
    sole: white,
    thick: 0.09,
    ...form,
    paint: (spot) => {
      laces(white, -7.4)(spot)
      if (spot.z > 1.5 || spot.z < -0.25) tone(spot, 0.8)
      const stripe = form.stripe
      if (stripe) dab(spot, stripe, line(spot.y + 7.82 - 0.18 * (spot.z - 0.5), 0.05, spot.grain))
    },
  })

/** Flat court shoes that leave the instep free. */
export const flats = (tailor: Tailor, form: ShoeForm): void =>
  shoe(
    tailor,
    'flats',
    (at) => -7.92 + 0.4 * smoothstep(0.05, -0.4, at.z) + 0.35 * smoothstep(0.95, 1.35, at.z) - at.y,
    {
      thick: 0.05,
      ...form,
    },
  )

/** Boots up to this height: ankle -7, calf -5.6, knee -3.9. */
export const boots = (
  tailor: Tailor,
  form: ShoeForm & { readonly height: number; readonly cuff?: Color; readonly strap?: Color; readonly wide?: number },
): void =>
  shoe(tailor, 'boots', (at) => form.height - at.y, {
    thick: 0.11 + (form.wide ?? 0),
    ...form,
    paint: (spot) => {
      form.paint?.(spot)
      if (form.cuff && spot.u < 0.45 && spot.y > -7) {
        dab(spot, form.cuff)
        spot.relief += spot.u < 0.4 ? 0.02 : 0
      }
      if (!form.strap) return
      const off = Math.abs(spot.y + 7.15)
      if (off < 0.09) {
        dab(spot, form.strap)
        spot.relief += 0.02
      }
      const crease = bump(-6.8, 0.5, spot.y)
      spot.relief += 0.01 * crease
    },
  })

/** Straps over the foot on a sole. */
export const sandals = (tailor: Tailor, form: ShoeForm): void =>
  shoe(
    tailor,
    'sandals',
    (at) =>
      Math.max(
        -7.95 - at.y,
        0.11 - Math.abs(at.z - 1.25) - (at.y > -7.6 ? 1 : 0),
        0.1 - Math.abs(at.y + 7.5 + 0.35 * at.z) - (at.z > 0.75 ? 1 : 0),
      ),
    { thick: 0.1, ...form },
  )

/** Soft and open at the heel. */
export const slippers = (tailor: Tailor, form: ShoeForm): void =>
  shoe(tailor, 'slippers', (at) => -7.9 + 0.5 * smoothstep(-0.1, 0.35, at.z) - at.y, {
    weave: 'wool',
    thick: 0.16,
    sole: toned(form.colour, 0.5),
    ...form,
  })

/** Laces crosswise up the front of a boot, as far as `top`. */
export const lacing =
  (leather: Color, top: number): Paint =>
  (spot) => {
    const foot = spot.y < -7.2
    const off = Math.abs(Math.abs(spot.x) - (foot ? 2.2 + 0.12 * (spot.z - 0.3) : 2.05))
    if (spot.z < (foot ? 0.25 : 0.05) || spot.z > 1.25 || spot.y > top || off > 0.3) return
    if (off > 0.24) return tone(spot, 0.6)
    const along = foot ? spot.z * 4.5 : spot.y * 4.5
    const cord = line(along - Math.round(along), 0.16, spot.grain * 4)
    dab(spot, toned(leather, 3), 0.5 * cord)
    spot.relief += 0.02 * cord
  }

/** Ribbons crossed around the ankle. */
export function ribbons(tailor: Tailor, colour: Color): void {
  tailor.shell({
    name: 'slippers',
    where: (at) => {
      const around = at.z * 0.7
      return (
        Math.max(
          0.07 - Math.abs(at.y + 7.05 - around),
          0.07 - Math.abs(at.y + 6.95 + around),
          0.07 - Math.abs(at.y + 6.55),
        ) - (at.z > 0.9 ? 1 : 0)
      )
    },
    thick: () => 0.04,
    loose: 1,
    fine: 1,
    rim: 0.02,
    surface: surface(colour, 'satin', { folds: 0 }),
  })
}
