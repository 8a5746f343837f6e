/** A mail in words, before it is laid out. */
export type RenderedEmail = {
  readonly subject: string
  /** What lists of mails show beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly opening: string
  readonly code?: string
  readonly action?: { readonly label: string; readonly link: string; readonly instead: string }
  readonly phrase?: { readonly label: string; readonly words: string; readonly why: string }
  readonly notes: readonly string[]
}
