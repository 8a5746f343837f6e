/** Lets so many pieces of work run at a time; the others wait their turn. */
export function slots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The slot goes from hand to hand, so that nobody who comes later can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
