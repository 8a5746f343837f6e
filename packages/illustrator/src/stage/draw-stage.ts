import type { Picture, PictureOrder } from '@eidolon/people'
import type { Pack } from '#pack/pack.ts'
import { drawFrame } from '#picture/draw-frame.ts'
import { taken } from '#picture/finish.ts'
import { partMap } from '#picture/part-map.ts'
import { litIn, lookAt, pauseOf, setUp } from '#picture/set-up.ts'
import type { Watch } from '#picture/watch.ts'
import { makeScratch } from '#raster/scratch.ts'
import { drawSkeletons } from './draw-skeleton.ts'
import { depthMap, lineMap, normalMap } from './frame-maps.ts'
import { type SkeletonPoints, skeletonPoints } from './skeleton-points.ts'

/** A scene as engines are guided by it. All pictures have the same size, row by row from the top. */
export type StagePictures = {
  readonly width: number
  readonly height: number
  /** How near everything is: 65535 the nearest, 0 the farthest or the sky; one over the distance, as depth models tell it. */
  readonly depth: Uint16Array
  /** Where surfaces face: red to the right, green up, blue towards the camera; black for the sky. Opaque. */
  readonly normals: Picture
  /** White lines on black: outlines, folds, what is drawn in a face, edges of the place. */
  readonly lines: Uint8Array
  /** A number of `partIndex` for each pixel. */
  readonly parts: Uint8Array
  /** The skeletons in the colors of OpenPose, and where their points are. */
  readonly pose: Picture
  readonly people: readonly SkeletonPoints[]
  /** The picture as it is drawn, in its style, before anything is done to it as a print. */
  readonly render: Picture
}

/** Everything that is known of a scene besides its colors, of the very frame that its picture is made of. */
export function drawStage(pack: Pack, order: PictureOrder, watch: Watch, scratch = makeScratch()): StagePictures {
  const { style, setting, seed, width, height } = order
  const pause = pauseOf(watch)
  const made = setUp(pack, order, watch, pause)
  const figure = made.model('fine')
  const size = Math.max(width, height)
  const stage = made.stageAt(size, pause)
  const look = lookAt(made, figure, width, height)
  const progress = (share: number) => watch.progress('drawing', 0.1 + share * 0.6)
  const frame = drawFrame(figure, stage, made.view, look, pause, {
    progress,
    scratch,
    litAs: litIn(made, stage, size, pause),
  })
  pause()
  // Styles write into what the frame has, so that everything else is read off it before.
  const depth = depthMap(frame)
  const normals = normalMap(frame)
  const parts = partMap(frame, figure)
  const people = figure.landmarks().map((one) => skeletonPoints(one, look.camera, frame))
  const pose = drawSkeletons(people, width, height)
  pause()
  const lined = lineMap(frame)
  pause()
  watch.progress('drawing', 0.8)
  const { effects: _prints, ...shown } = setting
  const render = taken(frame, { style, place: stage.place, seed, shown, pause })
  watch.progress('done', 1)
  return { width, height, depth, normals, lines: lined, parts, pose, people, render }
}
