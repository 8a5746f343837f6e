import { z } from 'zod'
import { ClaimSignature, MediaClaim, MediaClaimed, MediaClaimMessage, MediaClaims } from '#media/claims.ts'
import { type EndpointOf, endpointOf } from './endpoint.ts'
import {
  MediaArchive,
  MediaChange,
  MediaCounts,
  MediaDeletion,
  MediaFile,
  MediaMonths,
  MediaPoster,
  MediaTouched,
} from '#media/media.ts'
import { MediaFind, MediaFound } from '#media/media-search.ts'
import { ProvenanceCheck } from '#media/provenance.ts'
import { Recipe, RecipeVerdict, RecipeVerification } from '#media/recipes.ts'
import { NewShare, ShareLink, ShareState } from '#media/shares.ts'
import { StoryExport } from '#stories.ts'

export const mediaModels = {
  MediaTouched,
  MediaMonths,
  MediaCounts,
  MediaFound,
  MediaPoster,
  MediaClaimMessage,
  MediaClaimed,
  ShareLink,
  ShareState,
  Recipe,
  RecipeVerdict,
  ProvenanceCheck,
} as const

type MediaEndpoint = EndpointOf<keyof typeof mediaModels>

const withSession = endpointOf<keyof typeof mediaModels>('media', true)

const forAnybody = endpointOf<keyof typeof mediaModels>('media', false)

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const file = z.object({ file: z.string().meta({ format: 'binary' }) })
const share = '/media/{mediaId}/share'
const albumShare = '/albums/{albumId}/share'
const storyShare = '/stories/{storyId}/share'

/** The library beyond its documents. */
export const mediaEndpoints: readonly MediaEndpoint[] = [
  withSession('PATCH', '/media', 'The same change to many pictures and videos', {
    body: MediaChange,
    status: 200,
    answers: 'MediaTouched',
  }),
  withSession('DELETE', '/media', 'Delete pictures and videos for ever', {
    body: MediaDeletion,
    status: 200,
    answers: 'MediaTouched',
  }),
  withSession('DELETE', '/media/trash', 'Empty the trash', { status: 200, answers: 'MediaTouched' }),
  withSession('GET', '/media/months', 'How many there are in each month', {
    query: queries,
    status: 200,
    answers: 'MediaMonths',
  }),
  withSession('GET', '/media/counts', 'How many there are of each kind', { status: 200, answers: 'MediaCounts' }),
  withSession('GET', '/media/find', 'Pictures and videos that show or say it, best first, each with the reason', {
    query: MediaFind.extend(queries.shape),
    status: 200,
    answers: 'MediaFound',
  }),
  withSession('GET', '/media/archive', 'Files as one zip, streamed', {
    query: MediaArchive,
    status: 200,
    answers: 'application/zip',
  }),
  withSession('POST', '/media/archive', 'Many files as one zip, streamed', {
    body: MediaArchive,
    status: 200,
    answers: 'application/zip',
  }),
  withSession('GET', '/media/{mediaId}/file', 'A picture to keep, in the format that is asked for', {
    query: MediaFile,
    status: 200,
    answers: 'image/webp',
  }),
  withSession('PUT', '/media/{mediaId}/poster', 'A still for a video of one’s own', {
    body: file,
    form: true,
    status: 200,
    answers: 'MediaPoster',
  }),
  withSession('GET', share, 'Whether others may look at it', { status: 200, answers: 'ShareState' }),
  withSession('POST', share, 'A link by which others may look at it', {
    body: NewShare,
    status: 201,
    answers: 'ShareLink',
  }),
  withSession('DELETE', share, 'Take the link back', { status: 204 }),
  withSession('GET', '/media/{mediaId}/claim', 'What a wallet is to sign for it, and who has signed', {
    status: 200,
    answers: 'MediaClaimMessage',
  }),
  withSession('POST', '/media/{mediaId}/claim', 'The wallet of the account has signed for it', {
    body: ClaimSignature,
    status: 201,
    answers: 'MediaClaimed',
  }),
  withSession('POST', '/media/claims/message', 'What a wallet is to sign for many at once', {
    body: MediaClaims,
    status: 200,
    answers: 'MediaClaimMessage',
  }),
  withSession('POST', '/media/claims', 'The wallet of the account has signed for many', {
    body: MediaClaim,
    status: 201,
    answers: 'MediaClaimed',
  }),
  withSession('GET', albumShare, 'Whether others may look at an album', { status: 200, answers: 'ShareState' }),
  withSession('POST', albumShare, 'A link by which others may look at what is in an album', {
    body: NewShare,
    status: 201,
    answers: 'ShareLink',
  }),
  withSession('DELETE', albumShare, 'Take the link back', { status: 204 }),
  withSession('GET', storyShare, 'Whether others may read a story', { status: 200, answers: 'ShareState' }),
  withSession('POST', storyShare, 'A link by which others may read a story', {
    body: NewShare,
    status: 201,
    answers: 'ShareLink',
  }),
  withSession('DELETE', storyShare, 'Take the link back', { status: 204 }),
  withSession('GET', '/stories/{storyId}/export', 'A story as a file, streamed', {
    query: StoryExport,
    status: 200,
    answers: '*/*',
  }),
  withSession('GET', '/media/{mediaId}/recipe', 'Everything that made it', { status: 200, answers: 'Recipe' }),
  withSession('GET', '/media/{mediaId}/parts', 'What is where in a picture: a number a pixel', {
    status: 200,
    answers: 'image/png',
  }),
  withSession('POST', '/recipes/verify', 'Whether the recipe in a file makes it again', {
    query: RecipeVerification,
    body: file,
    form: true,
    status: 200,
    answers: 'RecipeVerdict',
  }),
  forAnybody('POST', '/provenance/check', 'What is known of a file: who signed it, whether it was changed', {
    body: file,
    form: true,
    status: 200,
    answers: 'ProvenanceCheck',
  }),
]
