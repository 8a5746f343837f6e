import { StoryExport } from '@eidolon/contract/stories.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { StoryFileKind, ExportStory } from '#application/stories/export-story.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { storyIdOf } from './media.ts'
import { spend } from '#transport/http/platform/budget.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

export type StoryUseCases = {
  readonly exportStory: ExportStory
  readonly countRequest: CountRequest
}

const types: Readonly<Record<StoryFileKind, string>> = {
  pdf: 'application/pdf',
  png: 'application/zip',
  cbz: 'application/vnd.comicbook+zip',
  page: 'image/png',
}
/** By place, too: another account is made in a moment. Every picture of a story is drawn anew for it. */
const perHour = [
  { limit: 30, period: 3600, key: byRouteAndUser },
  { limit: 60, period: 3600, key: byRouteAndPlace },
]

/** Pages are what costs work, however many of them a story has. */
const pagesPerHour = { name: 'story pages', account: 600, place: 1200 }

/** What stories do beyond documents. */
export function storyRoutes(scope: FastifyInstance, { exportStory: write, countRequest }: StoryUseCases): void {
  // A browser saves what a link leads to, however large.
  scope.get(
    '/stories/:storyId/export',
    { config: { scope: 'account', limits: perHour }, exposeHeadRoute: false },
    async (request, reply) => {
      const asked = StoryExport.parse(request.query)
      const { name, kind, stream } = await write(userOf(request), storyIdOf(request), asked, {
        signal: disconnectSignal(reply),
        spend: (pages) => spend(countRequest, request, pagesPerHour, pages),
      })
      return reply
        .header('content-type', types[kind])
        .header('content-disposition', disposition('attachment', name))
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(stream, { objectMode: false }))
    },
  )
}
