import { GenerationRequest } from '@eidolon/contract/generations.ts'
import type { EngineTask, EngineWatch, StopReason } from '#application/engines/engine.ts'

/** A PNG picture of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

const reference = { png: pixel, width: 1, height: 1 }

type TaskParts = Partial<Omit<EngineTask, 'request' | 'character'>> & {
  readonly request?: object
  readonly character?: object
}

/** A task of somebody whom every test knows. */
export function aTask(engine: string, { request, character, ...more }: TaskParts = {}): EngineTask {
  return {
    generationId: 'generation-1',
    request: GenerationRequest.parse({
      characterId: 'mira',
      engine,
      seed: 7,
      prompt: 'drinking tea in the garden',
      ...request,
    }),
    character: {
      id: 'mira',
      name: 'Mira',
      appearance: 'a tall woman with red hair and green eyes',
      personality: 'warm and curious, laughs a lot',
      style: 'painterly',
      age: 31,
      genes: '',
      ...character,
    },
    parentRecipe: undefined,
    references: [reference, reference],
    ...more,
  }
}

export type Watched = EngineWatch & {
  readonly told: { readonly stage: string; readonly share: number; readonly preview: Uint8Array | undefined }[]
  readonly notes: string[]
  /** How many were begun. */
  readonly begun: number
  /** Nothing more may be begun. */
  refuse(why: Error): void
  stop(reason: StopReason): void
}

/** Somebody who listens to an engine and may stop it. */
export function aWatch(): Watched {
  const stopping = new AbortController()
  const told: Watched['told'] = []
  const notes: string[] = []
  let begun = 0
  let refusal: Error | undefined
  return {
    signal: stopping.signal,
    told,
    notes,
    progress: (stage, share, preview) => void told.push({ stage, share, preview }),
    get begun() {
      return begun
    },
    refuse: (why) => void (refusal = why),
    async begin() {
      if (refusal) throw refusal
      begun += 1
    },
    async note(text) {
      notes.push(text)
    },
    stop: (reason) => stopping.abort(reason),
  }
}
