import type { Letter } from '#application/accounts/message-ports.ts'

/** A mail in the words of one language, before it is laid out. */
export type Written = {
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

/** One function a language. To add one, write it and name it in `write.ts`. */
export type Language = (letter: Letter, product: string) => Written
