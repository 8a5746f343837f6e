import type { Downloads } from '#adapters/engines/remote/download.ts'
import { failingAs } from '#adapters/engines/remote/peer-problem.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { probing } from '#adapters/engines/remote/probe.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  type EngineTask,
  type EngineWatch,
} from '#application/engines/engine.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import { drawHosted } from './draw-hosted.ts'
import { drawTask } from './draw-task.ts'
import type { Following } from './follow-job.ts'
import { maxReferences } from './form-fields.ts'
import { hostedAbilities } from './hosted-abilities.ts'
import { type HostedForms, type HostedModels, modelFor, readForms } from './hosted-models.ts'
import type { ModelHost } from './jobs.ts'
import { picturesOf, sending } from './references.ts'
import type { Waking } from './webhooks.ts'

export type HostedOptions = {
  readonly id: string
  readonly name: string
  readonly host: ModelHost
  readonly models: HostedModels
  readonly downloads: Downloads
  /** Where the service calls when a job is done, and who is woken then; without it nobody calls. */
  readonly calls?: { readonly url: string; readonly waking: Waking } | undefined
  /** Draws what pictures are guided by; without it none are. */
  readonly guide?: StageGuide | undefined
  readonly paces?: Following['paces']
  readonly patience?: number
}

/** How many jobs of one task are under way at once. */
const abreast = 4
const usualPaces = { first: 500, later: 3000 }
/** Who is called looks less often, and still looks: the call may reach another node. */
const calledPaces = { first: 1000, later: 5000 }
const longest = 30 * 60_000
/** Schemas hardly ever change. */
const fresh = 10 * 60_000

/** An engine over a service that runs models as jobs: fal, Replicate and their like. */
export function hostedEngine(options: HostedOptions): Engine {
  const { id, name, host, models, downloads, calls, guide } = options
  // The models are in the recipe of each picture; here is room for one name.
  const version = (models.image ?? models.edit ?? models.video ?? '').slice(-64)
  const engine = { id, name, version }
  const probe = probing({ name, fresh, look: (signal) => readForms(host, models, name, signal) })
  const following = {
    host,
    name,
    waking: calls?.waking,
    paces: options.paces ?? (calls ? calledPaces : usualPaces),
    patience: options.patience ?? longest,
  }

  async function forms(): Promise<HostedForms> {
    const state = await probe.readiness()
    const found = probe.found()
    if (found) return found
    throw new EngineFailure(state.ready ? `${name} is not ready yet.` : state.reason, { again: true })
  }

  async function drawAll(task: EngineTask, watch: EngineWatch): Promise<readonly Drawing[]> {
    const known = await forms()
    const { model, form } = modelFor(task, models, known)
    const shots = planShots(task, hostedAbilities(models, known, guide !== undefined))
    const sent = sending(host, picturesOf(task, maxReferences(form)), watch.signal)
    const common = { ...following, engine, downloads, webhook: calls?.url, task, model, form, sent, guide }
    try {
      return await drawTask({ name, host, task, watch, shots, abreast }, (shot, under) =>
        drawHosted({ ...common, ...under }, shot, under.tell),
      )
    } finally {
      sent.remove()
    }
  }

  return {
    ...engine,
    neural: true,
    paid: true,
    // Somebody else's machines do the work.
    atOnce: 8,
    get abilities() {
      return hostedAbilities(models, probe.found(), guide !== undefined)
    },
    readiness: () => probe.readiness(),
    draw: (task, watch) => failingAs(name, watch.signal, () => drawAll(task, watch)),
  }
}
