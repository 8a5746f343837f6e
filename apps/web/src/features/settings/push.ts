import { ID } from 'appwrite'
import { isFault } from '#lib/fault.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** How this browser stands to notices: `refused` is the visitor's own word to the browser, which only they can take back. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on'

const worker = '/notices.js'

/** The browser itself could not subscribe: that is between it and its maker's service. */
export class PushServiceSilent extends Error {
  constructor(cause: unknown) {
    super('The push service could not be reached.', { cause })
    this.name = 'PushServiceSilent'
  }
}

/** The part of the browser that push messages go through; absent where there are none. */
export type PushBrowser = {
  readonly permission: () => NotificationPermission
  readonly ask: () => Promise<NotificationPermission>
  readonly registration: (make: boolean) => Promise<ServiceWorkerRegistration | undefined>
}

export function pushBrowser(): PushBrowser | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  return {
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    registration: async (make) => {
      if (!make) return navigator.serviceWorker.getRegistration(worker)
      await navigator.serviceWorker.register(worker)
      return navigator.serviceWorker.ready
    },
  }
}

type PushTarget = { readonly identifier: string }

/** A browser that subscribes without the server knowing (its session has ended since) gets no notifications. */
export async function pushState(browser: PushBrowser | undefined, targets: readonly PushTarget[]): Promise<PushState> {
  if (!browser) return 'unsupported'
  if (browser.permission() === 'denied') return 'refused'
  const subscription = await (await browser.registration(false))?.pushManager.getSubscription()
  return subscription && targets.some(isOf(subscription)) ? 'on' : 'off'
}

type Switching = {
  readonly browser: PushBrowser | undefined
  readonly api: LoadApi
  readonly pushKey: string
  readonly on: boolean
}

/** Turns notices on or off here and on the server; how it then stands. */
export async function switchPush({ browser, api, pushKey, on }: Switching): Promise<PushState> {
  if (!browser) return 'unsupported'
  if (!on) {
    const subscription = await (await browser.registration(false))?.pushManager.getSubscription()
    if (subscription) {
      await forgetTarget(api, subscription)
      await subscription.unsubscribe()
    }
    return 'off'
  }
  const answer = await browser.ask()
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'off'
  const registration = await browser.registration(true)
  if (!registration) return 'unsupported'
  const { account } = await api()
  const subscribe = async () => {
    try {
      return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    } catch (cause) {
      throw new PushServiceSilent(cause)
    }
  }
  let subscription = await subscribe()
  try {
    if ((await account.get()).targets.some(isOf(subscription))) return 'on'
    try {
      await account.createPushTarget(ID.unique(), identifierOf(subscription))
    } catch (error) {
      if (!isFault(error, 'user_target_already_exists')) throw error
      // Another account was subscribed in this browser before: a new address ends that.
      await subscription.unsubscribe()
      subscription = await subscribe()
      await account.createPushTarget(ID.unique(), identifierOf(subscription))
    }
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** What the server needs to reach this browser. */
function identifierOf(subscription: PushSubscription): string {
  const { endpoint, keys } = subscription.toJSON()
  return JSON.stringify({ endpoint, keys })
}

const isOf =
  (subscription: PushSubscription) =>
  ({ identifier }: PushTarget): boolean =>
    identifier === identifierOf(subscription)

async function forgetTarget(api: LoadApi, subscription: PushSubscription): Promise<void> {
  const { account } = await api()
  const { targets } = await account.get()
  const own = targets.find(isOf(subscription))
  if (own) await account.deletePushTarget(own.$id)
}
