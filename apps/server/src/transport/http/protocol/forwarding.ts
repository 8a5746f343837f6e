import type { FastifyInstance } from 'fastify'

/**
 * A proxy that nobody has named makes everybody behind it one place, which is limited as one. That shows late and looks
 * like something else, so the first request that comes through one is told.
 */
export function noticeForwarding(app: FastifyInstance, notice: () => void): void {
  let noticed = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!noticed && request.headers['x-forwarded-for'] !== undefined) {
      noticed = true
      notice()
    }
    done()
  })
}
