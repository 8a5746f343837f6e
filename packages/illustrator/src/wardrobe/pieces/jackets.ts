import { contrasting, toned } from '#wardrobe/cloth/dyes.ts'
import type { Color } from '#geometry/color.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { crests } from '#geometry/noise.ts'
import { knob, line } from '#wardrobe/cloth/patterns.ts'
import { above, all, round, sleeves } from '#wardrobe/regions.ts'
import { armhole } from '#wardrobe/cloth/seams.ts'
import type { At, Field, Shell } from '#wardrobe/shell.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'
import { collar } from './collars.ts'

export type JacketForm = {
  readonly colour: Color
  readonly weave: Weave
  readonly hem?: number
  readonly sleeve?: number
  readonly thick?: number
  readonly loose?: number
  /** Height of the lowest point of the opening at the throat; it closes below. */
  readonly closed?: number
  /** Width of the opening a decimeter further up. */
  readonly spread?: number
  /** Half the gap below, for jackets worn open. */
  readonly gap?: number
  /** Shoulders stand out by this much. */
  readonly pads?: number
  readonly folds?: number
  readonly band?: number
  readonly paint?: Paint
  readonly name?: string
  readonly material?: 'cloth' | 'hard'
  readonly neck?: number
}

/** Where the front is open: a V above `closed`, a slit below it. */
export const fronts =
  (closed: number, spread: number, gap: number): Field =>
  (at: At) =>
    at.z < 0.2 ? 9 : at.side - Math.max(gap, (at.y - closed) * spread)

/** A jacket, coat or waistcoat down to `hem`. */
export function jacket(tailor: Tailor, form: JacketForm): Shell {
  const { hem = 0, sleeve = 4.4, thick = 0.15, pads = 0.09, closed = 9, spread = 0.25, gap = -1 } = form
  const seam = armhole(1.4)
  const shoulders = padded(pads)
  return tailor.shell({
    name: form.name ?? 'jacket',
    material: form.material ?? 'cloth',
    where: all(round(form.neck ?? 0.74), sleeves(sleeve), above(hem), fronts(closed, spread, gap)),
    thick: (at) =>
      thick * (1 - 0.3 * smoothstep(0.6, 1.6, at.arm)) +
      shoulders(at) +
      0.05 * smoothstep(hem + 1.5, hem, at.y) +
      0.04 * smoothstep(0.8, 1.6, at.arm) * crests(at.arm * 0.8, at.y * 0.3, at.z * 0.5),
    loose: form.loose ?? 8,
    rim: 0.08,
    surface: surface(form.colour, form.weave, {
      folds: form.folds ?? 1,
      hem: form.band ?? 0.08,
      paint: (spot) => {
        seam(spot)
        form.paint?.(spot)
      },
    }),
  })
}

/** Shoulders as a tailor builds them: held out to the seam, and the sleeve falls from there. */
export const padded = (pads: number): Field => {
  return (at) => pads * smoothstep(-0.75, -0.35, at.arm) * smoothstep(0.35, -0.2, at.arm) * smoothstep(4.9, 5.5, at.y)
}

/** Lapels along the V, with a notch or a peak, and the collar they go on from. */
export function lapels(
  tailor: Tailor,
  form: {
    colour: Color
    weave: Weave
    thick: number
    closed: number
    spread: number
    width?: number
    notch?: number
    peak?: number
    /** How far from the neck the collar reaches. */
    reach?: number
    material?: 'cloth' | 'hard'
  },
): void {
  const { closed, spread, width = 0.4, notch = 5.26, peak = 0, reach = 1.02, material = 'cloth' } = form
  const edge = contrasting(form.colour, 1.6)
  tailor.trim({
    name: 'lapels',
    material,
    where: (at) => {
      if (at.arm > 0.1 || at.z < 0.35) return -1
      const rise = at.y - closed
      return Math.min(
        rise * 0.9,
        at.side - rise * spread,
        // Broadest below the notch, narrow where it is buttoned.
        rise * width + 0.02 + peak * smoothstep(notch - 0.5, notch, at.y) - at.side,
        notch - at.y + (0.12 + peak) * (at.side - rise * spread),
      )
    },
    thick: () => form.thick,
    loose: 8,
    rim: 0.05,
    surface: surface(form.colour, form.weave, {
      folds: 0,
      hem: 0.05,
      paint: (spot) => dab(spot, edge, line(spot.u, 0.018, spot.grain) * 0.8),
    }),
  })
  // From where the V meets the neck, along the V and out over the lapels' upper end.
  collar(tailor, {
    colour: form.colour,
    weave: form.weave,
    material,
    thick: form.thick - 0.03,
    front: 116,
    points: 140,
    reach,
    pointed: reach + 0.18,
    paint: (spot) => dab(spot, edge, line(spot.u, 0.018, spot.grain) * 0.8),
  })
}

