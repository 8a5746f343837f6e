import type { IncomingMessage } from 'node:http'
import type { Admission, Headers } from '#application/realtime/ports.ts'
import { effectiveChannels } from '#domain/realtime/channel.ts'
import { refusals, type Refusal, unknownOrigin } from './refusals.ts'

/** What the request that opens a connection says. */
export type Arrival = {
  readonly ip: string
  readonly headers: Headers
  readonly project: string
  readonly channels: readonly string[]
}

export function readArrival(request: IncomingMessage, ip: string): Arrival {
  const { headers, url = '' } = request
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const given = headers['x-appwrite-project']
  const project = query.get('project') ?? (typeof given === 'string' ? given : '')
  const channels = [...query].filter(([name]) => listName.test(name)).map(([, channel]) => channel)
  return { ip, headers, project, channels }
}

/** `channels[]`, `channels[3]` and plain `channels`. */
const listName = /^channels(\[\d*\])?$/

/** Why this connection may not be, in the order in which clients know the answers. */
export async function refusalOf(arrival: Arrival, admission: Admission): Promise<Refusal | undefined> {
  const { ip, headers, project, channels } = arrival
  if (!admission.isProject(project)) return refusals.project
  if (!(await admission.mayConnect(ip))) return refusals.tooManyConnects
  const from = headers.origin ?? headers.referer
  if (typeof from === 'string') {
    const host = hostOf(from)
    if (!admission.allowsHost(host, hostOf(`http://${String(headers.host)}`))) return unknownOrigin(host)
  }
  return effectiveChannels(channels, undefined).length === 0 ? refusals.channels : undefined
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')
