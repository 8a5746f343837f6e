import { failureWords } from '#lib/failure-words.ts'

/** What another service, or we, refused on the way there and back; empty when nothing was. */
export function oauthFailure(error: string | null): string {
  if (!error) return ''
  try {
    const fault: unknown = JSON.parse(error)
    return failureWords(fault)
  } catch {
    return 'The other service refused to sign you in. Try again, or choose another way.'
  }
}
