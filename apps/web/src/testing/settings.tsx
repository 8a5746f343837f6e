import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Models } from 'appwrite'
import type { TestWorld } from './accounts.ts'
import { renderApp, wallet } from './render-app.tsx'

export const me: Models.User<Models.Preferences> = {
  $id: wallet,
  $createdAt: '2026-09-02T10:00:00.000+00:00',
  $updatedAt: '2026-09-02T10:00:00.000+00:00',
  name: '',
  registration: '2026-09-02T10:00:00.000+00:00',
  status: true,
  labels: [],
  passwordUpdate: '',
  email: '',
  phone: '',
  emailVerification: false,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [],
  accessedAt: '',
}
type Calls = NonNullable<TestWorld['account']>

/** The settings of a signed-in account, on an account service of the test's own. */
export async function showSettings(
  path: string,
  account: Calls = {},
  user: Partial<typeof me> = {},
  world: TestWorld = {},
) {
  const kept = { ...me, ...user }
  const asked: string[] = []
  const noted = Object.fromEntries(
    Object.entries(account).map(([name, answer]) => [
      name,
      async (...args: never[]) => {
        asked.push([name, ...args].join(' '))
        return answer(...args)
      },
    ]),
  )
  const get = async () => kept
  const app = await renderApp(path, {
    signedIn: true,
    world: { ...world, account: { get, getPrefs: async () => kept.prefs, ...noted } },
    ...(world.site && { site: world.site }),
  })
  return { ...app, asked, kept }
}

export const main = () => within(screen.getByRole('main'))
export const heading = (name: string | RegExp) => main().findByRole('heading', { level: 1, name })
export const press = async (name: string | RegExp, place = main()) =>
  userEvent.click(await place.findByRole('button', { name }))
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
