import { drawTask, type UnderWay } from '#adapters/engines/hosted/draw-task.ts'
import type { Following } from '#adapters/engines/hosted/follow-job.ts'
import { picturesOf, withReferences } from '#adapters/engines/hosted/references.ts'
import { runJob } from '#adapters/engines/hosted/run-job.ts'
import type { Downloads } from '#adapters/engines/remote/download.ts'
import { finishDrawing, type RemoteResult } from '#adapters/engines/remote/finish-drawing.ts'
import { openPeer } from '#adapters/engines/remote/peer.ts'
import { failingAs, PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { planShots, type Shot } from '#adapters/engines/remote/plan-shots.ts'
import { previewing } from '#adapters/engines/remote/previewing.ts'
import { probing } from '#adapters/engines/remote/probe.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  type EngineTask,
  type EngineWatch,
} from '#application/engines/engine.ts'
import { askForPicture } from './ask-for-picture.ts'
import { imageFields } from './image-fields.ts'
import { openaiFilms } from './openai-films.ts'
import { filmSize, openaiAbilities, type OpenaiModels } from './openai-abilities.ts'
import { isMissing, lookAtServer, type ServerFacts } from './server-facts.ts'

export type OpenaiOptions = {
  readonly url: string
  /** Servers of one's own often want none. */
  readonly key: string | undefined
  readonly models: OpenaiModels
  readonly downloads: Downloads
  readonly name?: string
  readonly paces?: Following['paces']
  readonly patience?: number
  readonly pauses?: readonly number[]
}

/** What of the server's own goes into the recipe. */
type Own = Readonly<Record<string, unknown>>

/** How many pictures of one task are under way at once. */
const abreast = 3
const maxReferences = 4
const fresh = 60_000
const usualPaces = { first: 2000, later: 6000 }
const longestFilm = 60 * 60_000

/** Any server that speaks OpenAI's protocol for pictures and videos, as much of it as it knows. */
export function openaiEngine(options: OpenaiOptions): Engine {
  const { url, key, models, downloads, name = 'OpenAI', paces = usualPaces, patience, pauses } = options
  const peer = openPeer({
    url,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` }, secrets: [key] }),
    ...(patience !== undefined && { patience }),
    ...(pauses && { pauses }),
  })
  const wanted = { imageModel: models.image, videoModel: models.video }
  const version = (models.image ?? models.video ?? 'usual').slice(-64)
  const engine = { id: 'openai', name, version }
  let known: ServerFacts | undefined
  const look = async (signal: AbortSignal): Promise<ServerFacts> =>
    (known = await lookAtServer(peer, wanted, known, signal))
  const probe = probing({ name, fresh, look })
  const picture = askForPicture({ peer, downloads, name, refused: new Map(), patience })
  const films = openaiFilms({ peer, name })

  async function facts(): Promise<ServerFacts> {
    const state = await probe.readiness()
    if (known) return known
    throw new EngineFailure(state.ready ? `${name} is not ready yet.` : state.reason, { again: true })
  }

  /** What has arrived as a drawing. */
  async function finish(
    task: EngineTask,
    shot: Shot,
    { slots }: UnderWay,
    made: RemoteResult,
    own: Own,
  ): Promise<Drawing> {
    try {
      return await finishDrawing(made, { engine, task, shot, own })
    } catch (error) {
      // What cannot be read now cannot be read later.
      if (error instanceof EngineFailure) await slots.set(shot.index, slots.job(shot.index))
      throw error
    }
  }

  async function drawPicture(task: EngineTask, shot: Shot, watch: UnderWay): Promise<Drawing> {
    const server = await facts()
    const references = server.edits ? picturesOf(task, maxReferences) : []
    const { signal, tell, slots } = watch
    const own = { model: server.imageModel, sent: references.length }
    const arrived = await slots.kept(shot.index)
    if (arrived) return finish(task, shot, watch, { bytes: arrived }, own)
    let partials = 0
    const onPartial = previewing(name, (preview) => {
      partials += 1
      tell('drawing', Math.min(0.85, 0.2 + 0.3 * partials), preview)
    })
    await watch.begin()
    signal.throwIfAborted()
    tell('drawing', 0.05)
    const prompt = withReferences(shot.prompt, references.length, task)
    const request = { ...shot, prompt, seed: shot.noise, unwanted: task.request.negativePrompt }
    const fields = imageFields(server, request, references.length > 0)
    try {
      const inOrder = server.dialect === 'localai'
      const made = await picture({ fields, references, inOrder, signal, onPartial })
      await slots.keep(shot.index, made.bytes)
      return await finish(task, shot, watch, made, own)
    } catch (error) {
      // A server may list an address that its model has no use for; then words have to do.
      if (references.length === 0 || !(error instanceof PeerProblem) || !isMissing(error)) throw error
      known = { ...server, edits: false }
      // It was begun once already.
      return drawPicture(task, shot, { ...watch, begin: async () => {} })
    }
  }

  async function drawFilm(task: EngineTask, shot: Shot, watch: UnderWay): Promise<Drawing> {
    const model = models.video
    if (model === undefined) throw new EngineFailure(`${name} makes no videos here.`, { again: false })
    const [first] = picturesOf(task, 1)
    const prompt = withReferences(shot.prompt, first ? 1 : 0)
    const request = { model, prompt, seconds: shot.seconds ?? 4, ...filmSize(shot), first }
    const { tell, signal, slots } = watch
    let bytes = await slots.kept(shot.index)
    if (!bytes) {
      const running = { ...watch, host: films, name, waking: undefined, paces, patience: longestFilm }
      const { job } = await runJob(running, shot.index, () => films.submit(request), tell)
      tell('fetching', 0.95)
      bytes = await films.fetch(job, signal)
      await slots.keep(shot.index, bytes)
    }
    const drawing = await finish(task, shot, watch, { bytes }, { model })
    const job = slots.job(shot.index)
    if (job) void films.cancel(job, AbortSignal.timeout(10_000)).catch(() => {})
    return drawing
  }

  async function drawAll(task: EngineTask, watch: EngineWatch): Promise<readonly Drawing[]> {
    const shots = planShots(task, openaiAbilities(models, await facts()))
    const drawOne = task.request.kind === 'video' ? drawFilm : drawPicture
    return drawTask({ name, host: films, task, watch, shots, abreast }, (shot, under) => drawOne(task, shot, under))
  }

  return {
    ...engine,
    neural: true,
    // A server that wants no key sends no bill either.
    paid: key !== undefined,
    atOnce: 4,
    get abilities() {
      return openaiAbilities(models, known)
    },
    readiness: () => probe.readiness(),
    draw: (task, watch) => failingAs(name, watch.signal, () => drawAll(task, watch)),
  }
}
