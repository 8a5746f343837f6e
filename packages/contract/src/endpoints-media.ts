import { z } from 'zod'
import type { EndpointOf } from './endpoint.ts'
import {
  MediaArchive,
  MediaChange,
  MediaCounts,
  MediaDeletion,
  MediaMonths,
  MediaPoster,
  MediaTouched,
} from './media.ts'
import { Recipe, RecipeVerdict, RecipeVerification } from './recipes.ts'
import { NewShare, ShareLink, ShareState } from './shares.ts'

export const mediaModels = {
  MediaTouched,
  MediaMonths,
  MediaCounts,
  MediaPoster,
  ShareLink,
  ShareState,
  Recipe,
  RecipeVerdict,
} as const

type Endpoint = EndpointOf<keyof typeof mediaModels>

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const file = z.object({ file: z.string().meta({ format: 'binary' }) })
const share = '/media/{mediaId}/share'

/** The library beyond its documents. */
export const mediaEndpoints: readonly Endpoint[] = [
  mine('PATCH', '/media', 'The same change to many pictures and videos', {
    body: MediaChange,
    status: 200,
    answers: 'MediaTouched',
  }),
  mine('DELETE', '/media', 'Delete pictures and videos for ever', {
    body: MediaDeletion,
    status: 200,
    answers: 'MediaTouched',
  }),
  mine('DELETE', '/media/trash', 'Empty the trash', { status: 200, answers: 'MediaTouched' }),
  mine('GET', '/media/months', 'How many there are in each month', {
    query: queries,
    status: 200,
    answers: 'MediaMonths',
  }),
  mine('GET', '/media/counts', 'How many there are of each kind', { status: 200, answers: 'MediaCounts' }),
  mine('GET', '/media/archive', 'Files as one zip, streamed', {
    query: MediaArchive,
    status: 200,
    answers: 'application/zip',
  }),
  mine('POST', '/media/archive', 'Many files as one zip, streamed', {
    body: MediaArchive,
    status: 200,
    answers: 'application/zip',
  }),
  mine('PUT', '/media/{mediaId}/poster', 'A still for a video of one’s own', {
    body: file,
    form: true,
    status: 200,
    answers: 'MediaPoster',
  }),
  mine('GET', share, 'Whether others may look at it', { status: 200, answers: 'ShareState' }),
  mine('POST', share, 'A link by which others may look at it', { body: NewShare, status: 201, answers: 'ShareLink' }),
  mine('DELETE', share, 'Take the link back', { status: 204 }),
  mine('GET', '/media/{mediaId}/recipe', 'Everything that made it', { status: 200, answers: 'Recipe' }),
  mine('POST', '/recipes/verify', 'Whether the recipe in a file makes it again', {
    query: RecipeVerification,
    body: file,
    form: true,
    status: 200,
    answers: 'RecipeVerdict',
  }),
]

function mine(
  method: Endpoint['method'],
  path: string,
  summary: string,
  more: Pick<Endpoint, 'status'> & Partial<Endpoint>,
): Endpoint {
  return { method, path, summary, tag: 'media', session: true, ...more }
}
