import type { Account, Target } from '#domain/accounts/account.ts'

/** Messages to this address reach this account from now on. */
export function targetFor(
  { id: userId }: Pick<Account, 'id'>,
  providerType: Target['providerType'],
  identifier: string,
  id: string,
  now: string,
): Target {
  return { id, createdAt: now, updatedAt: now, name: '', userId, providerId: undefined, providerType, identifier }
}
