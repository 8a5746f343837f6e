import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp, wallet } from '#testing/render-app.tsx'

afterEach(cleanup)

const protectedPaths = [
  ['/dashboard', 'Dashboard. A quiet studio.'],
  ['/characters', 'My Characters'],
  ['/characters/new', 'New Character'],
  ['/characters/someone', 'Character not found'],
  ['/characters/edit/someone', 'Character not found'],
  ['/media', 'Media'],
  ['/media/new', 'Generate Media'],
  ['/media/new/someone', 'Generate Media'],
] as const

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('routes', () => {
  it.each(['/', '/login', '/terms', '/privacy', '/verify'])('[SHELL-1] %s is open to everybody', async (path) => {
    const app = await renderApp(path)
    expect(await heading(/./)).toBeTruthy()
    expect(app.path()).toBe(path)
  })

  it.each(protectedPaths)('[SHELL-2] %s sends a visitor to the login', async (path) => {
    const app = await renderApp(path)
    expect(await heading('Login to Eidolon')).toBeTruthy()
    expect(app.path()).toBe('/login')
  })

  it.each(protectedPaths)('[SHELL-2] %s opens for somebody signed in', async (path, title) => {
    const app = await renderApp(path, { signedIn: true })
    expect(await heading(title)).toBeTruthy()
    expect(app.path()).toBe(path)
  })

  it('[SHELL-3] the login leads back to where somebody wanted to go', async () => {
    const app = await renderApp('/characters/edit/someone?tab=face')
    await heading('Login to Eidolon')
    await act(async () => app.auth.getState().login(wallet))
    expect(await heading('Character not found')).toBeTruthy()
    expect(app.path()).toBe('/characters/edit/someone')
  })

  it('[SHELL-4] somebody signed in who opens the login meets the dashboard', async () => {
    const app = await renderApp('/login', { signedIn: true })
    expect(await heading(/A quiet studio/)).toBeTruthy()
    expect(app.path()).toBe('/dashboard')
  })

  it.each(['/nowhere', '/characters/1/2', '/Dashboard2', '/media/new/a/b'])('[SHELL-5] %s leads to /', async (path) => {
    const app = await renderApp(path, { signedIn: true })
    expect(app.path()).toBe('/')
  })

  it('[SHELL-2] a logout on a protected page ends at the login', async () => {
    const app = await renderApp('/media', { signedIn: true })
    await heading(/^Media/)
    await act(async () => app.auth.getState().logout())
    expect(await heading('Login to Eidolon')).toBeTruthy()
    expect(app.path()).toBe('/login')
  })
})

describe('arriving', () => {
  it.each([
    ['/', 'Eidolon'],
    ['/login', 'Login to Eidolon · Eidolon'],
    ['/terms', 'Terms · Eidolon'],
    ['/dashboard', 'Dashboard · Eidolon'],
    ['/characters', 'My Characters · Eidolon'],
  ])('[SHELL-15] %s names itself in the title', async (path, title) => {
    await renderApp(path, { signedIn: path !== '/login' })
    await heading(/./)
    expect(document.title).toBe(title)
  })

  it('[SHELL-16] a navigation moves focus to the main heading; the first page leaves it alone', async () => {
    const app = await renderApp('/terms')
    await heading('Terms')
    expect(document.activeElement).toBe(document.body)
    await app.go('/privacy')
    expect(document.activeElement).toBe(await heading('Privacy'))
  })

  it('[SHELL-17] the first thing one can reach leads into the page', async () => {
    await renderApp('/terms')
    await heading('Terms')
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(document.activeElement).toBe(skip)
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
  })

  it('[SHELL-18] going back returns to where one had scrolled; going on starts at the top', async () => {
    const app = await renderApp('/terms')
    await heading('Terms')
    window.scrollTo(0, 400)
    window.dispatchEvent(new Event('scroll'))
    await app.go('/privacy')
    await heading('Privacy')
    expect(window.scrollY).toBe(0)
    await app.go(-1)
    await heading('Terms')
    expect(window.scrollY).toBe(400)
    window.scrollTo(0, 0)
  })
})
