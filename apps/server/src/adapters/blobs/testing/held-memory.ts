import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * How many bytes of buffers are really in use: garbage that was not yet collected does not count. It is collected
 * twice, because a collection gives buffers back on a thread of its own, and only the next one waits for that.
 */
export function heldMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  return process.memoryUsage().arrayBuffers
}
