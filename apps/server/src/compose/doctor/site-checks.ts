import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, ill, well } from './check.ts'

/** What people see, and under which address. */
export function siteChecks({ webDir, publicUrl, platforms, mode, role, listen }: Config): readonly Check[] {
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
      async look() {
        if (publicUrl !== undefined) return well(publicUrl)
        if (mode === 'local') return well(`http://${listen.host}:${listen.port.port}`)
        const says = 'PUBLIC_URL is not set: wallets can sign in through localhost only'
        if (platforms.length > 0) return well(`pages of ${platforms.join(', ')} may use it`)
        return doubtful(says, 'Set PUBLIC_URL to the address people open.')
      },
    },
  ]
}
