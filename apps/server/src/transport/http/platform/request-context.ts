import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '#application/accounts/request-context.ts'
import { clientOf } from './caller.ts'

export const requestContextOf = (request: FastifyRequest): RequestContext => ({ client: clientOf(request) })
