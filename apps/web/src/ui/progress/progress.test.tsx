import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Progress } from './progress.tsx'

afterEach(cleanup)

it.each([
  [0.66, '0.66'],
  [1.4, '1'],
  [undefined, null],
])('tells a share of %s as %s', (done, told) => {
  render(<Progress label="Drawing" done={done} />)
  expect(screen.getByRole('progressbar', { name: 'Drawing' }).getAttribute('value')).toBe(told)
})
