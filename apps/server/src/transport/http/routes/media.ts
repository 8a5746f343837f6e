import { AlbumPlace } from '@eidolon/contract/media/albums.ts'
import { queriesForm } from '@eidolon/contract/documents.ts'
import {
  MediaArchive,
  MediaChange,
  MediaDeletion,
  MediaFile,
  mediaLimits,
  MediaPlace,
  partsHeader,
  type MediaPoster,
  type MediaTouched,
} from '@eidolon/contract/media/media.ts'
import { MediaFind } from '@eidolon/contract/media/media-search.ts'
import { StoryPlace } from '@eidolon/contract/stories.ts'
import { NewShare } from '@eidolon/contract/media/shares.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openWhole } from '#application/files/outgoing-file.ts'
import type { ArchiveMedia } from '#application/media/archive-media.ts'
import type { ChangeMedia } from '#application/media/change-media.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { CountMedia } from '#application/media/count-media.ts'
import type { DeleteMedia } from '#application/media/delete-media.ts'
import type { DrawParts } from '#application/media/draw-parts.ts'
import type { FindMedia } from '#application/media/find-media.ts'
import type { GivePoster } from '#application/media/set-poster.ts'
import type { SaveMedia } from '#application/media/save-as.ts'
import type { ShareThings } from '#application/shares/create-shares.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { isUnchanged } from '#transport/http/protocol/conditions.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'
import { oneFile } from '#transport/http/bodies/one-file.ts'
import { spend } from '#transport/http/platform/budget.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'

export type MediaUseCases = {
  readonly change: ChangeMedia
  readonly remove: DeleteMedia
  readonly count: CountMedia
  readonly find: FindMedia
  readonly archive: ArchiveMedia
  readonly save: SaveMedia
  readonly poster: GivePoster
  readonly parts: DrawParts
  readonly countRequest: CountRequest
  readonly sharing: ShareThings
  readonly albumSharing: ShareThings
  readonly storySharing: ShareThings
  /** Where the studio is reached, when an operator has said so. */
  readonly publicUrl: string | undefined
}

const reading = { config: { scope: 'account' } } as const
const much = { config: { ...reading.config, reads: true } } as const
const perMinute = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 60, key: byRouteAndUser }] } }) as const
/** As often as somebody pauses who types without end. */
const searching = {
  config: {
    scope: 'account',
    limits: [
      { limit: 240, period: 60, key: byRouteAndUser },
      { limit: 480, period: 60, key: byRouteAndPlace },
    ],
  },
} as const
/** Maps that have to be drawn; what was drawn before costs nothing. */
const maps = { name: 'maps of parts', account: 120, place: 240, all: 2000 }
/** As many ids as may be asked for, each with the name of its field; and a few fields beside. */
const archiveForm = { fields: mediaLimits.archived + 100, bytes: mediaLimits.archived * 64 }
const share = '/media/:mediaId/share'
const albumShare = '/albums/:albumId/share'
const storyShare = '/stories/:storyId/share'

