/** The codes as a text to keep: one on each line, with a word on what they are. */
export function codesText(productName: string, codes: readonly string[]): string {
  return [`${productName}: recovery codes. Each works once.`, '', ...codes, ''].join('\n')
}
