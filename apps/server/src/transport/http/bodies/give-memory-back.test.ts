import { expect, it } from 'vitest'
import { giveMemoryBack } from './give-memory-back.ts'

const megabyte = 1024 * 1024

function world() {
  const state = { held: 100 * megabyte, work: 0, collected: 0 }
  let tick = () => {}
  const timers = {
    every(_milliseconds: number, work: () => void) {
      tick = work
      return { [Symbol.dispose]: () => {} }
    },
    after: () => ({ [Symbol.dispose]: () => {} }),
  }
  giveMemoryBack({
    timers,
    held: () => state.held,
    work: () => state.work,
    collect: () => void (state.collected += 1),
  })
  return { state, tick: () => tick() }
}

it('[SRV-97] memory of a burst is given back once the server is idle', () => {
  const { state, tick } = world()
  tick()
  Object.assign(state, { held: 500 * megabyte, work: 0.9 })
  tick()
  expect(state.collected).toBe(0)
  for (const work of [0.01, 0.3, 0.01]) {
    state.work = work
    tick()
    expect(state.collected).toBe(0)
  }
  tick()
  expect(state.collected).toBe(1)
  state.held = 110 * megabyte
  for (let n = 0; n < 5; n++) tick()
  expect(state.collected).toBe(1)
})

it('[SRV-97] memory that is in use is not asked for again and again', () => {
  const { state, tick } = world()
  state.held = 300 * megabyte
  for (let n = 0; n < 10; n++) tick()
  expect(state.collected).toBe(1)
})
