/** Signs that show nothing: formats (zero-width, soft hyphens, bidi, tags), controls, fillers, halves of pairs. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu
const controls = /\p{Cc}+/gu

/** The text as people see it: wide, mathematical and circled letters are letters, and nothing invisible is between them. */
export function visible(text: string): string {
  const shown = text.replaceAll(invisible, '').replaceAll(controls, blankOrNothing)
  return shown.normalize('NFKC').replaceAll(invisible, '')
}

/** What people see of a typed text, and where each of its places is in what was typed. */
export type VisibleText = {
  readonly text: string
  /** The same stretch in the text as typed. */
  readonly place: (at: number, end: number) => { readonly at: number; readonly end: number }
}

/** A letter with the marks over it; halves of pairs, which people see nothing of, are none. */
const signs = /\P{M}\p{M}*|\p{M}+/gu
const plain = /^[ -~\n]*$/

/** As `visible`, sign by sign, so that what is found in it can be shown in the text as typed. */
export function seen(typed: string): VisibleText {
  if (plain.test(typed)) return { text: typed, place: (at, end) => ({ at, end }) }
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { 0: sign, index } of typed.matchAll(signs)) {
    const shown = visible(sign)
    text += shown
    for (let unit = 0; unit < shown.length; unit += 1) {
      starts.push(index)
      ends.push(index + sign.length)
    }
  }
  return {
    text,
    place: (at, end) => ({
      at: starts[at] ?? typed.length,
      end: end > at ? (ends[end - 1] ?? typed.length) : (starts[at] ?? typed.length),
    }),
  }
}

/** Tabs and ends of lines part words; other controls are nothing. */
const blankOrNothing = (signs: string): string =>
  /[\t-\r\u0085]/.test(signs) ? signs.replaceAll(/[^\t-\r]/g, '') || ' ' : ''
