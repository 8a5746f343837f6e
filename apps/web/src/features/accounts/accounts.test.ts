// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { Unanswered } from '#lib/fault.ts'
import { refusal, testAccounts, type TestWorld } from '#testing/accounts.ts'
import { addresses, refuses, testWallet } from '#testing/wallet.ts'
import { endsWithSession } from './session-end.ts'

const { maya, noor } = addresses

async function connected(world: TestWorld = {}) {
  const fake = testWallet()
  const told: string[] = []
  const accounts = testAccounts({ wallets: [fake.wallet], log: (message) => told.push(message), ...world })
  await (await accounts.engine()).connect('Phantom')
  return { accounts, fake, told }
}

async function signedIn(world: TestWorld = {}) {
  const all = await connected(world)
  await all.accounts.authenticate()
  return all
}

const farewell = ({ notices }: ReturnType<typeof testAccounts>) => notices.getState().farewell
const isIn = ({ auth }: ReturnType<typeof testAccounts>) => auth.getState().isAuthenticated

describe('signing in', () => {
  it('[WALLET-10] proves the wallet to the server, then remembers whose session it is', async () => {
    const { accounts, fake } = await signedIn()
    expect(accounts.auth.getState()).toMatchObject({ isAuthenticated: true, walletAddress: maya, userId: maya })
    expect(accounts.calls).toEqual(['challenge', 'session by signedMessage+signature'])
    expect(fake.asked.map(({ what }) => what)).toEqual(['connect', 'signIn'])
  })

  it('[MARK-92] with a wallet that was linked one is in the account that has it, under its own name', async () => {
    const { accounts } = await signedIn({ server: { createSession: async () => 'mail1' } })
    expect(accounts.auth.getState()).toMatchObject({ isAuthenticated: true, walletAddress: maya, userId: 'mail1' })
  })

  it('[WALLET-14] ends a session that it knows nothing of, once', async () => {
    let active = true
    const { accounts } = await signedIn({
      server: {
        challenge: async () => {
          if (active) throw refusal(401, 'user_session_already_exists')
        },
        endSession: async () => {
          active = false
        },
      },
    })
    expect(accounts.calls).toEqual(['challenge', 'delete current', 'challenge', 'session by signedMessage+signature'])
    expect(isIn(accounts)).toBe(true)
  })

  it('[WALLET-22] tells the console of a failure and throws it on', async () => {
    const { accounts, fake, told } = await connected()
    fake.answers(refuses)
    await expect(accounts.authenticate()).rejects.toMatchObject({ kind: 'rejected' })
    const no = refusal(401, 'wallet_signature_invalid')
    const other = await connected({ server: { createSession: () => Promise.reject(no) } })
    await expect(other.accounts.authenticate()).rejects.toBe(no)
    expect([told, other.told, isIn(accounts), isIn(other.accounts)]).toEqual([
      ['Login error:'],
      ['Login error:'],
      false,
      false,
    ])
  })
})

describe('logging out', () => {
  it.each(['current', 'all'] as const)('[WALLET-15] [WALLET-16] ends the session on the server: %s', async (which) => {
    const { accounts } = await signedIn()
    await accounts.logout(which)
    expect([isIn(accounts), accounts.calls.at(-1), farewell(accounts)]).toEqual([false, `delete ${which}`, ''])
  })

  it('[WALLET-15] a session that has ended already is none to end', async () => {
    const { accounts } = await signedIn({
      server: { endSession: () => Promise.reject(refusal(401, 'general_unauthorized_scope')) },
    })
    await accounts.logout()
    expect(isIn(accounts)).toBe(false)
  })

  it('[WALLET-15] [WALLET-22] one that fails is told, thrown on, and changes nothing', async () => {
    const gone = new Unanswered()
    const { accounts, told } = await signedIn({ server: { endSession: () => Promise.reject(gone) } })
    await expect(accounts.logout()).rejects.toBe(gone)
    expect([isIn(accounts), told]).toEqual([true, ['Logout error:']])
  })
})

