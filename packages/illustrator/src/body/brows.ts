import type { MarkId } from '@eidolon/people'
import type { Part, Surface } from '#geometry/part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { brightness, mixed, filtered, type Color, linear } from '#geometry/color.ts'
import type { Body } from './body.ts'
import { browForm, type BrowForm } from './brow-form.ts'
import { browHairs } from './brow-hairs.ts'
import { browPatch, carriedBrows } from './brow-patch.ts'
import { hairTint } from './skin/hair-tint.ts'

/** Both brows, of hairs that grow on the skin itself. */
export function browPart(body: Body): Part {
  const { presentation, macro } = body.bodyParams
  // Men's are wilder, and so are those of the old.
  const wild = 0.25 + 0.5 * presentation + 0.3 * smoothstep(0.7, 1, macro.age)
  return {
    ...browPatch(body),
    name: 'brows',
    material: 'hair',
    surface: browSurface(browForm(body.bodyParams, carriedBrows(body)), browTint(body), wild),
    twoSided: true,
    blended: true,
    castsShadow: false,
    lift: 0.06,
    face: true,
  }
}

/** A shade of the hair. */
function browTint(body: Body): Color {
  const { grey } = body.bodyParams.hair
  // They go gray after the head, and in the end they do.
  const grown = hairTint(body.bodyParams, 0.45 + 0.4 * grey * grey)
  // Gold that is darkened turns olive; under it there is brown.
  const fair = smoothstep(0.08, 0.35, brightness(grown)) * (1 - grey)
  const hair = mixed(grown, [0.24, 0.13, 0.065], 0.45 * fair)
  // Brows are darker than fair hair and never quite black.
  const dark = 0.52 - 0.2 * smoothstep(0.08, 0.35, brightness(hair))
  // Gray and white ones are hardly darker than the hair: left dark they would be painted on.
  const share = dark + (0.82 - dark) * grey * grey
  const own = mixed(filtered(hair, [share, share * 0.93, share * 0.88]), [0.03, 0.02, 0.015], 0.1)
  // Fair brows would be lost on fair skin and painted on dark.
  const [light, max] = [brightness(own), (0.24 + 0.36 * grey * grey) * brightness(linear(body.bodyParams.skin.colour))]
  const held = light > max ? (max + (light - max) * 0.35) / light : 1
  return has(body, 'white-brows', 'frost-face') ? pale : filtered(own, [held, held, held])
}

const pale: Color = [0.62, 0.6, 0.57]

const has = ({ bodyParams }: Body, ...ids: readonly MarkId[]): boolean =>
  ids.some((id) => bodyParams.marks.ids.includes(id))

/** Single hairs over the shade of those that stand too close to be told apart; few next to the nose and at the end. */
function browSurface(form: BrowForm, tint: Color, wild: number): Surface {
  const [left, right] = [browHairs(0, form.grown, wild), browHairs(1, form.grown, wild)]
  return (spot) => {
    const { x, y, grain } = spot
    const side = Math.abs(x)
    const grown = form.grown(side, y)
    const near = smoothstep(0.016, 0.006, grain)
    const hairs = near > 0 ? (x < 0 ? right : left)(side, y, grain) : 0
    const shade = 0.44 * smoothstep(0.08, 1, grown)
    const afar = 0.8 * smoothstep(0.08, 1, grown)
    spot.alpha = Math.min(0.86, afar + (1 - (1 - shade) * (1 - hairs) - afar) * near)
    spot.red = tint[0]
    spot.green = tint[1]
    spot.blue = tint[2]
    spot.rough = 0.8
  }
}
