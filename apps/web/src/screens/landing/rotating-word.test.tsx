import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountsProvider } from '#features/accounts/auth.tsx'
import { testAccounts } from '#testing/accounts.ts'
import { Hero } from './hero.tsx'
import { RotatingWord } from './rotating-word.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const word = () => screen.getByTestId('hero-word').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Stands for the system's setting; `change` is the visitor changing it while the page is open. */
function motionSetting(reduced: boolean) {
  const setting = Object.assign(new EventTarget(), {
    matches: reduced,
    media: '(prefers-reduced-motion: reduce)',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
  vi.spyOn(window, 'matchMedia').mockReturnValue(setting)
  return (matches: boolean) => {
    setting.matches = matches
    act(() => void setting.dispatchEvent(new Event('change')))
  }
}

function tab() {
  const hidden = vi.spyOn(document, 'hidden', 'get')
  return (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
}

describe('RotatingWord', () => {
  it('[LAND-1] changes every 3000 ms and begins again after the fourth word', () => {
    motionSetting(false)
    render(<RotatingWord />)
    expect(word()).toBe('Characters')
    pass(2999)
    expect(word()).toBe('Characters')
    pass(1)
    expect(word()).toBe('Identities')
    const following = [1, 2, 3].map(() => {
      pass(3000)
      return word()
    })
    expect(following).toEqual(['Personas', 'Avatars', 'Characters'])
  })

  it('[LAND-2] stands still under reduced motion', () => {
    motionSetting(true)
    render(<RotatingWord />)
    pass(30_000)
    expect(word()).toBe('Characters')
  })

  it('[LAND-2] goes back to its first word when reduced motion is switched on, and turns again when it is off', () => {
    const change = motionSetting(false)
    render(<RotatingWord />)
    pass(3000)
    expect(word()).toBe('Identities')
    change(true)
    expect(word()).toBe('Characters')
    pass(30_000)
    expect(word()).toBe('Characters')
    change(false)
    pass(3000)
    expect(word()).toBe('Identities')
  })

  it('[LAND-4] waits while the tab is hidden', () => {
    motionSetting(false)
    const hide = tab()
    render(<RotatingWord />)
    hide(true)
    pass(30_000)
    expect(word()).toBe('Characters')
    hide(false)
    pass(3000)
    expect(word()).toBe('Identities')
  })

  it('leaves no timer behind', () => {
    motionSetting(false)
    render(<RotatingWord />).unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[LAND-5] is not read out: the headline keeps its name and announces nothing', () => {
    motionSetting(false)
    render(
      <MemoryRouter>
        <AccountsProvider accounts={testAccounts()}>
          <Hero />
        </AccountsProvider>
      </MemoryRouter>,
    )
    const name = 'Create AI Characters that stay themselves.'
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined()
    pass(3000)
    expect(word()).toBe('Identities')
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined()
    const shown = screen.getByTestId('hero-word')
    expect(shown.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(shown.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })
})
