import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => toast.remove())
  cleanup()
  vi.useRealTimers()
})

const shown = () => screen.getAllByRole('listitem')
const item = () => screen.queryByRole('listitem')
const state = () => item()?.dataset.state
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('toasts', () => {
  it('[SHELL-27] at most 20 are shown at once, the newest first', () => {
    act(() => {
      for (let i = 1; i <= 25; i++) toast(`Toast ${i}`)
    })
    expect(shown()).toHaveLength(20)
    expect(shown()[0]?.textContent).toContain('Toast 25')
    expect(screen.queryByText('Toast 5')).toBeNull()
  })

  it.each([
    ['blank', 4000, () => toast('Words')],
    ['error', 4000, () => toast.error('Words')],
    ['custom', 4000, () => toast.custom('Words')],
    ['success', 2000, () => toast.success('Words')],
  ] as const)('[SHELL-28] %s stands for %i ms', (_type, duration, show) => {
    act(() => void show())
    pass(duration - 1)
    expect(state()).toBe('open')
    pass(1)
    expect(state()).toBe('closing')
  })

  it('[SHELL-28] loading does not expire', () => {
    act(() => void toast.loading('Words'))
    pass(3_600_000)
    expect(state()).toBe('open')
  })

  it('[SHELL-29] is removed 1000 ms after it was dismissed', () => {
    act(() => void toast('Words'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(state()).toBe('closing')
    pass(999)
    expect(item()).not.toBeNull()
    pass(1)
    expect(item()).toBeNull()
  })

  it.each([
    ['the pointer is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['it holds the focus', fireEvent.focus, fireEvent.blur],
  ] as const)('[SHELL-30] its time stands still while %s', (_how, reach, leave) => {
    act(() => void toast('Words'))
    pass(3000)
    const region = screen.getByRole('region', { name: 'Notifications' })
    reach(region)
    pass(60_000)
    expect(state()).toBe('open')
    leave(region)
    pass(999)
    expect(state()).toBe('open')
    pass(1)
    expect(state()).toBe('closing')
  })

  it('[SHELL-31] is read out: politely, a failure at once', () => {
    act(() => {
      toast.success('Saved.')
      toast.error('Not saved.')
    })
    const live = (words: string) => screen.getByText(words).closest('[aria-live]')?.getAttribute('aria-live')
    expect([live('Saved.'), live('Not saved.')]).toEqual(['polite', 'assertive'])
    expect(within(screen.getByRole('region')).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
  })
})
