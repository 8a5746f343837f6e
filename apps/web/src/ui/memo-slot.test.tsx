import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { memoSlot } from './memo-slot.tsx'

afterEach(cleanup)

it('[FIG-30] is rendered again for what it shows and not for a new handler, and the newest handler hears', async () => {
  const rendered = vi.fn<() => void>()
  const Part = memoSlot(({ word, onPress }: { readonly word: string; readonly onPress: () => void }) => {
    rendered()
    return (
      <button type="button" onClick={onPress}>
        {word}
      </button>
    )
  })
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { rerender } = render(<Part word="one" onPress={first} />)
  rerender(<Part word="one" onPress={second} />)
  expect(rendered).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'one' }))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  rerender(<Part word="two" onPress={second} />)
  expect(rendered).toHaveBeenCalledTimes(2)
})
