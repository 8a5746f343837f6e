import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { forwardingNote } from '#adapters/system/forwarding-note.ts'
import { hostingDoubts } from '#compose/public-hosting-check.ts'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, ill, well } from './check.ts'

/** What people see, and under which address. */
export function siteChecks(config: Config): readonly Check[] {
  const { webDir, publicUrl, role, listen, trustProxy, dataDir } = config
  if (role === 'worker') return []
  return [
    {
      name: 'web',
      look: async () =>
        existsSync(join(webDir, 'index.html'))
          ? well(webDir)
          : ill(`${webDir} holds no built web`, 'Run npm run build; npm start does it by itself.'),
    },
    {
      name: 'address',
      look: async () => well(publicUrl ?? `http://${listen.host}:${listen.port.port}`),
    },
    {
      name: 'proxy',
      async look() {
        if (trustProxy.length > 0) return well(trustProxy.join(', '))
        if (!forwardingNote(dataDir).isThere()) return well('none that has been noticed')
        return doubtful(
          'requests come through a proxy, but TRUST_PROXY is not set: everybody is one place and is limited as one',
          'Set TRUST_PROXY to the address of the proxy.',
        )
      },
    },
    ...hostingDoubts(config).map(({ name, says, mend }) => ({ name, look: async () => doubtful(says, mend) })),
  ]
}
