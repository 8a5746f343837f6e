import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCalmed } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[CWEB-84] a change after a while is taken at once, and those in a hurry when they stop', () => {
  const { result, rerender } = renderHook((value) => useCalmed(value, 120), { initialProps: 1 })
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  wait(500)
  rerender(2)
  wait(1)
  expect(result.current).toBe(2)
  rerender(3)
  wait(100)
  rerender(4)
  wait(100)
  expect(result.current).toBe(2)
  wait(20)
  expect(result.current).toBe(4)
})
