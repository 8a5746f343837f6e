import type { UserId } from '@eidolon/contract/ids.ts'
import type { PushSubscription } from '@eidolon/contract/accounts/push.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { MessageTarget } from '#domain/accounts/account.ts'

export type PushTargets = {
  /**
   * Bound to a session, with which it goes. Of those of its account no more than `max` stay, the newest; answers
   * what had to make room. Throws `Taken`.
   */
  add(
    target: MessageTarget,
    sessionId: string | undefined,
    max: number,
    unit: Transaction,
  ): Promise<readonly MessageTarget[]>
  /** Undefined when the account has none of this id. Throws `Taken`. */
  change(
    userId: UserId,
    id: string,
    identifier: string,
    now: string,
    unit: Transaction,
  ): Promise<MessageTarget | undefined>
  delete(userId: UserId, id: string, unit: Transaction): Promise<MessageTarget | undefined>
  of(userId: UserId): Promise<readonly MessageTarget[]>
}

/** What has been told already, so that of all nodes that hear of something one alone tells it. */
export type SentNotices = {
  /** False when another node was earlier. */
  claim(subject: string, now: string): Promise<boolean>
}

/** `gone` when the browser does not want to hear any more. */
export type Delivery = 'sent' | 'gone' | 'failed'

export type PushSender = {
  /** What browsers know the studio by. */
  readonly publicKey: string
  send(subscription: PushSubscription, text: string): Promise<Delivery>
}

/** The pair that messages are signed with, made once for the installation. Both are base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }
export type PushKeyStore = {
  /** Those that are kept; `fresh` is kept when nobody was earlier. */
  load(fresh: () => PushKeys, now: string): Promise<PushKeys>
}
