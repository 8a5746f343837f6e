import { z } from 'zod'
import { limits } from '@eidolon/contract/limits.ts'

const Identities = z.record(z.string(), z.number().min(0).max(1))

/** How well each of several people is met, with the ids that they have here; empty where that is not told. */
export function identitiesBy(told: unknown, idOf: (id: string) => string | null): string {
  if (typeof told !== 'string' || told === '' || told.length > limits.media.identities) return ''
  const read = Identities.safeParse(parsed(told))
  if (!read.success) return ''
  const known = Object.entries(read.data).flatMap(([id, score]) => {
    const here = idOf(id)
    return here === null ? [] : [[here, score] as const]
  })
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
