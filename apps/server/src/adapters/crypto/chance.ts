import { randomInt } from 'node:crypto'
import type { Chance } from '#application/accounts/token-ports.ts'

export const systemChance: Chance = { below: (limit) => randomInt(limit) }
