import { type BackgroundId, backgrounds, hash, isHex, random } from '@eidolon/people'

import { makeNoise } from '#geometry/noise-tables.ts'
import { linear, type WritableColour } from '#geometry/colour.ts'
import type { Place, PlaceOptions } from './place.ts'
import { places } from './places.generated.ts'
import { makeAir } from './sky/air.ts'

/** The place of a picture. Where the catalogue says that hours or weather do not matter, they do not. */
export function makePlace(background: BackgroundId, options: PlaceOptions): Place {
  const entry = backgrounds.find((one) => one.id === background)
  const chance = random(`place ${background}`, options.seed)
  const air = makeAir(entry?.more.hours ? options.time : 'day', entry?.more.sky ? options.weather : 'clear', chance)
  const noise = makeNoise(hash(background, options.seed))
  return {
    background,
    ...places[background].build({
      air,
      noise,
      random: chance,
      accents: accentsOf(options),
    }),
  }
}

function accentsOf({ accentColours = [] }: PlaceOptions): [WritableColour, WritableColour, WritableColour] {
  const [one = '#a8503c', two = '#3f6a78', three = '#c99a45'] = accentColours.filter(isHex)
  return [linear(one), linear(two), linear(three)]
}
