/** Bytes of all bodies that are read before other requests get a turn. */
const usualShare = 512 * 1024
/** What a socket hands over at once. */
const piece = 64 * 1024

/** Calls `goOn` when the next piece of the body may be read. */
export type BodyPace = (bytes: number, goOn: () => void) => void

/**
 * Lets bodies take turns. Two hundred clients that send as fast as they can would otherwise hand over hundreds of
 * megabytes in one turn of the event loop, and everyone else would wait for it.
 */
export function bodyPace(share = usualShare, nextTurn: (work: () => void) => void = setImmediate): BodyPace {
  const waiting: (() => void)[] = []
  let read = 0

  function turn(): void {
    read = 0
    for (const goOn of waiting.splice(0, Math.ceil(share / piece))) goOn()
    if (waiting.length > 0) nextTurn(turn)
  }

  return (bytes, goOn) => {
    read += bytes
    if (read < share && waiting.length === 0) return goOn()
    if (waiting.push(goOn) === 1) nextTurn(turn)
  }
}
