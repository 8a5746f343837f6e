import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { BrushTools } from './brush-tools.tsx'
import { usePaintBox } from './use-paint-box.ts'

afterEach(cleanup)

function Panel() {
  const paint = usePaintBox()
  return (
    <>
      <BrushTools paint={paint} />
      <pre data-testid="points">{JSON.stringify(paint.strokes.map(({ points }) => points))}</pre>
    </>
  )
}
const points = () => JSON.parse(screen.getByTestId('points').textContent)

it('[GENW-161] who does not point puts a rectangle there by keys, moves its sides and takes it back', async () => {
  const user = userEvent.setup()
  render(<Panel />)
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: 'Rectangle' }))
  await user.click(screen.getByRole('button', { name: 'Rectangle in the middle' }))
  expect(points()).toEqual([[300, 300, 700, 700]])
  screen.getByRole('slider', { name: 'Left' }).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(points()).toEqual([[280, 300, 700, 700]])
  screen.getByRole('slider', { name: 'Bottom' }).focus()
  await user.keyboard('{Home}')
  // A side stops where the other one is.
  expect(points()).toEqual([[280, 300, 700, 310]])
  await user.click(screen.getByRole('button', { name: 'Rectangle in the middle' }))
  expect(screen.getByText('2 strokes are painted.')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(points()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(points()).toEqual([])
})
