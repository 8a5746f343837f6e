import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { refusal } from '#testing/accounts.ts'
import { dialog, main, press, showSettings } from '#testing/settings.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const factors = { totp: true, email: true, phone: false, recoveryCode: true }

/** A second factor that is on, and a server that wants a proof before it is switched off. */
async function switchOff(ways: readonly string[]) {
  const seen = { proved: false, sent: '' }
  const app = await showSettings(
    '/settings/second-factor',
    {
      listMfaFactors: async () => factors,
      updateMFA: async () => {
        if (!seen.proved) throw refusal(401, 'user_challenge_required')
      },
      createMfaChallenge: async () => ({ $id: 'c1' }),
      updateMfaChallenge: async () => {
        seen.proved = true
      },
    },
    { mfa: true },
    {
      studio: {
        send: async (method, path, json) => {
          if (method === 'GET' && path === '/account/proof') return Response.json({ recent: false, ways })
          seen.sent = `${method} ${path} ${JSON.stringify(json)}`
          if (fieldsOf(json)['password'] !== 'correct horse') throw refusal(401, 'user_invalid_credentials')
          seen.proved = true
          return Response.json({})
        },
      },
    },
  )
  await userEvent.click(await main().findByRole('switch', { name: /second factor/ }))
  return { ...app, seen, question: await dialog('Is it still you?') }
}

it('[SET-41] the password is asked for, and the change goes on by itself', async () => {
  const { seen, question, asked } = await switchOff(['password', 'totp'])
  await userEvent.type(await question.findByLabelText('Your password'), 'wrong{Enter}')
  expect(await question.findByText('That is not the password.')).toBeTruthy()
  await userEvent.clear(question.getByLabelText('Your password'))
  await userEvent.type(question.getByLabelText('Your password'), 'correct horse{Enter}')
  expect(await screen.findByText('No longer asked for.')).toBeTruthy()
  expect(seen.sent).toBe('PUT /account/proof/password {"password":"correct horse"}')
  expect(asked.filter((call) => call.startsWith('updateMFA'))).toEqual(['updateMFA false', 'updateMFA false'])
})

it('[SET-41] of codes only those that count are offered', async () => {
  const { question, asked } = await switchOff(['totp', 'recoverycode'])
  expect(await question.findByRole('button', { name: 'Use a recovery code' })).toBeTruthy()
  expect(question.queryByRole('button', { name: 'Send a mail' })).toBeNull()
  await userEvent.type(question.getByLabelText('Code from your authenticator app'), '123456')
  await press('Go on', question)
  expect(await screen.findByText('No longer asked for.')).toBeTruthy()
  expect(asked).toContain('updateMfaChallenge c1 123456')
})

it('[SET-41] whoever turns away is told that nothing was changed; another way can be chosen', async () => {
  const { question, asked } = await switchOff(['wallet', 'password'])
  expect(await question.findByRole('button', { name: 'Sign with your wallet' })).toBeTruthy()
  await press('Use your password', question)
  expect(await question.findByLabelText('Your password')).toBeTruthy()
  await press('Close', question)
  expect(await screen.findByText('Nothing was changed: show first that it is still you.')).toBeTruthy()
  expect(asked.filter((call) => call.startsWith('updateMFA'))).toHaveLength(1)
})
