import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

const start = () =>
  renderHook(({ address }) => useOptimisticChoice(address, `kept for ${address}`), { initialProps: { address: 'a' } })

it('shows a choice before the address has it', () => {
  const { result } = start()
  expect(result.current[0]).toBe('kept for a')
  act(() => result.current[1]('chosen'))
  expect(result.current[0]).toBe('chosen')
})

it('forgets the choice once the address has moved, even if it comes back', () => {
  const { result, rerender } = start()
  act(() => result.current[1]('chosen'))
  rerender({ address: 'b' })
  expect(result.current[0]).toBe('kept for b')
  rerender({ address: 'a' })
  expect(result.current[0]).toBe('kept for a')
})
