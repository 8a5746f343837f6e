import { expect, it } from 'vitest'
import { openSeats } from './seats.ts'

it('[RT-21] seats are limited in all and for one place, and free again once they are left', () => {
  const seats = openSeats(3, 2)
  const first = seats.take('here')
  expect(seats.take('here')).toBeDefined()
  expect(seats.take('here')).toBeUndefined()
  expect(seats.take('there')).toBeDefined()
  expect(seats.take('elsewhere')).toBeUndefined()
  first?.()
  expect(seats.take('elsewhere')).toBeDefined()
  expect(seats.take('here')).toBeUndefined()
})
