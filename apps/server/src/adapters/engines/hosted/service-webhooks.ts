import type { EngineCall, CallOutcome } from '#application/engines/calls.ts'
import type { Waking, WebhookJudge } from './webhooks.ts'

/** Wakes whoever waits for the job that a service calls about. */
export function handleServiceWebhooks(judge: WebhookJudge, waking: Waking, onProblem: (error: unknown) => void) {
  return async (call: EngineCall): Promise<CallOutcome> => {
    try {
      const job = await judge(call)
      if (job === undefined) return 'refused'
      waking.wake(job)
      return 'heard'
    } catch (error) {
      // The keys cannot be read right now.
      onProblem(error)
      return 'unknown'
    }
  }
}
