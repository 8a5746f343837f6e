import { z } from 'zod'
import type { HostedJob, JobState, ModelHost } from '#adapters/engines/hosted/jobs.ts'
import { answerLimits } from '#adapters/engines/remote/answer-limits.ts'
import type { Peer } from '#adapters/engines/remote/peer.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { EngineRefusal } from '#application/engines/engine.ts'
import { judged, judgedProblem } from './openai-problems.ts'

const Video = z.object({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  status: z.string(),
  progress: z.number().nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().catch('') }).nullish(),
})

type Deps = { readonly peer: Peer; readonly name: string }

export type FilmWish = {
  readonly model: string
  readonly prompt: string
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** A picture to begin with, PNG. */
  readonly first: Uint8Array | undefined
}

export type Films = Pick<ModelHost, 'look' | 'cancel'> & {
  submit(request: FilmWish): Promise<HostedJob>
  /** The film itself. */
  fetch(job: HostedJob, signal: AbortSignal): Promise<Uint8Array>
}

/** Videos as OpenAI's protocol has them: created, looked at, fetched. */
export function openaiFilms({ peer, name }: Deps): Films {
  const remove = async ({ id }: HostedJob, signal: AbortSignal): Promise<void> => {
    await peer.bytes(`videos/${id}`, { method: 'DELETE', signal })
  }

  /** Found out with the first film that is refused for its picture. */
  let takesPictures = true

  async function create({ model, prompt, seconds, width, height, first }: FilmWish): Promise<z.infer<typeof Video>> {
    const body = new FormData()
    const fields = { model, prompt, seconds: String(seconds), size: `${width}x${height}` }
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    if (first) {
      const fitted = await fit(first, width, height)
      body.set('input_reference', new Blob([fitted], { type: 'image/png' }), 'reference.png')
    }
    return peer.json(Video, 'videos', { method: 'POST', body, signal: AbortSignal.timeout(120_000) })
  }

  async function submit(request: FilmWish): Promise<HostedJob> {
    const sent = takesPictures ? request : { ...request, first: undefined }
    try {
      const { id } = await create(sent)
      return { id, model: request.model }
    } catch (error) {
      const isRefused = error instanceof PeerProblem && (error.status === 400 || error.status === 422)
      if (!isRefused || !sent.first || !error.body.includes('input_reference')) throw judgedProblem(error, name)
      // Models that know words only say so, and nothing was begun.
      takesPictures = false
      return submit(request)
    }
  }

  return {
    submit,

    async look({ id }, signal) {
      try {
        return stateOf(await peer.json(Video, `videos/${id}`, { signal }), name)
      } catch (error) {
        if (error instanceof PeerProblem && error.status === 404) return { kind: 'gone' }
        throw error
      }
    },

    // There is no other way to tell a server that nobody waits any more.
    cancel: remove,

    async fetch(job, signal) {
      return peer.bytes(`videos/${job.id}/content`, { signal, limit: answerLimits.result })
    },
  }
}

function stateOf({ status, progress, error }: z.infer<typeof Video>, name: string): JobState {
  if (status === 'completed') return { kind: 'done', output: undefined, seconds: undefined }
  if (status === 'queued') return { kind: 'waiting' }
  if (status !== 'failed' && status !== 'cancelled') return { kind: 'running', share: (progress ?? 0) / 100 }
  if (!error) return { kind: 'gone' }
  const told = judged(error, name)
  if (told instanceof EngineRefusal) return { kind: 'refused', reason: told.message }
  return { kind: 'failed', reason: error.message, again: told === undefined }
}

/** Models that begin with a picture want it in just the size of the film. */
async function fit(png: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await guardedSharp()
  const fitted = await sharp(png).resize(width, height, { fit: 'cover', position: 'attention' }).png().toBuffer()
  return Uint8Array.from(fitted)
}