describe('changes', () => {
  it('[WALLET-30] another account ends the session, here and on the server, before anything else begins', async () => {
    const { accounts, fake } = await signedIn()
    fake.holds(noor)
    expect(isIn(accounts)).toBe(false)
    expect(farewell(accounts)).toBe('The wallet now holds another account. Sign in again to work as 4kTq...9nXe.')
    fake.willBe(noor)
    await accounts.authenticate()
    expect(accounts.calls.slice(2)).toEqual(['delete current', 'challenge', 'session by signedMessage+signature'])
    expect([accounts.auth.getState().walletAddress, farewell(accounts)]).toEqual([noor, ''])
  })

  it('[WALLET-30] a switch during the sign-in counts as soon as it is done', async () => {
    const { accounts, fake } = await connected()
    const { createSession } = (await accounts.api()).wallet
    Object.assign((await accounts.api()).wallet, {
      createSession: async (proof: Parameters<typeof createSession>[0]) => {
        await createSession(proof)
        fake.holdsQuietly(noor)
      },
    })
    await accounts.authenticate()
    expect([isIn(accounts), farewell(accounts)]).toEqual([false, expect.stringContaining('4kTq...9nXe')])
  })

  it('[WALLET-32] a lock is news, and the session goes on', async () => {
    const { accounts, fake } = await signedIn()
    fake.holds()
    expect(isIn(accounts)).toBe(true)
    expect(accounts.notices.getState().news).toMatch(/^Your wallet is locked or disconnected\./)
  })

  it('[WALLET-33] a logout in another tab has its reason', async () => {
    const { accounts } = await signedIn()
    accounts.storage.removeItem('auth-storage')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }))
    expect([isIn(accounts), farewell(accounts)]).toEqual([false, 'You were signed out in another tab.'])
  })

  it('[SET-2] an answer that was overtaken does not undo what was chosen meanwhile', async () => {
    const preferred: unknown[] = []
    const { accounts } = await signedIn({ onPreferences: (prefs) => preferred.push(prefs) })
    const overtaken = new AbortController()
    const late = accounts.whoAmI(overtaken.signal)
    overtaken.abort()
    await late
    expect(preferred).toEqual([])
    await accounts.whoAmI()
    expect(preferred).toHaveLength(1)
  })

  it("[WALLET-35] somebody else's session is not used", async () => {
    const { accounts } = await signedIn({ server: { whoAmI: async () => ({ $id: 'somebody' }) } })
    await accounts.whoAmI()
    expect([isIn(accounts), farewell(accounts)]).toEqual([false, expect.stringContaining('another account')])
  })

  it.each([
    ['general_unauthorized_scope', 401, 'Your session has ended. Sign in again to go on.'],
    ['user_blocked', 401, 'This account has been blocked.'],
    ['document_not_found', 404, ''],
  ])('[WALLET-34] %s is heard as the end, or not', async (type, code, words) => {
    const { accounts } = await signedIn()
    endsWithSession(accounts)(refusal(code, type))
    expect([farewell(accounts), isIn(accounts)]).toEqual([words, !words])
  })

  it('[WALLET-34] any other refusal has the server asked whether the session lives', async () => {
    const alive = await signedIn()
    endsWithSession(alive.accounts)(refusal(401, 'user_unauthorized'))
    const dead = await signedIn({ server: { whoAmI: () => Promise.reject(refusal(401, 'whatever')) } })
    endsWithSession(dead.accounts)(refusal(401, 'user_unauthorized'))
    await vi.waitFor(() => expect(isIn(dead.accounts)).toBe(false))
    expect(isIn(alive.accounts)).toBe(true)
  })
})

it('[WALLET-8] what could not be fetched is fetched again', async () => {
  let tries = 0
  const accounts = testAccounts({
    whileLoading: async () => {
      if (++tries === 1) throw new Error('offline')
    },
  })
  await expect(accounts.engine()).rejects.toThrow('offline')
  await expect(accounts.engine()).resolves.toBeTruthy()
  await accounts.engine()
  expect(tries).toBe(2)
})
