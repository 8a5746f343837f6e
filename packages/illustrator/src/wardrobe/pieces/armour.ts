import { toned } from '#wardrobe/cloth/dyes.ts'
import type { Color } from '#geometry/color.ts'
import { bump, smoothstep } from '#geometry/interpolate.ts'
import { line } from '#wardrobe/cloth/patterns.ts'
import type { Field } from '#wardrobe/shell.ts'
import { dab, type Paint, surface, tone } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

export type PlateForm = {
  readonly name: string
  readonly colour: Color
  readonly edge?: Color
  readonly weave?: Weave
  readonly where: Field
  readonly thick: Field
  readonly loose?: number
  readonly rim?: number
  readonly fine?: number
  readonly paint?: Paint
  /** Counts as clothing that hides the skin below. */
  readonly covers?: boolean
}

/** A hard plate with a raised edge. */
export function plate(tailor: Tailor, form: PlateForm): void {
  const { colour, edge = toned(colour, 0.55) } = form
  const weave = form.weave ?? 'steel'
  const shape = {
    name: form.name,
    material: 'hard' as const,
    where: form.where,
    thick: form.thick,
    stiff: true,
    loose: form.loose ?? 16,
    rim: form.rim ?? 0.1,
    fine: form.fine ?? 0,
    surface: surface(colour, weave, {
      folds: 0,
      paint: (spot) => {
        form.paint?.(spot)
        if (spot.u > 0.12) return
        dab(spot, edge)
        spot.relief += spot.u < 0.09 ? 0.02 : 0
        spot.open = spot.u > 0.09 ? 0.6 : spot.open
      },
    }),
  }
  if (form.covers) tailor.shell(shape)
  else tailor.trim(shape)
}

/** Shoulder plates in layers, each below the one above. */
export function pauldrons(
  tailor: Tailor,
  form: { colour: Color; edge: Color; weave?: Weave; thick: number; layers?: number; reach?: number },
): void {
  const { layers = 3, reach = 1.25, thick } = form
  for (let layer = layers - 1; layer >= 0; layer -= 1) {
    const from = layer === 0 ? -0.75 : -0.2 + ((layer - 0.4) * reach) / layers
    const to = 0.05 + ((layer + 1) * reach) / layers
    plate(tailor, {
      name: 'pauldron',
      colour: form.colour,
      edge: form.edge,
      ...(form.weave ? { weave: form.weave } : {}),
      where: (at) =>
        Math.min(at.arm - from, to - at.arm, at.side - 0.95, (at.side - 1.25) * 0.77 + (at.y - 4.35) * 0.64 + 0.1),
      thick: (at) => thick + 0.2 * bump(0.1, 1, at.arm) - 0.05 * layer,
      loose: 24,
      rim: 0.14,
      fine: 1,
    })
  }
}

/** Lines that divide a limb's plate into bands. */
export const bands =
  (axis: 'arm' | 'y', every: number): Paint =>
  (spot) => {
    const value = (axis === 'arm' ? spot.v : spot.y) / every
    const off = (value - Math.floor(value) - 0.5) * every
    const groove = line(off, 0.02, spot.grain)
    tone(spot, 1 - 0.5 * groove)
    spot.relief += 0.05 * smoothstep(0, every / 2, Math.abs(off)) * 0.4
  }

/** Gloves over the hands' backs and wrists belong to the arm's end; the hand itself stays free to hold things. */
export const bracers = (
  tailor: Tailor,
  form: { colour: Color; edge: Color; weave?: Weave; thick: number; from?: number; paint?: Paint },
): void =>
  plate(tailor, {
    name: 'bracers',
    colour: form.colour,
    edge: form.edge,
    ...(form.weave ? { weave: form.weave } : {}),
    where: (at) => Math.min(at.arm - (form.from ?? 2.75), 4.5 - at.arm),
    thick: (at) => form.thick + 0.06 * bump(form.from ?? 2.75, 0.6, at.arm),
    loose: 8,
    rim: 0.08,
    ...(form.paint ? { paint: form.paint } : {}),
  })

export const greaves = (
  tailor: Tailor,
  form: { colour: Color; edge: Color; weave?: Weave; thick: number; paint?: Paint },
): void => {
  const shared = {
    colour: form.colour,
    edge: form.edge,
    ...(form.weave ? { weave: form.weave } : {}),
    ...(form.paint ? { paint: form.paint } : {}),
  }
  plate(tailor, {
    name: 'greaves',
    ...shared,
    where: (at) => Math.min(-4.15 - at.y, at.y + 7.2),
    thick: () => form.thick,
    loose: 10,
  })
  plate(tailor, {
    name: 'knees',
    ...shared,
    where: (at) => Math.min(0.62 - Math.abs(at.y + 3.7), (at.z - 0.1) * 2),
    thick: (at) => form.thick + 0.16 * bump(-3.7, 0.7, at.y),
    loose: 20,
  })
}
