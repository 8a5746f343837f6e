import { fileURLToPath } from 'node:url'
import { failingAs } from '#adapters/engines/remote/peer-problem.ts'
import { planShots, type Shot } from '#adapters/engines/remote/plan-shots.ts'
import { gate } from '#adapters/system/gate.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  type EngineTask,
  type EngineWatch,
} from '#application/engines/engine.ts'
import type { MotionGuide, StageGuide, StageRecipe } from '#application/engines/stage-guide.ts'
import { comfyFleet, type Ready } from './comfy-fleet.ts'
import { type JobTimes, usualTimes } from './comfy-job.ts'
import { abilitiesOf, chooseWorkflow, hasPicture, takesPictures } from './comfy-tasks.ts'
import { comfyServer, type JobPlace, readNote, writeNote } from './comfy-server.ts'
import { drawShot, type ShotWatch } from './draw-shot.ts'
import { enlargerOf } from './enlarging.ts'
import { guidedWorkflows } from './guided-workflows.ts'
import { maskedWorkflows } from './masked-workflows.ts'
import { readWorkflows, type Unread } from './workflow.ts'

export type ComfyuiOptions = {
  readonly urls: readonly string[]
  readonly key: string | undefined
  /** A folder with the operator's own workflows, which are taken before those that come along. */
  readonly workflows: string | undefined
  /** A folder in place of the workflows that come along. */
  readonly comesAlong?: string
  readonly patience?: number
  readonly pauses?: readonly number[]
  readonly times?: JobTimes
  /** Draws what pictures are guided by; without it none are. */
  readonly guide?: StageGuide
  /** Moves everybody in films that are guided; without it none are. */
  readonly motion?: MotionGuide | undefined
  /** What is kept of that with a picture. */
  readonly stage?: StageRecipe
  /** Told once of each of the operator's files that cannot be used. */
  readonly onUnusable?: (file: Unread) => void
}

const name = 'ComfyUI'
const builtIn = fileURLToPath(new URL('./workflows/', import.meta.url))

/** Draws with the models on one or several ComfyUI servers. */
export function comfyuiEngine(options: ComfyuiOptions): Engine {
  const {
    urls,
    key,
    workflows: folder,
    comesAlong = builtIn,
    times = usualTimes,
    patience,
    pauses,
    onUnusable,
    guide,
    motion,
    stage,
  } = options
  const limited = { ...(patience !== undefined && { patience }), ...(pauses && { pauses }) }
  const servers = urls.map((url) => comfyServer({ url, key, ...limited }))
  const workflows = remembered(() => allWorkflows(folder, comesAlong, motion !== undefined))
  const fleet = comfyFleet({ servers, workflows, ...(onUnusable && { onUnusable }) })
  const ready = () => fleet.found() ?? []
  /** Our own tasks at each server, those included that are still on their way. */
  const busy = new Map<string, number>()
  const count = (url: string, by: number) => busy.set(url, (busy.get(url) ?? 0) + by)
  // One after the other, so that two that come together do not choose the same server.
  const choosing = gate(1)

  const workflowFor = (at: Ready, task: EngineTask) =>
    task.request.size !== undefined && !enlargerOf(at) ? undefined : chooseWorkflow(at, task.request, hasPicture(task))

  /** The server where the job is already, or the one with the shortest queue. */
  const takePlace = (task: EngineTask, known: JobPlace | undefined, signal: AbortSignal): Promise<Ready> =>
    choosing(async () => {
      const able = ready().filter((one) => workflowFor(one, task) !== undefined)
      const before = able.find(({ server }) => server.url === known?.url)
      const at = before ?? (await leastBusy(able, signal))
      count(at.server.url, 1)
      return at
    })

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

  async function drawOne(shot: Shot, task: EngineTask, known: JobPlace | undefined, watch: ShotWatch) {
    const at = await takePlace(task, known, watch.signal)
    try {
      const runnable = workflowFor(at, task)
      if (!runnable) throw new EngineFailure('ComfyUI cannot draw this at the moment.', { again: true })
      const job = known?.url === at.server.url ? known : undefined
      return await drawShot({ engine, at, runnable, times, guide, motion, stage }, shot, task, job, watch)
    } finally {
      count(at.server.url, -1)
    }
  }

  const engine: Engine = {
    id: 'comfyui',
    name,
    neural: true,
    // Machines of one's own; nobody counts pictures there.
    paid: false,
    atOnce: urls.length * 2,
    get version() {
      return ready()[0]?.version ?? '1'
    },
    get abilities() {
      return abilitiesOf(ready(), guide !== undefined)
    },
    takesPictures: (request) =>
      ready().some((one) => {
        const chosen = chooseWorkflow(one, request, true)
        return chosen !== undefined && takesPictures(chosen)
      }),
    readiness: () => fleet.readiness(),
    draw: (task, watch) =>
      failingAs(name, watch.signal, async () => {
        if (ready().length === 0) {
          fleet.forget()
          const state = await fleet.readiness()
          if (!state.ready) throw new EngineFailure(state.reason, { again: true })
        }
        const shots = planShots(task, engine.abilities)
        const jobs = new Map(readNote(task.note))
        const tell = telling(shots.length, watch)
        const failed = new AbortController()
        const signal = AbortSignal.any([watch.signal, failed.signal])
        const drawn = await Promise.allSettled(
          shots.map((shot) =>
            drawOne(shot, task, jobs.get(shot.index), {
              signal,
              progress: tell(shot.index),
              begin: () => watch.begin(),
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
          ),
        )
        failed.signal.throwIfAborted()
        return drawn.flatMap((one): Drawing[] => (one.status === 'fulfilled' ? [one.value] : []))
      }),
  }
  return engine
}

async function allWorkflows(folder: string | undefined, comesAlong: string, moves: boolean) {
  const own = folder === undefined ? { workflows: [], unread: [] } : await readWorkflows(folder, true)
  const { workflows } = await readWorkflows(comesAlong, false)
  const made = [...workflows.flatMap(guidedWorkflows), ...workflows.flatMap(maskedWorkflows)]
  const all = [...own.workflows, ...workflows, ...made]
  return { workflows: all.filter(({ marked }) => moves || !marked.has('motion')), unread: own.unread }
}

function remembered<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= work())
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
