export type Seats = {
  /** A seat for a connection from this place, and how to give it back; undefined when none is left. */
  take(place: string): (() => void) | undefined
}

/** So many seats, so many of them for one place. */
export function openSeats(max: number, perPlace: number): Seats {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(place) {
      const here = taken.get(place) ?? 0
      if (all >= max || here >= perPlace) return undefined
      all += 1
      taken.set(place, here + 1)
      return () => {
        all -= 1
        const left = (taken.get(place) ?? 0) - 1
        if (left > 0) taken.set(place, left)
        else taken.delete(place)
      }
    },
  }
}
