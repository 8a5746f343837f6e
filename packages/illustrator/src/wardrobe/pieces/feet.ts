import { toned } from '#wardrobe/dyes.ts'
import type { Colour } from '#geometry/colour.ts'
import { bump, smoothstep } from '#geometry/interpolate.ts'
import { line } from '#wardrobe/patterns.ts'
import type { At } from '#wardrobe/shell.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/surfaces.ts'
import { black, type Tailor, white } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/weaves.ts'

export type ShoeForm = {
  readonly colour: Colour
  readonly sole?: Colour
  readonly weave?: Weave
  readonly paint?: Paint
  readonly thick?: number
}

/** How high a shoe reaches over the foot, from the heel to the toes. */
type Cut = (at: At) => number

const soleLine = -7.93

function footwear(tailor: Tailor, name: string, cut: Cut, form: ShoeForm): void {
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
  (colour: Colour, top: number): Paint =>
  (spot) => {
    const middle = spot.x < 0 ? -2.2 : 2.2
    const off = Math.abs(spot.x - middle + (spot.z - 0.3) * (spot.x < 0 ? -0.12 : 0.12))
    if (spot.z < 0.25 || spot.z > 1.25 || spot.y > top || off > 0.28) return
    if (off < 0.22) {
      spot.relief += 0.015
      const lace = line(((spot.z * 6) % 1) - 0.5, 0.2, spot.grain)
      dab(spot, colour, lace)
      spot.relief += 0.02 * lace
    } else tone(spot, 0.7)
  }

export const shoes = (tailor: Tailor, form: ShoeForm): void =>
  footwear(tailor, 'shoes', (at) => -7.42 - at.y - 0.12 * smoothstep(0.2, 0.8, at.z), {
    ...form,
    paint: (spot) => {
      laces(toned(form.colour, 0.6), -7.45)(spot)
      const cap = line(spot.z - 1.45, 0.015, spot.grain)
      tone(spot, 1 - 0.3 * cap)
    },
  })

export const trainers = (tailor: Tailor, form: ShoeForm & { readonly stripe?: Colour }): void =>
  footwear(tailor, 'trainers', (at) => -7.35 - at.y - 0.15 * smoothstep(0.2, 0.8, at.z), {
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
  footwear(
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
  form: ShoeForm & { readonly height: number; readonly cuff?: Colour; readonly strap?: Colour; readonly wide?: number },
): void =>
  footwear(tailor, 'boots', (at) => form.height - at.y, {
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
  footwear(
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
