import type { Account, MessageTarget } from '#domain/accounts/account.ts'

/** Messages to this address reach this account from now on. */
export function targetFor(
  { id: userId }: Pick<Account, 'id'>,
  providerType: MessageTarget['providerType'],
  identifier: string,
  id: string,
  now: string,
): MessageTarget {
  return { id, createdAt: now, updatedAt: now, name: '', userId, providerId: undefined, providerType, identifier }
}
