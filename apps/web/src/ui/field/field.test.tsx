import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AreaField, TextField } from './field.tsx'

afterEach(cleanup)

it('says beside the field what is wrong, and reads it with the field', () => {
  render(<TextField label="Age" hint="In years." error="Enter 18 to 120." defaultValue="16" />)
  const field = screen.getByRole('textbox', { name: 'Age' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Enter 18 to 120.', 'In years.'])
})

it('claims no error and no description where there is none', () => {
  render(<TextField label="Name" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect([field.hasAttribute('aria-invalid'), field.hasAttribute('aria-describedby')]).toEqual([false, false])
})

it.each([
  ['a'.repeat(8), 'fine', ''],
  ['a'.repeat(9), 'near', ''],
  ['a'.repeat(12), 'over', '2 characters too many'],
])('counts %s: %s', (value, state, said) => {
  render(<AreaField label="Appearance" limit={10} value={value} readOnly />)
  const counter = screen.getByText(`${value.length} / 10`).parentElement
  expect(counter?.dataset.state).toBe(state)
  expect(screen.getByRole('status').textContent).toBe(said)
})
