import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

it('while busy it keeps the focus and does nothing', async () => {
  let clicks = 0
  const { rerender } = render(<Button onClick={() => clicks++}>Save</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  rerender(
    <Button busy onClick={() => clicks++}>
      Saving
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving' })
  await userEvent.click(button)
  expect([clicks, button.getAttribute('aria-busy'), document.activeElement === button]).toEqual([1, 'true', true])
})

it('does not submit a form unless it is told to', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
