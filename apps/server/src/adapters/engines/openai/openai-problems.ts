import { z } from 'zod'
import { isRefusal, reasonFor } from '#adapters/engines/hosted/jobs.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { EngineFailure, EngineRefusal } from '#application/engines/engine.ts'
import { dispensable } from './image-fields.ts'

const ServiceError = z.object({
  code: z.string().nullish().catch(undefined),
  type: z.string().nullish().catch(undefined),
  param: z.string().nullish().catch(undefined),
  message: z.string().catch(''),
})
export type ServiceError = z.infer<typeof ServiceError>

const Answer = z.object({
  error: z.union([ServiceError, z.string().transform((message) => ServiceError.parse({ message }))]),
})
/** As servers made with FastAPI say it. */
const Detail = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: z.string().catch('') })),
  ]),
})

const rules = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter', 'sentinel_block', 'safety'])
const unpaid = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'])

/** What the body of an error says was wrong. */
const serviceErrorIn = (body: string): ServiceError => serviceErrorOf(jsonOf(body))

/** What an answer says was wrong. */
export function serviceErrorOf(json: unknown): ServiceError {
  const answer = Answer.safeParse(json)
  if (answer.success) return answer.data.error
  const { success, data } = Detail.safeParse(json)
  if (!success) return { message: '' }
  if (typeof data.detail === 'string') return { message: data.detail }
  const [first] = data.detail
  return { message: first?.msg ?? '', param: String(first?.loc.at(-1) ?? '') }
}

/** The refusal or failure in what a server told; undefined when it is neither its rules nor its bill. */
export function judged(told: ServiceError, name: string, cause?: unknown): Error | undefined {
  const { code, type, message } = told
  if (rules.has(code ?? '') || rules.has(type ?? '') || (code !== 'rate_limit_exceeded' && isRefusal(message))) {
    return new EngineRefusal(reasonFor(message, `${name}’s rules do not allow this.`))
  }
  if (unpaid.has(code ?? '') || unpaid.has(type ?? '')) {
    return new EngineFailure(`${name} is out of credit.`, { again: false, cause })
  }
  return undefined
}

/** The same for a call that failed; anything else is handed on as it is. */
export function judgedProblem(error: unknown, name: string): unknown {
  if (!(error instanceof PeerProblem) || error.kind !== 'status') return error
  const isOurs = (error.status ?? 0) < 500
  return (isOurs ? judged(serviceErrorIn(error.body), name, error) : undefined) ?? error
}

/** The field that a server stumbles over, among those it can be asked without. */
export function refusedField(error: unknown, sent: Iterable<string>): string | undefined {
  if (!(error instanceof PeerProblem) || (error.status !== 400 && error.status !== 422)) return undefined
  const { param, message } = serviceErrorIn(error.body)
  const candidates = [...sent].filter((name) => dispensable.has(name))
  const named = param?.replace(/\[\]$/, '')
  return candidates.find((name) => named === name) ?? candidates.find((name) => namedIn(message, name))
}

/** Short names are words of any sentence; in quotes they are names. */
const namedIn = (message: string, name: string): boolean =>
  name.includes('_') ? message.includes(name) : new RegExp(`['"\`]?\\b${name}(\\[\\])?['"\`]`).test(message)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
