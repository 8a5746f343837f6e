// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#testing/storage.ts'
import { addresses, refuses, testRegistry, testWallet } from '#testing/wallet.ts'
import { startWalletEngine } from './wallet-engine.ts'
import { createWalletMemory } from './wallet-memory.ts'
import { createWalletStore } from './wallet-store.ts'

const { maya, noor } = addresses
const running: { stop(): void }[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const engine of running.splice(0)) engine.stop()
  vi.useRealTimers()
})

type Options = { readonly remembered?: string; readonly signedInAs?: string }

function start(fakes: readonly ReturnType<typeof testWallet>[], { remembered = '', signedInAs = '' }: Options = {}) {
  const storage = memoryStorage()
  const memory = createWalletMemory(storage)
  memory.write(remembered)
  const store = createWalletStore(remembered)
  const wallets = testRegistry(...fakes.map(({ wallet }) => wallet))
  const heard: [string, string][] = []
  const engine = startWalletEngine({
    wallets,
    store,
    memory,
    page: window,
    chain: 'solana:devnet',
    signedInAs: () => signedInAs,
    onAccount: (address, before) => heard.push([address, before]),
  })
  running.push(engine)
  const shown = () => {
    const { phase, name, address } = store.getState()
    return `${phase} ${name} ${address}`.trim()
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { engine, store, memory, wallets, heard, shown, settle }
}

describe('connecting', () => {
  it('[WALLET-1] goes from nothing over connecting to connected, and is remembered', async () => {
    const { engine, shown, memory, heard } = start([testWallet()])
    expect(shown()).toBe('no-wallet')
    const done = engine.connect('Phantom')
    expect(shown()).toBe('connecting Phantom')
    await done
    expect(shown()).toBe(`connected Phantom ${maya}`)
    expect(memory.read()).toBe('Phantom')
    expect(heard).toEqual([[maya, '']])
  })

  it('[WALLET-1] a disconnect goes over disconnecting to nothing, and is no lock', async () => {
    const { engine, shown, memory, heard } = start([testWallet()])
    await engine.connect('Phantom')
    const done = engine.disconnect()
    expect(shown()).toBe(`disconnecting Phantom ${maya}`)
    await done
    expect([shown(), memory.read(), heard.length]).toEqual(['no-wallet', '', 1])
  })

  it('[WALLET-20] a refusal leaves the wallet chosen', async () => {
    const { engine, shown } = start([testWallet({ answer: refuses })])
    await expect(engine.connect('Phantom')).rejects.toMatchObject({ kind: 'rejected' })
    expect(shown()).toBe('has-wallet Phantom')
  })

  it('[WALLET-20] a wallet that is not there is forgotten', async () => {
    const { engine, shown, memory } = start([], { remembered: 'Gone' })
    expect(shown()).toBe('has-wallet Gone')
    await expect(engine.connect('Gone')).rejects.toMatchObject({ kind: 'no-wallet' })
    expect([shown(), memory.read()]).toEqual(['no-wallet', ''])
  })

  it('[WALLET-20] [WALLET-23] nobody waits longer than a minute, and what comes later counts for nothing', async () => {
    let agree = () => {}
    const slow = testWallet({ answer: () => new Promise((done) => (agree = done)) })
    const { engine, shown } = start([slow, testWallet({ name: 'Backpack', address: noor })])
    const ended = (work: Promise<void>) => work.catch((error: unknown) => error)
    const late = ended(engine.connect('Phantom'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await late).toMatchObject({ kind: 'timed-out' })
    const second = ended(engine.connect('Phantom'))
    await engine.connect('Backpack')
    agree()
    expect(await second).toMatchObject({ kind: 'rejected' })
    expect(shown()).toBe(`connected Backpack ${noor}`)
  })
})

describe('a wallet that was chosen before', () => {
  it('[WALLET-7] is asked without a prompt', async () => {
    const trusting = testWallet({ trusts: true })
    const { shown, settle } = start([trusting], { remembered: 'Phantom' })
    await settle()
    expect([shown(), trusting.asked]).toEqual([`connected Phantom ${maya}`, []])
  })

  it('[WALLET-13] stays chosen when it does not answer', async () => {
    const { shown, settle } = start([testWallet()], { remembered: 'Phantom' })
    await settle()
    expect(shown()).toBe('has-wallet Phantom')
  })

  it('[WALLET-7] is found when it comes late, and let go when it leaves', async () => {
    const { shown, settle, wallets, store } = start([], { remembered: 'Phantom' })
    const leave = wallets.register(testWallet({ trusts: true }).wallet)
    await settle()
    expect(shown()).toBe(`connected Phantom ${maya}`)
    expect(store.getState().offered).toMatchObject([{ name: 'Phantom', detected: true }])
    leave()
    expect(shown()).toBe('no-wallet')
    expect(store.getState().offered).toMatchObject([{ name: 'Phantom', detected: false }])
  })
})

describe('changes', () => {
  it('[WALLET-30] another account is noticed at once', async () => {
    const fake = testWallet()
    const { engine, shown, heard } = start([fake])
    await engine.connect('Phantom')
    fake.holds(noor)
    expect(shown()).toBe(`connected Phantom ${noor}`)
    expect(heard.at(-1)).toEqual([noor, maya])
  })

  it('[WALLET-30] a wallet that holds several keeps to the one that is signed in', async () => {
    const fake = testWallet()
    const { engine, shown, heard } = start([fake], { signedInAs: maya })
    await engine.connect('Phantom')
    fake.holds(noor, maya)
    expect(shown()).toBe(`connected Phantom ${maya}`)
    expect(heard).toHaveLength(1)
  })

  it('[WALLET-31] what a wallet does not tell is seen when the visitor comes back', async () => {
    const fake = testWallet()
    const { engine, heard } = start([fake])
    await engine.connect('Phantom')
    fake.holdsQuietly(noor)
    window.dispatchEvent(new Event('focus'))
    expect(heard.at(-1)).toEqual([noor, maya])
  })

  it('[WALLET-32] a lock leaves the wallet chosen', async () => {
    const fake = testWallet()
    const { engine, shown, heard } = start([fake])
    await engine.connect('Phantom')
    fake.holds()
    expect(shown()).toBe('has-wallet Phantom')
    expect(heard.at(-1)).toEqual(['', maya])
  })

  it('[WALLET-33] a wallet chosen or forgotten in another tab is so here', async () => {
    const { shown, settle } = start([testWallet({ trusts: true })])
    const tell = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'wallet-name', newValue }))
    tell('Phantom')
    await settle()
    expect(shown()).toBe(`connected Phantom ${maya}`)
    tell('Phantom')
    expect(shown()).toBe(`connected Phantom ${maya}`)
    tell(null)
    expect(shown()).toBe('no-wallet')
  })
})
