import type { Client } from '#domain/accounts/caller.ts'
import type { Devices } from './ports.ts'

/** Who asks for a message to be sent. */
export type RequestContext = { readonly client: Client }

/** `Firefox, Ubuntu`; empty when nothing is known. A message tells it, so that its reader can see whether it was them. */
export function deviceOf({ client }: RequestContext, devices: Devices): string {
  const { clientName, osName } = devices.describe(client.userAgent)
  return [clientName, osName].filter((name) => name !== '').join(', ')
}
