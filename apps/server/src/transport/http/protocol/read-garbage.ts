import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { readonly type: 'minor' }) => void

/** Half of what makes the engine look through everything it holds. */
const atMost = 16 * 1024 * 1024

/**
 * Every piece of a body that arrives is a buffer of its own, and garbage once it is written. There are so few other
 * objects that the cheap collection (a millisecond, of what is young) hardly ever comes by itself; instead the sum of the
 * buffers makes the engine go through the whole heap, catalogue and all, once or twice for each 50 MB: more work than
 * the rest of an upload together. So the cheap one is asked for while bodies come in.
 */
export function garbageOfBodies(collect: Collect = collector()) {
  let read = 0
  return (bytes: number): void => {
    read += bytes
    if (read < atMost) return
    read = 0
    setImmediate(collect, { type: 'minor' })
  }
}

/** The engine hands it out only where a flag says so, which then need not stay. */
function collector(): Collect {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? (options) => void collect(options) : () => {}
}
