import { limits } from '@eidolon/contract/limits.ts'
import { NewReport } from '@eidolon/contract/operate.ts'
import { existingId, text } from '@eidolon/contract/parameters.ts'
import { sharedPath } from '@eidolon/contract/media/shares.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { Preview } from '#application/files/render-preview.ts'
import type { ReportShare } from '#application/operate/report-share.ts'
import type { SharedMedia, OpenShare } from '#application/shares/resolve-share.ts'
import { inlineType } from '#domain/files/inline-types.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import { ipOf } from '#transport/http/platform/caller.ts'
import { cookieOf } from '#transport/http/platform/cookies.ts'
import { readForm } from '#transport/http/platform/forms.ts'
import { requestTurns } from '#transport/http/platform/request-turns.ts'
import { isHttps } from '#transport/http/platform/session-cookies.ts'
import { sendFile } from '#transport/http/protocol/send-file.ts'
import {
  type Fonts,
  albumPage,
  busyPage,
  nothingPage,
  openPage,
  passwordPage,
  recipeNote,
  robotsOf,
  sharedPages,
  type SharedPage,
  tooManyPage,
  waitPage,
} from './shared-page.ts'
import { guessPeriod, isGuessedTooOften, isPagePath, isTooMuch, limitsOf, readPeriod } from './shared-limits.ts'
import { credentialsPin } from './shared-credentials.ts'
import { reportedPage, reportPage } from './shared-report.ts'
import { storyPage } from './shared-story.ts'

type Deps = {
  readonly shares: OpenShare
  /** A small picture of a file, at the cost of whoever is at that address. */
  readonly thumbnail: (fileId: string, ip: string) => Promise<Preview>
  readonly countRequest: CountRequest
  /** Counts reads in this process alone, so that a read doesn't write to the database. */
  readonly countReads: CountRequest
  /** Where the studio is reached; undefined where nobody has said so. */
  readonly publicUrl: string | undefined
  readonly name: string
  readonly fonts: Fonts
  /** Who signs what leaves; undefined where nothing is signed. */
  readonly signer: string | undefined
  /** Keeps what visitors report; left out where there is nobody to read it. */
  readonly report?: ReportShare | undefined
}

const cookie = 'shared'
const Place = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) })
const Part = z.object({ mediaId: existingId() })
/** Which page of a story; anything else is the first one. */
const Page = z.object({ page: z.coerce.number().int().min(1).max(limits.story.pages).catch(1) })
const Password = z.object({ password: text({ max: 256 }) })
const day = 24 * 60 * 60

/** Names of files may say who is in them, or what was asked for. */
const fileName = (given: string): string => `shared${/\.[a-z0-9]{1,5}$/i.exec(given)?.[0] ?? ''}`

/** Not cached and not indexed: only the link leads here, and what is taken back is gone at once. */
const secrecy = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': robotsOf(false),
}

/** Too many passwords wait to be compared. */
const busy = (error: unknown): 'busy' => {
  if (error instanceof Fault && error.type === 'general_service_unavailable') return 'busy'
  throw error
}

const robots = (notForTraining = false) => ({ 'x-robots-tag': robotsOf(notForTraining) })

