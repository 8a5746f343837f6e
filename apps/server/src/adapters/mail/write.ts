import type { Letter } from '#application/accounts/message-ports.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Language, Written } from './written.ts'

const languages: Readonly<Record<string, Language>> = { en, de }

/** In the language asked for, or its general form (`de` for `de-AT`), or English. */
export function write(letter: Letter, product: string, locale: string): Written & { readonly language: string } {
  const general = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const language = Object.hasOwn(languages, general) ? general : 'en'
  return { language, ...(languages[language] ?? en)(letter, product) }
}
