import { randomUUID } from 'node:crypto'
import { finishDrawing } from '#adapters/engines/remote/finish-drawing.ts'
import type { Shot } from '#adapters/engines/remote/plan-shots.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  EngineRefusal,
  type EngineTask,
} from '#application/engines/engine.ts'
import type { MotionGuide, StageGuide, StageLook, StageRecipe } from '#application/engines/stage-guide.ts'
import type { Ready, Runnable } from './comfy-fleet.ts'
import { followJob, type JobTimes, type JobWatch } from './comfy-job.ts'
import { outputOf, uploadPictures } from './comfy-tasks.ts'
import { type ComfyServer, type JobPlace, WorkflowRefused } from './comfy-server.ts'
import { errorIn } from './comfy-wire.ts'
import { endJob } from './end-job.ts'
import { enlargedSize, enlargerOf, larger, withEnlarged } from './enlarging.ts'
import { fillWorkflow, framesFor, type Pictures, sizeFor } from './fill-workflow.ts'
import { type Apart, withRegionalPrompts } from './regional-prompts.ts'
import type { Graph, Workflow } from './workflow.ts'

type Desk = {
  readonly engine: Pick<Engine, 'id' | 'name' | 'version'>
  readonly at: Ready
  readonly runnable: Runnable
  readonly times: JobTimes
  readonly guide: StageGuide | undefined
  readonly motion: MotionGuide | undefined
  readonly stage: StageRecipe | undefined
}

export type ShotWatch = JobWatch & {
  /** Writes down which job it is; none any more when there is no place. */
  readonly begin: () => Promise<void>
  readonly note: (place: JobPlace | undefined) => Promise<void>
}

