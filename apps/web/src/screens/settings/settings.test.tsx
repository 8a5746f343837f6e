import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Models } from 'appwrite'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSite } from '@eidolon/contract/site.ts'
import { refusal } from '#testing/accounts.ts'
import { renderApp, wallet } from '#testing/render-app.tsx'
import { dialog, heading, main, me, press, showSettings as show } from '#testing/settings.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.lang = 'en'
  delete document.documentElement.dataset['theme']
})

const session = (overrides: Partial<Models.Session>) => ({
  $id: 's1',
  $createdAt: '2026-11-14T10:00:00.000+00:00',
  provider: 'solana',
  ip: '203.0.113.7',
  clientName: 'Firefox',
  osName: 'Windows',
  deviceName: 'desktop',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '--',
  countryName: 'Unknown',
  current: false,
  ...overrides,
})

describe('the parts', () => {
  it('[SET-1] stand beside their list, the first unless another is asked for', async () => {
    const app = await show('/settings')
    expect(await heading('Profile')).toBeTruthy()
    expect(document.title).toBe('Profile · Eidolon')
    const list = within(main().getByRole('navigation', { name: 'Parts of the settings' }))
    await userEvent.click(list.getByRole('link', { name: 'Display' }))
    expect(await heading('Display')).toBeTruthy()
    expect(app.path()).toBe('/settings/display')
    expect(list.getByRole('link', { name: 'Display' }).getAttribute('aria-current')).toBe('page')
    await app.go('/settings/nowhere')
    expect(await heading('Profile')).toBeTruthy()
    expect(app.path()).toBe('/settings')
  })

  it('[SET-1] need somebody signed in', async () => {
    const app = await renderApp('/settings/sessions')
    expect(await heading('Login to Eidolon')).toBeTruthy()
    expect(app.path()).toBe('/login')
  })
})

describe('profile', () => {
  it('[SET-3] a name is saved, and what the server refuses stands beside it', async () => {
    let refuse = true
    const updateName = async (name: string) => {
      if (refuse) throw refusal(400, 'general_argument_invalid', 'Not this name.')
      return { ...me, name }
    }
    const { asked } = await show('/settings/profile', { updateName })
    const field = await main().findByLabelText('Display name')
    await userEvent.type(field, '  Maya ')
    await press('Save name')
    expect(await main().findByText('Not this name.')).toBeTruthy()
    refuse = false
    await press('Save name')
    expect(await screen.findByText('Your name is saved.')).toBeTruthy()
    expect(asked).toEqual(['updateName Maya', 'updateName Maya'])
  })

  it('[SET-4] what is no picture, or too large, is not sent', async () => {
    await show('/settings/profile')
    const input = await main().findByLabelText('Picture file')
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'text/plain' }), { applyAccept: false })
    expect((await main().findByRole('alert')).textContent).toMatch(/^Choose a PNG/)
  })
})

describe('sessions', () => {
  const listSessions = async () => ({
    total: 3,
    sessions: [
      session({ $id: 'old', osName: 'iOS', deviceName: 'smartphone' }),
      session({ $id: 'here', current: true, $createdAt: '2026-11-01T10:00:00.000+00:00' }),
      session({ $id: 'new', osName: 'GNU/Linux', $createdAt: '2026-11-15T08:00:00.000+00:00', provider: 'email' }),
    ],
  })

  it('[SET-5] this one first, then the latest; each of the others can be ended', async () => {
    const { accounts } = await show('/settings/sessions', { listSessions })
    const rows = await within(await main().findByRole('list', { name: 'Sessions' })).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent.match(/on (Windows|GNU|iOS)/)?.[1])).toEqual(['Windows', 'GNU', 'iOS'])
    expect(rows[0]?.textContent).toContain('This one')
    expect(rows[1]?.textContent).toContain('Signed in with e-mail and password')
    await press('Sign out: Firefox on iOS')
    expect(await screen.findByText('That session has ended.')).toBeTruthy()
    await press('Sign out the others')
    expect(await screen.findByText('All other sessions have ended.')).toBeTruthy()
    expect(accounts.calls.filter((call) => call.startsWith('delete'))).toEqual([
      'delete old',
      'delete new',
      'delete old',
    ])
  })

  it('[SET-5] signing out everywhere asks first, and leads to the login', async () => {
    const app = await show('/settings/sessions', { listSessions })
    await press('Sign out everywhere')
    await press('Sign out everywhere', await dialog('Sign out everywhere?'))
    expect(await heading('Login to Eidolon')).toBeTruthy()
    expect(app.accounts.calls).toContain('delete all')
  })

  it('[SET-24] a list that does not arrive says so and can be asked for again', async () => {
    let broken = true
    await show('/settings/sessions', {
      listSessions: async () => {
        if (broken) throw refusal(400, 'general_unknown')
        return listSessions()
      },
    })
    expect(await main().findByText('Your sessions did not arrive')).toBeTruthy()
    broken = false
    await press('Try again')
    expect(await main().findByText('Firefox on iOS')).toBeTruthy()
  })
})

