import { apiVersion } from '@eidolon/contract/faults.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A client that was built for a later version of the protocol is answered as usual, and told which one it speaks to. */
export function warnOfNewerClient(request: FastifyRequest, reply: FastifyReply): void {
  const asked = request.headers['x-appwrite-response-format']
  if (typeof asked !== 'string' || !isNewer(asked, apiVersion)) return
  const says = `The current SDK is built for Appwrite ${asked}. However, the current Appwrite server version is ${apiVersion}. Please downgrade your SDK to match the Appwrite version: https://appwrite.io/docs/sdks`
  reply.header('x-appwrite-warning', says)
}

/** Only plain versions are compared, and repeated in the answer. */
function isNewer(asked: string, than: string): boolean {
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(asked)) return false
  const [ours, theirs] = [than, asked].map((version) => version.split('.').map(Number))
  const apart = [0, 1, 2].map((at) => (theirs?.[at] ?? 0) - (ours?.[at] ?? 0)).find((by) => by !== 0)
  return (apart ?? 0) > 0
}
