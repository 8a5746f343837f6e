import type { Abilities } from '@eidolon/contract/engines.ts'
import type { GenerationRequest } from '@eidolon/contract/generations.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'

/** Something that draws. What it can do is data; whoever offers its choices offers these and no others. */
export type Engine = {
  readonly id: string
  readonly name: string
  readonly version: string
  /** Whether a neural network makes the pictures. */
  readonly neural: boolean
  readonly abilities: Abilities
  readiness(): Promise<EngineReadiness>
  /** One drawing for each that was asked for. Throws `EngineFailure` or `EngineRefusal`; an abort rejects. */
  draw(order: EngineOrder, watch: EngineWatch): Promise<readonly Drawing[]>
  /** A small WebP picture of one of its choices; undefined where there is none. */
  sample?(list: string, choice: string, signal: AbortSignal): Promise<Uint8Array | undefined>
}

export type EngineReadiness = { readonly ready: true } | { readonly ready: false; readonly reason: string }

/** All that goes into a generation. */
export type EngineOrder = {
  readonly generationId: string
  readonly request: GenerationRequest
  readonly character: CharacterLooks
  /** The recipe of the picture that this one goes on from. */
  readonly parentRecipe: string | undefined
}

export type EngineWatch = {
  readonly signal: AbortSignal
  /** `share` goes from 0 to 1 over everything that was ordered; `preview` is a small WebP picture. */
  progress(stage: string, share: number, preview?: Uint8Array): void
}

/** A finished picture or film with everything that is kept of it. */
export type Drawing = {
  readonly file: EngineFile
  readonly poster: EngineFile | undefined
  readonly width: number
  readonly height: number
  readonly durationMs: number | null
  readonly seed: number
  readonly style: string
  /** Pose, outfit, background and so on, as they came out. */
  readonly scene: Readonly<Record<string, unknown>>
  /** Canonical JSON; inside the file, too. */
  readonly recipe: string
  /** How well the person is met, from 0 to 1; null where nobody can tell. */
  readonly identity: number | null
}

export type EngineFile = { readonly extension: 'png' | 'mp4' | 'webp' | 'jpg'; readonly bytes: Uint8Array }

/** It did not work. `again` says whether waiting a little may help. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  readonly again: boolean

  constructor(message: string, { again, cause }: { readonly again: boolean; readonly cause?: unknown }) {
    super(message, { cause })
    this.again = again
  }
}

/** The engine's own rules do not allow it. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
}
