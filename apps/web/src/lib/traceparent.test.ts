import { expect, it } from 'vitest'
import { newTraceparent } from './traceparent.ts'

it('[TRACE-1] every click begins a trace of its own', () => {
  expect(newTraceparent()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(newTraceparent()).not.toBe(newTraceparent())
})
