import { z } from 'zod'
import type { EndpointOf } from './endpoint.ts'
import { EngineList } from './engines.ts'
import { Generation, GenerationList, NewGeneration } from './generations.ts'

export const generationModels = { Generation, GenerationList, EngineList } as const

type Endpoint = EndpointOf<keyof typeof generationModels>

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const one = '/generations/{generationId}'

/** Pictures and videos that are asked for, and who draws them. */
export const generationEndpoints: readonly Endpoint[] = [
  mine('POST', '/generations', 'Ask for pictures or a video of a character', {
    body: NewGeneration,
    status: 201,
    answers: 'Generation',
  }),
  mine('GET', '/generations', 'List generations', { query: queries, status: 200, answers: 'GenerationList' }),
  mine('GET', one, 'One generation', { status: 200, answers: 'Generation' }),
  mine('DELETE', one, 'Cancel a generation', { status: 204 }),
  mine('POST', `${one}/retry`, 'Ask for the same once more', { status: 201, answers: 'Generation' }),
  mine('GET', `${one}/preview`, 'A small picture of what is being drawn', { status: 200, answers: 'image/webp' }),
  {
    ...mine('GET', '/engines', 'Who draws here, and what they can', { status: 200, answers: 'EngineList' }),
    session: false,
  },
  {
    ...mine('GET', '/engines/{engineId}/samples/{list}/{choice}', 'A small picture of one choice', {
      status: 200,
      answers: 'image/webp',
    }),
    session: false,
  },
]

function mine(
  method: Endpoint['method'],
  path: string,
  summary: string,
  more: Pick<Endpoint, 'status'> & Partial<Endpoint>,
): Endpoint {
  return { method, path, summary, tag: 'generations', session: true, ...more }
}
