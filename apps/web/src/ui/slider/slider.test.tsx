import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Slider } from './slider.tsx'

afterEach(cleanup)

function Sample() {
  const [value, setValue] = useState(40)
  return <Slider label="Strength" value={value} onChange={setValue} ends={['subtle', 'strong']} />
}

it('is named by its label and moves with the keyboard', async () => {
  render(<Sample />)
  const slider = screen.getByRole('slider', { name: 'Strength' })
  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuenow')).toBe('41')
})
