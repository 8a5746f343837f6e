import type { Part } from '#geometry/part.ts'
import { lookAt } from '#lens/camera.ts'
import { drawOpaque } from '#raster/draw-opaque.ts'
import { gather } from '#raster/gather.ts'
import { makeSamples, number, wholeWindow } from '#raster/samples.ts'
import { makeSpot } from '#raster/spot.ts'
import { depthsOf } from './occlusion.ts'

/** Pixels along a side of the pictures that tests of light look at. */
export const side = 48

const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 80, width: side, height: side })

export const sight = { width: side, height: side, focal: camera.focal, window: wholeWindow(camera), camera }

/** The pixel of the middle row in that column. */
export const middle = (x: number): number => (side / 2) * side + x

/** What is seen of some parts from 20 decimeters before the origin. */
export function seen(parts: readonly Part[]) {
  const samples = makeSamples(sight.window)
  const drawn = number(parts)
  drawOpaque(drawn, camera, samples, makeSpot(), () => {})
  const fragments = gather(drawn, camera, samples, makeSpot(), () => {})
  return { fragments, depths: depthsOf(fragments, new Float32Array(side * side)) }
}
