import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { heading, main, press, showSettings, dialog } from '#testing/settings.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const none = { totp: false, email: false, phone: false, recoveryCode: false }
const codes = ['aaaaaaaaaa', 'bbbbbbbbbb']
const uri = 'otpauth://totp/Eidolon%3Amaya?issuer=Eidolon&secret=ABCDEFGH'

describe('the authenticator app', () => {
  it('[SET-12] is scanned or copied, proved, and followed by codes to keep', async () => {
    let factors = none
    const { asked } = await showSettings('/settings/second-factor', {
      listMfaFactors: async () => factors,
      createMfaAuthenticator: async () => ({ secret: 'ABCDEFGH', uri }),
      updateMfaAuthenticator: async (_type: string, code: string) => {
        if (code !== '123456') throw refusal(401, 'user_invalid_token')
        factors = { ...none, totp: true, recoveryCode: true }
      },
      updateMFA: async () => undefined,
      createMfaRecoveryCodes: async () => ({ recoveryCodes: codes }),
    })
    expect(await main().findByRole('switch')).toHaveProperty('disabled', true)
    await press('Set up')
    const form = await dialog('Set up an authenticator app')
    expect(await form.findByText('ABCD EFGH')).toBeTruthy()
    await userEvent.type(form.getByLabelText('Code that the app shows'), '12')
    await press('Turn on', form)
    expect(await form.findByText('Enter the six digits.')).toBeTruthy()
    await userEvent.type(form.getByLabelText('Code that the app shows'), '3 455')
    await press('Turn on', form)
    expect(await form.findByText(/^That code is not right/)).toBeTruthy()
    await userEvent.clear(form.getByLabelText('Code that the app shows'))
    await userEvent.type(form.getByLabelText('Code that the app shows'), '123456')
    await press('Turn on', form)
    const kept = await dialog('Keep these codes')
    expect(within(kept.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(2)
    expect(kept.getByRole('button', { name: 'Download' })).toBeTruthy()
    await press('I have kept them', kept)
    expect(await main().findByText('Its six digits open your account.')).toBeTruthy()
    expect(asked.filter((call) => call.startsWith('updateMFA '))).toEqual(['updateMFA true'])
  })

  it('[SET-14] is removed with what it shows, or with a recovery code; asking can be switched', async () => {
    let factors = { ...none, totp: true, recoveryCode: true }
    const { asked } = await showSettings(
      '/settings/second-factor',
      {
        listMfaFactors: async () => factors,
        updateMFA: async () => undefined,
        deleteMfaAuthenticator: async () => {
          factors = { ...factors, totp: false }
        },
      },
      { mfa: true },
    )
    await userEvent.click(await main().findByRole('switch', { name: /second factor/ }))
    expect(await screen.findByText('No longer asked for.')).toBeTruthy()
    await press('Remove')
    const form = await dialog('Remove the authenticator app')
    await press('Use a recovery code', form)
    await userEvent.type(form.getByLabelText('Recovery code'), 'aaaaaaaaaa')
    await press('Remove', form)
    expect(await screen.findByText('The authenticator app is removed.')).toBeTruthy()
    expect(asked).toContain('deleteMfaAuthenticator totp aaaaaaaaaa')
    expect(await main().findByRole('button', { name: 'Set up' })).toBeTruthy()
  })
})

it('[SET-13] codes are shown and replaced once a second factor has been shown again', async () => {
  let proved = false
  const guarded = async () => {
    if (!proved) throw refusal(401, 'user_challenge_required')
    return { recoveryCodes: codes }
  }
  const { asked } = await showSettings(
    '/settings/second-factor',
    {
      listMfaFactors: async () => ({ ...none, totp: true, recoveryCode: true }),
      getMfaRecoveryCodes: guarded,
      updateMfaRecoveryCodes: guarded,
      createMfaChallenge: async () => ({ $id: 'c1' }),
      updateMfaChallenge: async () => {
        proved = true
      },
    },
    { mfa: true },
  )
  await press('Show')
  const shown = await dialog('Your recovery codes')
  await userEvent.type(await shown.findByLabelText('Code from your authenticator app'), '123456')
  await press('Go on', shown)
  expect(await shown.findByText('aaaaaaaaaa')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await press('New codes')
  const made = await dialog('New recovery codes')
  await press('Make new codes', made)
  expect(await made.findByText('bbbbbbbbbb')).toBeTruthy()
  expect(asked).toContain('updateMfaChallenge c1 123456')
})

it('[SET-15] a session that wants a second factor is asked for it in the place of what was opened', async () => {
  let proved = false
  const { asked, auth } = await showSettings('/settings/display', {
    get: async () => {
      if (!proved) throw refusal(401, 'user_more_factors_required')
      return { $id: auth.getState().userId, prefs: {}, targets: [] }
    },
    listMfaFactors: async () => ({ ...none, totp: true, email: true }),
    createMfaChallenge: async (factor: string) => ({ $id: `of ${factor}` }),
    updateMfaChallenge: async (_id: string, code: string) => {
      if (code === '000000') throw refusal(401, 'user_invalid_token')
      proved = true
    },
  })
  expect(await heading('One more step')).toBeTruthy()
  await userEvent.type(await main().findByLabelText('Code from your authenticator app'), '000000')
  await press('Go on')
  expect(await main().findByText(/^That code is not right/)).toBeTruthy()
  await press('Send a mail')
  await userEvent.type(await main().findByLabelText('Code from the mail'), '654321')
  await press('Go on')
  expect(await heading('Display')).toBeTruthy()
  expect(asked.filter((call) => call.includes('Challenge'))).toEqual([
    'createMfaChallenge totp',
    'updateMfaChallenge of totp 000000',
    'createMfaChallenge email',
    'updateMfaChallenge of email 654321',
  ])
})

it('[SET-15] whoever has no second factor at hand can log out', async () => {
  const { accounts } = await showSettings('/settings/display', {
    get: async () => Promise.reject(refusal(401, 'user_more_factors_required')),
    listMfaFactors: async () => ({ ...none, totp: true }),
  })
  await heading('One more step')
  await press('Log out')
  expect(await heading('Login to Eidolon')).toBeTruthy()
  expect(accounts.calls).toContain('delete current')
})
