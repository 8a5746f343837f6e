import type { Setting } from '@eidolon/people'
import { type Face, faces } from './faces.ts'

/** How little light there is at an hour, 0..1. */
const hours: Readonly<Partial<Record<Setting['time'], number>>> = { dawn: 0.25, sunset: 0.2, dusk: 0.5, night: 0.75 }

/** And in a light that is asked for, whatever the hour; those that are not named are bright. */
const dimLights: Readonly<Partial<Record<NonNullable<Setting['light']>, number>>> = {
  moon: 0.9,
  candle: 0.8,
  fire: 0.65,
  neon: 0.6,
  dramatic: 0.5,
  rim: 0.5,
  lamp: 0.45,
  coloured: 0.4,
  red: 0.4,
  golden: 0.15,
}

/** The face that the setting asks for, with pupils as wide as its light makes them. */
export function faceInLight({ expression, time, light }: Pick<Setting, 'expression' | 'time' | 'light'>): Face {
  const dim = light === undefined ? (hours[time] ?? 0) : (dimLights[light] ?? 0)
  return { ...faces[expression], dim }
}
