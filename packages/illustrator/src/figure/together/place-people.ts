import type { GroupPosition } from '#arrangements/arrangement-file.ts'
import { type Cloud, clearance } from './clearance.ts'
import { turnedBy, type Where } from './where.ts'

/** Room that is left between two people of whom nothing else is said. */
const usualGap = 0.2

/** Puts one after the other as near as they may be to those before, and all of them around the middle. */
export function placePeople(clouds: readonly Cloud[], spots: readonly GroupPosition[]): readonly Where[] {
  const places: Where[] = []
  for (const [index, spot] of spots.entries()) {
    const { turned, way = 90, gap = usualGap, apart = 0, aside = 0 } = spot
    const from = places[spot.beside ?? index - 1]
    if (!from) {
      places.push({ x: 0, z: 0, turned })
      continue
    }
    const [aheadX, , aheadZ] = turnedBy(way, [0, 0, 1])
    // Across the way, in the measure of `clearance`: to the left of who looks along it.
    const at = (far: number): Where => ({
      x: from.x + aheadX * far + aheadZ * aside,
      z: from.z + aheadZ * far - aheadX * aside,
      turned,
    })
    let far = apart
    for (const [before, place] of places.entries()) {
      const start = at(0)
      const [x, z] = [start.x - place.x, start.z - place.z]
      const needed = clearance(clouds[before]!, clouds[index]!, way, x * aheadZ - z * aheadX)
      if (needed !== undefined) far = Math.max(far, needed + gap - (x * aheadX + z * aheadZ))
    }
    places.push(at(far))
  }
  return centered(places, clouds)
}

function centered(places: readonly Where[], clouds: readonly Cloud[]): readonly Where[] {
  let [low, high] = [1e9, -1e9]
  for (const [index, { x }] of places.entries()) {
    const cloud = clouds[index]!
    for (let at = 0; at < cloud.length; at += 3) {
      low = Math.min(low, x + cloud[at]!)
      high = Math.max(high, x + cloud[at]!)
    }
  }
  const [midX, midZ] = [(low + high) / 2, places.reduce((sum, { z }) => sum + z, 0) / places.length]
  return places.map((place) => ({ ...place, x: place.x - midX, z: place.z - midZ }))
}