it('[SET-6] activity comes in pages, the newest first', async () => {
  const log = { ...session({}), event: 'session.create', time: '2026-11-14T10:00:00.000+00:00' }
  const listLogs = async (queries: readonly string[]) => {
    const [limit, offset] = queries.map((query) => Number(JSON.parse(query).values[0]))
    return { total: 30, logs: Array.from({ length: Math.min(limit ?? 0, 30 - (offset ?? 0)) }, () => log) }
  }
  await show('/settings/activity', { listLogs })
  expect(await main().findByText('25 of 30')).toBeTruthy()
  expect(main().getAllByText('Signed in')).toHaveLength(25)
  await press('Show older')
  expect(await main().findByText('30 of 30')).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Show older' })).toBeNull()
})

describe('display', () => {
  const show_ = (updatePrefs: (prefs: object) => Promise<unknown>) =>
    show('/settings/display', { updatePrefs }, { prefs: { theirs: 'x' } })

  it('[SET-7] [SET-2] how it looks and writes is kept with the account, beside what others keep there', async () => {
    const sent: object[] = []
    const app = await show_(async (prefs) => {
      sent.push(prefs)
      app.kept.prefs = { ...prefs }
      return { ...me, prefs }
    })
    await userEvent.selectOptions(await main().findByLabelText('Dates and numbers'), 'en-GB')
    await userEvent.click(main().getByRole('radio', { name: 'Day' }))
    await expect.poll(() => sent.length).toBe(2)
    expect(sent.at(-1)).toEqual({ theirs: 'x', region: 'en-GB', theme: 'day' })
    expect([document.documentElement.lang, document.documentElement.dataset['theme']]).toEqual(['en-GB', 'light'])
  })

  it('[SET-2] is put back when the server does not take it; the landing page is always at night', async () => {
    const app = await show_(async () => Promise.reject(refusal(400, 'general_argument_invalid', 'Not now.')))
    await userEvent.click(await main().findByRole('radio', { name: 'Day' }))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    localStorage.setItem('theme', 'day')
    await app.go('/terms')
    expect(document.documentElement.dataset['theme']).toBe('light')
    await app.go('/')
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })
})

