import type { GenerationId } from '@eidolon/contract/ids.ts'
import type { Abilities } from '@eidolon/contract/engines.ts'
import type { CastEntry, GenerationRequest } from '@eidolon/contract/generations.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'

/** Something that draws. What it can do is data; the choices that are offered are these and no others. */
export type Engine = {
  readonly id: string
  readonly name: string
  readonly version: string
  /** Whether a neural network makes the pictures: it is handed the words of a prompt as they are. */
  readonly neural: boolean
  /** Whether what it draws costs the operator money. */
  readonly paid: boolean
  /** Whether it refuses every request here. */
  readonly closed?: boolean
  /** What it can do, as far as is known: engines elsewhere tell it with their `readiness`, and it may change with it. */
  readonly abilities: Abilities
  /** Whether what it draws is compared with pictures of the character, which tasks then bring along. */
  readonly compares?: boolean
  /** How many tasks it works on at once for one process; as many as the process draws itself where nothing is said. */
  readonly atOnce?: number
  /** Whether this request is drawn by pictures of the character; what `abilities.reference` says where it is not asked. */
  takesPictures?(request: GenerationRequest): boolean
  /** Whether it can be asked right now. Asked often, so the answer is known already or soon. */
  readiness(): Promise<EngineReadiness>
  /** One drawing for each that was asked for. Throws `EngineFailure` or `EngineRefusal`; an abort rejects. */
  draw(task: EngineTask, watch: EngineWatch): Promise<readonly Drawing[]>
  /** A small WebP picture of one of its choices; undefined where there is none. */
  sample?(list: string, choice: string, signal: AbortSignal): Promise<Uint8Array | undefined>
}

/** Pictures of a person are prepared for, and sent to, an engine that has a use for them alone. */
export const sendsPictures = (engine: Engine, request: GenerationRequest): boolean =>
  engine.takesPictures?.(request) ?? engine.abilities.reference

/** `reason` is for everybody's eyes; `detail` tells the operator more, and still no secret. */
export type EngineReadiness =
  | { readonly ready: true; readonly detail?: string }
  | { readonly ready: false; readonly reason: string; readonly detail?: string }

/** All that goes into a generation. */
export type EngineTask = {
  readonly generationId: GenerationId
  readonly request: GenerationRequest
  readonly character: CharacterLooks
  /** Everybody in the picture, `character` first; absent where that one is alone. */
  readonly cast?: readonly CastMember[]
  /** The biography, for a page where it is written beside the pictures; nothing is drawn by it. */
  readonly notes?: string
  /** The recipe of the picture that this one goes on from. */
  readonly parentRecipe: string | undefined
  /** That picture itself, or the still of that film; for engines that are sent pictures. */
  readonly parent?: ReferencePicture | undefined
  /** Where that picture is changed: white and clear there, black and opaque elsewhere. For engines that take masks. */
  readonly mask?: ReferencePicture | undefined
  /** Pictures of the character, the portrait first, then those that show them best; for engines that are sent some. */
  readonly references?: readonly ReferencePicture[]
  /** What an earlier attempt at this generation has noted last. */
  readonly note?: string | undefined
}

/** One person of a picture of several, and what was asked of them alone; the rest is asked of all. */
export type CastMember = Partial<Omit<CastEntry, 'characterId'>> & {
  readonly character: CharacterLooks
  /** Pictures of them, for engines that are sent some. */
  readonly references?: readonly ReferencePicture[]
}

/** A PNG picture of moderate size, whatever it was kept as. */
export type ReferencePicture = { readonly png: Uint8Array; readonly width: number; readonly height: number }

export type EngineWatch = {
  readonly signal: AbortSignal
  /** `share` goes from 0 to 1 over everything that was ordered; `preview` is a small WebP picture. */
  progress(stage: string, share: number, preview?: Uint8Array): void
  /**
   * Waited for before each picture or film is begun, once for each: from then on it counts, even when it is canceled.
   * Rejects when it must not be begun.
   */
  begin(): Promise<void>
  /**
   * Kept until the generation ends, in place of an earlier note: which job elsewhere is being paid for. The worker
   * that takes the generation up finds it in the task and goes on with that job instead of paying for another. An empty
   * one is none.
   */
  note?(text: string): Promise<void>
  /** Keeps what has arrived until the generation ends; its name belongs into the note. */
  readonly results?: ResultStore
}

/** Results as they arrived. They are paid for: whoever takes the generation up finishes them and asks for no others. */
export type ResultStore = {
  /** The name under which it is found again. */
  put(bytes: Uint8Array): Promise<string>
  get(name: string): Promise<Uint8Array | undefined>
}

/** Why a signal ends a task: it is not wanted any more, or this process stops and another will go on with it. */
export type StopReason = 'gone' | 'closing'

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
  /** How well the person is met, from 0 to 1; null where that is not known. */
  readonly identity: number | null
  /** The same for each of several people, by the id of the character; who is not known is left out. */
  readonly identities?: Readonly<Record<string, number>>
  /** What the service counts it as, such as `{ seconds: 3.2 }` or `{ usd: 0.04 }`; for the operator's log. */
  readonly cost?: Readonly<Record<string, number>>
}

export type EngineFile = {
  readonly extension: 'png' | 'mp4' | 'webp' | 'jpg' | 'webm' | 'pdf' | 'zip'
  readonly bytes: Uint8Array
}

type Why = {
  readonly again: boolean
  /** Milliseconds that the engine wants to be left alone first. */
  readonly after?: number | undefined
  readonly cause?: unknown
}

/** It did not work. `again` says whether waiting a little may help. The message is for everybody's eyes. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  readonly again: boolean
  readonly after: number | undefined

  constructor(message: string, { again, after, cause }: Why) {
    super(message, { cause })
    this.again = again
    this.after = after
  }
}

/** The engine's own rules do not allow it; the message is its reason, in words for people. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
}
