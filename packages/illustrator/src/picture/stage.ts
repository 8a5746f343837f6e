import { backgrounds } from '#catalogue/backgrounds.ts'
import type { StyleId } from '#catalogue/picture.ts'
import type { Rig } from '#light/rig.ts'
import type { Place } from '#places/place.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { makeSpot } from '#raster/spot.ts'
import { type Environment, makeEnvironment } from '#shade/environment.ts'
import { makeShadowMap, type ShadowMap } from '#shade/shadow-map.ts'
import { lightFor } from '#styles/light-for.ts'

/** A place made ready for being drawn: what does not change however the person and the camera move. */
export type Stage = {
  readonly place: Place
  /** The light on the person and on the set, as the style wants it. */
  readonly rig: Rig
  readonly setRig: Rig
  readonly environment: Environment
  /** Shadows that the set throws on itself. */
  readonly shadows: ShadowMap
}

/** How far around the person the set's shadows are looked after. Decimetres. */
const shadowed = 90

export function prepareStage(place: Place, style: StyleId, size: number, pause: Pause): Stage {
  const rig = lightFor(style, place.rig)
  const setRig = lightFor(style, place.setRig)
  const shadows = makeShadowMap(
    place.parts,
    { from: setRig.key.from, centre: [0, 8, -20], radius: shadowed, size: size < 200 ? 256 : 768 },
    makeSpot(),
    pause,
  )
  const outdoors = backgrounds.find(({ id }) => id === place.background)?.more.outdoors ?? true
  return { place, rig, setRig, environment: makeEnvironment(place.sky, rig, !outdoors), shadows }
}
