import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'

type TimeLimit = { readonly clock: Clock; readonly longest: number }

/** The same pieces, for as long as making them has taken no more than so many milliseconds altogether. */
export async function* inTime<T>(pieces: AsyncIterable<T>, { clock, longest }: TimeLimit): AsyncGenerator<T> {
  let spent = 0
  let begun = clock.now().getTime()
  for await (const piece of pieces) {
    spent += clock.now().getTime() - begun
    if (spent > longest) throw new Fault('general_service_unavailable')
    yield piece
    begun = clock.now().getTime()
  }
}
