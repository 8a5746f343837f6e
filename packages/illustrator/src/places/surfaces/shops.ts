import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

import { blend, put, seen } from './paint.ts'

export type Shops = {
  /** Painted wood around the panes; the whole part of u chooses. */
  frames: readonly Light[]
  /** Light within; chosen likewise. */
  lights: readonly Light[]
  /** How brightly they are lit. */
  level: number
}

/** Shop windows: panes in a frame, light from above, wares as dark shapes on two shelves. */
export const shops = (noise: Noise, { frames, lights, level }: Shops): Surface => {
  const inner = lights.map((light): Light => [light[0] * 0.8 + 0.1, light[1] * 0.8 + 0.08, light[2] * 0.8 + 0.06])
  return (spot) => {
    const which = Math.floor(spot.u)
    const [u, v] = [spot.u - which, spot.v]
    const frame = frames[which % frames.length]
    const light = inner[which % inner.length]
    if (!frame || !light) return
    const pane = Math.abs(u * 5 - Math.round(u * 5))
    if (pane < 0.045 || v < 0.14 || v > 0.93 || (v > 0.72 && v < 0.75)) {
      put(spot, frame, 0.8 + v * 0.3)
      spot.rough = 0.5
      return
    }
    put(spot, light, 0.45 + v * 0.7)
    // Two shelves; on each things of uneven height.
    const shelf = v < 0.42 ? 0 : 1
    const up = (v - (shelf === 0 ? 0.14 : 0.42)) / 0.28
    const column = u * 42 + shelf * 17 + which * 5
    const high = 0.25 + noise.cell(column, which * 3 + shelf) * 0.6
    const inside = Math.abs(column - Math.floor(column) - 0.5) * 2
    const ware =
      smoothstep(0.04, -0.04, up - high) * smoothstep(1, 0.75, inside) * seen(spot.grain, 1.2) * (v < 0.7 ? 1 : 0)
    const own = noise.cell(column + 90, 7 + shelf)
    blend(spot, frames[Math.floor(own * 31) % frames.length] ?? frame, ware * 0.75)
    spot.glow = level * (0.3 + v * 0.7) * (1 - ware * 0.6)
    spot.rough = 0.15 + clamp(ware) * 0.4
  }
}
