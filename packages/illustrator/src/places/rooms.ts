import type { Light } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import type { Grade } from '#light/rig.ts'
import { linear, mixed, scaled } from '#geometry/color.ts'
import { clamp } from '#geometry/interpolate.ts'

import { lightParts, type Lights } from './kit/furniture.ts'
import type { RoomSize } from './kit/room.ts'
import type { Fog, Particles, Sky } from './place.ts'
import { type Built, indoors, roomRig, type Scene } from './scene.ts'
import { daylight, outside } from './sky/window.ts'

type RoomLook = {
  readonly size: RoomSize
  readonly lights: Lights
  readonly parts: readonly Part[]
  /** Colors as `#rrggbb`: what the walls throw about, what the lamps and the floor give to people. */
  readonly walls: string
  readonly warm: string
  readonly floor: string
  readonly aim?: number
  readonly fog?: Fog
  readonly particles?: readonly Particles[]
  readonly grade?: Partial<Grade>
}

/** A room with windows: by day the day lights it, by night its lamps do. */
export function windowedRoom(
  scene: Scene,
  look: RoomLook & { readonly city?: boolean; readonly sky?: Sky; readonly bright?: number },
): Built {
  const { air } = scene
  const { size, lights, city = false, bright = 0.42, aim = 1 } = look
  const day = daylight(air)
  const warm = linear(look.warm)
  const glow = 0.35 + 0.5 * air.lamps
  return indoors({
    ...look,
    air,
    size,
    aim,
    keyShare: 0.2,
    sky: look.sky ?? outside(scene, city),
    lamps: lights.lamps,
    room: mixed(linear(look.walls, bright), scaled(day, 0.36), 0.4),
    rig: roomRig(
      air.side,
      mixed(scaled(day, 1.35), warm, glow),
      linear(look.walls, 0.85),
      [scaled(warm, 1.5), scaled(day, 1.4)],
      linear(look.floor, 0.8),
    ),
    parts: [...look.parts, ...lightParts(lights)],
  })
}

/** A room that knows no hour: its lamps are all its light. `rims` part the person from what lies behind. */
export function lampRoom(
  { air }: Scene,
  look: RoomLook & { readonly room: Light; readonly rims: readonly [Light, Light]; readonly keyShare?: number },
): Built {
  const { lights, room, rims, aim = 0.95, keyShare = 0.24 } = look
  return indoors({
    ...look,
    aim,
    keyShare,
    // Only mirrored in what shines: a ceiling lighter than the floor.
    sky: (_x, y, _z, out) => {
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = (room[channel] ?? 0) * (0.35 + 0.5 * clamp(0.5 + y * 0.5))
    },
    lamps: lights.lamps,
    rig: roomRig(air.side, linear(look.warm), linear(look.walls, 0.85), rims, linear(look.floor, 0.8)),
    parts: [...look.parts, ...lightParts(lights)],
  })
}

/** Daylight that a window throws into a room from the middle of its pane. */
export function windowLight(
  { air }: Scene,
  lights: Lights,
  at: readonly [number, number, number],
  strength: number,
  reach = 20,
): void {
  const inwards = Math.abs(at[0]) > Math.abs(at[2]) ? ([-Math.sign(at[0]), -0.1, 0] as const) : ([0, -0.1, 1] as const)
  lights.lamps.push({ at, light: scaled(daylight(air), strength), reach, towards: inwards })
}
