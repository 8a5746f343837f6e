import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTurning } from './use-turning.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function dials(isFollowed = false) {
  const heard: Readonly<Record<string, unknown>>[] = []
  const { result } = renderHook(() => useTurning((changed) => void heard.push(changed), isFollowed))
  return { heard, ...result.current }
}

it('[CWEB-81] the form hears of the first step at once and of those that follow when they rest', () => {
  const { heard, turn, turning } = dials()
  turn('jaw', 0.51)
  expect(heard).toEqual([{ jaw: 0.51 }])
  turn('jaw', 0.52)
  vi.advanceTimersByTime(100)
  turn('jaw', 0.53)
  expect(turning.getState()).toEqual({ jaw: 0.53 })
  vi.advanceTimersByTime(250)
  expect(heard).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect(heard).toEqual([{ jaw: 0.51 }, { jaw: 0.53 }])
  expect(turning.getState()).toEqual({})
})

it('[CWEB-81] steps that are slower than a dial rests reach the form once each', () => {
  const { heard, turn } = dials()
  for (const jaw of [0.51, 0.52, 0.53]) {
    turn('jaw', jaw)
    vi.advanceTimersByTime(300)
  }
  expect(heard).toEqual([{ jaw: 0.51 }, { jaw: 0.52 }, { jaw: 0.53 }])
  vi.advanceTimersByTime(3000)
  turn('jaw', 0.6)
  expect(heard).toHaveLength(4)
})

it('[CWEB-82] whoever is followed in the round turns for longer: steps under half a second apart are one change', () => {
  const { heard, turn } = dials(true)
  for (const jaw of [0.51, 0.52, 0.53, 0.54]) {
    turn('jaw', jaw)
    vi.advanceTimersByTime(400)
  }
  expect(heard).toEqual([{ jaw: 0.51 }])
  vi.advanceTimersByTime(100)
  expect(heard).toEqual([{ jaw: 0.51 }, { jaw: 0.54 }])
})

it('[CWEB-81] what has been turned comes before whatever is done next, and no later', () => {
  const { heard, turn, dial, settle } = dials()
  turn('jaw', 0.51)
  turn('jaw', 0.52)
  dial({ hairStyle: 'bob' })
  expect(heard).toEqual([{ jaw: 0.51 }, { jaw: 0.52 }, { hairStyle: 'bob' }])
  turn('nose', 0.1)
  turn('nose', 0.2)
  settle()
  expect(heard.at(-1)).toEqual({ nose: 0.2 })
  vi.advanceTimersByTime(1000)
  expect(heard).toHaveLength(5)
})
