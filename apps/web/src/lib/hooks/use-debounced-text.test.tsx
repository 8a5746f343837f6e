import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useDebouncedText } from './use-debounced-text.ts'

afterEach(cleanup)

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

it('[CWEB-1] hands on what was typed once, and takes what is cleared elsewhere', async () => {
  const heard: string[] = []
  render(<Field heard={heard} />)
  const field = screen.getByLabelText<HTMLInputElement>('text')
  await userEvent.type(field, 'abc')
  expect(field.value).toBe('abc')
  await waitFor(() => expect(heard).toEqual(['abc']))
  await userEvent.click(screen.getByRole('button'))
  expect(field.value).toBe('')
  await userEvent.type(field, 'x')
  await waitFor(() => expect(heard).toEqual(['abc', 'x']))
})
