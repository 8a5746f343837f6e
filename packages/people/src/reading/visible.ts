/** Signs that show nothing: formats (zero-width, soft hyphens, bidi, tags), controls, fillers, halves of pairs. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu
const controls = /\p{Cc}+/gu

/** The text as people see it: wide, mathematical and circled letters are letters, and nothing invisible is between them. */
export function visible(text: string): string {
  const shown = text.replaceAll(invisible, '').replaceAll(controls, blankOrNothing)
  return shown.normalize('NFKC').replaceAll(invisible, '')
}

/** Tabs and ends of lines part words; other controls are nothing. */
const blankOrNothing = (signs: string): string =>
  /[\t-\r\u0085]/.test(signs) ? signs.replaceAll(/[^\t-\r]/g, '') || ' ' : ''