/** What the library does beyond documents. */
export function mediaRoutes(scope: FastifyInstance, media: MediaUseCases): void {
  const { change, remove, count, find, archive, save, poster, sharing, albumSharing, storySharing } = media
  const { parts, countRequest, publicUrl } = media

  scope.patch('/media', perMinute(120), async (request): Promise<MediaTouched> => ({
    total: await change(userOf(request), MediaChange.parse(request.body)),
  }))
  scope.delete('/media', perMinute(60), async (request): Promise<MediaTouched> => ({
    total: await remove.these(userOf(request), MediaDeletion.parse(request.body).ids),
  }))
  scope.delete('/media/trash', perMinute(20), async (request): Promise<MediaTouched> => ({
    total: await remove.emptyTrash(userOf(request)),
  }))

  scope.get('/media/months', much, (request) => count.months(userOf(request), queriesOf(request)))
  scope.get('/media/counts', reading, (request) => count.counts(userOf(request)))

  scope.get('/media/find', searching, (request) =>
    find(userOf(request), MediaFind.parse(request.query), queriesOf(request)),
  )

  scope.get('/media/archive', { ...perMinute(30), exposeHeadRoute: false }, async (request, reply) => {
    const ids = listParameter(request.query, 'ids').flatMap((text) => text.split(','))
    const asked = MediaArchive.parse({ ids, format: listParameter(request.query, 'format')[0] })
    return sendArchive(reply, await archive(userOf(request), asked, disconnectSignal(reply)))
  })
  // A browser saves what a form brings, however large, where what a script fetches would lie in memory.
  const asForm = {
    config: { ...perMinute(30).config, takesForms: true, form: archiveForm },
    bodyLimit: archiveForm.bytes,
  } as const
  scope.post('/media/archive', asForm, async (request, reply) =>
    sendArchive(reply, await archive(userOf(request), MediaArchive.parse(request.body), disconnectSignal(reply))),
  )

  scope.get('/media/:mediaId/file', { ...perMinute(60), exposeHeadRoute: false }, async (request, reply) => {
    const { format } = MediaFile.parse(request.query)
    const mediaId = mediaIdOf(request)
    const { name, type, leaving } = await save(userOf(request), { mediaId, format }, disconnectSignal(reply))
    const etag = `"${leaving.tag}"`
    reply.header('etag', etag).header('cache-control', 'private, no-store')
    if (isUnchanged(request.headers, etag)) return reply.code(304).send()
    const stream = await openWhole(leaving)
    if (!stream) throw new Fault('storage_file_not_found')
    return reply
      .header('content-type', type)
      .header('content-length', leaving.size)
      .header('content-disposition', disposition('attachment', name))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(stream, { objectMode: false }))
  })

  scope.put(
    '/media/:mediaId/poster',
    { ...perMinute(120), bodyLimit: largeBody },
    async (request, reply): Promise<MediaPoster> => {
      const caller = userOf(request)
      return { posterId: await poster(caller, mediaIdOf(request), await oneFile(reply, mediaLimits.poster)) }
    },
  )

  scope.get('/media/:mediaId/parts', perMinute(120), async (request, reply) => {
    const asked = await parts(userOf(request), mediaIdOf(request))
    const etag = `"${asked.key}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (isUnchanged(request.headers, etag)) return reply.code(304).send()
    const { map, parts: known } = await asked.load({
      signal: disconnectSignal(reply),
      admit: () => spend(countRequest, request, maps),
    })
    return reply
      .header('content-type', 'image/png')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(partsHeader, Buffer.from(JSON.stringify(known)).toString('base64'))
      .send(Buffer.from(map.buffer, map.byteOffset, map.byteLength))
  })

  const links = [
    { path: share, shared: sharing, idOf: mediaIdOf },
    { path: albumShare, shared: albumSharing, idOf: albumIdOf },
    { path: storyShare, shared: storySharing, idOf: storyIdOf },
  ]
  for (const { path, shared, idOf } of links) {
    scope.get(path, reading, (request) => shared.state(userOf(request), idOf(request)))
    scope.post(path, perMinute(60), async (request, reply) => {
      const at = publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
      const link = await shared.share(userOf(request), idOf(request), NewShare.parse(request.body), at)
      return reply.code(201).send(link)
    })
    scope.delete(path, perMinute(60), async (request, reply) => {
      await shared.revoke(userOf(request), idOf(request))
      return reply.code(204).send()
    })
  }
}

const albumIdOf = ({ params }: FastifyRequest): string => AlbumPlace.parse(params).albumId

export const storyIdOf = ({ params }: FastifyRequest): string => StoryPlace.parse(params).storyId

export const mediaIdOf = ({ params }: FastifyRequest): string => MediaPlace.parse(params).mediaId

function sendArchive(reply: FastifyReply, zip: AsyncIterable<Uint8Array>): FastifyReply {
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', disposition('attachment', 'media.zip'))
    .header('cache-control', 'private, no-store')
    .send(Readable.from(zip, { objectMode: false }))
}

function queriesOf({ query }: FastifyRequest): readonly string[] {
  const queries = listParameter(query, 'queries')
  if (queries.length <= 100 && queries.every(({ length }) => length > 0 && length <= 4096)) return queries
  throw invalidParam('queries', queriesForm)
}
