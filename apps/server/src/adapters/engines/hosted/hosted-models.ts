import { NotReady } from '#adapters/engines/remote/probe.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import { needsReference, takesWords } from './form-fields.ts'
import { guidanceOf, type NamedForm, takenByGuidance } from './form-guidance.ts'
import { needsMask, takesMask } from './form-masks.ts'
import type { ModelHost } from './jobs.ts'
import type { ModelForm } from './model-form.ts'

/** The models of an installation: for pictures out of words, for pictures after others, for films, and inside masks. */
export type HostedModels = {
  readonly image: string | undefined
  readonly edit: string | undefined
  readonly video: string | undefined
  readonly mask?: string | undefined
}

/** What is known of them. */
export type HostedForms = {
  readonly image: ModelForm | undefined
  readonly edit: ModelForm | undefined
  readonly video: ModelForm | undefined
  readonly mask?: ModelForm | undefined
}

/** What each of the models takes. */
export async function readForms(
  host: ModelHost,
  { image, edit, video, mask }: HostedModels,
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
  const forms = await Promise.all([form(image), form(edit), form(video), form(mask)])
  const inside = forms[3]
  if (inside && !takesMask(inside))
    throw new NotReady(`The model for masks that this studio uses at ${name} takes none.`, `${mask} has no mask`)
  return { image: forms[0], edit: forms[1], video: forms[2], mask: inside }
}

/** One of the models with what it takes; none where that is not known. */
export function namedForm(
  models: HostedModels,
  forms: HostedForms | undefined,
  use: keyof HostedModels,
): readonly NamedForm[] {
  const [model, form] = [models[use], forms?.[use]]
  return model === undefined || !form ? [] : [{ model, form }]
}

/**
 * Which model a task is for: the one that takes pictures, when there are some, and can be guided as is wanted; for a
 * change the one that takes a mask.
 */
export function modelFor(
  { request, references = [], parent, mask }: EngineTask,
  models: HostedModels,
  forms: HostedForms,
): NamedForm {
  const has = references.length > 0 || parent !== undefined
  const { guidance } = request
  if (mask) {
    const able = (['mask', 'edit', 'image'] as const).flatMap((use) => namedForm(models, forms, use))
    const one = able.find(({ form }) => takesMask(form))
    if (one) return one
    throw new EngineFailure('No model here takes a mask any more.', { again: false })
  }
  const pictures = has ? (['edit', 'image'] as const) : (['image', 'edit'] as const)
  for (const use of request.kind === 'video' ? (['video'] as const) : pictures) {
    for (const named of namedForm(models, forms, use)) {
      if (needsMask(named.form)) continue
      if (guidance && !guidanceOf(named).includes(guidance.kind)) continue
      if (has || !needsReference(named.form) || takenByGuidance(named.form, guidance?.kind)) return named
    }
  }
  if (guidance) throw new EngineFailure('No model here can be guided so any more.', { again: false })
  throw new EngineFailure('The model needs a picture of the character, and there is none yet.', { again: false })
}
