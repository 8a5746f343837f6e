import { z } from 'zod'
import { existingId, maybe, text } from '#parameters.ts'
import { keyScopes, type KeyScope } from './key-scopes.ts'

/** The header in which a program brings its key. */
export const keyHeader = 'X-Eidolon-Key'

export const keyLimits = { name: 64, each: 20, perMinute: 300 } as const

const inFuture = 'Value must be a date and time in the future, as 2030-01-31T12:00:00.000Z'
const ofScopes = `Value must be a list of some of (${keyScopes.join(', ')})`

/** `POST /v1/account/keys`. */
export const NewKey = z.object({
  name: text({ max: keyLimits.name, line: true }),
  scopes: z
    .array(z.enum(keyScopes, { error: ofScopes }), { error: ofScopes })
    .min(1, ofScopes)
    .max(keyScopes.length, ofScopes)
    .transform((given): KeyScope[] => keyScopes.filter((scope) => given.includes(scope))),
  /** Left out: until it is revoked. */
  expire: maybe(z.iso.datetime({ offset: true, error: inFuture })),
})
export type NewKey = z.output<typeof NewKey>

export const KeyPlace = z.object({ keyId: existingId() })

/** A key as it is listed: never with its secret. */
export const Key = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  expire: z.string().nullable(),
  /** Whether its time is over. */
  expired: z.boolean(),
  /** To the minute; null for one that nobody has used. */
  lastUsedAt: z.string().nullable(),
})
export type Key = z.infer<typeof Key>

export const KeyList = z.object({ total: z.int(), keys: z.array(Key) })
export type KeyList = z.infer<typeof KeyList>

/** The answer when a key is made: the secret is told this once, and only a hash of it is kept. */
export const KeyWithSecret = Key.extend({ secret: z.string() })
export type KeyWithSecret = z.infer<typeof KeyWithSecret>
