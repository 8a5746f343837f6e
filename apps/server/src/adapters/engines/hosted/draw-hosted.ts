import type { GuidanceKind } from '@eidolon/contract/engines.ts'
import { answerLimits } from '#adapters/engines/remote/answer-limits.ts'
import { type Downloads, inlineData } from '#adapters/engines/remote/download.ts'
import { finishDrawing } from '#adapters/engines/remote/finish-drawing.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import type { Shot } from '#adapters/engines/remote/plan-shots.ts'
import { opaqueMask, withRestPutBack } from '#adapters/engines/remote/mask-image.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  type EngineTask,
  EngineRefusal,
} from '#application/engines/engine.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import { fillForm } from './fill-form.ts'
import { maxReferences } from './form-fields.ts'
import { takenByGuidance } from './form-guidance.ts'
import type { Masked } from './form-masks.ts'
import type { HostedJob, ModelHost } from './jobs.ts'
import type { ModelForm } from './model-form.ts'
import type { Tell } from './progress.ts'
import { type SentReferences, withReferences } from './references.ts'
import { resultsIn, wasHidden } from './results.ts'
import { runJob, type Running } from './run-job.ts'

/** One task under way. */
export type HostedWork = Running & {
  readonly host: ModelHost
  readonly engine: Pick<Engine, 'id' | 'name' | 'version'>
  readonly downloads: Downloads
  readonly webhook: string | undefined
  readonly task: EngineTask
  readonly model: string
  readonly form: ModelForm
  readonly sent: SentReferences
  readonly guide: StageGuide | undefined
}

/** One picture or film of a task, fetched and checked. */
export async function drawHosted(work: HostedWork, shot: Shot, tell: Tell): Promise<Drawing> {
  const { engine, task, model } = work
  const { output, seconds } = await runJob(work, shot.index, () => begin(work, shot), tell)
  if (wasHidden(output)) throw new EngineRefusal('The model found that its picture must not be shown.')
  tell('fetching', 0.95)
  const found = await fetched(work, output).catch(async (error: unknown) => {
    if (!isForgotten(error)) throw error
    // Services keep results for a while only, and a studio may have been away for longer.
    await work.slots.set(shot.index, undefined)
    throw new EngineFailure(`${engine.name} no longer has the result.`, { again: true, cause: error })
  })
  const bytes = await withRestPutBack(found, task, engine.name)
  const cost = seconds === undefined ? undefined : { seconds }
  return finishDrawing({ bytes, cost }, { engine, task, shot, own: { model } })
}

const isForgotten = (error: unknown): boolean =>
  error instanceof PeerProblem && [403, 404, 410].includes(error.status ?? 0)

async function begin(work: HostedWork, shot: Shot): Promise<HostedJob> {
  const { host, task, model, form, sent, webhook } = work
  const { width, height, seconds, negativePrompt, noise: seed } = shot
  const { kind, aspect, guidance, parentMediaId } = task.request
  const isTaken = takenByGuidance(form, guidance?.kind)
  const masked = await changed(work)
  const references = isTaken || masked ? [] : (await sent.urls()).slice(0, maxReferences(form))
  const held = guidance && { ...guidance, url: await staged(work, shot, guidance.kind) }
  // Of what it does not go on from nothing is to stay.
  const strength = parentMediaId === undefined || !task.parent ? undefined : task.request.strength
  const prompt = masked ? shot.prompt : withReferences(shot.prompt, references.length)
  const asked = {
    prompt,
    negativePrompt,
    seed,
    width,
    height,
    aspect,
    references,
    seconds,
    kind,
    strength,
    held,
    masked,
  }
  const input = fillForm({ model, form }, asked)
  // Without the task's own signal: whether it was begun is known from the answer only.
  return host.submit(model, input, { signal: AbortSignal.timeout(60_000), webhook })
}

/** The picture that is changed and where, brought to where the model can read them. */
async function changed({ task: { parent, mask }, sent }: HostedWork): Promise<Masked | undefined> {
  if (!parent || !mask) return undefined
  return { image: await sent.bring(parent.png), mask: await sent.bring(await opaqueMask(mask)) }
}

/** Our drawing of the scene, brought to where the model can read it. */
async function staged({ guide, task, sent, signal }: HostedWork, shot: Shot, kind: GuidanceKind): Promise<string> {
  if (!guide) throw new EngineFailure('This studio cannot guide pictures.', { again: false })
  const { index, width, height } = shot
  return sent.bring(await guide(task, { index, kind, width, height }, signal))
}

async function fetched({ downloads, signal }: HostedWork, output: unknown): Promise<Uint8Array> {
  const [result] = resultsIn(output)
  if (result === undefined) throw new PeerProblem('nonsense', 'a result without an address')
  if (typeof result !== 'string') return result
  return inlineData(result) ?? (await downloads(result, { signal, limit: answerLimits.result }))
}
