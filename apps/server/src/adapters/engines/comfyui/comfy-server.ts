import { createHash } from 'node:crypto'
import { z } from 'zod'
import { answerLimits } from '#adapters/engines/remote/answer-limits.ts'
import { openPeer } from '#adapters/engines/remote/peer.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import {
  Accepted,
  History,
  type HistoryEntry,
  ObjectInfo,
  type OutputFile,
  Queue,
  QueueLength,
  refusalIn,
  refusedOutputs,
  SystemStats,
  Uploaded,
} from './comfy-wire.ts'
import type { Graph } from './workflow.ts'

export type ComfyOptions = {
  readonly url: string
  readonly key: string | undefined
  readonly patience?: number
  readonly pauses?: readonly number[]
}

export type QueueState = 'waiting' | 'running' | undefined

/** What became of an order. */
type Queued = {
  /** The wanted id, where the server lets us choose. */
  readonly id: string
  /** Nodes whose results it will not make although it makes others, with the reason. */
  readonly refused: ReadonlyMap<string, string>
}

/** One ComfyUI server. */
export type ComfyServer = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  version(signal: AbortSignal): Promise<string>
  /** Those of the nodes that are named. */
  nodes(names: ReadonlySet<string>, signal: AbortSignal): Promise<ObjectInfo>
  queueLength(signal: AbortSignal): Promise<number>
  /** The name under which workflows find the picture. The same picture lies there once. */
  upload(file: Uint8Array, signal: AbortSignal, kind?: 'png' | 'mp4'): Promise<string>
  queue(graph: Graph, wanted: { readonly id: string; readonly client: string }, signal: AbortSignal): Promise<Queued>
  place(id: string, signal: AbortSignal): Promise<QueueState>
  finished(id: string, signal: AbortSignal): Promise<HistoryEntry | undefined>
  view(file: OutputFile, signal: AbortSignal): Promise<Uint8Array>
  /** Whether there was something to end. A job that runs ends with its present step, not at once. */
  cancel(id: string, signal: AbortSignal): Promise<boolean>
  /** Takes a job out of the history. */
  forget(id: string, signal: AbortSignal): Promise<void>
}

/** Milliseconds; a server that has just started reads its models first. Whoever looks has a limit of their own. */
const looking = 10_000

/** Not accepted as it stands: a node or a model is missing, or an input is wrong. */
export class WorkflowRefused extends Error {
  override readonly name = 'WorkflowRefused'
}

export function comfyServer({ url, key, ...limits }: ComfyOptions): ComfyServer {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const peer = openPeer({ url, headers, secrets: key === undefined ? [] : [key], ...limits })

  // A film takes its time on the way.
  const whole = (limits.patience ?? 30_000) * 10

  async function place(id: string, signal: AbortSignal): Promise<QueueState> {
    const { queue_running: running, queue_pending: pending } = await peer.json(Queue, 'queue', {
      signal,
      limit: answerLimits.comfyQueue,
      // The graph of each job, and what else it was ordered with.
      deepest: 3,
    })
    const has = (list: readonly (readonly unknown[])[]) => list.some((job) => job[1] === id)
    return has(running) ? 'running' : has(pending) ? 'waiting' : undefined
  }

  return {
    url,
    headers,
    place,
    async version(signal) {
      const { system } = await peer.json(SystemStats, 'system_stats', { signal, patience: looking })
      return (system.comfyui_version ?? 'unknown').slice(0, 40)
    },
    nodes(names, signal) {
      // Installations have thousands, and ours are a few dozen of them.
      const leaveOut = (name: string, depth: number) =>
        depth === 1 ? !names.has(name) : depth === 2 && name !== 'input'
      const limit = answerLimits.comfyNodes
      return peer.json(ObjectInfo, 'object_info', { signal, limit, patience: limit.milliseconds, leaveOut })
    },
    async queueLength(signal) {
      return (await peer.json(QueueLength, 'prompt', { signal })).exec_info.queue_remaining
    },
    async upload(file, signal, kind = 'png') {
      const form = new FormData()
      const name = `${createHash('sha256').update(file).digest('hex').slice(0, 32)}.${kind}`
      form.set('image', new Blob([new Uint8Array(file)], { type: kind === 'mp4' ? 'video/mp4' : 'image/png' }), name)
      form.set('type', 'input')
      form.set('subfolder', 'eidolon')
      form.set('overwrite', 'true')
      // The same bytes under the same name: twice is once.
      const call = { method: 'POST', body: form, signal, safe: true } as const
      const kept = await peer.json(Uploaded, 'upload/image', call)
      return kept.subfolder === '' ? kept.name : `${kept.subfolder}/${kept.name}`
    },
    async queue(graph, { id, client }, signal) {
      // Servers make no previews unless they are asked to, by whoever starts them or by the order.
      const json = { prompt: graph, client_id: client, prompt_id: id, extra_data: { preview_method: 'auto' } }
      try {
        const { prompt_id: given, node_errors: errors } = await peer.json(Accepted, 'prompt', {
          method: 'POST',
          json,
          signal,
        })
        return { id: given, refused: refusedOutputs(errors) }
      } catch (error) {
        const reason = error instanceof PeerProblem && error.status === 400 ? refusalIn(error.body) : undefined
        if (reason === undefined) throw error
        throw new WorkflowRefused(reason, { cause: error })
      }
    },
    async finished(id, signal) {
      const history = await peer.json(History, `history/${encodeURIComponent(id)}`, {
        signal,
        limit: answerLimits.comfyHistory,
        leaveOut: (name, depth) => depth === 2 && name === 'prompt',
      })
      return history[id]
    },
    view: ({ filename, subfolder, type }, signal) =>
      peer.bytes('view', { query: { filename, subfolder, type }, signal, limit: answerLimits.result, patience: whole }),
    async cancel(id, signal) {
      const post = { method: 'POST', signal, safe: true } as const
      const where = await place(id, signal)
      // Interrupting ends whatever runs on servers that do not listen to the id, so it has to be ours.
      if (where === 'running') await peer.bytes('interrupt', { ...post, json: { prompt_id: id } })
      if (where === 'waiting') await peer.bytes('queue', { ...post, json: { delete: [id] } })
      return where !== undefined
    },
    async forget(id, signal) {
      await peer.bytes('history', { method: 'POST', json: { delete: [id] }, signal, safe: true })
    },
  }
}

/** Which job of an order runs where; how it is written into the note of a generation. */
const Note = z.object({ jobs: z.record(z.string(), z.object({ url: z.string(), id: z.string() })) })
export type JobPlace = { readonly url: string; readonly id: string }

export function readNote(note: string | undefined): ReadonlyMap<number, JobPlace> {
  if (note === undefined || note === '') return new Map()
  try {
    const { jobs } = Note.parse(JSON.parse(note))
    return new Map(Object.entries(jobs).map(([index, place]) => [Number(index), place]))
  } catch {
    return new Map()
  }
}

export const writeNote = (jobs: ReadonlyMap<number, JobPlace>): string =>
  JSON.stringify({ jobs: Object.fromEntries(jobs) })
