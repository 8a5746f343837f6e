import { z } from 'zod'
import {
  isRefusal,
  type HostedJob,
  type JobState,
  type ModelHost,
  reasonFor,
  shareInLog,
  type JobUpload,
} from '#adapters/engines/hosted/jobs.ts'
import { readForm } from '#adapters/engines/hosted/model-form.ts'
import { answerLimits } from '#adapters/engines/remote/answer-limits.ts'
import { openPeer } from '#adapters/engines/remote/peer.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { EngineRefusal } from '#application/engines/engine.ts'

export type FalOptions = {
  readonly key: string
  readonly places?: FalPlaces
  readonly patience?: number
  readonly pauses?: readonly number[]
}

/** fal's addresses, by what is asked for. */
export type FalPlaces = { readonly queue: string; readonly rest: string; readonly api: string }
export const falPlaces: FalPlaces = {
  queue: 'https://queue.fal.run',
  rest: 'https://rest.fal.ai',
  api: 'https://api.fal.ai',
}

/** What is sent and made lies at public addresses, so it goes again as soon as we have surely fetched it. */
const brief = { 'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: 3600 }) }

const Submitted = z.object({ request_id: z.string().regex(/^[\w-]{1,128}$/) })
const Log = z.object({ message: z.string() })
const Status = z.object({
  status: z.string(),
  logs: z.array(Log).nullish(),
  metrics: z.object({ inference_time: z.number().nullish() }).nullish(),
  error: z.string().nullish(),
})
const Initiated = z.object({ upload_url: z.url(), file_url: z.url() })
const Models = z.object({ models: z.array(z.object({ endpoint_id: z.string(), openapi: z.unknown().optional() })) })
const Problems = z.object({
  detail: z.union([z.string(), z.array(z.object({ msg: z.string().catch(''), type: z.string().catch('') }))]),
})

/** Where fal's upload addresses point; pictures are sent nowhere else. */
const uploadHosts = /(^|\.)(fal\.media|fal\.ai|fal\.run|storage\.googleapis\.com)$/

export function falHost({ key, places = falPlaces, patience, pauses }: FalOptions): ModelHost {
  const common = {
    headers: { authorization: `Key ${key}`, accept: 'application/json' },
    secrets: [key],
    ...(patience !== undefined && { patience }),
    ...(pauses && { pauses }),
  }
  const queue = openPeer({ ...common, url: places.queue })
  const rest = openPeer({ ...common, url: places.rest })
  const api = openPeer({ ...common, url: places.api })

  /** The answer of a job that is over may be a refusal, and then has the status that the model gave it. */
  async function result(job: HostedJob, seconds: number | undefined, signal: AbortSignal): Promise<JobState> {
    try {
      const limit = answerLimits.jobResult
      return { kind: 'done', output: await queue.json(z.unknown(), placeOf(job), { signal, limit }), seconds }
    } catch (error) {
      if (!(error instanceof PeerProblem) || error.kind !== 'status') throw error
      return stateOf(error)
    }
  }

  return {
    async form(model, signal) {
      const query = { endpoint_id: model, expand: 'openapi-3.0' }
      const { models } = await api.json(Models, 'v1/models', { query, signal, limit: answerLimits.modelSchema })
      return readForm(models.find(({ endpoint_id: id }) => id === model)?.openapi)
    },

    async check(model, signal) {
      try {
        await api.bytes('v1/models/pricing', { query: { endpoint_id: model }, signal })
      } catch (error) {
        // Schemas are for everybody, prices for customers; of what else may be wrong with prices nobody needs to know.
        if (error instanceof PeerProblem && (error.status === 401 || error.status === 403)) throw error
      }
    },

    async upload(png, signal): Promise<JobUpload> {
      const place = { content_type: 'image/png', file_name: 'reference.png' }
      const initiated = await rest.json(Initiated, 'storage/upload/initiate', {
        method: 'POST',
        query: { storage_type: 'fal-cdn-v3' },
        headers: brief,
        json: place,
        signal,
        // An address that nobody uses costs nothing.
        safe: true,
      })
      const target = new URL(initiated.upload_url)
      const isTheirs = target.protocol === 'https:' && uploadHosts.test(target.hostname)
      if (!isTheirs && target.origin !== rest.origin) {
        throw new PeerProblem('forbidden', `an upload to ${target.host} was asked for`)
      }
      // The address is the permission; the key stays here.
      const store = openPeer({ url: target.origin, ...(pauses && { pauses }) })
      const body = Uint8Array.from(png)
      const headers = { 'content-type': 'image/png' }
      await store.bytes(target.pathname + target.search, { method: 'PUT', body, headers, signal })
      return { url: initiated.file_url }
    },

    async submit(model, input, { signal, webhook }) {
      try {
        const { request_id: id } = await queue.json(Submitted, model, {
          method: 'POST',
          headers: brief,
          json: input,
          signal,
          ...(webhook !== undefined && { query: { fal_webhook: webhook } }),
        })
        return { id, model }
      } catch (error) {
        const state = error instanceof PeerProblem && error.status === 422 ? stateOf(error) : undefined
        throw state?.kind === 'refused' ? new EngineRefusal(state.reason) : error
      }
    },

    async look(job, signal) {
      try {
        const told = await queue.json(Status, `${placeOf(job)}/status`, { query: { logs: '1' }, signal })
        if (told.status === 'IN_QUEUE') return { kind: 'waiting' }
        if (told.status !== 'COMPLETED') {
          return { kind: 'running', share: shareInLog((told.logs ?? []).map(({ message }) => message).join('\n')) }
        }
        return await result(job, told.metrics?.inference_time ?? undefined, signal)
      } catch (error) {
        if (error instanceof PeerProblem && error.status === 404) return { kind: 'gone' }
        throw error
      }
    },

    async cancel(job, signal) {
      try {
        await queue.bytes(`${placeOf(job)}/cancel`, { method: 'PUT', signal })
      } catch (error) {
        // What is over cannot be canceled.
        if (!(error instanceof PeerProblem) || (error.status !== 400 && error.status !== 404)) throw error
      }
    },
  }
}

/** The keys that fal signs its calls with; they are public, so no key of ours is needed. */
export const falKeys = ({ rest }: FalPlaces, signal: AbortSignal): Promise<unknown> =>
  openPeer({ url: rest }).json(z.unknown(), '.well-known/jwks.json', { signal })

/** Jobs lie below the app: the first two parts of a model's name, or three where the first is a kind of app. */
function placeOf({ id, model }: HostedJob): string {
  const parts = model.split('/')
  const length = parts[0] === 'workflows' || parts[0] === 'comfy' ? 3 : 2
  return `${parts.slice(0, length).join('/')}/requests/${id}`
}

function stateOf(problem: PeerProblem): JobState {
  const { status = 0, body } = problem
  const { words, types } = problemsIn(body)
  const isTheirRule = types.some((type) => type === 'content_policy_violation') || (status < 500 && isRefusal(words))
  if (isTheirRule) return { kind: 'refused', reason: reasonFor(words, 'fal’s rules do not allow this.') }
  // Everything else that has to do with the key or the load is told like any other call's.
  if (status === 401 || status === 402 || status === 403 || status === 429) throw problem
  if (status === 404) return { kind: 'gone' }
  return { kind: 'failed', reason: problem.message, again: status >= 500 || status === 408 }
}

function problemsIn(body: string): { readonly words: string; readonly types: readonly string[] } {
  const { success, data } = Problems.safeParse(jsonOf(body))
  if (!success) return { words: '', types: [] }
  if (typeof data.detail === 'string') return { words: data.detail, types: [] }
  return { words: data.detail.map(({ msg }) => msg).join(' '), types: data.detail.map(({ type }) => type) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
