import type { GuidanceKind } from '@eidolon/contract/engines.ts'
import type { EngineTask } from './engine.ts'

/** A look at the stage: what pictures are guided by, or who is where, in steps of gray. */
export type StageLook = GuidanceKind | 'people'

/** Gray step between people on the map of who is where. The first has this gray; black is no one. */
export const grayStep = 60

export type GuideWanted = {
  /** Which of the pictures that were ordered. */
  readonly index: number
  readonly kind: StageLook
  readonly width: number
  readonly height: number
}

/** What a picture of another engine is held to: the scene as we would draw it, a PNG file of the size that is wanted. */
export type StageGuide = (task: EngineTask, wanted: GuideWanted, signal: AbortSignal) => Promise<Uint8Array>

/** How we would have drawn that picture ourselves: the illustrator's recipe, by which is known later what is where. */
export type StageRecipe = (task: EngineTask, index: number) => Readonly<Record<string, unknown>> | undefined

export type MotionWanted = {
  readonly index: number
  readonly width: number
  readonly height: number
  /** Frames, and how many of them are a second. */
  readonly count: number
  readonly perSecond: number
}

/** What a film of another engine is held to: how everybody moves in ours, as skeletons in an MP4 file. */
export type MotionGuide = (task: EngineTask, wanted: MotionWanted, signal: AbortSignal) => Promise<Uint8Array>
