/** Control characters but tabs and ends of lines, and halves of surrogate pairs: no database keeps all of them. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Cs}/gu

/** A text that people typed, without characters that cannot be typed or seen and that some databases cannot keep. */
export const plainText = (text: string): string => text.replaceAll(unwritable, '')

/** The same for names and the like: what would begin a new line is a blank. */
export const plainLine = (text: string): string => plainText(text.replaceAll(/[\t\n\r\u2028\u2029]+/g, ' '))
