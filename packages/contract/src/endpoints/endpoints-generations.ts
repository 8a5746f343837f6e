import { z } from 'zod'
import { type EndpointOf, endpointOf } from './endpoint.ts'
import { LikenessMeasured } from '#characters/characters.ts'
import { EngineList } from '#engines.ts'
import { CancelGenerations, CancelledGenerations, Generation, GenerationList, NewGeneration } from '#generations.ts'
import { Reading, ReadingRequest } from '#readings.ts'
import { StageLook } from '#stage.ts'

export const generationModels = {
  Generation,
  GenerationList,
  CancelledGenerations,
  EngineList,
  Reading,
  LikenessMeasured,
} as const

type GenerationEndpoint = EndpointOf<keyof typeof generationModels>

const withSession = endpointOf<keyof typeof generationModels>('generations', true)

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const one = '/generations/{generationId}'

/** Pictures and videos that are asked for, and who draws them. */
export const generationEndpoints: readonly GenerationEndpoint[] = [
  withSession('POST', '/generations', 'Ask for pictures or a video of a character', {
    body: NewGeneration,
    status: 201,
    answers: 'Generation',
  }),
  withSession('GET', '/generations', 'List generations', { query: queries, status: 200, answers: 'GenerationList' }),
  withSession('GET', one, 'One generation', { status: 200, answers: 'Generation' }),
  withSession('DELETE', one, 'Cancel a generation', { status: 204 }),
  withSession('POST', '/generations/cancel', 'Cancel all that wait, or all that are under way', {
    body: CancelGenerations,
    status: 200,
    answers: 'CancelledGenerations',
  }),
  withSession('POST', `${one}/first`, 'Have it drawn before the others that wait', { status: 204 }),
  withSession('POST', `${one}/retry`, 'Ask for the same once more', { status: 201, answers: 'Generation' }),
  withSession('GET', `${one}/preview`, 'A small picture of what is being drawn', {
    status: 200,
    answers: 'image/webp',
  }),
  withSession('POST', '/characters/{characterId}/likeness', 'How alike the pictures of a character are', {
    status: 200,
    answers: 'LikenessMeasured',
  }),
  withSession('POST', '/stage', 'What an engine would be guided by for such a request', {
    query: StageLook,
    body: NewGeneration,
    status: 200,
    answers: 'image/png',
  }),
  {
    ...withSession('POST', '/readings', 'What an engine will make of a prompt', {
      body: ReadingRequest,
      status: 200,
      answers: 'Reading',
    }),
    tag: 'readings',
  },
  {
    ...withSession('GET', '/engines', 'Who draws here, and what they can', { status: 200, answers: 'EngineList' }),
    session: false,
  },
  {
    ...withSession('GET', '/engines/{engineId}/samples/{list}/{choice}', 'A small picture of one choice', {
      status: 200,
      answers: 'image/webp',
    }),
    session: false,
  },
]
