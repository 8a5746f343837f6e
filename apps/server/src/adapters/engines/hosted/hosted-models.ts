import { NotReady } from '#adapters/engines/remote/probe.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import { needsReference, takesWords } from './form-fields.ts'
import type { ModelHost } from './jobs.ts'
import type { ModelForm } from './model-form.ts'

/** The models of an installation: for pictures out of words, for pictures after others, and for films. */
export type HostedModels = {
  readonly image: string | undefined
  readonly edit: string | undefined
  readonly video: string | undefined
}

/** What is known of them. */
export type HostedForms = {
  readonly image: ModelForm | undefined
  readonly edit: ModelForm | undefined
  readonly video: ModelForm | undefined
}

/** What each of the models takes. */
export async function readForms(
  host: ModelHost,
  { image, edit, video }: HostedModels,
  name: string,
  signal: AbortSignal,
): Promise<HostedForms> {
  const form = async (model: string | undefined): Promise<ModelForm | undefined> => {
    if (model === undefined) return undefined
    const read = await host.form(model, signal).catch((error: unknown) => {
      if (error instanceof PeerProblem && error.status === 404) return undefined
      throw error
    })
    if (!read) throw new NotReady(`${name} does not have the model that this studio uses.`, `no model ${model}`)
    if (!takesWords(read))
      throw new NotReady(`The model that this studio uses at ${name} takes no words.`, `${model} has no prompt`)
    await host.check?.(model, signal)
    return read
  }
  const forms = await Promise.all([form(image), form(edit), form(video)])
  return { image: forms[0], edit: forms[1], video: forms[2] }
}

/** Which model a task is for: the one that takes pictures, when there are some. */
export function modelFor(
  { request, references = [], parent }: EngineTask,
  models: HostedModels,
  forms: HostedForms,
): { readonly model: string; readonly form: ModelForm } {
  const has = references.length > 0 || parent !== undefined
  const pictures = has ? (['edit', 'image'] as const) : (['image', 'edit'] as const)
  for (const use of request.kind === 'video' ? (['video'] as const) : pictures) {
    const model = models[use]
    const form = forms[use]
    if (model !== undefined && form && (has || !needsReference(form))) return { model, form }
  }
  throw new EngineFailure('The model needs a picture of the character, and there is none yet.', { again: false })
}
