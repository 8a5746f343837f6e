import type { TimeId } from '@eidolon/people'
import type { Light } from '#light/rig.ts'
import { scaled } from '#geometry/color.ts'

import type { Air } from './air.ts'

/** What an hour makes of a room with windows: its lamps, its even light, and how bright a face is in it. */
type Inside = { readonly lamps: number; readonly room: Light; readonly face: number }

const hours: Record<TimeId, Inside> = {
  dawn: { lamps: 0.7, room: [0.98, 0.94, 1.02], face: 0.98 },
  day: { lamps: 0.45, room: [1.34, 1.4, 1.46], face: 1.04 },
  sunset: { lamps: 0.75, room: [1.12, 0.9, 0.8], face: 0.98 },
  dusk: { lamps: 1, room: [0.58, 0.58, 0.78], face: 0.88 },
  night: { lamps: 1.1, room: [0.4, 0.4, 0.54], face: 0.84 },
}

/** By day a room is full of daylight and its lamps hardly count; by night it lives on its lamps. */
export function hourInside({ time, weather }: Air): Inside {
  const { lamps, room, face } = hours[time]
  if (weather === 'clear' || time === 'dusk' || time === 'night') return { lamps, room, face }
  const dull = weather === 'storm' ? 0.62 : weather === 'rain' ? 0.76 : 0.88
  return { lamps: Math.min(1, lamps * 1.3), room: scaled(room, dull), face: face * (0.6 + 0.4 * dull) }
}
