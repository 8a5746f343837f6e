import { fieldNamed, found, maxReferences, names } from './form-fields.ts'
import { type GuidanceImage, type NamedForm, putGuidance, putStrength, takenByGuidance } from './form-guidance.ts'
import { type Masked, putMasked } from './form-masks.ts'
import { type Put, putSize, within } from './form-sizes.ts'
import type { FormField, ModelForm } from './model-form.ts'

/** What is wanted of a model, whatever its fields are called. */
export type FormValues = {
  readonly prompt: string
  readonly negativePrompt: string
  readonly seed: number
  readonly width: number
  readonly height: number
  /** `3:4` */
  readonly aspect: string
  /** Addresses of pictures of the character, the best first. */
  readonly references: readonly string[]
  readonly seconds: number | undefined
  readonly kind: 'image' | 'video'
  /** How much of the first of the pictures, which this one goes on from, is drawn anew. */
  readonly strength?: number | undefined
  /** The drawing that the picture is held to. */
  readonly held?: GuidanceImage | undefined
  /** The picture that is changed, and where. */
  readonly masked?: Masked | undefined
}

/** The model's input. Fields that it does not have are left out, so that it never stumbles over one. */
export function fillForm({ model, form }: NamedForm, values: FormValues): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const put = (name: string | undefined, value: unknown): void => {
    if (name !== undefined && value !== undefined) input[name] = value
  }
  put(found(form, names.prompt), values.prompt)
  if (values.negativePrompt !== '') put(found(form, names.negative), values.negativePrompt)
  putSeed(form, values, put)
  if (values.masked) {
    // It has the size of what is changed.
    putMasked(form, values.masked, put)
    put(found(form, names.count), 1)
    put(found(form, names.format), lossless(fieldNamed(form, names.format)))
    return input
  }
  if (!takenByGuidance(form, values.held?.kind)) putReferences(form, values, put)
  if (values.held) putGuidance({ model, form }, values.held, put)
  else if (values.kind === 'image') putStrength(form, values.strength, put)
  putSize(form, values, put)
  put(found(form, names.count), values.kind === 'image' ? 1 : undefined)
  if (values.kind === 'image') put(found(form, names.format), lossless(fieldNamed(form, names.format)))
  if (values.kind === 'video') putLength(form, values, put)
  return input
}

function putSeed(form: ModelForm, { seed }: FormValues, put: Put): void {
  // Some models take 31 bits only; the same seed stays the same number.
  const max = fieldNamed(form, names.seed)?.max ?? 2 ** 31 - 1
  put(found(form, names.seed), max >= 2 ** 16 ? seed % (max + 1) : undefined)
}

function putReferences(form: ModelForm, { references }: FormValues, put: Put): void {
  if (references.length === 0) return
  const many = found(form, names.many)
  if (many !== undefined) put(many, references.slice(0, maxReferences(form)))
  else put(found(form, names.one), references[0])
}

/** A picture that was not compressed carries its recipe and loses nothing. */
function lossless(field: FormField | undefined): string | undefined {
  const { options = [] } = field ?? {}
  return ['png', 'webp', 'jpg', 'jpeg'].find((format) => options.length === 0 || options.includes(format))
}

function putLength(form: ModelForm, { seconds = 4 }: FormValues, put: Put): void {
  const name = found(form, names.seconds)
  const field = name === undefined ? undefined : form.fields.get(name)
  if (field) {
    const listed = field.options.toSorted((one, other) => off(one, seconds) - off(other, seconds))[0]
    put(
      name,
      listed ??
        (field.types.includes('string') ? String(seconds) : within(seconds, { ...field, least: field.least ?? 1 })),
    )
    return
  }
  const rate = fieldNamed(form, names.rate)
  const perSecond = rate ? within(24, { ...rate, least: rate.least ?? 1 }) : 16
  put(found(form, names.rate), rate && perSecond)
  const frames = fieldNamed(form, names.frames)
  // Video models think in blocks of four frames and one to begin with.
  if (frames) put(found(form, names.frames), within(Math.round((seconds * perSecond) / 4) * 4 + 1, frames))
}

const off = (option: string | number, seconds: number): number => {
  const listed = Number.parseFloat(String(option))
  return Number.isNaN(listed) ? Number.POSITIVE_INFINITY : Math.abs(listed - seconds)
}
