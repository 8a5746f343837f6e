import { socketLimits } from '#adapters/engines/remote/answer-limits.ts'
import { previewing } from '#adapters/engines/remote/previewing.ts'
import { pause } from '#adapters/engines/remote/pause.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { EngineFailure, EngineRefusal } from '#application/engines/engine.ts'
import type { ComfyServer } from './comfy-server.ts'
import { listenTo } from './comfy-socket.ts'
import { type EndTimes, usualEnd } from './end-job.ts'
import { errorIn, type HistoryEntry, type JobError, type SocketMessage } from './comfy-wire.ts'

export type JobTimes = {
  /** Milliseconds between looks while the server tells by itself, and while it does not. */
  readonly looks: { readonly told: number; readonly untold: number }
  /** Looks in a row that may fail: a server that restarts its network is not lost yet. */
  readonly misses: number
  /** Milliseconds without any sign of life while it is said to run. */
  readonly silence: number
  /** Milliseconds from beginning to end, whatever signs of life there are; the queue of the server counts. */
  readonly longest?: number
  readonly end: EndTimes
}

export const usualTimes: JobTimes = {
  looks: { told: 5000, untold: 1000 },
  misses: 6,
  silence: 20 * 60_000,
  end: usualEnd,
}

export type JobWatch = {
  readonly signal: AbortSignal
  readonly progress: (stage: string, share: number, preview?: Uint8Array) => void
}

type ComfyJob = {
  readonly server: ComfyServer
  /** Whom the server tells about it. */
  readonly client: string
  readonly times: JobTimes
  /** Begins the job, or finds it; its id. */
  readonly begin: () => Promise<string>
}

/** Waits for a job and answers what came of it. The server tells how it goes; where it does not, it is asked. */
export async function followJob({ server, client, times, begin }: ComfyJob, watch: JobWatch): Promise<HistoryEntry> {
  const { signal } = watch
  let wake = new AbortController()
  let isTold = true
  let id: string | undefined
  let lastSign = Date.now()
  const until = Date.now() + (times.longest ?? socketLimits.milliseconds)
  const look = () => wake.abort()
  const listener = {
    message(message: SocketMessage) {
      if (message.data.prompt_id !== undefined && message.data.prompt_id !== id) return
      lastSign = Date.now()
      if (isOver(message)) look()
      else tell(message, watch)
    },
    preview: previewing('ComfyUI', (preview) => watch.progress('drawing', 0, preview)),
    closed() {
      isTold = false
      look()
    },
  }
  using _socket = await listenTo(server.url, client, server.headers, listener, signal)
  signal.throwIfAborted()
  id = await begin()

  let missed = 0
  for (;;) {
    signal.throwIfAborted()
    try {
      const entry = await entryOf(server, id, watch, () => (lastSign = Date.now()))
      if (entry) return settled(entry)
      missed = 0
    } catch (error) {
      if (!(error instanceof PeerProblem) || error.after !== undefined || ++missed >= times.misses) throw error
    }
    if (Date.now() > until) throw new PeerProblem('slow', 'a job took too long in all')
    if (Date.now() - lastSign > times.silence) throw new PeerProblem('slow', 'no sign of life from a job')
    const waiting = AbortSignal.any([signal, wake.signal])
    await pause(isTold ? times.looks.told : times.looks.untold, waiting).catch(() => {})
    wake = new AbortController()
  }
}

/** Undefined while it waits or runs. */
async function entryOf(
  server: ComfyServer,
  id: string,
  { signal, progress }: JobWatch,
  alive: () => void,
): Promise<HistoryEntry | undefined> {
  const entry = await server.finished(id, signal)
  if (entry) return entry
  const place = await server.place(id, signal)
  if (place === 'waiting') {
    alive()
    progress('waiting', 0)
  }
  if (place !== undefined) return undefined
  // It may have ended between the two questions.
  const late = await server.finished(id, signal)
  if (late) return late
  throw new EngineFailure('ComfyUI does not know of the drawing any more.', { again: true })
}

const isOver = ({ type, data }: SocketMessage): boolean =>
  ['execution_success', 'execution_error', 'execution_interrupted'].includes(type) ||
  (type === 'executing' && data.node === null)

function tell({ type, data }: SocketMessage, { progress }: JobWatch): void {
  if (type === 'execution_start') progress('drawing', 0.02)
  const { value, max } = data
  // Steps of the sampler, which is most of the work.
  if (type === 'progress' && value !== undefined && max) progress('drawing', 0.05 + 0.85 * Math.min(1, value / max))
}

function settled(entry: HistoryEntry): HistoryEntry {
  const error = errorIn(entry)
  if (error) throw failureOf(error)
  return entry
}

/** Nodes that ask services elsewhere hand on what those refuse. */
const refusals = /moderat|content policy|safety system|safety filter|nsfw|inappropriate|flagged/i

function failureOf({ exception_message: message, node_type: node, interrupted }: JobError): Error {
  if (interrupted) {
    const cause = new Error(`interrupted at ${node || 'a node that was not named'}`)
    return new EngineFailure('The drawing was interrupted at ComfyUI.', { again: false, cause })
  }
  const [first = ''] = message.trim().split('\n')
  if (refusals.test(message)) return new EngineRefusal(first.slice(0, 300))
  const cause = new Error(`${node || 'a node that was not named'}: ${first.slice(0, 300) || 'no reason given'}`)
  if (/out of memory|allocation on device/i.test(message)) {
    const told = 'The graphics card of ComfyUI has too little memory for this.'
    return new EngineFailure(told, { again: false, cause })
  }
  return new EngineFailure('ComfyUI broke off the drawing.', { again: false, cause })
}
