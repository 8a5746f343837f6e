import { expect, it } from 'vitest'
import { fillForm } from './fill-form.ts'
import { needsMask, takesMask } from './form-masks.ts'
import { readForm } from './model-form.ts'

const text = { type: 'string' }

function formOf(properties: object, required: readonly string[] = []) {
  const form = readForm({
    components: { schemas: { Input: { properties: { prompt: text, ...properties }, required } } },
  })
  if (!form) throw new Error('no form')
  return form
}

it('[ENG-133] a model takes a mask where its schema has a picture and a mask, whatever they are called', () => {
  const fal = formOf({ image_url: text, mask_url: text }, ['mask_url'])
  const replicate = formOf({ image: text, mask: text })
  expect([fal, replicate].map((form) => [takesMask(form), needsMask(form)])).toEqual([
    [true, true],
    [true, false],
  ])
  expect(takesMask(formOf({ mask_url: text }))).toBe(false)
  expect(takesMask(formOf({ image: text }))).toBe(false)
  // A switch of that name is no picture.
  expect(takesMask(formOf({ image: text, mask: { type: 'boolean' } }))).toBe(false)
})

it('[ENG-133] a change sends the picture, the mask, the words and the seed: neither a size nor pictures of the character', () => {
  const form = formOf({
    image: text,
    mask: text,
    seed: { type: 'integer' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    prompt_strength: { type: 'number' },
    num_outputs: { type: 'integer' },
    output_format: { enum: ['webp', 'png'] },
  })
  const values = {
    kind: 'image' as const,
    prompt: 'a scarf',
    negativePrompt: '',
    seed: 7,
    width: 64,
    height: 64,
    aspect: '1:1',
    references: ['https://pictures.example/mira'],
    seconds: undefined,
    masked: { image: 'https://pictures.example/one', mask: 'https://pictures.example/mask' },
  }
  expect(fillForm({ model: 'somebody/fill', form }, values)).toEqual({
    prompt: 'a scarf',
    seed: 7,
    image: 'https://pictures.example/one',
    mask: 'https://pictures.example/mask',
    num_outputs: 1,
    output_format: 'png',
  })
})
