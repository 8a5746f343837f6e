import { Fault } from '#domain/shared/fault.ts'

/**
 * Lets at most `width` pieces of work run at once; the others wait in the order in which they came, at most `most` of
 * them: whoever comes then is refused at once, instead of waiting behind everybody.
 */
export function gate(width: number, most = Infinity): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = width
  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= most) throw new Fault('general_service_unavailable', { waiting: most })
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      // The place goes from hand to hand, so that nobody who comes later can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
