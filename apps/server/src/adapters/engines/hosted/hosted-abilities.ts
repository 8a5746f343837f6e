import { type Abilities, guidanceKinds } from '@eidolon/contract/engines.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { maskedParts, neuralAbilities, type Sizes, sizesAround } from '#adapters/engines/remote/neural-abilities.ts'
import { durationsOf, fieldNamed, names, takesNegative, takesReferences, takesSeed } from './form-fields.ts'
import { guidanceOf, takesStrength } from './form-guidance.ts'
import { takesMask } from './form-masks.ts'
import { type HostedForms, type HostedModels, namedForm } from './hosted-models.ts'
import type { ModelForm } from './model-form.ts'

/** What the models can do together. Before anything is known of them, the least of it. */
export function hostedAbilities(models: HostedModels, forms: HostedForms | undefined, guides = false): Abilities {
  const drawing = [forms?.edit, forms?.image, forms?.video].filter((form) => form !== undefined)
  const all = (can: (form: ModelForm) => boolean) => drawing.length > 0 && drawing.every(can)
  // Whatever goes on from a picture is drawn by this one.
  const after = forms?.edit ?? forms?.image
  const guided = guides ? (['edit', 'image'] as const).flatMap((use) => namedForm(models, forms, use)) : []
  const kinds = new Set(guided.flatMap(guidanceOf))
  const pictures = models.image !== undefined || models.edit !== undefined
  const masks = [forms?.mask, forms?.edit, forms?.image].some((form) => form !== undefined && takesMask(form))
  return neuralAbilities({
    kinds: [...(pictures ? ['image' as const] : []), ...(models.video === undefined ? [] : ['video' as const])],
    maxCount: limits.generation.count,
    seed: all(takesSeed),
    negativePrompt: all(takesNegative),
    reference: drawing.some(takesReferences),
    strength: after !== undefined && takesStrength(after),
    guidance: guidanceKinds.filter((kind) => kinds.has(kind)),
    parts: masks ? maskedParts : [],
    masks,
    durations: (forms?.video && durationsOf(forms.video)) ?? [4],
    sizes: sizesOf(forms?.image ?? forms?.edit ?? forms?.video),
  })
}

/** Only shapes that the model lists, where it lists some of ours. */
function sizesOf(form: ModelForm | undefined): Sizes {
  const sizes = sizesAround(1024)
  const listed = form && fieldNamed(form, names.aspect)?.options
  const offered = Object.entries(sizes).filter(([shape]) => listed?.includes(shape))
  return offered.length === 0 ? sizes : Object.fromEntries(offered)
}
