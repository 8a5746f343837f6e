import { bodyParts } from '#body/body-parts.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson } from '#body/person.ts'
import { phenotype } from '#genes/phenotype.ts'
import { growBeard } from '#hair/grow-beard.ts'
import { growHair } from '#hair/grow-hair.ts'
import type { View } from '#lens/framing.ts'
import { plus } from '#maths/vector.ts'
import type { Pack } from '#pack/pack.ts'
import type { PictureOrder } from '#picture/order.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { dress } from '#wardrobe/dress.ts'
import type { Figure } from './figure.ts'
import { measure } from './measure.ts'

/** How far away the camera is taken to be when somebody looks at it. */
const gazing = 25

/** Everything of one person, as the order has them: body, hair, beard. */
export function buildFigure(pack: Pack, order: PictureOrder, view: View, pause: Pause): Figure {
  const { genes, setting, seed } = order
  const looks = phenotype(genes)
  const person = makePerson(pack, looks)
  pause()
  const body = poseBody(person, {
    pose: setting.pose,
    expression: {},
    seed,
    lookAt: plus([0, 15, 0], view.towards, gazing),
  })
  pause()
  const { hair, beard } = looks
  const { outfit, primary, secondary, accent, accessories } = setting
  const clothes = dress(body, { outfit, primary, secondary, accent, presentation: looks.presentation, seed })
  pause()
  const parts = [
    ...bodyParts(body, clothes.hidden),
    ...clothes.parts,
    ...growHair(body, { ...hair, seed }, accessories, clothes.parts),
    ...growBeard(body, { style: beard.style, colour: hair.colour, grey: hair.grey, seed }, clothes.parts),
  ]
  pause()
  return { parts, measures: measure(body, parts) }
}
