import { type BackgroundId, backgrounds, hash, isHex, random, type Setting } from '@eidolon/people'

import { makeNoise } from '#geometry/noise-tables.ts'
import { linear, type WritableColor } from '#geometry/color.ts'
import { withDrifting } from './effects/drifting.ts'
import { relight } from './lighting/relight.ts'
import type { Background, PlaceOptions } from './place.ts'
import { places } from './places.generated.ts'
import { makeAir } from './sky/air.ts'

/** The place of a setting, in the light that is asked for, with what drifts through its air. */
export function placeFor(setting: Setting, seed: number): Background {
  const {
    background,
    time,
    weather,
    primary,
    secondary,
    accent,
    light,
    lightColours,
    effects = [],
    effectColour,
  } = setting
  const place = makePlace(background, { time, weather, seed, accentColors: [primary, secondary, accent] })
  return withDrifting(light ? relight(place, light, lightColours) : place, effects, seed, effectColour)
}

/** A background without people. Time and weather are ignored where the catalog says so. */
export function makePlace(background: BackgroundId, options: PlaceOptions): Background {
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

function accentsOf({ accentColors = [] }: PlaceOptions): [WritableColor, WritableColor, WritableColor] {
  const [one = '#a8503c', two = '#3f6a78', three = '#c99a45'] = accentColors.filter(isHex)
  return [linear(one), linear(two), linear(three)]
}
