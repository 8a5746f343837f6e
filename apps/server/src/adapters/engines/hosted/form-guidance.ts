import { type GuidanceKind, guidanceKinds } from '@eidolon/contract/engines.ts'
import { fieldNamed, found, names } from './form-fields.ts'
import type { Put } from './form-sizes.ts'
import type { ModelForm } from './model-form.ts'

/** A model by its name and by what it takes. */
export type NamedForm = { readonly model: string; readonly form: ModelForm }

/** The drawing of the scene that a picture is held to, where the service can read it. */
export type GuidanceImage = { readonly kind: GuidanceKind; readonly strength: number; readonly url: string }

type GuidanceFields = {
  /** The field that takes the drawing. */
  readonly image: string
  /** What has to be said besides. */
  readonly says: Readonly<Record<string, unknown>>
}

/** What models call the kinds of guidance, the better first. */
const kindNames: Readonly<Record<Exclude<GuidanceKind, 'render'>, readonly string[]>> = {
  depth: ['depth'],
  pose: ['openpose', 'pose'],
  lines: ['lineart', 'canny', 'soft_edge', 'softedge', 'hed', 'scribble', 'lines'],
}

const controlImages = [
  'control_image',
  'control_image_url',
  'controlnet_image',
  'controlnet_image_url',
  'control_lora_image_url',
]
const controlKinds = ['control_type', 'controlnet_type', 'control_mode', 'controlnet', 'controlnet_1']
const controlStrengths = [
  'controlnet_conditioning_scale',
  'control_strength',
  'controlnet_strength',
  'control_lora_strength',
  'conditioning_scale',
  'condition_scale',
  'control_scale',
]
/** How much of a picture is drawn anew: 1 leaves nothing of it. */
const changes = ['strength', 'prompt_strength', 'denoise', 'denoising_strength']

/** Where a picture goes that is drawn over, and how much of it: in models for one picture that say how much alone. */
const overPicture = (form: ModelForm): { readonly image: string; readonly change: string } | undefined => {
  const [image, change] = [found(form, names.one), found(form, changes)]
  return image === undefined || change === undefined ? undefined : { image, change }
}

/** Whether it can be told how much of the picture that it goes on from is drawn anew. */
export const takesStrength = (form: ModelForm): boolean =>
  found(form, names.many) === undefined && overPicture(form) !== undefined

/** How much of the picture before is drawn anew. */
export function putStrength(form: ModelForm, strength: number | undefined, put: Put): void {
  const over = overPicture(form)
  if (over && strength !== undefined) put(over.change, within01(strength, form, over.change))
}

/** By what the pictures of a model can be held to a scene. */
export const guidanceOf = (named: NamedForm): readonly GuidanceKind[] =>
  guidanceKinds.filter((kind) => placeFor(named, kind) !== undefined)

/** The field in which a drawing of the scene takes the place of pictures of the character. */
export const takenByGuidance = (form: ModelForm, kind: GuidanceKind | undefined): boolean =>
  kind === 'render' && found(form, names.many) === undefined

export function putGuidance(named: NamedForm, held: GuidanceImage, put: Put): void {
  const place = placeFor(named, held.kind)
  if (!place) return
  const { form } = named
  put(place.image, held.url)
  for (const [name, value] of Object.entries(place.says)) put(name, value)
  const change = overPicture(form)?.change
  // Over our picture the strength says how little of it is drawn anew.
  if (held.kind === 'render') put(change, change && within01(1 - held.strength, form, change))
  else {
    const name = found(form, controlStrengths)
    put(name, name && within01(held.strength, form, name))
  }
}

function placeFor({ model, form }: NamedForm, kind: GuidanceKind): GuidanceFields | undefined {
  if (kind === 'render') {
    const over = overPicture(form)
    return over && { image: over.image, says: {} }
  }
  const words = kindNames[kind]
  // A field for just this kind: `depth_image_url`, `openpose_image`.
  const own = words.flatMap((word) => [`${word}_image_url`, `${word}_image`]).find((name) => form.fields.has(name))
  if (own !== undefined) return { image: own, says: asItIs(form, words) }
  const image = found(form, controlImages)
  if (image === undefined) return undefined
  const options = fieldNamed(form, controlKinds)?.options ?? []
  const option = words.map((word) => options.find((each) => wordsIn(each).includes(word))).find((each) => each)
  const choice = found(form, controlKinds)
  if (choice !== undefined && options.length > 0) {
    return option === undefined ? undefined : { image, says: { [choice]: option, ...asItIs(form, words) } }
  }
  // Where nothing says which kind it takes, the name of the model does: `flux-depth-dev`.
  const isNamed = words.some((word) => wordsIn(model).includes(word))
  return isNamed ? { image, says: asItIs(form, words) } : undefined
}

/** Our drawing is what the model would make of a photograph: it is not to be made once more. */
function asItIs(form: ModelForm, words: readonly string[]): Readonly<Record<string, false>> {
  const switches = ['preprocess', ...words.flatMap((word) => [`${word}_preprocess`, `preprocess_${word}`])]
  return Object.fromEntries(switches.filter((name) => form.fields.has(name)).map((name) => [name, false]))
}

const wordsIn = (text: string | number): readonly string[] => {
  const parts = String(text)
    .toLowerCase()
    .split(/[^a-z]+/)
  return [...parts, parts.join('_')]
}

/** Not rounded, as whole numbers are, and within what the field allows. */
function within01(value: number, form: ModelForm, name: string): number {
  const { least = 0, max = 1 } = form.fields.get(name) ?? {}
  return Math.round(Math.min(max, Math.max(least, value)) * 100) / 100
}
