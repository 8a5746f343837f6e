import { projectId } from '@eidolon/contract/resources.ts'
import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import './route-config.ts'

/** There is one project. The address wins over the header, where an address can carry it at all. */
export function checkProject(request: FastifyRequest): void {
  const named = namedIn(request) ?? request.headers['x-appwrite-project'] ?? ''
  if (named === projectId) return
  if (named === '' || named === 'console') {
    throw new Fault('general_access_forbidden', {}, { message: unnamed })
  }
  throw new Fault('project_not_found')
}

function namedIn({ method, query, routeOptions }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD' && !routeOptions.config.takesForms) return undefined
  if (typeof query !== 'object' || query === null || !('project' in query)) return undefined
  return typeof query.project === 'string' && query.project !== '' ? query.project : undefined
}

const unnamed = 'No Appwrite project was specified. Please specify your project ID when initializing your Appwrite SDK.'
