import { bodyParams, type PictureOrder } from '@eidolon/people'
import { irisOf } from '#body/eyes.ts'
import { makePerson } from '#body/person.ts'
import { buildFigure } from '#figure/build-figure.ts'
import { project } from '#lens/camera.ts'
import { chooseView, frame } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import { placeFor } from '#places/make-place.ts'
import { poses } from '#poses/poses.generated.ts'
import { vertexAt } from '#geometry/vector.ts'

/** Where an iris is in a picture, pixels. */
export type Iris = { readonly x: number; readonly y: number; readonly radius: number }

/** Where both irises of an order's person are in its picture. */
export function irisesIn(pack: Pack, order: PictureOrder): readonly Iris[] {
  const { setting, seed, width, height, genes } = order
  const place = placeFor(setting, seed)
  const view = chooseView(setting, seed, width / height, place.rig.key.from[0], poses[setting.pose].body.round)
  const figure = buildFigure(pack, order, view, () => {})('plain')
  const { camera } = frame(view, figure.measures, width, height)
  const { radius } = irisOf(makePerson(pack, bodyParams(genes)))
  return figure.parts
    .filter(({ name }) => name === 'eye-left' || name === 'eye-right')
    .map(({ positions }) => {
      // The first vertex of an eyeball is the one that looks.
      const { x, y, depth } = project(camera, vertexAt(positions, 0))
      return { x, y, radius: (radius * camera.focal) / depth }
    })
}
