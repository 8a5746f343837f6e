import { backgrounds, type StyleId } from '@eidolon/people'
import type { Rig } from '#light/rig.ts'
import type { Background } from '#places/place.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { makeSpot } from '#raster/spot.ts'
import { type Environment, makeEnvironment } from '#shade/environment.ts'
import { projected } from '#shade/projected.ts'
import { patternOf, type Shadows } from '#shade/shadows.ts'
import { makeShadowMap, type ShadowMap } from '#shade/shadow-map.ts'
import { lightFor } from '#styles/light-for.ts'

/** A place made ready for being drawn: what does not change however the person and the camera move. */
export type Stage = {
  readonly place: Background
  /** The light on the person and on the set, as the style wants it. */
  readonly rig: Rig
  readonly setRig: Rig
  readonly environment: Environment
  /** Shadows that the set throws on itself. */
  readonly shadows: ShadowMap
}

/** How far around the person the set's shadows are looked after. Decimeters. */
const shadowed = 90

/** The pattern that the key light brings along, if any: it falls on the person as on the place. */
export const patternsOf = ({ rig: { key } }: Pick<Stage, 'rig'>): readonly Shadows[] =>
  key.gobo === undefined ? [] : [patternOf(projected(key.gobo, key.from))]

/** The stage for a picture whose longer side has so many pixels. */
export type StageAt = (size: number, pause: Pause) => Stage

export function stageOf(place: Background, style: StyleId): StageAt {
  const rig = lightFor(style, place.rig)
  const setRig = lightFor(style, place.setRig)
  const outdoors = backgrounds.find(({ id }) => id === place.background)?.more.outdoors ?? true
  const environment = makeEnvironment(place.sky, rig, !outdoors)
  return (size, pause) => {
    const cells = size < 200 ? 256 : 768
    const square = { from: setRig.key.from, center: [0, 8, -20], radius: shadowed, size: cells } as const
    return { place, rig, setRig, environment, shadows: makeShadowMap(place.parts, square, makeSpot(), pause) }
  }
}