/** One picture or film on one server, from the upload to the drawing; a job that is known already is gone on with. */
export async function drawShot(
  { engine, at, runnable, times, guide, motion, stage }: Desk,
  shot: Shot,
  task: EngineTask,
  known: JobPlace | undefined,
  watch: ShotWatch,
): Promise<Drawing> {
  const { signal } = watch
  const { server } = at
  const { workflow, fitted } = runnable
  let place = known
  const client = known?.id ?? randomUUID()

  async function drawGuide(kind: StageLook): Promise<Uint8Array> {
    if (!guide) throw new EngineFailure('This studio cannot guide pictures.', { again: false })
    watch.progress('setting the stage', 0)
    return guide(task, { index: shot.index, kind, ...sizeFor(workflow, shot) }, signal)
  }

  /** How everybody moves, where the workflow has a use for it. */
  async function moved(): Promise<string | undefined> {
    if (!motion || !workflow.marked.has('motion')) return undefined
    watch.progress('setting the stage', 0)
    const { count, fps: perSecond } = framesFor(workflow, shot)
    const film = await motion(task, { index: shot.index, count, perSecond, ...sizeFor(workflow, shot) }, signal)
    return server.upload(film, signal, 'mp4')
  }

  /** Who is where, of several people: the map, their words and the best picture of each that the workflow has a use for. */
  async function peopleApart(): Promise<Apart | undefined> {
    const { apart } = shot
    const { cast = [], request } = task
    if (!apart || request.kind !== 'image' || request.enlarge) return undefined
    const map = await server.upload(await drawGuide('people'), signal)
    const people: Apart['people'][number][] = []
    for (const [index, words] of apart.people.entries()) {
      const best = workflow.marked.has('reference') ? cast[index]?.references?.[0] : undefined
      people.push({ words, reference: best && (await server.upload(best.png, signal)) })
    }
    const { width, height } = sizeFor(workflow, shot)
    return { whole: apart.whole, people, map, longer: Math.max(width, height) }
  }

  function graphFor(pictures: Pictures, apart: Apart | undefined): Graph {
    const { guidance, likeness, size: asked, enlarge, change } = task.request
    const { parent } = task
    const size =
      enlarge && parent ? enlargedSize(parent, shot, asked) : sizeFor(workflow, change && parent ? parent : shot)
    const dials = { strength: guidance?.strength, likeness, size }
    const alike = fillWorkflow(workflow, fitted.graph, at.nodes, shot, pictures, dials)
    const filled = alike && apart ? withRegionalPrompts(alike, workflow, apart) : alike
    if (!filled) throw new EngineFailure(cannot(task), { again: false })
    const enlarger = asked !== undefined && !enlarge ? enlargerOf(at) : undefined
    const graph = enlarger ? withEnlarged(filled, workflow, enlarger, larger(size, asked)) : filled
    if (!graph) throw new EngineFailure('This workflow saves no picture that could be enlarged.', { again: false })
    return graph
  }

  async function begin(): Promise<string> {
    if (place && (await isGoingOn(server, place.id, signal))) return place.id
    const pictures = await uploadPictures(server, workflow, task, drawGuide, signal)
    const graph = graphFor({ ...pictures, motion: await moved() }, await peopleApart())
    await watch.begin()
    // One that broke may still be in the history under its name.
    const wanted = place ? randomUUID() : client
    // Written down before it is asked for: whoever goes on with it must not ask a second time.
    place = { url: server.url, id: wanted }
    await watch.note(place)
    const { id, refused } = await server.queue(graph, { id: wanted, client }, signal)
    if (id !== wanted) await watch.note((place = { url: server.url, id }))
    const reason = reasonAgainst(workflow, refused)
    if (reason !== undefined) throw new WorkflowRefused(reason)
    return id
  }

  try {
    watch.progress('waiting', 0)
    const entry = await followJob({ server, client, times, begin }, watch)
    watch.progress('fetching', 0.95)
    const [file, still] = [outputOf(entry, workflow, 'output'), outputOf(entry, workflow, 'still')]
    if (!file) throw new EngineFailure('The workflow has saved no result.', { again: false })
    const made = {
      bytes: await server.view(file, signal),
      still: still && task.request.kind === 'video' ? await server.view(still, signal) : undefined,
    }
    const staged = isStaged(task) ? stage?.(task, shot.index) : undefined
    const own = { workflow: workflow.name, models: fitted.models, comfyui: at.version, stage: staged }
    const drawing = await finishDrawing(made, { engine, task, shot, own })
    if (place) await server.forget(place.id, signal).catch(() => {})
    return drawing
  } catch (error) {
    // A process that stops leaves the job to whoever goes on with the generation.
    if (place && signal.reason !== 'closing' && mustEnd(error, signal)) {
      await endJob(server, place.id, times.end)
      await watch.note(undefined)
    }
    throw error instanceof WorkflowRefused
      ? new EngineFailure('ComfyUI did not accept the workflow.', { again: false, cause: error })
      : error
  }
}

/** Whether things are where our own drawing has them: a skeleton leaves all but the pose to the model. */
const isStaged = ({ request: { guidance, change, enlarge, kind } }: EngineTask): boolean =>
  kind === 'image' && (change !== undefined || enlarge === true || (guidance !== undefined && guidance.kind !== 'pose'))

/** Whether there is something to wait for; what broke is begun anew. */
async function isGoingOn(server: ComfyServer, id: string, signal: AbortSignal): Promise<boolean> {
  const entry = await server.finished(id, signal)
  return entry ? errorIn(entry) === undefined : (await server.place(id, signal)) !== undefined
}

/** Nobody waits for it any more; a connection that broke says nothing about the job. */
const mustEnd = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted ||
  error instanceof WorkflowRefused ||
  error instanceof EngineRefusal ||
  (error instanceof EngineFailure && !error.again)

/** Why the result that we wait for will not be made; without a mark it may be any of them. */
function reasonAgainst({ marked }: Workflow, refused: ReadonlyMap<string, string>): string | undefined {
  const [first] = marked.get('output') ?? refused.keys()
  return first === undefined ? undefined : refused.get(first)
}

const cannot = ({ request }: EngineTask): string =>
  request.change || request.enlarge
    ? 'The picture that was to be changed or enlarged is not there any more.'
    : request.kind === 'video'
      ? 'ComfyUI needs a picture of the character to make a video of.'
      : 'ComfyUI needs a picture of the character to draw them.'
