import { expect, it } from 'vitest'
import type { Api } from '#lib/api.ts'
import { PushServiceSilent, pushState, switchPush, type PushBrowser } from './push.ts'

function world({ permission = 'default', answer = 'granted', refuses = '' } = {}) {
  const calls: string[] = []
  let subscribed = false
  let made = 0
  const subscription = {
    toJSON: () => ({ endpoint: `https://push.example/${made}`, expirationTime: null, keys: { auth: 'a' } }),
    unsubscribe: async () => {
      subscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      calls.push(`subscribe ${applicationServerKey}`)
      if (!subscribed) made += 1
      subscribed = true
      return subscription
    },
  }
  const browser = {
    permission: () => permission,
    ask: async () => answer,
    registration: async () => ({ pushManager }),
  } as unknown as PushBrowser
  const targets: { $id: string; identifier: string }[] = []
  const account = {
    get: async () => ({ targets }),
    createPushTarget: async ($id: string, identifier: string) => {
      if (refuses && (refuses !== 'user_target_already_exists' || made === 1))
        throw Object.assign(new Error('No.'), { code: 409, type: refuses })
      targets.push({ $id, identifier })
    },
    deletePushTarget: async (id: string) => {
      calls.push('forget')
      targets.splice(
        targets.findIndex(({ $id }) => $id === id),
        1,
      )
    },
  }
  const api = async () => ({ account }) as unknown as Api
  return { browser, api, calls, targets, isSubscribed: () => subscribed, pushKey: 'KEY' }
}

it('[SET-16] turning notices on tells the server, turning them off makes both forget', async () => {
  const { browser, api, calls, targets, pushKey } = world()
  expect(await pushState(browser, targets)).toBe('off')
  expect(await switchPush({ browser, api, pushKey, on: true })).toBe('on')
  expect([await pushState(browser, targets), targets.length, calls]).toEqual(['on', 1, ['subscribe KEY']])
  expect(await switchPush({ browser, api, pushKey, on: false })).toBe('off')
  expect([await pushState(browser, targets), targets.length]).toEqual(['off', 0])
})

it('[SET-16] what the browser or the visitor refuses is told as it is', async () => {
  expect(await pushState(undefined, [])).toBe('unsupported')
  expect(await pushState(world({ permission: 'denied' }).browser, [])).toBe('refused')
  const said = (answer: string) => switchPush({ ...world({ answer }), on: true })
  expect([await said('denied'), await said('default')]).toEqual(['refused', 'off'])
})

it('[SET-16] a server that refuses leaves nothing behind; a browser that was somebody else’s gets another address', async () => {
  const refusing = world({ refuses: 'general_argument_invalid' })
  await expect(switchPush({ ...refusing, on: true })).rejects.toThrow('No.')
  expect(refusing.isSubscribed()).toBe(false)
  const shared = world({ refuses: 'user_target_already_exists' })
  expect(await switchPush({ ...shared, on: true })).toBe('on')
  expect(shared.targets[0]?.identifier).toBe('{"endpoint":"https://push.example/2","keys":{"auth":"a"}}')
})

it('[SET-16] a browser that the server has forgotten is off, and can be turned on again', async () => {
  const { browser, api, targets, pushKey } = world()
  await switchPush({ browser, api, pushKey, on: true })
  targets.length = 0
  expect(await pushState(browser, targets)).toBe('off')
  await switchPush({ browser, api, pushKey, on: true })
  expect([await pushState(browser, targets), targets.length]).toEqual(['on', 1])
})

it('[SET-16] a browser that cannot reach its own service is told apart from a studio that is away', async () => {
  const { browser, ...rest } = world()
  const registration = async () => ({
    pushManager: { subscribe: async () => Promise.reject(new DOMException('push service error', 'AbortError')) },
  })
  const offline = { ...browser, registration } as unknown as PushBrowser
  await expect(switchPush({ ...rest, browser: offline, on: true })).rejects.toBeInstanceOf(PushServiceSilent)
})
