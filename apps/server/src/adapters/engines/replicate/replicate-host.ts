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

export type ReplicateOptions = {
  readonly token: string
  readonly url?: string
  readonly patience?: number
  readonly pauses?: readonly number[]
}
export const replicateUrl = 'https://api.replicate.com'

/** What is not begun and done within this ends by itself, so that nothing runs on when we are gone. */
const longest = { 'cancel-after': '30m' }

const id = z.string().regex(/^[\w-]{1,128}$/)
const Prediction = z.object({
  id,
  status: z.string(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish().catch(undefined),
  metrics: z.object({ predict_time: z.number().nullish() }).nullish(),
})
const Version = z.object({ id: z.string(), openapi_schema: z.unknown().optional() })
const Model = z.object({ is_official: z.boolean().nullish(), latest_version: Version.nullish() })
const File = z.object({ id, urls: z.object({ get: z.url() }) })
const Secret = z.object({ key: z.string().min(8) })

export type ReplicateHost = ModelHost & {
  /** What webhooks of the account are signed with. */
  webhookSecret(signal: AbortSignal): Promise<string>
}

export function replicateHost({ token, url = replicateUrl, patience, pauses }: ReplicateOptions): ReplicateHost {
  const peer = openPeer({
    url,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    secrets: [token],
    ...(patience !== undefined && { patience }),
    ...(pauses && { pauses }),
  })
  /** Models that are run by their version, because Replicate does not keep them warm itself. */
  const versions = new Map<string, string>()

  async function schemaOf(model: string, signal: AbortSignal): Promise<unknown> {
    const [name = '', version] = model.split(':')
    const limit = answerLimits.modelSchema
    if (version !== undefined) {
      const told = await peer.json(Version, `v1/models/${name}/versions/${version}`, { signal, limit })
      versions.set(model, version)
      return told.openapi_schema
    }
    const told = await peer.json(Model, `v1/models/${name}`, { signal, limit })
    if (told.is_official === false && told.latest_version) versions.set(model, told.latest_version.id)
    return told.latest_version?.openapi_schema
  }

  return {
    form: async (model, signal) => readForm(await schemaOf(model, signal)),

    async upload(png, signal): Promise<JobUpload> {
      const body = new FormData()
      body.set('content', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'reference.png')
      // A file that nobody uses costs nothing.
      const file = await peer.json(File, 'v1/files', { method: 'POST', body, signal, safe: true })
      const remove = async (): Promise<void> => {
        await peer.bytes(`v1/files/${file.id}`, { method: 'DELETE', signal: AbortSignal.timeout(10_000) })
      }
      return { url: file.urls.get, remove }
    },

    async submit(model, input, { signal, webhook }) {
      if (!versions.has(model) && model.includes(':')) await schemaOf(model, signal)
      const version = versions.get(model)
      const calling = webhook === undefined ? {} : { webhook, webhook_events_filter: ['completed'] }
      const path = version === undefined ? `v1/models/${model}/predictions` : 'v1/predictions'
      const json = { input, ...(version !== undefined && { version }), ...calling }
      const made = await peer.json(Prediction, path, {
        method: 'POST',
        headers: longest,
        json,
        signal,
        limit: answerLimits.jobResult,
      })
      return { id: made.id, model }
    },

    async look(job, signal) {
      try {
        return stateOf(await peer.json(Prediction, placeOf(job), { signal, limit: answerLimits.jobResult }))
      } catch (error) {
        if (error instanceof PeerProblem && error.status === 404) return { kind: 'gone' }
        throw error
      }
    },

    async cancel(job, signal) {
      try {
        await peer.bytes(`${placeOf(job)}/cancel`, { method: 'POST', signal, safe: true })
      } catch (error) {
        if (!(error instanceof PeerProblem) || error.status !== 404) throw error
      }
    },

    async webhookSecret(signal) {
      return (await peer.json(Secret, 'v1/webhooks/default/secret', { signal })).key
    },
  }
}

const placeOf = ({ id: job }: HostedJob): string => `v1/predictions/${job}`

function stateOf(prediction: z.infer<typeof Prediction>): JobState {
  const { status, output, logs, metrics } = prediction
  switch (status) {
    case 'starting':
      return { kind: 'waiting' }
    case 'processing':
      return { kind: 'running', share: shareInLog(logs ?? '') }
    case 'succeeded':
      return { kind: 'done', output, seconds: metrics?.predict_time ?? undefined }
    case 'canceled':
    case 'aborted':
      return { kind: 'gone' }
    case 'failed':
      return failedState(typeof prediction.error === 'string' ? prediction.error : '')
    default:
      // States that come to be later: whoever waits goes on waiting.
      return { kind: 'running', share: undefined }
  }
}

function failedState(words: string): JobState {
  if (isRefusal(words)) return { kind: 'refused', reason: reasonFor(words, 'The model’s rules do not allow this.') }
  // Models say in words what was wrong with them; when a machine was, asking again helps.
  const again =
    /out of memory|timed? ?out|interrupted|unavailable|temporar|overload|capacity|\bE(004|6716|8367|8765|9243)\b/i.test(
      words,
    )
  return { kind: 'failed', reason: words, again }
}
