import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Announced } from './announced.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('[READW-2] is read out when it has stood still, and not for what comes and goes', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Announced line="" />)
  const heard: (string | null)[] = []
  const say = async (line: string, milliseconds: number) => {
    rerender(<Announced line={line} />)
    await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    heard.push(screen.getByRole('status').textContent)
  }
  await say('Not drawn: hus.', 300)
  await say('Not drawn: husky.', 300)
  await say('Not drawn: husky.', 3000)
  await say('Not drawn: husky, ne.', 300)
  await say('Not drawn: husky.', 3000)
  expect(heard).toEqual(['', '', 'Not drawn: husky.', 'Not drawn: husky.', 'Not drawn: husky.'])
})
