import type { UserId } from '@eidolon/contract/ids.ts'
/** What a client holds to prove its session. */
export type SessionSecret = { readonly userId: UserId; readonly secret: string }

/** The one text that stands in cookies, headers and messages. */
export function encodeSecret({ userId, secret }: SessionSecret): string {
  return btoa(JSON.stringify({ id: userId, secret }))
}

/** Undefined when the text is anything else: whoever sends it is a guest then. */
export function decodeSecret(text: string): SessionSecret | undefined {
  if (text.length > longest) return undefined
  try {
    const parsed: unknown = JSON.parse(atob(text))
    if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || !('secret' in parsed)) return undefined
    const { id, secret } = parsed
    // Nobody else is looked for: not every database can be asked for just any text.
    if (typeof id !== 'string' || typeof secret !== 'string' || !/^[\w.-]+$/.test(id) || secret === '') return undefined
    return { userId: id, secret }
  } catch {
    return undefined
  }
}

/** Ours have about 400 characters; nothing longer is worth reading. */
const longest = 2048
