import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[FIG-29] whoever follows a dial is not made anew while it is being turned, and is when it rests', () => {
  const turning = createStore<Readonly<Record<string, number>>>()(() => ({}))
  const [before, first, last] = [0.5, 0.51, 0.53].map((jaw) => ({ jaw }))
  const { result, rerender } = renderHook((wanted) => useSettled(wanted, turning), { initialProps: before })
  rerender(first)
  turning.setState({ jaw: 0.52 })
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(before)
  rerender(last)
  turning.setState({}, true)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(last)
})
