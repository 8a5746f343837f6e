import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return String(error)
  }
}

it('[ENG-67] a key is enough, and its service is offered with the usual models', () => {
  const { engines } = readConfig({ OPENAI_API_KEY: 'sk-1', FAL_KEY: 'a:b', REPLICATE_API_TOKEN: 'r8_1' })
  expect(engines.offered).toEqual(['illustrator', 'openai', 'fal', 'replicate'])
  expect(engines).toMatchObject({
    openai: { url: 'https://api.openai.com/v1', name: 'OpenAI', key: 'sk-1' },
    fal: { key: 'a:b', models: { image: 'fal-ai/flux/dev', video: undefined } },
    replicate: { key: 'r8_1', models: { edit: 'black-forest-labs/flux-kontext-pro' } },
  })
})

it('[ENG-67] a server of one’s own needs no key, and is not called OpenAI', () => {
  const { openai } = readConfig({ OPENAI_BASE_URL: 'http://gpu:8080/v1/', OPENAI_IMAGE_SIZE: '512' }).engines
  expect(openai).toMatchObject({
    url: 'http://gpu:8080/v1',
    name: 'Image server',
    key: undefined,
    models: { edge: 512 },
  })
})

it('[ENG-67] half a configuration is refused with the variable that is missing, and no key is repeated', () => {
  expect(problemsOf({ FAL_VIDEO_MODEL: 'fal-ai/film' })).toContain('FAL_KEY is not set, but FAL_VIDEO_MODEL is.')
  expect(problemsOf({ OPENAI_IMAGE_MODEL: 'sd' })).toContain('OPENAI_API_KEY or OPENAI_BASE_URL is not set')
  expect(problemsOf({ ENGINES: 'openai' })).toContain('neither OPENAI_API_KEY nor OPENAI_BASE_URL')
  expect(problemsOf({ ENGINES: 'replicate' })).toContain('REPLICATE_API_TOKEN is not set')
  const wrong = problemsOf({ FAL_KEY: 'hunter2', FAL_IMAGE_MODEL: '../../etc', OPENAI_BASE_URL: 'ftp://hunter2' })
  expect(wrong).toContain('the name of a model, for example fal-ai/flux/dev')
  expect(wrong).not.toContain('FAL_KEY is')
})
