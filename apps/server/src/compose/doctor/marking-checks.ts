import { lookAtMarkingKeys } from '#adapters/marking/marking-keys.ts'
import { systemClock } from '#adapters/system/clock.ts'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, type Finding, ill, well } from './check.ts'

const soon = 30 * 24 * 60 * 60 * 1000

/** What files are signed with when they leave, and for how long. */
export function markingChecks({ marking, dataDir, database, role }: Config): readonly Check[] {
  if (role === 'worker') return []
  return [{ name: 'marking', look }]

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
    const says = keys.isHomeMade ? `signed with a key of its own, ${until}` : `signed with C2PA_KEY, ${until}`
    const mend = keys.isHomeMade
      ? 'Delete marking/signing.pem in the data folder and start again: a new one is made.'
      : 'Get a new certificate and set C2PA_CERT and C2PA_KEY.'
    const left = keys.endsAt.getTime() - systemClock.now().getTime()
    if (left < 0) return ill(`${says}: it has ended, and readers call what it signs invalid`, mend)
    if (left < soon) return doubtful(`${says}: it ends soon`, mend)
    if (keys.isHomeMade && database.kind === 'postgres') {
      return doubtful(
        `${says}; every node has another one`,
        'Set C2PA_CERT and C2PA_KEY to the same on all nodes, so that a file is the same wherever it is asked for.',
      )
    }
    return well(says)
  }
}
