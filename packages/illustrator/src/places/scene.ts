import type { Random, TimeId } from '@eidolon/people'
import type { Grade, Light, Rig } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { brightness, filtered, mixed, scaled, type WritableColor } from '#geometry/color.ts'
import { direction } from '#geometry/vector.ts'

import { type Lamp, underLamps } from './kit/lamps.ts'
import { weatherParticles } from './kit/particles.ts'
import type { RoomSize } from './kit/room.ts'
import type { Ground } from './kit/terrain.ts'
import type { Fog, Particles, Background, Sky } from './place.ts'
import type { Air } from './sky/air.ts'
import { hourInside } from './sky/inside.ts'
import { aimed, grade, onSet, outdoorRig } from './sky/rig.ts'

/** What the maker of a set has to work with. */
export type Scene = {
  readonly air: Air
  readonly noise: Noise
  readonly random: Random
  /** Colors of the picture, at least three. */
  readonly accents: readonly [WritableColor, WritableColor, WritableColor]
}

export type Built = Omit<Background, 'background'>

export type SetMaker = (scene: Scene) => Built

export type OutdoorOptions = {
  sky: Sky
  parts: readonly Part[]
  /** Color of the ground, for the light it throws back. */
  bounce: Light
  ground?: Ground
  /** Lamps of the place; lit as the hour wants it. */
  lamps?: readonly Lamp[]
  /** The lamps' light on the person. */
  lamp?: Light
  fog?: Partial<Fog>
  grade?: Partial<Grade>
  particles?: readonly Particles[]
}

/** Parts that the hour or the season has left empty are none. */
const there = (parts: readonly Part[]): Part[] => parts.filter(({ triangles }) => triangles.length > 0)

/** The eye sees the dark in blue; the person is spared. */
const casts: Partial<Record<TimeId, Light>> = { dusk: [0.9, 0.95, 1.15], night: [0.7, 0.93, 1.35] }

const through = (rig: Rig, cast: Light = [1, 1, 1]): Rig => ({
  ...rig,
  key: { ...rig.key, light: filtered(rig.key.light, cast) },
  sky: filtered(rig.sky, cast),
  ground: filtered(rig.ground, cast),
})

/** A place under the open sky, lit by it. */
export function outdoors(scene: Scene, options: OutdoorOptions): Built {
  const { air } = scene
  const rig = outdoorRig(air, options.bounce, options.lamp)
  const lit = (options.lamps ?? []).map((lamp) => ({ ...lamp, light: scaled(lamp.light, air.lamps) }))
  const dark = air.time === 'night' || air.time === 'dusk'
  return {
    rig,
    setRig: through(onSet(outdoorRig(air, options.bounce), air.setShare), casts[air.time]),
    sky: options.sky,
    parts: lit.length > 0 && air.lamps > 0 ? underLamps(there(options.parts), lit, [0, 0, 0]) : there(options.parts),
    fog: { ...air.fog, ...options.fog },
    particles: [...(options.particles ?? []), ...weatherParticles(air, scene.random)],
    ground: options.ground ?? (() => 0),
    grade: grade({
      bloom: dark ? 0.34 : 0.24,
      vignette: dark ? 0.3 : 0.18,
      saturation: air.weather === 'clear' ? 1.08 : 1,
      contrast: air.weather === 'fog' ? 1 : 1.05,
      ...options.grade,
    }),
  }
}

export type IndoorOptions = {
  /** The hour outside, for rooms whose windows let it in. */
  air?: Air
  sky: Sky
  parts: readonly Part[]
  lamps: readonly Lamp[]
  /** Even light of the room on the set, and how large the room is, if it is one. */
  room: Light
  size?: RoomSize
  rig: Rig
  /** How bright a face is meant to be. */
  aim: number
  /** How much of the person's key light falls on the set. */
  keyShare?: number
  fog?: Fog
  grade?: Partial<Grade>
  particles?: readonly Particles[]
}

/** A place with light of its own. */
export function indoors(options: IndoorOptions): Built {
  const hour = options.air ? hourInside(options.air) : undefined
  const rig = aimed(options.rig, options.aim * (hour?.face ?? 1))
  const set = onSet(rig, 0.16, (options.keyShare ?? 0.3) / 0.16)
  const room = hour ? filtered(options.room, hour.room) : options.room
  // Windows have the hour in their light already.
  const burning = (lamp: Lamp): Lamp =>
    hour && !lamp.towards ? { ...lamp, light: scaled(lamp.light, hour.lamps) } : lamp
  return {
    rig,
    setRig: hour ? through(set, hour.room) : set,
    sky: options.sky,
    parts: underLamps(there(options.parts), options.lamps.map(burning), room, options.size),
    fog: options.fog ?? { light: room, start: 60, density: 0.0012, max: 0.35 },
    particles: options.particles ?? [],
    ground: () => 0,
    grade: grade({ bloom: 0.28, vignette: 0.28, ...options.grade }),
  }
}

/** Eyes forget the color of lamps; skin in lamplight must not turn orange. */
const paler = (light: Light, share: number): WritableColor => {
  const even = brightness(light)
  return mixed(light, [even, even, even], share)
}

/** Light of a room on a person: a key from the front at one side, the room's own light, two rims. */
export function roomRig(
  side: number,
  key: Light,
  room: Light,
  rims: readonly [Light, Light],
  floor: Light,
  soft = 0.5,
): Rig {
  return {
    key: { from: direction(0.58 * side, 0.5, 0.68), light: paler(key, 0.4), soft },
    fill: { from: direction(-0.8 * side, 0.1, 0.6), light: scaled(mixed(room, key, 0.2), 0.55) },
    rims: [
      { from: direction(-0.75 * side, 0.45, -0.55), light: rims[0] },
      { from: direction(0.8 * side, 0.4, -0.5), light: rims[1] },
    ],
    sky: room,
    ground: floor,
  }
}
