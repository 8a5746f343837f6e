import type { Random, TimeId, WeatherId } from '@eidolon/people'
import type { Direction, Light } from '#light/rig.ts'
import { brightness, mixed, scaled, linear, type WritableColor } from '#geometry/color.ts'
import { direction } from '#geometry/vector.ts'
import type { Fog } from '#places/place.ts'

/** The hour and the weather as colors: what the sky looks like and what light comes out of it. */
export type Air = {
  readonly time: TimeId
  readonly weather: WeatherId
  /** On which side the sun stands: 1 right in the picture, -1 left. */
  readonly side: number
  readonly zenith: Light
  readonly middle: Light
  readonly horizon: Light
  /** Where the sun or the moon is seen. */
  readonly sun: Direction
  readonly sunLight: Light
  readonly moon: boolean
  /** How far its glow reaches and how strong it is, 0..1. */
  readonly glow: number
  /** Share of the sky behind clouds. */
  readonly cover: number
  readonly cloudLit: Light
  readonly cloudShade: Light
  readonly stars: number
  /** The light from the sun or moon on people and things; where it comes from for them, and how hard it is. */
  readonly key: Light
  readonly keyFrom: Direction
  readonly soft: number
  readonly fill: Light
  readonly rim: Light
  readonly ambient: Light
  /** How much of all that reaches the set, compared with the person. */
  readonly setShare: number
  /** How bright a face is meant to be. */
  readonly aim: number
  readonly fog: Fog
  /** Whether lamps are lit, 0..1; how wet and how white the ground is. */
  readonly lamps: number
  readonly wet: number
  readonly white: number
}

type Hour = {
  sky: readonly [zenith: string, middle: string, horizon: string]
  sun: readonly [x: number, y: number, z: number]
  sunLight: Light
  glow: number
  clouds: readonly [lit: string, shade: string]
  key: readonly [x: number, y: number, z: number]
  lights: { key: Light; fill: Light; rim: Light; ambient: Light }
  stars: number
  setShare: number
  aim: number
  lamps: number
}

const hours: Record<TimeId, Hour> = {
  dawn: {
    sky: ['#6f93c8', '#c9c0da', '#ffdcc0'],
    sun: [0.2, 0.06, -0.97],
    sunLight: linear('#ffe2b4', 5),
    glow: 0.75,
    clouds: ['#ffe6d6', '#a9a0c2'],
    key: [0.62, 0.42, 0.62],
    lights: { key: [1.05, 0.84, 0.68], fill: [0.17, 0.19, 0.28], rim: [1.5, 1.05, 0.72], ambient: [0.4, 0.41, 0.52] },
    stars: 0,
    setShare: 0.8,
    aim: 0.95,
    lamps: 0.25,
  },
  day: {
    sky: ['#3d86d2', '#86c0ea', '#dceef6'],
    sun: [0.55, 0.72, -0.42],
    sunLight: linear('#fff6df', 8),
    glow: 0.35,
    clouds: ['#ffffff', '#a9bdd6'],
    key: [0.45, 0.74, 0.52],
    lights: { key: [1.16, 1.08, 0.94], fill: [0.14, 0.17, 0.22], rim: [0.95, 0.98, 1.05], ambient: [0.4, 0.48, 0.6] },
    stars: 0,
    setShare: 0.92,
    aim: 1.05,
    lamps: 0,
  },
  sunset: {
    sky: ['#3c4f92', '#d9788a', '#ffbe6a'],
    sun: [0.19, 0.055, -0.97],
    sunLight: linear('#ffd08a', 6),
    glow: 1,
    clouds: ['#ffb07a', '#7d5a8f'],
    key: [0.74, 0.3, 0.5],
    lights: { key: [1.25, 0.78, 0.44], fill: [0.2, 0.17, 0.32], rim: [1.9, 1.0, 0.42], ambient: [0.36, 0.29, 0.42] },
    stars: 0,
    setShare: 0.72,
    aim: 0.95,
    lamps: 0.35,
  },
  dusk: {
    sky: ['#16225a', '#5a4f9a', '#e08a94'],
    sun: [0.2, -0.04, -0.97],
    sunLight: linear('#ff9a8a', 2),
    glow: 0.6,
    clouds: ['#c98aa8', '#3a3a74'],
    key: [0.55, 0.5, 0.66],
    lights: { key: [0.78, 0.7, 0.88], fill: [0.16, 0.15, 0.3], rim: [1.25, 0.6, 0.72], ambient: [0.26, 0.27, 0.46] },
    stars: 0.35,
    setShare: 0.42,
    aim: 0.78,
    lamps: 0.9,
  },
  night: {
    sky: ['#040818', '#0a1636', '#1d3763'],
    sun: [0.19, 0.2, -0.95],
    sunLight: linear('#eaf2ff', 1.5),
    glow: 0.3,
    clouds: ['#41598c', '#0d1838'],
    key: [0.5, 0.62, 0.6],
    lights: { key: [0.62, 0.74, 0.98], fill: [0.1, 0.12, 0.26], rim: [0.75, 1.0, 1.5], ambient: [0.17, 0.22, 0.42] },
    stars: 1,
    setShare: 0.28,
    aim: 0.66,
    lamps: 1,
  },
}

