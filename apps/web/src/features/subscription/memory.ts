const key = 'subscription-known'

/** Whether this browser has ever seen a subscription of its own. */
export function hasSubscribed(): boolean {
  return typeof localStorage !== 'undefined' && localStorage.getItem(key) === '1'
}

export function rememberSubscription(): void {
  localStorage.setItem(key, '1')
}
