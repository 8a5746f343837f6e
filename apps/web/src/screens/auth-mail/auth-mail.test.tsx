import { act, cleanup } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSite } from '@eidolon/contract/site.ts'
import { Unanswered } from '#lib/fault.ts'
import { refusal, type TestWorld } from '#testing/accounts.ts'
import { renderApp, wallet } from '#testing/render-app.tsx'
import { heading, main, press } from '#testing/settings.tsx'
import { testWallet, addresses } from '#testing/wallet.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

type Calls = NonNullable<TestWorld['account']>
const open = (path: string, account: Calls, world: TestWorld = {}) => renderApp(path, { world: { ...world, account } })
const stale = async () => Promise.reject(refusal(401, 'user_invalid_token'))

describe('with an address', () => {
  const fill = async (password = '') => {
    await userEvent.type(await main().findByLabelText('E-mail address'), 'maya@studio.example')
    if (password) await userEvent.type(main().getByLabelText('Password'), password)
  }

  it('[SET-20] one signs in by password and arrives where one wanted to be', async () => {
    const createEmailPasswordSession = async (_email: string, password: string) => {
      if (password !== 'right one') throw refusal(401, 'user_invalid_credentials')
      return { userId: wallet }
    }
    const app = await open('/characters', { createEmailPasswordSession })
    await userEvent.click(await main().findByRole('link', { name: 'Sign in another way' }))
    await fill('wrong one')
    await press('Sign in')
    expect((await main().findByRole('alert')).textContent).toMatch(/do not belong together/)
    await userEvent.clear(main().getByLabelText('Password'))
    await userEvent.type(main().getByLabelText('Password'), 'right one')
    await press('Sign in')
    expect(await heading('My Characters')).toBeTruthy()
    expect(app.auth.getState()).toMatchObject({ userId: wallet, walletAddress: wallet })
  })

  it('[SET-20] an account without a wallet is entered too, and a wallet of somebody else stays out of it', async () => {
    const fake = testWallet({ address: addresses.noor, trusts: true })
    const session = { createEmailPasswordSession: async () => ({ userId: 'maya' }), get: async () => ({ $id: 'maya' }) }
    const app = await open('/auth/sign-in', session, { wallets: [fake.wallet] })
    await act(async () => (await app.accounts.engine()).connect('Phantom'))
    await fill('right one')
    await press('Sign in')
    expect(await heading(/A quiet studio/)).toBeTruthy()
    expect(app.auth.getState()).toMatchObject({ isAuthenticated: true, userId: 'maya', walletAddress: '' })
    expect(app.accounts.wallet.getState().phase).toBe('no-wallet')
  })

  it('[SET-20] or has a link mailed, which wants one press', async () => {
    const asked: string[] = []
    const createMagicURLToken = async (_id: string, email: string, url: string) => void asked.push(email, url)
    const app = await open('/auth/sign-in', {
      createMagicURLToken,
      updateMagicURLSession: async () => ({ userId: wallet }),
    })
    await press('Mail me a link')
    expect((await main().findByRole('alert')).textContent).toBe('Enter your e-mail address.')
    await fill()
    await press('Mail me a link')
    expect(await main().findByText(/on its way to maya@studio.example/)).toBeTruthy()
    expect(asked[1]).toMatch(/\/auth\/magic-url$/)
    await app.go(`/auth/magic-url?userId=${wallet}&secret=abc`)
    await press('Sign in')
    expect(await heading(/A quiet studio/)).toBeTruthy()
  })

  it('[SET-20] a link that no longer works says so', async () => {
    const app = await open('/auth/magic-url?userId=a&secret=b', { updateMagicURLSession: stale })
    await press('Sign in')
    expect(await heading('This link no longer works')).toBeTruthy()
    await app.go('/auth/magic-url')
    expect(await heading('This link no longer works')).toBeTruthy()
  })
})

describe('the mail that confirms an address', () => {
  it('[SET-21] does so on arrival, once, for whoever is signed in to that account', async () => {
    const asked: string[] = []
    const account = { updateVerification: async (...args: string[]) => asked.push(...args) }
    await renderApp(`/auth/verify?userId=${wallet}&secret=b`, { signedIn: true, world: { account } })
    expect(await heading('Your address is confirmed')).toBeTruthy()
    expect(asked).toEqual([wallet, 'b'])
  })

  it.each([true, false])('[SET-21] asks anybody else first; signed in elsewhere: %s', async (signedIn) => {
    const asked: string[] = []
    const account = { updateVerification: async (...args: string[]) => asked.push(...args) }
    await renderApp('/auth/verify?userId=a&secret=b', { signedIn, world: { account } })
    expect(await heading('Is this address yours?')).toBeTruthy()
    expect(asked).toEqual([])
    await press('Yes, confirm')
    expect(await heading('Your address is confirmed')).toBeTruthy()
    expect(asked).toEqual(['a', 'b'])
  })

  it('[SET-21] or says that the link no longer works, and lets one try again where nobody answered', async () => {
    await open('/auth/verify?userId=a&secret=b', { updateVerification: stale })
    await press('Yes, confirm')
    expect(await heading('This link no longer works')).toBeTruthy()
    cleanup()
    let down = true
    const updateVerification = async () => {
      if (down) throw new Unanswered()
    }
    await open('/auth/verify?userId=a&secret=b', { updateVerification })
    await press('Yes, confirm')
    expect(await heading('Not confirmed yet')).toBeTruthy()
    down = false
    await press('Try again')
    expect(await heading('Your address is confirmed')).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it.each(['known', 'unknown'])('[SET-22] is answered alike for an address that is %s', async (kind) => {
    const createRecovery = async () => {
      if (kind === 'unknown') throw refusal(404, 'user_not_found')
    }
    await open('/auth/recovery', { createRecovery })
    await userEvent.type(await main().findByLabelText('E-mail address'), 'maya@studio.example')
    await press('Mail me a link')
    expect(await heading('Look into your mail')).toBeTruthy()
  })

  it('[SET-22] is replaced by a new one where the mail leads', async () => {
    const asked: string[] = []
    const updateRecovery = async (...args: string[]) => void asked.push(args.join(' '))
    await open('/auth/recovery?userId=a&secret=b', { updateRecovery })
    await userEvent.type(await main().findByLabelText('New password'), 'short')
    await press('Save')
    expect(await main().findByText('At least 8 characters.', { selector: '[id$=error]' })).toBeTruthy()
    await userEvent.type(main().getByLabelText('New password'), ' no more')
    await press('Save')
    expect(await heading('Your password is changed')).toBeTruthy()
    expect(asked).toEqual(['a b short no more'])
  })
})

describe('another service', () => {
  it('[SET-23] leads back to where one wanted to be', async () => {
    const app = await open('/auth/done?to=%2Fcharacters', { get: async () => ({ $id: wallet }) })
    expect(await heading('My Characters')).toBeTruthy()
    expect(app.auth.getState().userId).toBe(wallet)
  })

  it('[SET-23] is offered where it is set up, and its refusal is told', async () => {
    const site = { ...defaultSite, providers: [{ id: 'github', name: 'GitHub' }] }
    const app = await renderApp('/auth/sign-in', { site })
    expect(await main().findByRole('button', { name: 'Continue with GitHub' })).toBeTruthy()
    await app.go(`/auth/failed?error=${encodeURIComponent('{"type":"user_blocked","code":401,"message":"Blocked."}')}`)
    expect(await heading('Not signed in')).toBeTruthy()
    expect(main().getByText('Blocked.')).toBeTruthy()
  })
})
