// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { memoryStorage } from '#testing/storage.ts'
import { createAuthStore, followOtherTabs } from './auth-store.ts'

const quiet = () => {}
const fields = ({
  isAuthenticated,
  userId,
  walletAddress,
}: ReturnType<ReturnType<typeof createAuthStore>['getState']>) => ({
  isAuthenticated,
  userId,
  walletAddress,
})
const signedOut = { isAuthenticated: false, userId: '', walletAddress: '' }

it('[SHELL-19] starts signed out, with empty fields', () => {
  expect(fields(createAuthStore({ storage: memoryStorage(), log: quiet }).getState())).toEqual(signedOut)
})

it('[SHELL-20] login takes an address; the user id is the address without what is not alphanumeric', () => {
  const store = createAuthStore({ storage: memoryStorage(), log: quiet })
  store.getState().login('9Wz-D_Xw.B ö1')
  expect(fields(store.getState())).toEqual({
    isAuthenticated: true,
    userId: '9WzDXwB1',
    walletAddress: '9Wz-D_Xw.B ö1',
  })
})

it('[SHELL-21] logout resets all three fields', () => {
  const store = createAuthStore({ storage: memoryStorage(), log: quiet })
  store.getState().login('abc')
  store.getState().logout()
  expect(fields(store.getState())).toEqual(signedOut)
})

it('[SHELL-22] persists exactly the three fields under auth-storage', () => {
  const storage = memoryStorage()
  createAuthStore({ storage, log: quiet }).getState().login('abc')
  expect([...storage.kept.keys()]).toEqual(['auth-storage'])
  expect(JSON.parse(storage.kept.get('auth-storage') ?? '')).toEqual({
    state: { isAuthenticated: true, userId: 'abc', walletAddress: 'abc' },
    version: 0,
  })
  expect(createAuthStore({ storage, log: quiet }).getState().walletAddress).toBe('abc')
})

it('[SHELL-22] takes nothing but well-formed fields from storage', () => {
  const storage = memoryStorage()
  for (const state of [
    'null',
    '{"isAuthenticated":"yes"}',
    '{"isAuthenticated":true,"userId":1,"walletAddress":"a"}',
  ]) {
    storage.kept.set('auth-storage', `{"state":${state},"version":0}`)
    expect(fields(createAuthStore({ storage, log: quiet }).getState())).toEqual(signedOut)
  }
})

it('[SHELL-23] other tabs follow', () => {
  const storage = memoryStorage()
  const here = createAuthStore({ storage, log: quiet })
  const there = createAuthStore({ storage, log: quiet })
  const stop = followOtherTabs(there, window)
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  here.getState().login('abc')
  tell('something-else')
  expect(there.getState().isAuthenticated).toBe(false)
  tell('auth-storage')
  expect(there.getState().isAuthenticated).toBe(true)
  storage.kept.clear()
  tell(null)
  expect(fields(there.getState())).toEqual(signedOut)
  stop()
})

it('[SHELL-24] a failing login or logout is told to the console and thrown on', () => {
  const told: string[] = []
  const full = new Error('full')
  const storage = {
    ...memoryStorage(),
    setItem: () => {
      throw full
    },
  }
  const store = createAuthStore({ storage, log: (message) => told.push(message) })
  expect(() => store.getState().login('abc')).toThrow(full)
  expect(() => store.getState().logout()).toThrow(full)
  expect(told).toEqual(['Login error:', 'Logout error:'])
})
