import { EngineFailure, EngineRefusal } from '#application/engines/engine.ts'

export type ProblemKind = 'unreachable' | 'slow' | 'status' | 'nonsense' | 'too-large' | 'forbidden'

type PeerAnswer = {
  readonly status?: number | undefined
  /** Milliseconds that the peer wants to be left alone. */
  readonly after?: number | undefined
  /** What the peer said, without secrets; for adapters and the log. */
  readonly body?: string | undefined
  readonly cause?: unknown
}

/** Something went wrong between us and an engine elsewhere. Its message is for the log; people read `asFailure`. */
export class PeerProblem extends Error {
  override readonly name = 'PeerProblem'
  readonly kind: ProblemKind
  readonly status: number | undefined
  readonly after: number | undefined
  readonly body: string

  constructor(kind: ProblemKind, message: string, { status, after, body = '', cause }: PeerAnswer = {}) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.after = after
    this.body = body
  }
}

/** What is told of a problem with an engine called `name`. Anything else is handed on as it is. */
export function asFailure(error: unknown, name: string): unknown {
  if (!(error instanceof PeerProblem)) return error
  const failure = (message: string, again: boolean) =>
    new EngineFailure(message, { again, after: error.after, cause: error })
  switch (error.kind) {
    case 'unreachable':
      return failure(`${name} cannot be reached at the moment.`, true)
    case 'slow':
      return failure(`${name} took too long.`, true)
    case 'nonsense':
      return failure(`${name} answered something that makes no sense.`, false)
    case 'too-large':
      return failure(`${name} answered more than can be kept.`, false)
    case 'forbidden':
      return failure(`${name} named a result that must not be fetched.`, false)
    case 'status':
      return ofStatus(error, name, failure)
  }
}

function ofStatus(
  { status = 0 }: PeerProblem,
  name: string,
  failure: (message: string, again: boolean) => EngineFailure,
): EngineFailure {
  if (status === 401 || status === 403) return failure(`${name} does not accept the key of this studio.`, false)
  if (status === 402) return failure(`${name} is out of credit.`, false)
  if (status === 429) return failure(`${name} has too much to do at the moment.`, true)
  if (status === 408 || status === 425 || status >= 500) return failure(`${name} is not well at the moment.`, true)
  return failure(`${name} did not accept the order.`, false)
}

/** Does the work; problems with the peer become failures in its name, and an abort stays what it is. */
export async function failingAs<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Whatever broke when it was ended broke because it was ended.
    if (signal.aborted) throw signal.reason
    if (error instanceof EngineRefusal) throw error
    throw asFailure(error, name)
  }
}
