import { describe, expect, it } from 'vitest'
import { fillForm, type FormValues } from './fill-form.ts'
import { durationsOf, maxReferences, needsReference, takesNegative, takesSeed } from './form-fields.ts'
import { type ModelForm, readForm } from './model-form.ts'

/** As fal publishes them: the address names the schema, sizes are an object or a name. */
const flux = document({
  prompt: { type: 'string' },
  image_size: {
    anyOf: [{ $ref: '#/components/schemas/ImageSize' }, { type: 'string', enum: ['square_hd', 'portrait_4_3'] }],
  },
  num_images: { type: 'integer', minimum: 1, maximum: 4 },
  seed: { type: 'integer' },
  output_format: { enum: ['jpeg', 'png'], type: 'string' },
})

/** As Replicate publishes them: one schema called Input, choices behind a reference. */
const kontext = {
  components: {
    schemas: {
      Input: {
        type: 'object',
        required: ['prompt'],
        properties: {
          prompt: { type: 'string' },
          input_image: { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] },
          aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }], default: 'match_input_image' },
          output_format: { allOf: [{ $ref: '#/components/schemas/output_format' }] },
        },
      },
      aspect_ratio: { enum: ['match_input_image', '1:1', '16:9', '2:3', '9:16'], type: 'string' },
      output_format: { enum: ['jpg', 'png'], type: 'string' },
    },
  },
}

/** Ten schemas that each refer to all of them. */
const names = ['Input', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
const tangled = {
  components: {
    schemas: Object.fromEntries(
      names.map((name) => [
        name,
        {
          properties: { prompt: { type: 'string' } },
          anyOf: names.map((other) => ({ $ref: `#/components/schemas/${other}` })),
        },
      ]),
    ),
  },
}

const film = document(
  {
    prompt: { type: 'string' },
    negative_prompt: { type: 'string' },
    image_urls: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    aspect_ratio: { enum: ['16:9', '9:16'] },
    duration: { enum: ['4s', '6s', '8s'] },
    num_outputs: { type: 'integer' },
  },
  ['prompt', 'image_urls'],
)

const values: FormValues = {
  kind: 'image',
  prompt: 'Mira at the sea',
  negativePrompt: '',
  seed: 4_000_000_000,
  width: 896,
  height: 1152,
  aspect: '3:4',
  references: ['https://pictures.example/1', 'https://pictures.example/2', 'https://pictures.example/3'],
  seconds: undefined,
}

describe('a model’s form', () => {
  it('[ENG-144] is not read from schemas that refer to each other without end', () => {
    expect(readForm(tangled)).toBeUndefined()
  })

  it('[ENG-60] is filled in with the names that the model knows, and with no others', () => {
    expect(fillForm(named(flux), values)).toEqual({
      prompt: 'Mira at the sea',
      image_size: { width: 896, height: 1152 },
      num_images: 1,
      seed: 4_000_000_000 % 2 ** 31,
      output_format: 'png',
    })
    expect(fillForm(named(kontext), { ...values, negativePrompt: 'rain' })).toEqual({
      prompt: 'Mira at the sea',
      input_image: 'https://pictures.example/1',
      aspect_ratio: '2:3',
      output_format: 'png',
    })
    expect(fillForm(named(film), { ...values, kind: 'video', negativePrompt: 'rain', seconds: 5 })).toEqual({
      prompt: 'Mira at the sea',
      negative_prompt: 'rain',
      image_urls: ['https://pictures.example/1', 'https://pictures.example/2'],
      aspect_ratio: '9:16',
      duration: '4s',
    })
  })

  it('[ENG-60] tells what the model can do', () => {
    const told = [flux, kontext, film]
      .map(form)
      .map((each) => [takesSeed(each), takesNegative(each), maxReferences(each), needsReference(each)])
    expect(told).toEqual([
      [true, false, 0, false],
      [false, false, 1, false],
      [false, true, 2, true],
    ])
    expect(durationsOf(form(film))).toEqual([4, 6, 8])
    expect(durationsOf(form(document({ duration: { type: 'integer', minimum: 3, maximum: 8 } })))).toEqual([
      3, 4, 5, 6, 8,
    ])
    expect(durationsOf(form(flux))).toBeUndefined()
  })

  it.each([
    ['sizes by name', { image_size: { enum: ['square_hd', 'portrait_4_3'] } }, { image_size: 'portrait_4_3' }],
    ['sizes in a list', { size: { enum: ['1024x1024', '1024x1536'] } }, { size: '1024x1536' }],
    ['width and height', { width: { maximum: 512 }, height: { maximum: 1024 } }, { width: 512, height: 1024 }],
  ])('takes %s', (_name, properties, expected) => {
    expect(fillForm(named(document(properties)), values)).toEqual(expected)
  })

  it('counts frames where a model does not count seconds', () => {
    const frames = { num_frames: { minimum: 17, maximum: 161 }, frames_per_second: { minimum: 4, maximum: 60 } }
    expect(fillForm(named(document(frames)), { ...values, kind: 'video', seconds: 4 })).toEqual({
      num_frames: 97,
      frames_per_second: 24,
    })
  })

  it('is none in what is no schema, and ends in one that refers to itself', () => {
    expect(['<html>', null, {}, { paths: { '/': { get: {} } } }].map(readForm)).toEqual(Array(4).fill(undefined))
    const loop = { components: { schemas: { Input: { properties: { a: { $ref: '#/Input' } } } } } }
    expect(readForm(loop)?.fields.size).toBe(1)
  })
})

const named = (schema: unknown) => ({ model: 'somebody/model', form: form(schema) })

function form(schema: unknown): ModelForm {
  const read = readForm(schema)
  if (!read) throw new Error('no form')
  return read
}

function document(properties: object, required: readonly string[] = ['prompt']): object {
  return {
    paths: {
      '/requests/{id}': { get: {} },
      '/vendor/model': {
        post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Asked' } } } } },
      },
    },
    components: {
      schemas: {
        Asked: { type: 'object', properties, required },
        ImageSize: { type: 'object', properties: { width: { type: 'integer' }, height: { type: 'integer' } } },
      },
    },
  }
}
