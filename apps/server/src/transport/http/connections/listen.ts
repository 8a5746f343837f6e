import type { FastifyInstance } from 'fastify'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

type ListenAddress = {
  readonly host: string
  readonly port: { readonly kind: 'exactly' | 'from'; readonly port: number }
}

/** Listens where it was told and says where that is; with `from`, on the next port while one is taken. */
export async function listen(
  app: FastifyInstance,
  { host, port: { kind, port: first } }: ListenAddress,
): Promise<string> {
  const last = kind === 'from' ? Math.min(first + 100, 65_535) : first
  for (let port = first; port <= last; port += 1) {
    try {
      await app.listen({ host, port, listenTextResolver: () => 'listening' })
      return urlOf(app, host)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'EADDRINUSE' && port < last) continue
      throw new StartupProblem(explain(code, host, port, error), { cause: error })
    }
  }
  throw new StartupProblem(`No port from ${first} to ${last} is free on ${host}.`)
}

function explain(code: unknown, host: string, port: number, error: unknown): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another process. Stop it, or choose another port: PORT=${port + 1}. Without PORT the next free one is used.`
    case 'EACCES':
      return `Port ${port} on ${host} may not be used by this user. Choose one from 1024 up: PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`
    default:
      return `It cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`
  }
}

function urlOf(app: FastifyInstance, host: string): string {
  const bound = app.server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
