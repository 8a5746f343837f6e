import type { FastifyRequest } from 'fastify'
import type { Asking } from '#application/accounts/asking.ts'
import { clientOf } from './caller.ts'

export const askingOf = (request: FastifyRequest): Asking => ({ client: clientOf(request) })
