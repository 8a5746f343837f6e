import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { main, me, showSettings } from '#testing/settings.tsx'

afterEach(cleanup)

const training = () => main().findByRole<HTMLInputElement>('switch', { name: 'Not for training' })

it('[MARK-55] what one makes is kept out of training with a switch, which leaves other preferences alone', async () => {
  const written: unknown[] = []
  const updatePrefs = async (prefs: object) => {
    written.push(prefs)
    return { ...me, prefs }
  }
  await showSettings('/settings/data', { updatePrefs }, { prefs: { theme: 'day' } })
  expect((await training()).checked).toBe(false)
  await waitFor(async () => expect((await training()).disabled).toBe(false))
  await userEvent.click(await training())
  await waitFor(() => expect(written).toEqual([{ theme: 'day', training: 'no' }]))
  expect((await training()).checked).toBe(true)
})

it('[MARK-55] shows what is kept, also after the server refused a change', async () => {
  const updatePrefs = async () => Promise.reject(refusal(503, 'general_service_unavailable'))
  await showSettings('/settings/data', { updatePrefs }, { prefs: { training: 'no' } })
  await waitFor(async () => expect((await training()).checked).toBe(true))
  await userEvent.click(await training())
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  await waitFor(async () => expect((await training()).checked).toBe(true))
})

it('[MARK-81] so is the sign in the corner', async () => {
  const written: unknown[] = []
  const updatePrefs = async (prefs: object) => {
    written.push(prefs)
    return { ...me, prefs }
  }
  await showSettings('/settings/data', { updatePrefs }, { prefs: { training: 'no' } })
  const sign = () => main().findByRole<HTMLInputElement>('switch', { name: 'AI sign in the corner' })
  await waitFor(async () => expect((await sign()).disabled).toBe(false))
  await userEvent.click(await sign())
  await waitFor(() => expect(written).toEqual([{ training: 'no', sign: 'corner' }]))
  expect((await sign()).checked).toBe(true)
  expect((await training()).checked).toBe(true)
})
