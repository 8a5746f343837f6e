import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '#transport/http/protocol/encodings.ts'
import { type Sendable, sendFile } from '#transport/http/protocol/send-file.ts'

type Variant = Sendable | Promise<Sendable>

/** One address of the web, in every encoding there is of it. */
export type Resource = {
  readonly cacheControl: string
  readonly identity: Variant
  readonly br?: Variant
  readonly gzip?: Variant
}

export async function sendResource(request: FastifyRequest, reply: FastifyReply, resource: Resource) {
  const { range, 'accept-encoding': accepted } = request.headers
  // A range of the compressed bytes could not be decompressed.
  const encoding = range ? 'identity' : chooseEncoding(accepted, (each) => resource[each] !== undefined)
  reply.header('cache-control', resource.cacheControl)
  if (resource.br || resource.gzip) reply.header('vary', 'Accept-Encoding')
  return sendFile(request, reply, await (resource[encoding] ?? resource.identity))
}
