import type { Mail } from '#application/accounts/message-ports.ts'
import type { AccountStore } from '#application/accounts/ports.ts'
import type { TellBrowsers } from '#application/push/send-push.ts'
import { dayOf, endingNotice } from '#domain/push/ending-notice.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { remindBefore } from '#domain/subscription/access.ts'
import type { SubscriptionStore } from './ports.ts'

type Deps = {
  readonly subscriptions: Pick<SubscriptionStore, 'takeEnding'>
  readonly accounts: Pick<AccountStore, 'find'>
  /** Undefined where nothing can carry mails. */
  readonly mail: Mail | undefined
  readonly tell: TellBrowsers
  /** Where people add a month; undefined while the installation does not know its own address. */
  readonly page: string | undefined
  readonly clock: Clock
  readonly onProblem: (error: unknown) => void
}

/**
 * Reminds people by mail and in their browsers that their month is nearly over, once for each end. Mails go only to
 * addresses that were confirmed. Answers how many there were.
 */
export async function remindEndings({
  subscriptions,
  accounts,
  mail,
  tell,
  page,
  clock,
  onProblem,
}: Deps): Promise<number> {
  const now = clock.now()
  const ending = await subscriptions.takeEnding(now, new Date(now.getTime() + remindBefore))
  for (const { accountId, endsAt } of ending) {
    const account = await accounts.find(accountId)
    if (!account) continue
    const { email, emailVerified } = account
    await tell(accountId, endingNotice(endsAt)).catch(onProblem)
    if (!mail || email === undefined || !emailVerified) continue
    await mail.send(email, { about: 'month-ends', day: dayOf(endsAt), page }).catch(onProblem)
  }
  return ending.length
}
