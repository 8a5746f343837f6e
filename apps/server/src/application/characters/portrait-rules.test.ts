import { expect, it } from 'vitest'
import type { Unit } from '#application/shared/unit.ts'
import type { PortraitQueue } from './ports.ts'
import { mostWaiting, portraitRules } from './portrait-rules.ts'

const unit: Unit = { publish() {} }

function rules({ waiting = 0, enabled = true } = {}) {
  const asked: string[] = []
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const queue: PortraitQueue = {
    async waiting(_unit, owner, most) {
      asked.push(owner)
      return Math.min(waiting, most)
    },
    claim: never,
    renew: never,
    holds: never,
    release: never,
    releaseAll: never,
    nextDue: never,
  }
  const made = portraitRules({ queue, clock: { now: () => new Date() }, enabled })
  const isPending: typeof made.isPending = (...given) => made.isPending(...given)
  return { asked, isPending }
}

it('[CHAR-87] an account has only so many waiting; the next character is kept without a portrait', async () => {
  const none = { imageId: null }
  expect(await rules({ waiting: mostWaiting - 1 }).isPending(unit, 'maya', none)).toBe(true)
  const full = rules({ waiting: mostWaiting })
  expect(await full.isPending(unit, 'maya', none)).toBe(false)
  // One that waits already keeps its place.
  expect(await full.isPending(unit, 'maya', none, { ...none, portraitPending: true })).toBe(true)
})

it('[CHAR-87] nothing is asked for a character that nobody owns or that has its picture', async () => {
  const { asked, isPending } = rules()
  expect(await isPending(unit, undefined, { imageId: null })).toBe(false)
  expect(await isPending(unit, 'maya', { imageId: 'own' })).toBe(false)
  expect(asked).toEqual([])
})

it('[CHAR-89] an operator who wants none has none drawn', async () => {
  expect(await rules({ enabled: false }).isPending(unit, 'maya', { imageId: null })).toBe(false)
})
