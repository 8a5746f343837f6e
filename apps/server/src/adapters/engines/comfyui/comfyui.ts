import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Abilities } from '@eidolon/contract/engines.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { finishDrawing } from '#adapters/engines/remote/finish-drawing.ts'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { failingAs } from '#adapters/engines/remote/peer-problem.ts'
import { planShots, type Shot } from '#adapters/engines/remote/plan-shots.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  type EngineOrder,
  type EngineWatch,
} from '#application/engines/engine.ts'
import { comfyFleet, type Ready, type Runnable } from './comfy-fleet.ts'
import { followJob, type JobTimes, usualTimes } from './comfy-job.ts'
import { type ComfyServer, comfyServer, type JobPlace, readNote, WorkflowRefused, writeNote } from './comfy-server.ts'
import { errorIn, type HistoryEntry, type OutputFile } from './comfy-wire.ts'
import { fillWorkflow } from './fill-workflow.ts'
import { type Mark, readWorkflows, type Workflow } from './workflow.ts'

export type ComfyuiOptions = {
  readonly urls: readonly string[]
  readonly key: string | undefined
  /** A folder with the operator's own workflows, which are taken before those that come along. */
  readonly workflows: string | undefined
  readonly patience?: number
  readonly pauses?: readonly number[]
  readonly times?: JobTimes
}

const name = 'ComfyUI'
const builtIn = fileURLToPath(new URL('./workflows/', import.meta.url))
const usualDurations = [2, 3, 4, 5]

/** Draws with the models on one or several ComfyUI servers. */
export function comfyuiEngine(options: ComfyuiOptions): Engine {
  const { urls, key, workflows: folder, times = usualTimes, patience, pauses } = options
  const limited = { ...(patience !== undefined && { patience }), ...(pauses && { pauses }) }
  const servers = urls.map((url) => comfyServer({ url, key, ...limited }))
  const busy = new Map<string, number>()
  const fleet = comfyFleet({ servers, workflows: remembered(() => allWorkflows(folder)) })
  const ready = () => fleet.found() ?? []

  /** The server with the shortest queue, our own orders that are on their way there included. */
  async function leastBusy(able: readonly Ready[], signal: AbortSignal): Promise<Ready> {
    const lengths = await Promise.all(
      able.map(async (one) => {
        const length = await one.server.queueLength(signal).catch(() => Number.POSITIVE_INFINITY)
        return { one, length: Math.max(length, busy.get(one.server.url) ?? 0) }
      }),
    )
    const [best] = lengths.toSorted((left, right) => left.length - right.length)
    if (!best) throw new EngineFailure('ComfyUI cannot draw this at the moment.', { again: true })
    return best.one
  }

  async function drawOne(shot: Shot, order: EngineOrder, known: JobPlace | undefined, watch: ShotWatch) {
    const { signal } = watch
    const wanted = (one: Ready) => choose(one, order)
    const able = ready().filter((one) => wanted(one) !== undefined)
    const at = able.find(({ server }) => server.url === known?.url) ?? (await leastBusy(able, signal))
    const runnable = wanted(at)
    if (!runnable) throw new EngineFailure(cannot(order), { again: false })
    const { server } = at
    const { workflow, fitted } = runnable
    let place: JobPlace | undefined = server.url === known?.url ? known : undefined
    busy.set(server.url, (busy.get(server.url) ?? 0) + 1)

    async function begin(client: string): Promise<string> {
      if (place && (await isGoingOn(server, place.id, signal))) return place.id
      const pictures = await upload(at, workflow, order, signal)
      const graph = fillWorkflow(workflow, fitted.graph, at.nodes, shot, pictures)
      if (!graph) throw new EngineFailure(cannot(order), { again: false })
      // Written down before it is asked for: whoever goes on with it must not ask a second time.
      place = { url: server.url, id: client }
      await watch.note(place)
      const id = await server.queue(graph, { id: client, client }, signal)
      if (id !== client) await watch.note((place = { url: server.url, id }))
      return id
    }

    try {
      watch.progress('waiting', 0)
      const client = place?.id ?? randomUUID()
      const entry = await followJob({ server, client, times, begin: () => begin(client) }, watch)
      watch.progress('fetching', 0.95)
      const [file, still] = [outputOf(entry, workflow, 'output'), outputOf(entry, workflow, 'still')]
      if (!file) throw new EngineFailure('The workflow has saved no result.', { again: false })
      const made = {
        bytes: await server.view(file, signal),
        still: still && order.request.kind === 'video' ? await server.view(still, signal) : undefined,
      }
      const own = { workflow: workflow.name, models: fitted.models, comfyui: at.version }
      const drawing = await finishDrawing(made, { engine, order, shot, own })
      if (place) await server.forget(place.id, signal).catch(() => {})
      return drawing
    } catch (error) {
      // A process that stops leaves the job to whoever goes on with the generation.
      if (place && signal.reason !== 'closing' && mustEnd(error, signal)) {
        await server.cancel(place.id, AbortSignal.timeout(900)).catch(() => {})
        await watch.note(undefined)
      }
      throw error instanceof WorkflowRefused
        ? new EngineFailure('ComfyUI did not accept the workflow.', { again: false, cause: error })
        : error
    } finally {
      busy.set(server.url, (busy.get(server.url) ?? 1) - 1)
    }
  }

  const engine: Engine = {
    id: 'comfyui',
    name,
    neural: true,
    atOnce: urls.length * 2,
    get version() {
      return ready()[0]?.version ?? '1'
    },
    get abilities() {
      return abilitiesOf(ready())
    },
    readiness: () => fleet.readiness(),
    draw: (order, watch) =>
      failingAs(name, watch.signal, async () => {
        if (ready().length === 0) {
          fleet.forget()
          const state = await fleet.readiness()
          if (!state.ready) throw new EngineFailure(state.reason, { again: true })
        }
        const shots = planShots(order, engine.abilities)
        const jobs = new Map(readNote(order.note))
        const tell = telling(shots.length, watch)
        const failed = new AbortController()
        const signal = AbortSignal.any([watch.signal, failed.signal])
        const all = shots.map((shot) =>
          drawOne(shot, order, jobs.get(shot.index), {
            signal,
            progress: tell(shot.index),
            async note(place) {
              if (place) jobs.set(shot.index, place)
              else jobs.delete(shot.index)
              await watch.note?.(writeNote(jobs))
            },
          }).catch((error: unknown) => {
            // One of them failing ends the others.
            failed.abort(error)
            throw error
          }),
        )
        const drawn = await Promise.allSettled(all)
        const lost = failed.signal.aborted ? failed.signal.reason : undefined
        if (lost !== undefined) throw lost
        return drawn.flatMap((one): Drawing[] => (one.status === 'fulfilled' ? [one.value] : []))
      }),
  }
  return engine
}

