import { randomInt } from 'node:crypto'
import { largestSeed } from '@eidolon/contract/generations.ts'
import type { Seeds } from '#application/generations/ports.ts'

export const systemSeeds: Seeds = { fresh: () => randomInt(largestSeed + 1) }
