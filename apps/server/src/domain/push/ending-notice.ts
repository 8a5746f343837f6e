import type { PushNotice } from '@eidolon/contract/accounts/push.ts'

/** The day on which something ends, as people say it. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment)

/** What to tell somebody whose month is nearly over. */
export const endingNotice = (endsAt: Date): PushNotice => ({
  tag: 'subscription-ends',
  title: `Your subscription ends on ${dayOf(endsAt)}`,
  body: 'What you have made stays yours. Add a month to go on generating.',
  url: '/subscription',
})