/** What is behind a share link, for people without an account. */
export function sharedRoutes(app: FastifyInstance, deps: Deps): void {
  const { shares, thumbnail, countRequest, countReads, publicUrl, name, fonts, signer } = deps
  const pages = sharedPages(name, fonts)
  const turns = requestTurns()
  const answer = (reply: FastifyReply, page: SharedPage): FastifyReply =>
    reply
      .code(page.status)
      .headers({ ...pages.headers, ...secrecy, ...robots(page.notForTraining) })
      .send(pages.render(page))

  const tokenOf = ({ params }: FastifyRequest): string => Place.safeParse(params).data?.token ?? ''
  const rangeOf = (request: FastifyRequest): string => placeOf(ipOf(request))
  const passOf = (request: FastifyRequest): string => cookieOf(request.headers.cookie, cookie) ?? ''
  const opened = (request: FastifyRequest) => {
    const { page } = Page.parse(request.query)
    return shares.open(tokenOf(request), passOf(request), page)
  }

  /** What a part is of: the one that is shared, or one of the album or story that is. */
  async function mediaOf(
    request: FastifyRequest,
  ): Promise<(SharedMedia & { readonly includeRecipe: boolean }) | undefined> {
    const { mediaId } = Part.safeParse(request.params).data ?? {}
    if (mediaId !== undefined) return shares.part(tokenOf(request), passOf(request), mediaId)
    const found = await opened(request)
    return found.state === 'open' ? { ...found.media, includeRecipe: found.includeRecipe } : undefined
  }

  async function sendPart(request: FastifyRequest, reply: FastifyReply, part: 'file' | 'poster') {
    const media = await mediaOf(request)
    const id = (part === 'file' ? media?.fileId : media?.posterId) ?? null
    const content = id === null || !media ? undefined : await shares.content(id, media)
    if (!content) return answer(reply, nothingPage)
    const { name: given, state } = content.file
    const isDownload = typeof request.query === 'object' && request.query !== null && 'download' in request.query
    reply
      .headers({ ...secrecy, ...robots(content.notForTraining) })
      .header('content-disposition', disposition(isDownload ? 'attachment' : 'inline', fileName(given)))
      .header('content-security-policy', "default-src 'none'; sandbox")
    const open = (range: { start: number; end: number }) => content.open(range)
    return sendFile(request, reply, {
      type: inlineType(state.mimeType),
      size: content.size,
      etag: `"${content.tag}"`,
      open,
    })
  }

  async function sendThumbnail(request: FastifyRequest, reply: FastifyReply) {
    const media = await mediaOf(request)
    const id = media && (media.posterId ?? media.fileId)
    const seen = id === undefined ? undefined : await shares.seen(id)
    if (id === undefined || !seen) return answer(reply, nothingPage)
    const preview = await thumbnail(id, ipOf(request))
    const { bytes } = await preview.load(disconnectSignal(reply))
    return reply
      .headers({ ...secrecy, ...robots(seen.notForTraining) })
      .header('content-type', preview.type)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text: string, done) => done(null, readForm(text)),
    )

    scope.addHook('onRoute', (route) => {
      route.bodyLimit = 4096
      route.config = { ...route.config, counted: limitsOf(isPagePath(route.url)) }
    })
    // Before the body is read and before the database is asked for anything.
    scope.addHook('onRequest', async (request, reply) => {
      const asked = { range: rangeOf(request), link: tokenOf(request) }
      if (await isTooMuch(countReads, asked, isPagePath(request.routeOptions.url))) {
        return answer(reply.header('retry-after', readPeriod), tooManyPage)
      }
    })

    scope.get('/shared/:token', async (request, reply) => {
      const found = await opened(request)
      const at = sharedPath(tokenOf(request))
      if (found.state === 'nothing') return answer(reply, nothingPage)
      if (found.state === 'locked') return answer(reply, passwordPage(at))
      const { notForTraining } = found
      const pin = `${credentialsPin(found.made, signer)}${recipeNote(found)}`
      const more = { notForTraining, ...(deps.report && { report: `${at}/report` }) }
      if (found.state === 'album') return answer(reply, { ...albumPage({ at, pin, ...found.album }), ...more })
      if (found.state === 'story') {
        // Many may have waited for the same drawing: they would all be answered in one turn of the event loop.
        await turns(rangeOf(request))
        return answer(reply, { ...storyPage({ at, pin, ...found.story }), ...more })
      }
      const { media, source } = found
      const page = openPage({ at, pin, ...media, source, hasPoster: media.posterId !== null })
      return answer(reply, { ...page, ...more })
    })

    scope.post('/shared/:token', async (request, reply) => {
      const token = tokenOf(request)
      const at = sharedPath(token)
      const { state } = await shares.open(token, '')
      if (state === 'nothing') return answer(reply, nothingPage)
      if (state !== 'locked') return reply.code(303).headers(secrecy).header('location', at).send()
      const asked = { range: rangeOf(request), link: shares.known(token) }
      if (await isGuessedTooOften(countRequest, asked)) {
        return answer(reply.header('retry-after', guessPeriod), waitPage(at))
      }
      const given = Password.safeParse(request.body)
      const pass = given.success ? await shares.unlock(token, given.data.password).catch(busy) : undefined
      if (pass === 'busy') return answer(reply.header('retry-after', 5), busyPage(at))
      if (pass === undefined) return answer(reply, passwordPage(at, 'That is not it. Please try again.'))
      const secure = isHttps(request, publicUrl) ? '; Secure' : ''
      return reply
        .code(303)
        .headers(secrecy)
        .header('set-cookie', `${cookie}=${pass}; Path=${at}; Max-Age=${day}; HttpOnly; SameSite=Lax${secure}`)
        .header('location', at)
        .send()
    })

    const { report } = deps
    if (report) {
      scope.get('/shared/:token/report', async (request, reply) => {
        const found = await opened(request)
        if (found.state === 'nothing') return answer(reply, nothingPage)
        const at = sharedPath(tokenOf(request))
        return answer(reply, found.state === 'locked' ? passwordPage(at) : reportPage(at))
      })

      scope.post('/shared/:token/report', async (request, reply) => {
        const found = await opened(request)
        const token = tokenOf(request)
        const at = sharedPath(token)
        if (found.state === 'nothing') return answer(reply, nothingPage)
        if (found.state === 'locked') return answer(reply, passwordPage(at))
        const given = NewReport.safeParse(request.body)
        if (!given.success) return answer(reply, reportPage(at, 'Please choose what is wrong with it.'))
        const usage = await countRequest([
          { key: `report ${rangeOf(request)}`, limit: 5, period: 3600 },
          { key: `report ${shares.known(token)}`, limit: 50, period: 3600 },
        ])
        if (usage.exceeded) return answer(reply, reportedPage(at, false))
        await report(token, given.data)
        return answer(reply, reportedPage(at, true))
      })
    }

    scope.get('/shared/:token/file', (request, reply) => sendPart(request, reply, 'file'))
    scope.get('/shared/:token/poster', (request, reply) => sendPart(request, reply, 'poster'))
    scope.get('/shared/:token/:mediaId/file', (request, reply) => sendPart(request, reply, 'file'))
    scope.get('/shared/:token/:mediaId/poster', (request, reply) => sendPart(request, reply, 'poster'))
    scope.get('/shared/:token/:mediaId/thumbnail', sendThumbnail)
  })
}
