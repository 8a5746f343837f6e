/** What the operator has named: inner addresses are theirs to name, but it answers itself or not at all. */
type Question = {
  readonly url: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly patience: number
  /** Bytes that an answer may have. */
  readonly max: number
}

/** The bytes that a service answers; rejects with words for the operator, which hold nothing of what was sent. */
export async function askService({ url, body, headers, patience, max }: Question): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: Uint8Array.from(body),
      redirect: 'manual',
      signal,
    })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      throw new Error(`it answered ${answer.status}`)
    }
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of answer.body ?? []) {
      size += piece.length
      if (size > max) throw new Error('its answer is too long')
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } catch (error) {
    if (signal.aborted) throw new Error(`it did not answer within ${patience / 1000} s`, { cause: error })
    if (error instanceof TypeError) throw new Error('it cannot be reached', { cause: error })
    throw error
  }
}

/** A service that has failed is left alone for a while, so that what waits for it does not wait each time. */
export class Resting extends Error {}

export function resting(milliseconds: number) {
  let until = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (performance.now() < until) throw new Resting('it failed a moment ago')
    try {
      return await work()
    } catch (error) {
      until = performance.now() + milliseconds
      throw error
    }
  }
}
