import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { sendResource } from './resource.ts'
import type { BuiltWeb } from './web.ts'

/** Everything that is not the API: files by their name, and the studio's page for whatever a browser asks for. */
export function webRoutes(app: FastifyInstance, built: BuiltWeb | undefined): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request: FastifyRequest<{ Params: { '*': string } }>, reply) {
      if (isApi(request)) throw new Fault('general_route_not_found')
      const address = `/${request.params['*']}`
      const file = built?.known()?.files.get(address)
      if (file) return sendResource(request, reply, file)
      const web = await built?.now()
      if (!web) return reply.code(503).headers(notBuilt).send(`${notBuiltPage}\n`)
      const fresh = web.files.get(address)
      if (fresh) return sendResource(request, reply, fresh)
      if (!wantsPage(address, request.headers.accept ?? '*/*')) throw new Fault('general_route_not_found')
      return sendResource(request, reply, address === '/' ? web.landing : web.shell)
    },
  })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Before the body is read: it is not used.
    onRequest: refuse,
    handler: refuse,
  })
}

async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  if (isApi(request)) throw new Fault('general_route_not_found')
  reply.header('allow', 'GET, HEAD')
  throw new Fault('general_not_implemented')
}

const isApi = (request: FastifyRequest): boolean => /^\/(v1|rpc)([/?]|$)/.test(request.url)

/** A script or a picture that is missing must not be answered with a page: only who says so gets one for a file's name. */
function wantsPage(address: string, accept: string): boolean {
  if (address.startsWith('/assets/')) return false
  // A supervisor that looks at the wrong address must not take a page for good health.
  if (address.startsWith('/health')) return false
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && !/\.\w+$/.test(address)
}

const notBuilt = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' }
const notBuiltPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Not built yet</title>
  </head>
  <body>
    <h1>The web has not been built yet</h1>
    <p>Run <code>npm run build</code>, then look again.</p>
  </body>
</html>`
