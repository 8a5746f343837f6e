import type { UserId } from '@eidolon/contract/ids.ts'
/**
 * What a connection listens to of what it asked for: the account channels of others are taken out, and whoever
 * listens to `account` is also on the channel of their own account.
 */
export function effectiveChannels(asked: readonly string[], userId: UserId | undefined): string[] {
  const channels = new Set(asked.filter((channel) => channel !== '' && !channel.startsWith('account.')))
  if (userId !== undefined && channels.has('account')) channels.add(`account.${userId}`)
  return [...channels]
}
