import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees what this thread no longer uses. Idle threads don't collect garbage on their own. The flag is shared by all
 * threads and stays set: another one may be about to rely on it.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // Another thread may have taken the flag back; then it is left to the next time.
  const collect: unknown = runInNewContext('globalThis.gc')
  if (typeof collect === 'function') collect({ type: 'major' })
}
