import { expect, it } from 'vitest'
import { fillForm, type FormValues } from './fill-form.ts'
import { guidanceOf, type NamedForm, takesStrength } from './form-guidance.ts'
import { readForm } from './model-form.ts'

const text = { type: 'string' }
const share = { type: 'number', minimum: 0, maximum: 1 }

function named(model: string, properties: object): NamedForm {
  const form = readForm({ components: { schemas: { Input: { properties: { prompt: text, ...properties } } } } })
  if (!form) throw new Error('no form')
  return { model, form }
}

/** As such models are published: a field for each kind, a kind to choose, a kind in the name, a picture to draw over. */
const each = named('fal-ai/sdxl-controlnet-union', {
  openpose_image_url: text,
  openpose_preprocess: { type: 'boolean' },
  depth_image_url: text,
  depth_preprocess: { type: 'boolean' },
  canny_image_url: text,
  controlnet_conditioning_scale: share,
})
const chosen = named('somebody/flux-dev-controlnet', {
  control_image: text,
  control_type: { enum: ['canny', 'soft_edge', 'depth'] },
  control_strength: { type: 'number', minimum: 0, maximum: 3 },
})
const inName = named('black-forest-labs/flux-depth-dev', { control_image: text })
const over = named('fal-ai/flux/dev/image-to-image', { image_url: text, strength: { ...share, minimum: 0.01 } })
const both = named('somebody/sdxl', { image: text, prompt_strength: share, reference_images: { type: 'array' } })

const values: FormValues = {
  kind: 'image',
  prompt: 'Mira',
  negativePrompt: '',
  seed: 1,
  width: 64,
  height: 64,
  aspect: '1:1',
  references: ['https://pictures.example/mira'],
  seconds: undefined,
}
const url = 'https://pictures.example/stage'
const filled = (form: NamedForm, more: Partial<FormValues>) => fillForm(form, { ...values, ...more })

it('[ENG-121] by what a model is guided follows from its fields, their values and its name, and is not guessed', () => {
  expect([each, chosen, inName, over, both].map(guidanceOf)).toEqual([
    ['depth', 'pose', 'lines'],
    ['depth', 'lines'],
    ['depth'],
    ['render'],
    ['render'],
  ])
  expect(guidanceOf(named('somebody/control', { control_image: text }))).toEqual([])
  expect(guidanceOf(named('somebody/kontext', { image: text }))).toEqual([])
})

it('[ENG-121] the drawing goes into the field for it, as it is, with the strength that the field allows', () => {
  expect(filled(each, { held: { kind: 'pose', strength: 0.8, url } })).toEqual({
    prompt: 'Mira',
    openpose_image_url: url,
    openpose_preprocess: false,
    controlnet_conditioning_scale: 0.8,
  })
  expect(filled(chosen, { held: { kind: 'lines', strength: 1, url } })).toEqual({
    prompt: 'Mira',
    control_image: url,
    control_type: 'canny',
    control_strength: 1,
  })
  expect(filled(inName, { held: { kind: 'depth', strength: 0.5, url } })).toEqual({
    prompt: 'Mira',
    control_image: url,
  })
})

it('[ENG-122] over our picture the strength says how little is drawn anew; the character is shown where there is room', () => {
  const render = (strength: number) => ({ held: { kind: 'render' as const, strength, url } })
  expect(filled(over, render(0.8))).toEqual({ prompt: 'Mira', image_url: url, strength: 0.2 })
  expect(filled(over, render(1))).toMatchObject({ strength: 0.01 })
  expect(filled(both, render(0.6))).toEqual({
    prompt: 'Mira',
    image: url,
    prompt_strength: 0.4,
    reference_images: values.references,
  })
})

it('[ENG-122] what goes on from a picture says how much of it is drawn anew, where the model can be told', () => {
  expect([each, over, both].map(({ form }) => takesStrength(form))).toEqual([false, true, false])
  expect(filled(over, { strength: 0.3 })).toEqual({ prompt: 'Mira', image_url: values.references[0], strength: 0.3 })
  expect(filled(over, {})).not.toHaveProperty('strength')
})
