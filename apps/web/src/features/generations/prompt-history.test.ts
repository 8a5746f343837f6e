// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createPromptHistory } from './prompt-history.ts'

afterEach(() => localStorage.clear())

it('[GENW-5] remembers prompts for each account, newest first and once each', () => {
  const mine = createPromptHistory(localStorage, 'me')
  for (const prompt of ['beach', 'café', ' beach ', '']) mine.add(prompt)
  expect(mine.read()).toEqual(['beach', 'café'])
  expect(createPromptHistory(localStorage, 'you').read()).toEqual([])
  mine.remove('beach')
  expect(mine.read()).toEqual(['café'])
  mine.clear()
  expect(mine.read()).toEqual([])
})

it('[GENW-5] is as long as one can look through, and does without a storage', () => {
  const full = createPromptHistory(localStorage, 'me')
  for (let turn = 0; turn < 60; turn++) full.add(`prompt ${turn}`)
  expect([full.read().length, full.read()[0]]).toEqual([40, 'prompt 59'])
  const refuse = () => {
    throw new Error('No.')
  }
  const none = createPromptHistory({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'me')
  none.add('beach')
  expect(none.read()).toEqual([])
})
