import type { z } from 'zod'
import { type AnswerLimit, answerLimits, type JsonLimit } from './answer-limits.ts'
import { type JsonOptions, jsonReader } from './json-reader.ts'
import { pause } from './pause.ts'
import { PeerProblem } from './peer-problem.ts'
import { limitedPieces, readBody } from './read-body.ts'
import { retryAfter } from './retry-after.ts'

export type PeerOptions = {
  /** Where it is; paths are added to it. */
  readonly url: string
  /** Sent with everything, keys among them. */
  readonly headers?: Readonly<Record<string, string>>
  /** Never repeated, wherever they turn up. */
  readonly secrets?: readonly string[]
  /** Milliseconds that an answer may take from the request to its last byte, unless the call says otherwise. */
  readonly patience?: number
  /** Milliseconds between attempts at what may safely be asked twice; each is one more attempt. */
  readonly pauses?: readonly number[]
}

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  readonly body?: FormData | Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
  readonly patience?: number
  /** Whether asking twice does no harm. GET, PUT and DELETE are; a POST is when the caller knows. */
  readonly safe?: boolean
  /** What the answer may cost; a small JSON document where nothing is said. */
  readonly limit?: AnswerLimit
}

export type JsonCall = Omit<Call, 'limit'> & {
  readonly limit?: JsonLimit
} & Pick<JsonOptions, 'deepest' | 'leaveOut'>

/** An engine elsewhere, spoken to over HTTP. Everything it throws is a `PeerProblem`, or the signal's reason. */
export type Peer = {
  readonly origin: string
  json<T extends z.ZodType>(schema: T, path: string, call: JsonCall): Promise<z.output<T>>
  bytes(path: string, call: Call): Promise<Uint8Array>
  /** An answer that is still arriving. `patience` is for its beginning; whoever reads it minds the rest. */
  open(path: string, call: Call): Promise<Response>
}

const usualPauses = [300, 1200]
/** As long as a wait is short it is waited out here; a longer one is for the queue. */
const shortWait = 5000

export function openPeer(options: PeerOptions): Peer {
  const { url, headers = {}, secrets = [], patience, pauses = usualPauses } = options
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const hide = (text: string) => secrets.reduce((shown, one) => (one ? shown.replaceAll(one, '[hidden]') : shown), text)

  async function attempt<T>(path: string, call: Call, read: (response: Response) => Promise<T>): Promise<T> {
    const target = new URL(path.replace(/^\//, ''), base)
    for (const [name, value] of Object.entries(call.query ?? {})) target.searchParams.set(name, value)
    const clock = new AbortController()
    const timer = setTimeout(() => clock.abort(), call.patience ?? patience ?? limitOf(call).milliseconds)
    const place = `${call.method ?? 'GET'} ${target.pathname}`
    try {
      const response = await fetch(target, {
        method: call.method ?? 'GET',
        // A key must not travel to wherever an answer points.
        redirect: 'manual',
        headers: {
          ...headers,
          ...(call.json !== undefined && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(call.json !== undefined ? { body: JSON.stringify(call.json) } : call.body && { body: call.body }),
        signal: AbortSignal.any([call.signal, clock.signal]),
      })
      if (!response.ok) throw await refused(response, place)
      return await read(response)
    } catch (error) {
      call.signal.throwIfAborted()
      if (error instanceof PeerProblem) throw error
      const kind = clock.signal.aborted ? 'slow' : 'unreachable'
      throw new PeerProblem(kind, hide(`${place}: ${reasonOf(error)}`), { cause: plainCause(error, hide) })
    } finally {
      clearTimeout(timer)
    }
  }

  async function refused(response: Response, place: string): Promise<PeerProblem> {
    const { status } = response
    const body = await readBody(response, answerLimits.refusal.bytes).then(
      (bytes) => hide(new TextDecoder().decode(bytes)),
      () => '',
    )
    const after = retryAfter(response.headers, Date.now())
    return new PeerProblem('status', `${place} was answered with ${status}: ${body.slice(0, 500)}`, {
      status,
      after,
      body,
    })
  }

  async function ask<T>(path: string, call: Call, read: (response: Response) => Promise<T>): Promise<T> {
    const safe = call.safe ?? call.method !== 'POST'
    for (const wait of pauses) {
      try {
        return await attempt(path, call, read)
      } catch (error) {
        if (!(error instanceof PeerProblem) || !mayAskAgain(error, safe)) throw error
        await pause(Math.max(wait, error.after ?? 0), call.signal)
      }
    }
    return attempt(path, call, read)
  }

  return {
    origin: base.origin,
    json: (schema, path, call) =>
      ask(path, call, async (response) => {
        const { value, head } = await readJson(response, call.limit ?? answerLimits.json, call)
        const parsed = schema.safeParse(value)
        if (parsed.success) return parsed.data
        const message = `${path} was answered with something else than was expected: ${hide(head.slice(0, 200))}`
        throw new PeerProblem('nonsense', message, { cause: parsed.error })
      }),
    bytes: (path, call) => ask(path, call, (response) => readBody(response, limitOf(call).bytes)),
    open: (path, call) => ask(path, call, async (response) => response),
  }
}

const limitOf = ({ limit = answerLimits.json }: Pick<Call, 'limit'>): AnswerLimit => limit

/** The JSON in an answer, read while it arrives; images in it are bytes. Undefined in place of what is none. */
export async function readJson(
  response: Response,
  limit: JsonLimit,
  { deepest, leaveOut }: Pick<JsonOptions, 'deepest' | 'leaveOut'> = {},
): Promise<{ readonly value: unknown; readonly head: string }> {
  const reader = jsonReader({ ...limit, ...(deepest !== undefined && { deepest }), ...(leaveOut && { leaveOut }) })
  for await (const piece of limitedPieces(response, limit.bytes)) reader.push(piece)
  return { value: reader.end(), head: reader.head() }
}

/** Only what has surely not been done, or may be done twice. */
function mayAskAgain({ kind, status = 0, after = 0, cause }: PeerProblem, safe: boolean): boolean {
  if (after > shortWait) return false
  if (kind === 'unreachable') return safe || neverArrived(cause)
  return kind === 'status' && safe && (status === 429 || status === 408 || status >= 500)
}

const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH'])

function neverArrived(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && unsent.has(cause.code)
}

/** What fetch wraps, without what it carries along. */
function plainCause(error: unknown, hide: (text: string) => string): Error {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const plain = new Error(hide(reasonOf(inner)))
  return inner instanceof Error && 'code' in inner ? Object.assign(plain, { code: inner.code }) : plain
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it broke off'
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
