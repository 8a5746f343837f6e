/** What is wrong with a password, as far as the page can tell: its length counts in bytes, as the server counts it. */
export function passwordProblem(password: string): string | undefined {
  const { length } = new TextEncoder().encode(password)
  if (length < 8) return 'At least 8 characters.'
  return length > 256 ? 'At most 256 characters.' : undefined
}
