import type { Clock } from '#domain/shared/clock.ts'

export const systemClock: Clock = { now: () => new Date() }
