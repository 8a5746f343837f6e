import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { wallet } from '#testing/render-app.tsx'
import { dialog, heading, main, press, showSettings } from '#testing/settings.tsx'
import { characterDocument, type TestStudio } from '#testing/studio.ts'

// A browser keeps the file; the tests' window would go there instead.
const saved: string[] = []
const keep = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return
  event.preventDefault()
  saved.push(event.target.download || event.target.getAttribute('href') || '')
}
beforeEach(() => document.addEventListener('click', keep))
afterEach(() => {
  document.removeEventListener('click', keep)
  saved.length = 0
  cleanup()
  localStorage.clear()
})

const none = { total: 0, sheets: 0, favorites: 0, trashed: 0, characters: [], styles: [], engines: [], albums: [] }

const parts = [
  { kind: 'pictures', bytes: 900_000_000, count: 412 },
  { kind: 'videos', bytes: 1_000_000_000, count: 1 },
  { kind: 'portraits', bytes: 0, count: 0 },
  { kind: 'uploads', bytes: 0, count: 0 },
  { kind: 'documents', bytes: 1_000_000, count: 1200 },
]
let storage: object = {}
beforeEach(() => {
  storage = { used: 1_901_000_000, quota: 2_000_000_000, quotaSubscribed: 100_000_000_000, parts }
})

const show = (bytes: number, send: NonNullable<TestStudio['send']>) =>
  showSettings(
    '/settings/data',
    {},
    {},
    {
      studio: {
        characters: [characterDocument()],
        send: async (method, path, json) => {
          if (path === '/media/counts') return Response.json({ ...none, trashed: 3, images: 12, videos: 1, bytes })
          if (path === '/account/storage') return Response.json(storage)
          return send(method, path, json)
        },
      },
    },
  )

it('[SET-17] an export tells how much has arrived, can be given up, and says when it failed', async () => {
  let parts: ReadableStreamDefaultController<Uint8Array> | undefined
  let refuse = false
  await show(4_000_000, async (_method, path) => {
    if (path !== '/account/export') throw refusal(404, 'subscription_not_offered')
    if (refuse) throw refusal(503, 'general_service_unavailable')
    return new Response(new ReadableStream({ start: (controller) => void (parts = controller) }))
  })
  expect(await main().findByText(/^1 character, 12 pictures and 1 video, 4.0 MB/)).toBeTruthy()
  await press('Export')
  expect(await main().findByRole('progressbar', { name: 'Exporting' })).toBeTruthy()
  parts?.enqueue(new Uint8Array(2_000_000))
  expect(await main().findByText('2.0 MB so far')).toBeTruthy()
  await userEvent.click(main().getByRole('link', { name: 'Profile' }))
  await press('Wait for it', await dialog('Your export is under way'))
  parts?.close()
  expect(await screen.findByText('Your export is saved.')).toBeTruthy()
  expect(saved).toEqual([expect.stringMatching(/^eidolon-\d{4}-\d\d-\d\d\.zip$/)])
  refuse = true
  await press('Export')
  expect((await main().findByRole('alert')).textContent).toMatch(/could not be reached/)
})

it('[SET-17] a large one is left to the browser', async () => {
  const asked: string[] = []
  await show(9_000_000_000, async (_method, path) => {
    asked.push(path)
    throw refusal(404, 'subscription_not_offered')
  })
  await main().findByText(/9.0 GB. All/)
  await press('Export')
  expect(await screen.findByText(/^Your browser is fetching it/)).toBeTruthy()
  expect(asked).not.toContain('/account/export')
  expect(saved).toEqual(['/v1/account/export?project=eidolon'])
})

it('[SET-19] deleting says what goes, wants the words, and ends at the login with the news', async () => {
  const sent: unknown[] = []
  await show(0, async (method, path, json) => {
    if (path !== '/account') throw refusal(404, 'subscription_not_offered')
    sent.push([method, json])
    return new Response(null, { status: 204 })
  })
  await press('Delete account')
  const form = await dialog('Delete your account?')
  expect(await form.findByText(/^1 character, 12 pictures and 1 video/)).toBeTruthy()
  await userEvent.type(form.getByRole('textbox'), 'delete')
  await press('Delete for ever', form)
  expect(await form.findByText('Type the words delete my account to go on.')).toBeTruthy()
  await userEvent.type(form.getByRole('textbox'), ' my account')
  await press('Delete for ever', form)
  expect(await heading('Login to Eidolon')).toBeTruthy()
  expect(main().getByRole('alert').textContent).toBe('Your account and everything in it is deleted.')
  expect(sent).toEqual([['DELETE', { confirm: wallet }]])
})

it('[SET-60] what is kept is shown with how much may be, what takes the room first, and where to make some', async () => {
  await show(0, async () => {
    throw refusal(404, 'subscription_not_offered')
  })
  const room = within(await main().findByRole('region', { name: 'Room' }))
  expect(await room.findByText('99.0 MB of 2.0 GB are left. A subscription has room for 100 GB.')).toBeTruthy()
  expect(room.getByRole('meter', { name: 'Room used' }).getAttribute('value')).toBe('1901000000')
  expect(room.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1.0 GB · 1 video',
    '900 MB · 412 pictures',
    '1.0 MB · 1,200 entries',
  ])
  expect(room.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/media?sort=size',
    '/media?trash=1',
  ])
})

it('[SET-60] whoever is beyond it is told that all of it stays', async () => {
  storage = { used: 3_000_000_000, quota: 2_000_000_000, quotaSubscribed: 2_000_000_000, parts }
  await show(0, async () => {
    throw refusal(404, 'subscription_not_offered')
  })
  expect(await main().findByText(/^3.0 GB are kept, and 2.0 GB may be. All of it stays/)).toBeTruthy()
  expect(main().getByRole('meter').getAttribute('max')).toBe('3000000000')
})
