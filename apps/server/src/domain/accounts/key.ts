import type { UserId } from '@eidolon/contract/ids.ts'
import type { KeyScope } from '@eidolon/contract/accounts/key-scopes.ts'
import type { Key as KeyModel } from '@eidolon/contract/accounts/keys.ts'

/** What lets a program act for an account, within what it was given for. */
export type ApiKey = {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly expire: string | undefined
  readonly lastUsedAt: string | undefined
}

/** The text that a program holds. It begins alike everywhere, so that a leaked one is found by those who look for them. */
export const keyText = (id: string, secret: string): string => `eik_${id}_${secret}`

/** Undefined when the text is anything else. */
export function readKeyText(text: string): { readonly id: string; readonly secret: string } | undefined {
  const [, id, secret] = /^eik_([0-9a-f]{20})_([\w-]{43})$/.exec(text) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}

export const isOver = ({ expire }: Pick<ApiKey, 'expire'>, now: Date): boolean =>
  expire !== undefined && Date.parse(expire) <= now.getTime()

export function keyModel(key: ApiKey, now: Date): KeyModel {
  const { id, createdAt, name, scopes, expire, lastUsedAt } = key
  return {
    $id: id,
    $createdAt: createdAt,
    name,
    scopes: [...scopes],
    expire: expire ?? null,
    expired: isOver(key, now),
    lastUsedAt: lastUsedAt ?? null,
  }
}
