// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { formatDate, formatMoment, formatNumber } from './format.ts'
import { keepRegion, recallRegion } from './region.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
  localStorage.clear()
})

it('[SET-7] dates and numbers are American unless the visitor has chosen otherwise', () => {
  const day = Date.UTC(2026, 10, 14, 12)
  document.documentElement.lang = 'en'
  expect([formatDate(day, 'UTC'), formatNumber(1234.5)]).toEqual(['Nov 14, 2026', '1,234.5'])
  keepRegion(document, localStorage, 'en-DE')
  expect([formatDate(day, 'UTC'), formatNumber(1234.5)]).toEqual(['14 Nov 2026', '1.234,5'])
  expect(formatMoment(day)).toMatch(/^14 Nov 2026/)
  document.documentElement.lang = 'en'
  recallRegion(document, localStorage)
  expect(document.documentElement.lang).toBe('en-DE')
  keepRegion(document, localStorage, 'tlh')
  expect([document.documentElement.lang, localStorage.length]).toEqual(['en-US', 0])
})
