import type { EngineReadiness } from '#application/engines/engine.ts'
import { asFailure, PeerProblem } from './peer-problem.ts'

type Options<T> = {
  readonly name: string
  /** One cheap call, or a few. Throws a `PeerProblem`, or a `NotReady` with its own words. */
  readonly look: (signal: AbortSignal) => Promise<T>
  /** What the operator should know although it can draw. */
  readonly remark?: (found: T) => string | undefined
  /** Milliseconds for which an answer is believed. */
  readonly fresh?: number
  readonly patience?: number
  readonly now?: () => number
}

export type Probe<T> = {
  readiness(): Promise<EngineReadiness>
  /** What it found when it last was well. */
  found(): T | undefined
  /** The next one who asks is told anew. */
  forget(): void
}

/** It can be reached and still cannot draw. */
export class NotReady extends Error {
  override readonly name = 'NotReady'
  readonly detail: string | undefined

  constructor(reason: string, detail?: string) {
    super(reason)
    this.detail = detail
  }
}

/**
 * How an engine elsewhere is. The queue asks before every order, so only the first asker waits: afterwards what is known
 * is told, and looked after in the background.
 */
export function probing<T>(options: Options<T>): Probe<T> {
  const { name, look, remark, fresh = 10_000, patience = 5000, now = Date.now } = options
  let last: { readonly state: EngineReadiness; readonly at: number } | undefined
  let found: T | undefined
  let looking: Promise<EngineReadiness> | undefined

  async function once(): Promise<EngineReadiness> {
    try {
      const value = await look(AbortSignal.timeout(patience))
      found = value
      const detail = remark?.(value)
      return detail === undefined ? { ready: true } : { ready: true, detail }
    } catch (error) {
      return stateOf(error, name)
    }
  }

  function refresh(): Promise<EngineReadiness> {
    looking ??= once()
      .then((state) => {
        last = { state, at: now() }
        return state
      })
      .finally(() => (looking = undefined))
    return looking
  }

  return {
    async readiness() {
      if (!last) return refresh()
      if (now() - last.at > fresh) void refresh()
      return last.state
    },
    found: () => found,
    forget: () => (last = undefined),
  }
}

function stateOf(error: unknown, name: string): EngineReadiness {
  if (error instanceof NotReady) {
    return { ready: false, reason: error.message, ...(error.detail !== undefined && { detail: error.detail }) }
  }
  if (error instanceof PeerProblem) {
    const told = asFailure(error, name)
    const reason = told instanceof Error ? told.message : `${name} is not available.`
    return { ready: false, reason, detail: error.message }
  }
  if (error instanceof DOMException) return { ready: false, reason: `${name} does not answer.`, detail: 'timeout' }
  // Whatever it is, it is no reason to stop the others.
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { ready: false, reason: `${name} is not available.`, detail }
}
