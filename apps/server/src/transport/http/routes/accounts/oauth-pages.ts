import { faults, type FaultType } from '@eidolon/contract/faults.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asFault } from '#transport/http/protocol/render-error.ts'
import { escaped, type Fonts, sharedPages } from '#transport/http/routes/shared/shared-page.ts'

export type OAuthPages = {
  /** What a client may know of an error; what is a bug is logged. */
  errorView(error: unknown, request: FastifyRequest): { message: string; type: FaultType; code: number }
  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const secrecy = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** Pages for people who have come from a provider and have nowhere else to go. */
export function oauthPages(look: { readonly name: string; readonly fonts: () => Fonts }): OAuthPages {
  function errorView(error: unknown, request: FastifyRequest) {
    const fault = asFault(error)
    const { status: code } = faults[fault.type]
    request.refusal = fault.type
    if (code >= 500) request.log.error({ ...fault.facts, err: error }, 'request failed')
    else request.log.info({ ...fault.facts, type: fault.type }, 'signing in at a provider was refused')
    return { message: fault.message, type: fault.type, code }
  }

  return {
    errorView,
    refuse(error, request, reply) {
      const { message, type, code } = errorView(error, request)
      const says = type === 'project_provider_disabled' ? 'This way to sign in is not set up here.' : message
      const pages = sharedPages(look.name, look.fonts())
      const body = `<section><h1>That did not work</h1><p>${escaped(says)}</p>
<p><a class="button" href="/login">Back to sign-in</a></p></section>`
      const page = pages.render({ title: 'That did not work', status: 401, body })
      return reply
        .code(code)
        .headers({ ...pages.headers, ...secrecy })
        .send(page)
    },
  }
}

/** Where people arrive when the request named no redirect. */
export function oauthPageRoutes(app: FastifyInstance, look: { readonly name: string; readonly fonts: Fonts }): void {
  const pages = sharedPages(look.name, look.fonts)
  const show = (path: string, title: string, says: string, link: string) => {
    const body = `<section><h1>${title}</h1><p>${says}</p><p>${link}</p></section>`
    const html = pages.render({ title, status: 200, body })
    app.get(path, (_request, reply) => reply.headers({ ...pages.headers, ...secrecy }).send(html))
  }
  const name = escaped(look.name)
  show(
    '/auth/oauth2/success',
    'You are signed in',
    'You can close this page and go back to where you came from.',
    `<a class="button" href="/dashboard">Open ${name}</a>`,
  )
  show(
    '/auth/oauth2/failure',
    'That did not work',
    'Nobody was signed in. Go back and try again, or choose another way.',
    '<a class="button" href="/login">Back to sign-in</a>',
  )
}
