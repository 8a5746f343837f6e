const actions: Readonly<Record<string, string>> = {
  'job.cancel': 'Cancelled a job',
  'account.block': 'Blocked an account',
  'account.unblock': 'Let an account in again',
  'account.quota': 'Set how much an account may keep',
  'account.remove': 'Removed an account',
  'report.dismiss': 'Dismissed a report',
  'report.unshare': 'Took a link back',
}

/** What an entry of the operators' log says. */
export const actionWords = (action: string): string => actions[action] ?? action

/** How long ago, or how long something has been going on, in the largest unit that fits. */
export function spanWords(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`
  return `${Math.round(seconds / 86_400)} days`
}
