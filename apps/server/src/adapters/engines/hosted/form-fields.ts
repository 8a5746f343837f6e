import type { FormField, ModelForm } from './model-form.ts'

/** Names under which models take the same thing, the better first. */
export const names = {
  prompt: ['prompt', 'text', 'text_prompt'],
  negative: ['negative_prompt'],
  seed: ['seed'],
  many: [
    'image_urls',
    'image_input',
    'input_images',
    'reference_images',
    'reference_image_urls',
    'images',
    'subject_reference_images',
  ],
  one: [
    'image_url',
    'input_image',
    'start_image_url',
    'start_image',
    'first_frame_image',
    'first_frame_url',
    'image',
    'reference_image_url',
    'reference_image',
    'subject_reference',
    'character_reference_image',
    'main_face_image',
    'face_image',
    'face_image_url',
  ],
  count: ['num_images', 'num_outputs', 'number_of_images'],
  format: ['output_format'],
  aspect: ['aspect_ratio'],
  seconds: ['duration', 'seconds', 'duration_seconds', 'video_length'],
  frames: ['num_frames'],
  rate: ['frames_per_second', 'fps', 'frame_rate'],
} as const

export const takesWords = (form: ModelForm): boolean => found(form, names.prompt) !== undefined
export const takesNegative = (form: ModelForm): boolean => found(form, names.negative) !== undefined
export const takesSeed = (form: ModelForm): boolean => found(form, names.seed) !== undefined
export const takesReferences = (form: ModelForm): boolean => maxReferences(form) > 0
export const needsReference = (form: ModelForm): boolean =>
  [...names.many, ...names.one].some((name) => form.fields.get(name)?.required)

/** How many pictures of the character it takes. */
export function maxReferences(form: ModelForm): number {
  const many = found(form, names.many)
  if (many) return Math.min(4, form.fields.get(many)?.maxItems ?? 4)
  return found(form, names.one) === undefined ? 0 : 1
}

/** The lengths that it offers, in seconds; undefined when it does not say. */
export function durationsOf(form: ModelForm): readonly number[] | undefined {
  const name = found(form, names.seconds)
  const field = name === undefined ? undefined : form.fields.get(name)
  const listed = (field?.options ?? []).map((option) => Number.parseFloat(String(option)))
  const whole = listed.filter((seconds) => seconds >= 1 && seconds <= 60)
  if (whole.length > 0) return [...new Set(whole)].toSorted((one, other) => one - other)
  if (!field) return found(form, names.frames) === undefined ? undefined : [2, 3, 4, 5]
  const { least = 1, max = 60 } = field
  return [2, 3, 4, 5, 6, 8, 10].filter((seconds) => seconds >= least && seconds <= max)
}

export const found = (form: ModelForm, candidates: readonly string[]): string | undefined =>
  candidates.find((name) => form.fields.has(name))

export function fieldNamed(form: ModelForm, candidates: readonly string[]): FormField | undefined {
  const name = found(form, candidates)
  return name === undefined ? undefined : form.fields.get(name)
}
