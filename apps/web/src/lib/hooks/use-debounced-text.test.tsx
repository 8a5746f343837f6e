import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedText } from './use-debounced-text.ts'

// A machine that does something else between two keys would make a pause of them.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Field({ heard }: { readonly heard: string[] }) {
  const [value, setValue] = useState('')
  const [text, setText] = useDebouncedText(value, (next) => {
    heard.push(next)
    setValue(next)
  })
  return (
    <>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  )
}

it('[CWEB-1] hands on what was typed once, and takes what is cleared elsewhere', () => {
  const heard: string[] = []
  render(<Field heard={heard} />)
  const field = screen.getByLabelText<HTMLInputElement>('text')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  for (const value of ['a', 'ab', 'abc']) {
    type(value)
    wait(249)
  }
  expect(field.value).toBe('abc')
  expect(heard).toEqual([])
  wait(1)
  expect(heard).toEqual(['abc'])
  fireEvent.click(screen.getByRole('button'))
  expect(field.value).toBe('')
  type('x')
  wait(250)
  expect(heard).toEqual(['abc', 'x'])
  wait(1000)
  expect(heard).toEqual(['abc', 'x'])
})
