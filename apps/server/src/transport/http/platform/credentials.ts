import type { IncomingHttpHeaders } from 'node:http'
import { projectId } from '@eidolon/contract/resources.ts'
import type { Credentials } from '#application/accounts/identify.ts'
import { cookieOf } from './cookies.ts'

export const sessionCookie = `a_session_${projectId}`
/** For browsers that refuse `SameSite=None`, as all do on plain http. */
export const legacyCookie = `${sessionCookie}_legacy`

/** Everything in a request that may prove who asks, in the order in which it counts. */
export function credentialsOf(headers: IncomingHttpHeaders): Credentials {
  const { cookie } = headers
  const sessions = [
    cookieOf(cookie, sessionCookie),
    cookieOf(cookie, legacyCookie),
    textOf(headers['x-appwrite-session']),
    fallbackOf(textOf(headers['x-fallback-cookies'])),
  ]
  return { sessions: sessions.filter((value) => value !== undefined), jwt: textOf(headers['x-appwrite-jwt']) }
}

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** What the SDK keeps for us where cookies do not get through: an object, or `[]` once the session has ended. */
function fallbackOf(text: string | undefined): string | undefined {
  if (text === undefined || !text.startsWith('{')) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return undefined
    const value: unknown = Reflect.get(kept, sessionCookie)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
