/** What a picture or a film tells of itself. */
export type MediaFacts = {
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  /** The recipe that a file of ours carries, to the letter; empty in any other. */
  readonly recipe: string
}

export const unknownFacts: MediaFacts = { width: null, height: null, durationMs: null, recipe: '' }
