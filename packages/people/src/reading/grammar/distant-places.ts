import { scenery } from '#catalogue/generated/scenery.ts'
import { states } from '#reading/vocabulary/states.ts'
import type { Unit } from './units.ts'

/** "A castle behind her", "a spaceship overhead": a place that is seen from afar, and not from within. */
export function distantPlaceOf(
  { meaning: { claims, phrase } }: Unit,
  said: string,
  follows: string,
): string | undefined {
  const place = claims.find(({ part, rank }) => part === 'background' && rank === 0)
  const piece = place && farViews.get(place.value)
  if (piece === undefined || !farWords.test(phrase) || claims.some(({ part }) => part === 'scenery')) return undefined
  return afar.test(`${follows} `) ||
    /\b(?:distant|far|crashed|crashing|hovering|giant|huge|looming) (?:[a-z]+ )?$/.test(said)
    ? piece
    : undefined
}

const farViews = new Map<string, string>(
  scenery.flatMap(({ id, more }) => (more.outside ? [[more.outside, id] as const] : [])),
)
/** Words for the thing itself, not for being there. */
const farWords =
  /\b(?:castles?|palace|mansion|lighthouse|ships?|galleon|spaceships?|starships?|spacecraft|space (?:ship|station|shuttle)|churche?s?|cathedral|temple|pagoda|barn|volcano|train|tram|subway train|village|town|city|cottage)$/
const afar = new RegExp(
  `^ (?:(?:${states}|passing|silhouetted|erupting|speeding|crashed|visible)(?: in the (?:bay|harbou?r|port|water|snow|fog|mist))? )?(?:(?:behind|above|over|beyond|past) (?:her|him|them|it|the)|in the (?:background|distance|sky|far distance|bay|harbou?r)|on the horizon|overhead|far (?:away|behind|below|off)|through the (?:trees|mist|fog|clouds)|on (?:a|the) (?:distant )?(?:hill|hilltop|cliff|mountain|peak))\\b`,
)
