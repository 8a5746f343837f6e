import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

afterEach(cleanup)

function Stage({ onClose }: { readonly onClose: () => void }) {
  const ref = useFocusIfLost<HTMLElement>()
  return (
    <section ref={ref} aria-label="stage" tabIndex={-1}>
      <button onClick={onClose}>close</button>
    </section>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  const [button, close] = useFocusBack(() => setOpen(false))
  return (
    <>
      <input aria-label="elsewhere" onFocus={() => setOpen(true)} />
      {isOpen ? (
        <Stage onClose={close} />
      ) : (
        <button ref={button} onClick={() => setOpen(true)}>
          open
        </button>
      )}
    </>
  )
}

it('[CWEB-83] the stage takes over the focus of the button that it takes the place of', () => {
  render(<Page />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('region'))
})

it('[CWEB-83] and gives it back to that button', () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
})

it('[CWEB-83] whoever is elsewhere stays there', () => {
  render(<Page />)
  const elsewhere = screen.getByRole('textbox')
  elsewhere.focus()
  fireEvent.focus(elsewhere)
  expect(screen.getByRole('region')).toBeTruthy()
  expect(document.activeElement).toBe(elsewhere)
})
