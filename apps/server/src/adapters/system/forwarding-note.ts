import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A note in the data folder, for whoever asks how the studio is, that it stands behind a proxy which nobody has named. */
export function forwardingNote(dataDir: string) {
  const file = join(dataDir, 'forwarded')
  return {
    /** A folder that cannot be written to is told about elsewhere. */
    leave: () => writeFile(file, '', { mode: 0o600 }).catch(() => {}),
    forget: () => rm(file, { force: true }).catch(() => {}),
    isThere: () => existsSync(file),
  }
}
