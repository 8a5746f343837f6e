import type { FastifyInstance } from 'fastify'

/** How long requests under way may take once the server is asked to stop, in ms. Supervisors have to wait longer. */
export const patience = 10_000

/** Takes no more connections, lets the requests under way finish, and cuts off what is left after `limit` ms. */
export async function shutDownGracefully(app: FastifyInstance, limit: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), limit)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
