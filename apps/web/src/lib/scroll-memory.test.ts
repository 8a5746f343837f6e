// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'

const scrollTo = (y: number) => {
  window.scrollTo(0, y)
  window.dispatchEvent(new Event('scroll'))
}

it('[SHELL-18] keeps a position per history entry, also across a reload', () => {
  const memory = createScrollMemory(window)
  const stop = memory.start()
  expect(window.history.scrollRestoration).toBe('manual')
  memory.enter('list')
  scrollTo(640)
  memory.enter('item')
  scrollTo(30)
  expect([memory.positionOf('list'), memory.positionOf('item'), memory.positionOf('new')]).toEqual([640, 30, 0])
  window.dispatchEvent(new Event('pagehide'))
  stop()
  expect(window.history.scrollRestoration).toBe('auto')
  expect(createScrollMemory(window).positionOf('list')).toBe(640)
  window.sessionStorage.clear()
  window.scrollTo(0, 0)
})

it('[SHELL-18] starts afresh when what was kept cannot be read', () => {
  window.sessionStorage.setItem('scroll-positions', '{"list":')
  expect(createScrollMemory(window).positionOf('list')).toBe(0)
  window.sessionStorage.clear()
})
