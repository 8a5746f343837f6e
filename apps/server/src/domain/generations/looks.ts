/** What an engine may know of a character. The biography is not among it: it is never pasted into a picture. */
export type CharacterLooks = {
  readonly id: string
  readonly name: string
  readonly appearance: string
  /** Flavours expression and pose where nothing else decides them. */
  readonly personality: string
  readonly style: string
  readonly age: number | null
  /** As stored: JSON, or empty. */
  readonly genes: string
}
