import type { Figure } from '#figure/figure.ts'
import { type Camera, project } from '#lens/camera.ts'
import type { View } from '#lens/framing.ts'
import { everybody } from '#lens/measures.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import type { Window } from '#raster/samples.ts'
import type { Scratch } from '#raster/scratch.ts'
import { makeSpot } from '#raster/spot.ts'
import { drawLayer } from '#shade/draw-layer.ts'
import type { Layer } from '#shade/layer.ts'
import { lightsFor } from '#shade/lights.ts'
import { makeShadowMap, type ShadowMap } from '#shade/shadow-map.ts'
import { shadowsOf } from '#shade/shadows.ts'
import { patternsOf, type Stage } from './stage.ts'

/** The part of the picture that the person can be in. */
export function windowOf({ measures: { low, high } }: Figure, camera: Camera): Window {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9]
  for (const x of [low[0], high[0]]) {
    for (const y of [low[1], high[1]]) {
      for (const z of [low[2], high[2]]) {
        const at = project(camera, [x, y, z])
        left = Math.min(left, at.x)
        right = Math.max(right, at.x)
        top = Math.min(top, at.y)
        bottom = Math.max(bottom, at.y)
      }
    }
  }
  return {
    left: Math.max(0, Math.floor(left) - 2),
    top: Math.max(0, Math.floor(top) - 2),
    right: Math.min(camera.width, Math.ceil(right) + 2),
    bottom: Math.min(camera.height, Math.ceil(bottom) + 2),
  }
}

/** Shadows of the person: of the head finely where it is seen closely, and of all of them. */
export function figureShadows(figure: Figure, stage: Stage, view: View, size: number, pause: Pause, swift = false) {
  const { low, high } = figure.measures
  const { from } = stage.rig.key
  const spot = makeSpot()
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const across = Math.sqrt(
    (high[0] - low[0]) * (high[0] - low[0]) +
      (high[1] - low[1]) * (high[1] - low[1]) +
      (high[2] - low[2]) * (high[2] - low[2]),
  )
  // Cells along the side of the maps, of the whole person and of the head.
  const [all, fine] = size < 200 ? [192, 128] : swift ? [448, 320] : [640, 448]
  const whole = makeShadowMap(figure.parts, { from, center: middle, radius: across / 2 + 0.3, size: all }, spot, pause)
  const close =
    view.framing === 'extreme' || view.framing === 'portrait' || view.framing === 'bust' || view.framing === 'half'
  if (!close) return { near: [whole], whole }
  const heads = everybody(figure.measures).map(({ head, headHeight }) =>
    makeShadowMap(
      figure.parts,
      {
        from,
        center: [head[0], head[1] - headHeight * 0.3, head[2]],
        radius: headHeight * 1.15,
        size: fine,
      },
      spot,
      pause,
    ),
  )
  return { near: [...heads, whole], whole }
}

/** Draws the person. */
export function drawFigure(
  figure: Figure,
  stage: Stage,
  camera: Camera,
  maps: readonly ShadowMap[],
  pause: Pause,
  scratch: Scratch,
  swift = false,
  broad?: number,
): Layer {
  return drawLayer({
    name: 'figure',
    parts: figure.parts,
    camera,
    window: figure.spreads ? { left: 0, top: 0, right: camera.width, bottom: camera.height } : windowOf(figure, camera),
    shader: {
      lights: lightsFor(stage.rig, camera, stage.place.grade.exposure, figure.skin),
      environment: stage.environment,
    },
    lit: [shadowsOf(maps, stage.rig.key.soft), ...patternsOf(stage)],
    reach: 0.9,
    swift,
    broad,
    pause,
    scratch,
  })
}
