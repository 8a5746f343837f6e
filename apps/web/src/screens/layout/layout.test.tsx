import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import toast from 'react-hot-toast/headless'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { defaultSite } from '@eidolon/contract/site.ts'
import { generationDocument } from '#testing/generations.ts'
import { renderApp } from '#testing/render-app.tsx'
import { isCurrent } from './entries.ts'

afterEach(() => {
  cleanup()
  toast.remove()
  window.scrollTo(0, 0)
})

const bar = () => within(screen.getByRole('banner'))
const main = () => within(screen.getByRole('main'))
const scrollTo = (y: number) =>
  act(() => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
  })

describe('what is ready on another screen', () => {
  const ready = async (path: string) => {
    const line = new EventTarget()
    const view = await renderApp(path, { signedIn: true, world: { studio: { line } } })
    const payload = generationDocument({
      status: 'succeeded',
      mediaIds: ['m1', 'm2'],
      finishedAt: '2026-11-15T08:00:03.000+00:00',
      $updatedAt: '2026-11-15T08:00:03.000+00:00',
    })
    const channel = `databases.${databaseId}.collections.${collectionIds.generations}.documents`
    const data = JSON.stringify({ type: 'event', data: { events: ['x.update'], channels: [channel], payload } })
    await act(async () => void line.dispatchEvent(new MessageEvent('message', { data })))
    return view
  }

  it('[SHELL-82] it is said, counted at Media, and shown', async () => {
    const { path } = await ready('/dashboard')
    expect(screen.getByText('2 pictures are ready.')).toBeTruthy()
    expect(bar().getAllByRole('link', { name: 'Media 2 new' })).not.toHaveLength(0)
    expect(bar().getByRole('button', { name: 'Open menu, 2 new' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(path()).toBe('/media')
    expect(bar().getAllByRole('link', { name: 'Media' })).not.toHaveLength(0)
  })

  it('[SHELL-82] the library shows it by itself', async () => {
    await ready('/media')
    expect(screen.queryByText('2 pictures are ready.')).toBeNull()
    expect(bar().queryAllByRole('link', { name: 'Media 2 new' })).toEqual([])
  })
})

describe('keys', () => {
  const sheet = () => screen.queryByRole('dialog', { name: 'Keys' })

  it.each([
    ['/dashboard', 'This sheet'],
    ['/media/new', 'Generate, wherever you are'],
    ['/media', 'Move to trash'],
    ['/characters', 'Select, on the box of a character'],
    ['/characters/new', 'Save, in a field of one line'],
    ['/characters/ines', 'From the front again'],
    ['/poses/new', 'Undo; with Shift redo'],
  ])('[SHELL-81] a question mark at %s tells: %s', async (path, words) => {
    await renderApp(path, { signedIn: true })
    await userEvent.keyboard('?')
    expect(within(await screen.findByRole('dialog', { name: 'Keys' })).getByText(words)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet()).toBeNull())
  })

  it('[SHELL-81] a question mark in a field is a question mark', async () => {
    await renderApp('/characters', { signedIn: true })
    const search = await main().findByPlaceholderText<HTMLInputElement>('Search characters...')
    await userEvent.type(search, 'who?')
    expect(search.value).toBe('who?')
    expect(sheet()).toBeNull()
  })
})

describe('bar', () => {
  it('[SHELL-6] is opaque once the page is scrolled more than 10 pixels', async () => {
    await renderApp('/terms')
    const state = () => screen.getByRole('banner').dataset.state
    expect(state()).toBe('top')
    scrollTo(10)
    expect(state()).toBe('top')
    scrollTo(11)
    expect(state()).toBe('scrolled')
    scrollTo(0)
    expect(state()).toBe('top')
  })

  it('[SHELL-7] shows the logo, which links to /, and the three entries', async () => {
    await renderApp('/dashboard', { signedIn: true })
    expect(bar().getByRole('link', { name: 'Eidolon, home' }).getAttribute('href')).toBe('/')
    const links = within(bar().getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Characters', '/characters'],
      ['Media', '/media'],
      ['Stories', '/stories'],
    ])
  })

  it('[SHELL-8] an entry is current on its path and below it, and on nothing that merely begins alike', () => {
    expect(isCurrent('/media', '/media')).toBe(true)
    expect(isCurrent('/media', '/media/new')).toBe(true)
    expect(isCurrent('/media', '/mediathek')).toBe(false)
    expect(isCurrent('/media', '/')).toBe(false)
  })

  it('[SHELL-8] only somebody signed in sees an entry highlighted', async () => {
    const app = await renderApp('/characters/new', { signedIn: true })
    const current = () =>
      bar()
        .queryAllByRole('link', { current: 'page' })
        .map((link) => link.textContent)
    expect(current()).toEqual(['Characters'])
    await act(async () => app.auth.getState().logout())
    expect(current()).toEqual([])
  })

  it('[SHELL-9] an entry leads a visitor to the login and, after signing in, to its place', async () => {
    const app = await renderApp('/terms')
    await userEvent.click(bar().getByRole('link', { name: 'Media' }))
    await waitFor(() => expect(app.path()).toBe('/login'))
    await act(async () => app.auth.getState().login('abcdefghijkl'))
    await waitFor(() => expect(app.path()).toBe('/media'))
    await userEvent.click(bar().getByRole('link', { name: 'Characters' }))
    await waitFor(() => expect(app.path()).toBe('/characters'))
  })

  it('[SHELL-10] shows the shortened address and Logout to whoever is signed in', async () => {
    const app = await renderApp('/terms', { signedIn: true })
    // Once in the bar, once in the menu that small screens fold out.
    expect(bar().getAllByText('9WzD...AWWM')).toHaveLength(2)
    expect(bar().queryByRole('button', { name: 'Select Wallet' })).toBeNull()
    await userEvent.click(bar().getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(app.auth.getState().isAuthenticated).toBe(false))
    expect(bar().getByRole('button', { name: 'Select Wallet' })).toBeTruthy()
    expect(bar().queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})

describe('menu', () => {
  const openMenu = () => userEvent.click(bar().getByRole('button', { name: 'Open menu' }))
  const menu = () => document.getElementById('bar-menu')
  const expanded = () => bar().getByRole('button', { name: /menu/ }).getAttribute('aria-expanded')

  it('[SHELL-11] has the same entries and closes on navigation', async () => {
    const app = await renderApp('/dashboard', { signedIn: true })
    expect(menu()?.hidden).toBe(true)
    await openMenu()
    expect([menu()?.hidden, expanded()]).toEqual([false, 'true'])
    const links = within(menu() ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Characters', 'Media', 'Stories'])
    await userEvent.click(links[2] ?? document.body)
    await waitFor(() => expect(app.path()).toBe('/media'))
    expect([menu()?.hidden, expanded()]).toEqual([true, 'false'])
  })

  it('[SHELL-11] closes on a navigation to the page one is on', async () => {
    await renderApp('/dashboard', { signedIn: true })
    await openMenu()
    await userEvent.click(within(menu() ?? document.body).getByRole('link', { name: 'Dashboard' }))
    expect(menu()?.hidden).toBe(true)
  })

  it('[SHELL-11] closes with Escape and gives the focus back', async () => {
    await renderApp('/terms')
    await openMenu()
    await userEvent.keyboard('{Escape}')
    expect(menu()?.hidden).toBe(true)
    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'Open menu' }))
  })
})

describe('footer', () => {
  it('[SHELL-12] names the product, tagline, version, social link, mail and year', async () => {
    vi.setSystemTime(new Date('2031-06-01T12:00:00Z'))
    await renderApp('/terms')
    vi.useRealTimers()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('Advanced Neural Networks for Digital Identity Creation')).toBeTruthy()
    expect(footer.getByText('v2.0.1')).toBeTruthy()
    expect(footer.getByText('© 2031 Eidolon')).toBeTruthy()
    expect(footer.getByRole('link', { name: 'X / Twitter' }).getAttribute('href')).toBe('https://x.com/eidolon_example')
    expect(footer.getByRole('link', { name: 'hello@eidolon.example' }).getAttribute('href')).toBe(
      'mailto:hello@eidolon.example',
    )
  })

  it('[SHELL-26] shows what the operator calls it', async () => {
    const own = { productName: 'Atelier', socialUrl: 'https://social.example/@atelier', contactEmail: 'a@b.example' }
    const site = { ...defaultSite, ...own }
    await renderApp('/login', { site })
    expect(await main().findByRole('heading', { level: 1, name: 'Login to Atelier' })).toBeTruthy()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'social.example' })).toBeTruthy()
    expect(footer.getByRole('link', { name: 'a@b.example' })).toBeTruthy()
    expect(document.title).toContain('Atelier')
  })
})

describe('main area', () => {
  it('[SHELL-13] toasts have a place of their own on every page', async () => {
    await renderApp('/terms')
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy()
  })

  it('[SHELL-14] is full width without padding on /, padded and limited elsewhere', async () => {
    const app = await renderApp('/')
    expect(screen.getByRole('main').dataset.width).toBe('full')
    await app.go('/terms')
    expect(screen.getByRole('main').dataset.width).toBe('page')
  })
})
