import type { GuidanceKind } from '@eidolon/contract/engines.ts'
import type { EngineTask } from './engine.ts'

export type GuideWanted = {
  /** Which of the pictures that were ordered. */
  readonly index: number
  readonly kind: GuidanceKind
  readonly width: number
  readonly height: number
}

/** What a picture of another engine is held to: the scene as we would draw it, a PNG file of the size that is wanted. */
export type StageGuide = (task: EngineTask, wanted: GuideWanted, signal: AbortSignal) => Promise<Uint8Array>

/** How we would have drawn that picture ourselves: the illustrator's recipe, by which is known later what is where. */
export type StageRecipe = (task: EngineTask, index: number) => Readonly<Record<string, unknown>> | undefined
