import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Chip, ChoiceChip } from './chip.tsx'

afterEach(cleanup)

it('its cross says what it removes', async () => {
  const removed: string[] = []
  render(
    <>
      <Chip kind="understood" about="hair" text="bob, black" onRemove={() => removed.push('hair')} />
      <Chip kind="unknown" text="crepuscular" onRemove={() => removed.push('word')} />
      <Chip kind="understood" text="fixed" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove hair: bob, black' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss crepuscular' }))
  expect(removed).toEqual(['hair', 'word'])
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it('a choice is a radio with a name', async () => {
  render(
    <>
      <ChoiceChip name="aspect">1:1</ChoiceChip>
      <ChoiceChip name="aspect">4:5</ChoiceChip>
    </>,
  )
  await userEvent.click(screen.getByRole('radio', { name: '4:5' }))
  expect(screen.getByRole('radio', { name: '4:5', checked: true })).toBeTruthy()
})