type ShotWatch = {
  readonly signal: AbortSignal
  readonly progress: (stage: string, share: number, preview?: Uint8Array) => void
  readonly note: (place: JobPlace | undefined) => Promise<void>
}

/** Whether there is something to wait for; what broke is begun anew. */
async function isGoingOn(server: ComfyServer, id: string, signal: AbortSignal): Promise<boolean> {
  const entry = await server.finished(id, signal)
  return entry ? errorIn(entry) === undefined : (await server.place(id, signal)) !== undefined
}

/** Nobody waits for it any more; a connection that broke says nothing about the job. */
const mustEnd = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error instanceof EngineFailure && !error.again)

async function allWorkflows(folder: string | undefined) {
  const own = folder === undefined ? { workflows: [], unread: [] } : await readWorkflows(folder, true)
  const { workflows } = await readWorkflows(builtIn, false)
  return { workflows: [...own.workflows, ...workflows], unread: own.unread }
}

function remembered<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= work())
}

/** The first that fits: with pictures of the character where there are some, without where there are none. */
function choose({ runnable }: Ready, { request, references = [], parent }: EngineOrder): Runnable | undefined {
  const ofKind = runnable.filter(({ workflow }) => workflow.kind === request.kind)
  const hasPicture = references.length > 0 || parent !== undefined
  const needsPicture = ({ workflow: { marked } }: Runnable) => marked.has('reference') || marked.has('start')
  return hasPicture ? (ofKind.find(needsPicture) ?? ofKind[0]) : (ofKind.find((one) => !needsPicture(one)) ?? ofKind[0])
}

const cannot = ({ request }: EngineOrder): string =>
  request.kind === 'video'
    ? 'ComfyUI needs a picture of the character to make a video of.'
    : 'ComfyUI needs a picture of the character to draw them.'

async function upload({ server }: Ready, { marked }: Workflow, order: EngineOrder, signal: AbortSignal) {
  const { references = [], parent } = order
  const wanted = (['reference', 'reference-2', 'reference-3'] as const).filter((mark) => marked.has(mark)).length
  // What it goes on from shows best what is meant; then those that show the character best.
  const shown = [...(parent ? [parent] : []), ...references]
  const names: string[] = []
  for (const { png } of shown.slice(0, wanted)) names.push(await server.upload(png, signal))
  const [first] = shown
  const start = first && marked.has('start') ? await server.upload(first.png, signal) : undefined
  return { references: names, start }
}

/** What a marked node has saved; without any mark what was saved last, rather in the output folder than elsewhere. */
function outputOf({ outputs }: HistoryEntry, { marked }: Workflow, mark: Mark): OutputFile | undefined {
  const ids = marked.get(mark)
  if (ids) return ids.flatMap((id) => outputs[id] ?? [])[0]
  if (mark !== 'output') return undefined
  const still = marked.get('still') ?? []
  const files = Object.entries(outputs).flatMap(([id, list]) => (still.includes(id) ? [] : list))
  return files.findLast(({ type }) => type === 'output') ?? files.at(-1)
}

/** What the servers that are there can do together. */
function abilitiesOf(there: readonly Ready[]): Abilities {
  const workflows = there.flatMap(({ runnable }) => runnable.map(({ workflow }) => workflow))
  const has = (mark: Mark) => workflows.some(({ marked }) => marked.has(mark))
  const kinds = (['image', 'video'] as const).filter((kind) => workflows.some((one) => one.kind === kind))
  const film = workflows.find(({ kind }) => kind === 'video')
  return neuralAbilities({
    kinds: kinds.length > 0 ? kinds : ['image'],
    maxCount: limits.generation.count,
    seed: has('seed'),
    negativePrompt: has('negative'),
    reference: has('reference') || has('start'),
    strength: false,
    durations: film?.about.durations ?? usualDurations,
  })
}

/** The progress of many as that of one; a preview comes without a share of its own. */
function telling(count: number, watch: EngineWatch) {
  const shares = Array.from({ length: count }, () => 0)
  return (index: number) =>
    (stage: string, share: number, preview?: Uint8Array): void => {
      shares[index] = Math.max(shares[index] ?? 0, share)
      watch.progress(stage, shares.reduce((sum, each) => sum + each, 0) / count, preview)
    }
}
