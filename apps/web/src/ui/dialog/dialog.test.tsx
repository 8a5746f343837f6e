import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog title="Are you sure?" open={open} onClose={() => setOpen(false)} actions={<Button>Yes</Button>}>
        Really.
      </Dialog>
    </>
  )
}

it('is named by its title, takes the focus and gives it back', async () => {
  render(<Sample />)
  const opener = screen.getByRole('button', { name: 'Delete' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('closes with its own button', async () => {
  render(<Sample />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
