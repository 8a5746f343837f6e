import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { endSocket } from './end-socket.ts'
import { asFault, renderError } from './render-error.ts'

/** What a handler or a hook has thrown. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = asFault(error)
  const rendered = renderError(fault)
  request.refusal = rendered.type
  // A full disk is no bug of ours; health and doctor report it to the operator.
  if (rendered.status >= 500 && rendered.status !== 507)
    request.log.error({ ...fault.facts, err: error }, 'request failed')
  else request.log.debug({ ...fault.facts, err: error }, 'request refused')
  return reply.code(rendered.status).headers(rendered.headers).send(rendered.body)
}

/** An address that cannot even be routed; no hook has run for it. */
export function answerUnroutable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): void {
  const { status, headers: own, body } = renderError(error)
  void reply
    .code(status)
    .headers({ ...headers, 'x-request-id': request.id, ...own })
    .send(body)
}

/** What is not HTTP, or too much of it: there is no request yet, only a socket. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  // A browser opens connections ahead of time: an answer on one of those would belong to no request.
  const isSilent = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  if (error.code === 'ECONNRESET' || isSilent || !socket.writable) return void socket.destroy()
  const { status, headers, body } = renderError(new Fault('general_bad_request', {}, { cause: error }))
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  endSocket(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`)
}