/** Flap pockets on both sides. */
export function pockets(
  tailor: Tailor,
  form: {
    colour: Color
    weave: Weave
    thick: number
    x?: number
    y: number
    width?: number
    height?: number
    flap?: boolean
    button?: Color
    fall?: number
  },
): void {
  const { x = 0.95, y, width = 0.42, height = 0.32 } = form
  const whole = (at: At) =>
    at.z < 0.2
      ? -2
      : Math.min(
          width - Math.abs(at.side - x),
          height - Math.abs(at.y - y) - 0.12 * clamp((Math.abs(at.side - x) - width * 0.6) / width),
        )
  tailor.trim({
    name: 'pockets',
    where: whole,
    thick: () => form.thick,
    loose: 8,
    fall: form.fall ?? 0,
    rim: 0.06,
    surface: surface(toned(form.colour, 1.02), form.weave, {
      folds: 0,
      hem: 0.045,
      paint: (spot) => {
        if (form.flap !== false) {
          const edge = y + height * 0.35 - 0.1 * (1 - Math.abs(Math.abs(spot.x) - x) / width)
          const off = spot.y - edge
          if (off > 0) spot.relief += 0.014
          tone(spot, 1 - 0.4 * line(off + 0.015, 0.02, spot.grain))
          if (form.button) {
            knob(spot, x, y + height * 0.4, 0.05, form.button, 1)
            knob(spot, -x, y + height * 0.4, 0.05, form.button, 1)
          }
        }
      },
    }),
  })
}

/** Buttons in one or two rows, and the edge they close. */
export const buttonRows =
  (colour: Color, from: number, to: number, every: number, x = 0, radius = 0.07, metal = 0): Paint =>
  (spot) => {
    if (spot.z < 0.2 || spot.v > 0) return
    const edge = line(spot.x - (x > 0 ? x + 0.22 : 0.12), 0.012, spot.grain)
    if (spot.y < from + 0.4) tone(spot, 1 - 0.4 * edge)
    const index = Math.round((from - spot.y) / every)
    const y = from - index * every
    if (index < 0 || y < to) return
    knob(spot, x, y, radius, colour, metal)
    if (x > 0) knob(spot, -x, y, radius, colour, metal)
  }

/** A zip of metal teeth down the middle (or along a slant). */
export const zip =
  (colour: Color, from: number, to: number, slant = 0): Paint =>
  (spot) => {
    if (spot.z < 0.2 || spot.y > from || spot.y < to || spot.v > 0) return
    const off = spot.x - slant * (spot.y - to)
    const tape = line(off, 0.07, spot.grain)
    tone(spot, 1 - 0.35 * tape)
    const teeth = line(off, 0.022, spot.grain)
    if (teeth > 0) {
      spot.red += (colour[0] - spot.red) * teeth
      spot.green += (colour[1] - spot.green) * teeth
      spot.blue += (colour[2] - spot.blue) * teeth
      spot.metal = teeth
      spot.rough = 0.35
      spot.relief += 0.015
    }
  }

/** Straps on the shoulders. */
export function epaulettes(tailor: Tailor, form: { colour: Color; weave: Weave; thick: number; button: Color }): void {
  tailor.trim({
    name: 'epaulettes',
    where: (at) => Math.min(0.16 - Math.abs(at.z - 0.15), at.side - 0.85, 0.05 - at.arm, at.y - 5.1),
    thick: () => form.thick,
    loose: 8,
    rim: 0.06,
    surface: surface(form.colour, form.weave, { folds: 0, hem: 0.05, thread: contrasting(form.colour) }),
  })
}

/** Bands at the ends of the sleeves. */
export function cuffs(
  tailor: Tailor,
  form: {
    colour: Color
    weave: Weave
    thick: number
    from: number
    to: number
    flare?: number
    material?: 'cloth' | 'hard'
    paint?: Paint
  },
): void {
  tailor.trim({
    name: 'cuffs',
    material: form.material ?? 'cloth',
    where: (at) => Math.min(at.arm - form.from, form.to - at.arm),
    thick: (at) => form.thick + (form.flare ?? 0) * smoothstep(form.to, form.from, at.arm),
    loose: 6,
    rim: 0.08,
    surface: surface(form.colour, form.weave, { folds: 0.15, hem: 0.05, ...(form.paint ? { paint: form.paint } : {}) }),
  })
}
