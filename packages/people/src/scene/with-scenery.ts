import type { SceneryFacts, Weights } from '#catalogue/facts.ts'
import { type BackgroundId, backgrounds } from '#catalogue/generated/backgrounds.ts'
import { scenery, type SceneryId } from '#catalogue/generated/scenery.ts'
import type { FramingId } from '#catalogue/picture.ts'

const factsOf = (ids: readonly SceneryId[] = []): readonly SceneryFacts[] =>
  scenery.filter(({ id }) => ids.includes(id)).map(({ more }) => more)

const isOutdoors = (background: string): boolean =>
  backgrounds.find(({ id }) => id === background)?.more.outdoors ?? false

const underTheSky: Weights<BackgroundId> = { meadow: 3, park: 2, 'city-street': 1 }
const underARoof: Weights<BackgroundId> = { 'living-room': 3, studio: 2, hallway: 1 }

/** Of the places that chance may pick those that the scenery is at home in. */
export function backgroundsWith(
  ids: readonly SceneryId[] | undefined,
  places: Weights<BackgroundId>,
): Weights<BackgroundId> {
  const fits = factsOf(ids).find((facts) => facts.fits)?.fits
  if (fits === undefined) return places
  const kept = Object.entries(places).filter(([id]) => isOutdoors(id) === (fits === 'outdoors'))
  if (kept.length > 0) return Object.fromEntries(kept)
  return fits === 'outdoors' ? underTheSky : underARoof
}

/** What lies on the ground is seen in pictures of the whole person; whatever stands wants some room. */
export function framingsWith(ids: readonly SceneryId[] | undefined, framings: Weights<FramingId>): Weights<FramingId> {
  const facts = factsOf(ids)
  if (facts.length === 0) return framings
  const low = facts.some(({ where }) => where === 'field' || where === 'flat')
  if (low) return { full: 3, wide: 1 }
  // A pose that has to be seen whole still is.
  return 'portrait' in framings ? { half: 3, 'three-quarter': 3, full: 2 } : framings
}
