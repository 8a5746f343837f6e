import { randomBytes } from 'node:crypto'
import { readSigningKey } from '#adapters/marking/c2pa/signing-key.ts'
import { requestTimeStamp } from '#adapters/marking/c2pa/time-stamps.ts'
import { lookAtMarkingKeys } from '#adapters/marking/marking-keys.ts'
import { systemClock } from '#adapters/system/clock.ts'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, type Finding, ill, reasonOf, well } from './check.ts'

const soon = 30 * 24 * 60 * 60 * 1000

/** What files are signed with when they leave, and for how long. */
export function markingChecks({ marking, dataDir, database, role }: Config): readonly Check[] {
  if (role === 'worker') return []
  const { stamps } = marking
  return [
    { name: 'marking', look },
    ...(stamps === undefined ? [] : [{ name: 'time stamps', look: () => lookAtStamps(stamps) }]),
  ]

  async function look(): Promise<Finding> {
    const { metadata, watermark, registry } = marking.layers
    const mendOff = 'Take MARKING away unless you mark files elsewhere; docs/marking.md says what the law asks.'
    if (!metadata && !watermark)
      return doubtful('switched off: what leaves does not say that it was generated', mendOff)
    if (!metadata) return doubtful('pictures have a watermark, but nothing is signed', mendOff)
    if (!watermark) return doubtful('what leaves is signed, but has no watermark', mendOff)
    if (!registry) return doubtful('what leaves is marked, but its look is not kept', mendOff)
    const keys = await lookAtMarkingKeys(dataDir, marking.files)
    if (!keys) return well('signed with a key of its own, which the first start makes')
    const until = `until ${keys.endsAt.toISOString().slice(0, 10)}`
    const service = 'service' in keys.chain ? keys.chain.service.url : undefined
    const by = service === undefined ? 'with C2PA_KEY' : `by the service at ${new URL(service).host}`
    const says = keys.isHomeMade ? `signed with a key of its own, ${until}` : `signed ${by}, ${until}`
    const mend = keys.isHomeMade
      ? 'Delete marking/signing.pem in the data folder and start again: a new one is made.'
      : `Get a new certificate and set C2PA_CERT${service === undefined ? ' and C2PA_KEY' : ', with its key at the service'}.`
    const left = keys.endsAt.getTime() - systemClock.now().getTime()
    if (left < 0) return ill(`${says}: it has ended, and readers call what it signs invalid`, mend)
    if (service !== undefined) {
      const flaw = await readSigningKey(keys.chain)
        .sign(randomBytes(32))
        .then(() => undefined, reasonOf)
      const mendService =
        'See that C2PA_SIGNER_URL signs with the key of C2PA_CERT for C2PA_SIGNER_TOKEN; until then files leave unsigned.'
      if (flaw !== undefined) return ill(`${says}: ${flaw}`, mendService)
    }
    if (left < soon) return doubtful(`${says}: it ends soon`, mend)
    if (keys.isHomeMade && database.kind === 'postgres') {
      return doubtful(
        `${says}; every node has another one, unless they share the folder marking`,
        'Set C2PA_CERT and C2PA_KEY to the same on all nodes, so that a file is the same wherever it is asked for; with compose.cluster.yaml they share one already.',
      )
    }
    return well(says)
  }
}

async function lookAtStamps(url: string): Promise<Finding> {
  const { host } = new URL(url)
  try {
    await requestTimeStamp(url, randomBytes(32))
    return well(`${host} says when something was signed`)
  } catch (error) {
    const mend = 'Set C2PA_TSA_URL to a service of RFC 3161 that answers; until then files leave without a time stamp.'
    return ill(`${host}: ${reasonOf(error)}`, mend)
  }
}
