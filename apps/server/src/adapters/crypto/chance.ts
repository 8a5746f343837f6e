import { randomInt } from 'node:crypto'
import type { Chance } from '#application/accounts/tokens/token-ports.ts'

export const systemChance: Chance = { below: (limit) => randomInt(limit) }
