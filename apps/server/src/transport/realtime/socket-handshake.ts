import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parse } from 'node:querystring'
import type { Admission } from '#application/realtime/ports.ts'
import { effectiveChannels } from '#domain/realtime/channel.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'
import { pageOf } from '#transport/http/platform/origin.ts'
import type { Peer } from './peer.ts'
import { type Refusal, refusals, unknownOrigin } from './refusals.ts'

/** What the request that opens a connection says. */
export type SocketHandshake = Peer & {
  readonly headers: IncomingHttpHeaders
  readonly project: string
  readonly channels: readonly string[]
}

export function readArrival({ headers, url = '' }: IncomingMessage, peer: Peer): SocketHandshake {
  const query = parse(url.slice(url.indexOf('?') + 1))
  const project = query['project'] ?? headers['x-appwrite-project'] ?? ''
  return { ...peer, headers, project: String(project), channels: listParameter(query, 'channels') }
}

/** Each has a place in the index of who hears what, for each of the caller's roles. */
const maxChannels = 100

/** Why this connection may not be, in the order in which clients know the answers. */
export async function refusalOf(arrival: SocketHandshake, admission: Admission): Promise<Refusal | undefined> {
  if (!admission.isProject(arrival.project)) return refusals.project
  if (!(await admission.mayConnect(arrival.ip))) return refusals.tooManyConnects
  const page = pageOf(arrival)
  if (page && !admission.allowsPage(page, arrival.origin)) return unknownOrigin(page.host)
  if (arrival.channels.length > maxChannels) return refusals.tooManyChannels
  return effectiveChannels(arrival.channels, undefined).length === 0 ? refusals.channels : undefined
}
