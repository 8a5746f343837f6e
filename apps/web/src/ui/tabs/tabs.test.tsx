import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

it('moves with the arrow keys and shows one panel at a time', async () => {
  const tabs = ['Face', 'Hair'].map((label) => ({ id: label, label, content: `${label} sliders` }))
  render(<Tabs label="Genes" tabs={tabs} />)
  expect(screen.getByRole('tabpanel').textContent).toBe('Face sliders')
  await userEvent.click(screen.getByRole('tab', { name: 'Face' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Hair', selected: true })).toBeTruthy()
  expect(screen.getByRole('tabpanel').textContent).toBe('Hair sliders')
})
