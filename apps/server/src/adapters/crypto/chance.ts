import { randomInt } from 'node:crypto'
import type { RandomSource } from '#application/accounts/tokens/token-ports.ts'

export const systemChance: RandomSource = { below: (limit) => randomInt(limit) }
