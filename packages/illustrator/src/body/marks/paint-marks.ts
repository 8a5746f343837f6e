import { type MarkId, marks as catalog } from '@eidolon/people'
import type { SurfacePoint } from '#geometry/part.ts'
import type { Body } from '#body/body.ts'
import { blemishPainters } from './blemishes.ts'
import { bloodPainters } from './blood.ts'
import type { Painter } from './brush.ts'
import { carePainters } from './care.ts'
import { chartOf } from './chart.ts'
import { paintPainters } from './face-paint.ts'
import { gemPainters } from './gems.ts'
import { eyeshadowPainter, makeupPainters } from './makeup.ts'
import { metalPainters } from './metal.ts'
import { skinPainters } from './skin-kinds.ts'
import { stainPainters } from './stains.ts'
import { tattooPainters } from './tattoos.ts'

/** Everything that can be painted onto somebody's skin; what is not skin (eyes, hair, nails) is not among it. */
function paintersOf({
  pack,
  bodyParams,
}: Pick<Body, 'pack' | 'bodyParams'>): Readonly<Partial<Record<MarkId, Painter>>> {
  const { marks } = bodyParams
  return {
    ...skinPainters(bodyParams),
    ...blemishPainters(bodyParams),
    ...tattooPainters(bodyParams),
    ...carePainters(bodyParams),
    ...makeupPainters(pack, bodyParams),
    ...paintPainters(marks),
    ...gemPainters(marks),
    ...stainPainters(bodyParams),
    ...bloodPainters(pack),
    ...metalPainters(marks),
  }
}

/** Paints a character's body marks over the skin, in catalog order. */
export function markPainter(body: Pick<Body, 'pack' | 'bodyParams'>): ((spot: SurfacePoint) => void) | undefined {
  const { ids, eyeshadow } = body.bodyParams.marks
  if (ids.length === 0 && eyeshadow === '') return undefined
  const all = paintersOf(body)
  const chosen = catalog.flatMap(({ id }) => (ids.includes(id) ? [all[id]] : [])).filter((one) => one !== undefined)
  const painters = eyeshadow === '' ? chosen : [eyeshadowPainter(eyeshadow), ...chosen]
  if (painters.length === 0) return undefined
  const chart = chartOf(body.pack)
  return (spot) => {
    const at = chart(spot.x, spot.y, spot.z)
    for (const paint of painters) paint(spot, at)
  }
}
