import type { Limit } from '#application/limits/count-request.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { defaultOptions } from '#domain/accounts/options.ts'
import type { platformScope } from '#transport/http/platform/platform.ts'

/** A platform that believes whoever names themselves in `X-Appwrite-Session`, and counts nothing. */
export const trusting: Parameters<typeof platformScope>[1] = {
  origins: { platforms: [], publicUrl: undefined, mode: 'local' },
  identify: async ({ sessions: [userId] }, ip) => ({
    caller: callerNamed(userId, ip),
    blocked: false,
    until: undefined,
  }),
  countRequest: countNothing,
  countReads: countNothing,
  methods: defaultOptions.methods,
}

async function countNothing(limits: readonly Limit[]) {
  return { limit: limits[0]?.limit ?? 0, remaining: 1, reset: 0, exceeded: false }
}

function callerNamed(userId: string | undefined, ip: string): Caller {
  if (userId === undefined) return { kind: 'guest', ip }
  return { kind: 'user', ip, userId, sessionId: undefined, verified: false, labels: [] }
}