type Weather = {
  cover: number
  /** How far colors go to gray, and how much darker or lighter the sky gets. */
  grey: number
  level: number
  /** What is left of the direct light. */
  sun: number
  fog: number
  aim: number
}

const weathers: Record<WeatherId, Weather> = {
  clear: { cover: 0.34, grey: 0, level: 1, sun: 1, fog: 0.7, aim: 1 },
  cloudy: { cover: 0.74, grey: 0.5, level: 0.92, sun: 0.45, fog: 1.6, aim: 0.97 },
  rain: { cover: 0.9, grey: 0.66, level: 0.66, sun: 0.3, fog: 3.4, aim: 0.88 },
  snow: { cover: 0.85, grey: 0.72, level: 0.98, sun: 0.38, fog: 3.4, aim: 0.98 },
  fog: { cover: 0.95, grey: 0.62, level: 0.95, sun: 0.35, fog: 13, aim: 0.95 },
  storm: { cover: 0.8, grey: 0.62, level: 0.4, sun: 0.4, fog: 2.6, aim: 0.85 },
}

const grayed = (light: Light, share: number, level: number, cast: Light): WritableColor => {
  const even = brightness(light)
  return scaled(mixed(light, [even * cast[0], even * cast[1], even * cast[2]], share), level)
}

/** The air of an hour and a weather; chance decides on which side the sun stands. */
export function makeAir(time: TimeId, weather: WeatherId, random: Random): Air {
  const hour = hours[time]
  const change = weathers[weather]
  const side = random.chance(0.5) ? 1 : -1
  const cast: Light =
    weather === 'storm' ? [0.78, 0.98, 1.2] : weather === 'rain' ? [0.86, 0.98, 1.12] : [0.94, 1, 1.06]
  const sky = (hex: string): WritableColor => grayed(linear(hex), change.grey, change.level, cast)
  const [zenith, middle, horizon] = [sky(hour.sky[0]), sky(hour.sky[1]), sky(hour.sky[2])]
  const light = (one: Light, factor: number): WritableColor => grayed(one, change.grey * 0.75, factor, cast)
  const soft = weather === 'clear' ? (time === 'day' ? 0.25 : 0.4) : 0.85
  // What the clouds take from the sun they give back from everywhere.
  const spread = 1 + (1 - change.sun) * 0.75
  const haze = mixed(horizon, middle, weather === 'clear' ? 0.35 : 0.2)
  return {
    time,
    weather,
    side,
    zenith: mixed(zenith, middle, weather === 'fog' || weather === 'snow' ? 0.75 : change.grey * 0.4),
    middle,
    horizon: mixed(horizon, middle, change.grey * 0.35),
    sun: direction(hour.sun[0] * side + random.middling() * 0.04, hour.sun[1], hour.sun[2]),
    sunLight: scaled(hour.sunLight, weather === 'clear' ? 1 : 0),
    moon: time === 'night',
    glow: hour.glow * (weather === 'clear' ? 1 : weather === 'fog' ? 0.55 : 0.3),
    cover: change.cover + random.middling() * 0.06,
    cloudLit: sky(hour.clouds[0]),
    cloudShade: scaled(sky(hour.clouds[1]), weather === 'storm' ? 0.5 : 1),
    stars: weather === 'clear' ? hour.stars : 0,
    key: light(hour.lights.key, change.sun),
    keyFrom: direction(hour.key[0] * side, hour.key[1], hour.key[2]),
    soft,
    fill: light(hour.lights.fill, spread),
    rim: light(hour.lights.rim, 0.35 + 0.65 * change.sun),
    ambient: light(hour.lights.ambient, spread),
    setShare: hour.setShare * (weather === 'storm' ? 0.62 : weather === 'rain' ? 0.8 : 1),
    aim: hour.aim * change.aim,
    fog: { light: haze, start: 30, density: 0.0011 * change.fog, max: weather === 'fog' ? 0.97 : 0.9 },
    lamps: Math.min(
      1,
      hour.lamps + (weather === 'clear' || time === 'day' ? 0 : 0.15) + (weather === 'storm' ? 0.4 : 0),
    ),
    wet: weather === 'rain' || weather === 'storm' ? 1 : 0,
    white: weather === 'snow' ? 1 : 0,
  }
}
