import type { RealtimeResponseEvent } from 'appwrite'
import { expect } from 'vitest'
import type { SdkClient } from './sdk.ts'

type Inside = {
  readonly socket: WebSocket | undefined
  lastMessage: { readonly type: string; readonly data: object } | undefined
}

/** The SDK keeps its connection to itself; a test has to know when it is there. */
export function inside(client: SdkClient['client']): Inside {
  return Reflect.get(client, 'realtime')
}

export async function authenticated({ client }: SdkClient): Promise<void> {
  await expect.poll(() => inside(client).lastMessage?.type).toBe('response')
}

const leaving: (() => Promise<void>)[] = []

/** Connected, signed in and listening; `leaveAll` ends it. */
export async function subscribed(user: SdkClient, channel: string) {
  const heard: RealtimeResponseEvent<unknown>[] = []
  const unsubscribe = user.client.subscribe(channel, (event) => void heard.push(event))
  leaving.push(async () => {
    unsubscribe()
    await expect.poll(() => inside(user.client).socket?.readyState).toBe(WebSocket.CLOSED)
  })
  await authenticated(user)
  return {
    async next() {
      await expect.poll(() => heard.length).toBeGreaterThan(0)
      return heard.shift()
    },
    unread: () => heard.length,
  }
}

/** To be called after each test: an SDK that is merely forgotten connects again and again. */
export async function leaveAll(): Promise<void> {
  await Promise.all(leaving.splice(0).map((leave) => leave()))
}
