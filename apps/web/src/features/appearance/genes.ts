/** A person's looks as the server writes them: every gene by its name. */
export type Genes = Readonly<Record<string, unknown>>

export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Changed = {
  /** As the person was kept. */
  readonly stored: Genes
  /** What the kept text says when it is laid over them, and what the present one says. */
  readonly before: Genes
  readonly now: Genes
}

/**
 * A saved person after a change of the description: only what the two texts say differently is taken over, so
 * that what was dialled by hand stays.
 */
export function changedPerson({ stored, before, now }: Changed): Genes {
  const changes = Object.entries(now).filter(([gene, value]) => !sameValue(value, before[gene]))
  return { ...stored, ...Object.fromEntries(changes) }
}

/** The text without the words that were dismissed in the form. */
export function removeDismissedWords(text: string, dismissed: readonly string[]): string {
  return dismissed
    .filter((words) => words !== '')
    .reduce((rest, words) => rest.replace(words, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Every place of these words in a text, in whichever case; blanks in them count as one. */
export function placesOf(text: string, phrases: readonly string[]): readonly PromptRange[] {
  return phrases.flatMap((phrase) => {
    const words = phrase
      .trim()
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`)
    if (words === '') return []
    const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'giu')
    return [...text.matchAll(whole)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
  })
}

type PromptRange = { readonly start: number; readonly end: number }
