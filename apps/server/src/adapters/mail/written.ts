import type { Letter } from '#application/accounts/message-ports.ts'
import { de } from './de.ts'
import { en } from './en.ts'

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

/** One function a language. To add one, write it and name it below. */
export type Language = (letter: Letter, product: string) => Written

const languages: Readonly<Record<string, Language>> = { en, de }

/** In the language asked for, or its general form (`de` for `de-AT`), or English. */
export function write(letter: Letter, product: string, locale: string): Written & { readonly language: string } {
  const general = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const language = Object.hasOwn(languages, general) ? general : 'en'
  return { language, ...(languages[language] ?? en)(letter, product) }
}