describe('signing in', () => {
  it('[SET-8] the first address brings the password, and its mail is sent at once', async () => {
    const updateEmail = async (email: string) => ({ ...me, email, passwordUpdate: me.registration })
    const createVerification = async () => ({})
    const { asked } = await show('/settings/sign-in', { updateEmail, createVerification })
    await press('Add e-mail')
    const form = await dialog('Add e-mail')
    await press('Save', form)
    expect(await form.findByText('Enter an address such as maya@example.com.')).toBeTruthy()
    await userEvent.type(form.getByLabelText('E-mail address'), 'maya@studio.example')
    await userEvent.type(form.getByLabelText('Choose a password'), 'correct horse')
    await press('Save', form)
    expect(await screen.findByText(/^Saved. A mail is on its way to maya@studio.example/)).toBeTruthy()
    expect(asked).toEqual([
      'updateEmail maya@studio.example correct horse',
      expect.stringMatching(/^createVerification http.*\/auth\/verify$/),
    ])
  })

  it('[SET-8] a wrong password is told beside it, and an address that is taken beside that', async () => {
    let type = 'user_invalid_credentials'
    const updateEmail = async () => Promise.reject(refusal(type === 'user_invalid_credentials' ? 401 : 409, type))
    await show('/settings/sign-in', { updateEmail }, { email: 'old@studio.example', passwordUpdate: me.registration })
    await press('Change e-mail')
    const form = await dialog('Change e-mail')
    await userEvent.type(form.getByLabelText('E-mail address'), 'maya@studio.example')
    await userEvent.type(form.getByLabelText('Your password'), 'correct horse')
    await press('Save', form)
    expect(await form.findByText('That is not the password.')).toBeTruthy()
    expect(form.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
    type = 'user_target_already_exists'
    await press('Save', form)
    expect(await form.findByText('This address is already in use.')).toBeTruthy()
    expect(form.getByLabelText('E-mail address').getAttribute('aria-invalid')).toBe('true')
  })

  it('[SET-9] a number is confirmed by the code that was sent to it', async () => {
    const { asked, kept } = await show(
      '/settings/sign-in',
      {
        createPhoneVerification: async () => ({}),
        updatePhoneVerification: async () => {
          kept.phoneVerification = true
        },
      },
      { phone: '+351912345678' },
    )
    await press('Confirm')
    const form = await dialog('Confirm your number')
    await userEvent.type(form.getByLabelText('Code'), '123 456')
    await press('Confirm', form)
    expect(await screen.findByText('Your number is confirmed.')).toBeTruthy()
    expect(asked.at(-1)).toBe(`updatePhoneVerification ${wallet} 123456`)
    expect(await main().findByText('Confirmed')).toBeTruthy()
  })

  it('[SET-10] a password is changed with the one before', async () => {
    const updatePassword = async () => me
    const { asked } = await show('/settings/sign-in', { updatePassword }, { passwordUpdate: me.registration })
    await press('Change password')
    const form = await dialog('Change password')
    await userEvent.type(form.getByLabelText('Your password now'), 'correct horse')
    await userEvent.type(form.getByLabelText('New password'), 'short')
    await press('Save', form)
    expect(asked).toEqual([])
    await userEvent.type(form.getByLabelText('New password'), ' no more')
    await press('Save', form)
    expect(await screen.findByText(/^Your password is changed/)).toBeTruthy()
    expect(asked).toEqual(['updatePassword short no more correct horse'])
  })

  it('[SET-11] services are offered where they are set up, and can be unlinked after a question', async () => {
    const identity = { $id: 'i1', provider: 'github', providerEmail: 'maya@hub.example', $createdAt: me.$createdAt }
    let identities = [identity]
    const site = {
      ...defaultSite,
      providers: [
        { id: 'github', name: 'GitHub' },
        { id: 'oidc', name: 'Work' },
      ],
    }
    const calls = {
      listIdentities: async () => ({ total: identities.length, identities }),
      deleteIdentity: async () => {
        identities = []
      },
    }
    await show('/settings/sign-in', calls, {}, { site })
    expect(await main().findByText(/maya@hub.example/)).toBeTruthy()
    expect(main().getByRole('button', { name: 'Link Work' })).toBeTruthy()
    await press('Unlink GitHub')
    await press('Unlink', await dialog('Unlink GitHub?'))
    expect(await main().findByRole('button', { name: 'Link GitHub' })).toBeTruthy()
  })

  it('[SET-11] [SET-23] where none is set up none is shown; what went wrong on the way is', async () => {
    const listIdentities = async () => ({ total: 0, identities: [] })
    await show('/settings/sign-in', { listIdentities })
    await main().findByText('Phone')
    expect(main().queryByText('Other services')).toBeNull()
    cleanup()
    const site = { ...defaultSite, providers: [{ id: 'github', name: 'GitHub' }] }
    const error = encodeURIComponent('{"type":"user_already_exists","code":409,"message":"No."}')
    await show(`/settings/sign-in?error=${error}`, { listIdentities }, {}, { site })
    expect((await main().findByRole('alert')).textContent).toMatch(/another account/)
  })
})
