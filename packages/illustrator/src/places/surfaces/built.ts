import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

import { blend, put, seen } from './paint.ts'

/** Boards along u: each a little lighter or darker, grain along it, a dark joint between. */
export const planks = (tone: Light, noise: Noise, wide = 1.4, long = 14, rough = 0.55): Surface => {
  const dark: Light = [tone[0] * 0.2, tone[1] * 0.18, tone[2] * 0.16]
  return (spot) => {
    const row = Math.floor(spot.v / wide)
    const shift = noise.cell(row, 7) * long
    const column = Math.floor((spot.u + shift) / long)
    const own = noise.cell(row + column * 31, 3)
    const fine = seen(spot.grain, 0.25)
    const fiber = noise.cloud(spot.u * 0.18 + own * 9, spot.v * 3.2 + own * 5) - 0.5
    put(spot, tone, 0.74 + own * 0.42 + fiber * (0.15 + 0.45 * fine))
    const across = Math.abs(spot.v / wide - row - 0.5) * 2
    const along = Math.abs((spot.u + shift) / long - column - 0.5) * 2
    const joint =
      Math.max(smoothstep(0.93, 1, across), smoothstep(1 - (0.07 / long) * wide, 1, along)) * seen(spot.grain, 0.6)
    blend(spot, dark, joint * 0.8)
    spot.relief = fiber * 0.02 * fine - joint * 0.05
    spot.rough = rough + fiber * 0.2
  }
}

/** Polished or raw wood without joints, the grain along v. */
export const wood =
  (tone: Light, noise: Noise, rough = 0.5): Surface =>
  (spot) => {
    const own = noise.cell(spot.x * 0.7 + spot.z * 3, spot.y * 0.1)
    const fiber = noise.cloud(spot.u * 2.4 + own * 3, spot.v * 0.2 + own) - 0.5
    put(spot, tone, 0.95 + fiber * 0.6)
    spot.rough = rough
  }

export type Courses = {
  wide: number
  high: number
  /** Width of the joint, decimeters. */
  joint: number
  /** How much the stones differ, 0..1. */
  vary: number
  mortar: Light
  rough?: number
  /** Every second course is moved by half a stone. */
  bond?: boolean
}

/** Bricks, blocks, slabs and tiles laid in courses. */
export const courses =
  (tone: Light, noise: Noise, options: Courses): Surface =>
  (spot) => {
    const { wide, high, joint, vary, mortar, rough = 0.85, bond = true } = options
    const row = Math.floor(spot.v / high)
    const u = spot.u + (bond && (row & 1) === 1 ? wide / 2 : 0)
    const column = Math.floor(u / wide)
    const own = noise.cell(column * 3 + 11, row * 5 + 2)
    const stain = noise.cloud(spot.u * 0.09, spot.v * 0.09) - 0.5
    const pits = (noise.cloud(spot.u * 1.3, spot.v * 1.3) - 0.5) * seen(spot.grain, 0.3)
    put(spot, tone, 1 + (own - 0.5) * vary + stain * 0.45 + pits * 0.35)
    const warm = (noise.cell(column + 40, row + 9) - 0.5) * vary * 0.35
    spot.red *= 1 + warm
    spot.blue *= 1 - warm
    const left = Math.min(u - column * wide, (column + 1) * wide - u)
    const below = Math.min(spot.v - row * high, (row + 1) * high - spot.v)
    const edge = Math.min(left, below) + pits * joint
    const gap =
      (1 - smoothstep(joint * 0.4, joint * 1.1 + spot.grain * 0.5, edge)) * clamp((joint * 3) / (spot.grain + 0.001))
    blend(spot, mortar, gap)
    spot.rough = rough
    spot.relief = (1 - gap) * joint * 0.6 + pits * 0.05
    spot.open = 1 - gap * 0.3
  }

/** Painted walls: nearly even, with the slow unevenness that keeps them from looking like paper. */
export const plaster =
  (tone: Light, noise: Noise, stains = 0.25): Surface =>
  (spot) => {
    const slow = noise.cloud(spot.u * 0.05, spot.v * 0.05) - 0.5
    const fine = (noise.cloud(spot.u * 0.9, spot.v * 0.9) - 0.5) * seen(spot.grain, 0.5)
    put(spot, tone, 1 + slow * stains + fine * stains * 0.5)
    spot.rough = 0.9
    spot.relief = fine * 0.03
  }

/** Woven stuff: cushions, awnings, curtains, carpets. With a second color it is striped across u. */
export const fabric =
  (tone: Light, noise: Noise, stripes?: { tone: Light; wide: number }): Surface =>
  (spot) => {
    const own = noise.cloud(spot.u * 0.3, spot.v * 0.3) - 0.5
    put(spot, tone, 1 + own * 0.3)
    if (stripes) {
      const place = spot.u / stripes.wide
      const wave = Math.abs(place - Math.floor(place) - 0.5) * 4 - 1
      blend(spot, stripes.tone, smoothstep(-0.06, 0.06, wave))
    }
    spot.rough = 0.95
  }

/** Steel, brass, painted iron: brushed along u. */
export const metal =
  (tone: Light, noise: Noise, rough = 0.35, bare = 0.7): Surface =>
  (spot) => {
    const brushed = noise.cloud(spot.u * 0.3, spot.v * 3) - 0.5
    put(spot, tone, 1 + brushed * 0.25)
    spot.rough = rough + brushed * 0.1
    spot.metal = bare
  }

export type Facade = {
  /** One window and the wall around it. */
  wide: number
  high: number
  wall: Light
  pane: Light
  /** Lights behind windows, and how many of them are lit. */
  lamps: readonly Light[]
  lit: number
  /** The share of the cell that is glass. */
  glass?: number
}

/** A house front: rows of windows, some lit. The whole part of v beyond 1000 tells houses apart. */
export const facade =
  (noise: Noise, options: Facade): Surface =>
  (spot) => {
    const { wide, high, wall, pane, lamps, lit, glass = 0.55 } = options
    const [column, row] = [Math.floor(spot.u / wide), Math.floor(spot.v / high)]
    const stain = noise.cloud(spot.u * 0.04, spot.v * 0.04) - 0.5
    put(spot, wall, 1 + stain * 0.5)
    spot.rough = 0.8
    const x = Math.abs(spot.u / wide - column - 0.5) * 2
    const y = Math.abs(spot.v / high - row - 0.5) * 2
    const soft = 0.04 + spot.grain / wide
    const inside =
      (1 - smoothstep(glass - soft, glass + soft, x)) * (1 - smoothstep(glass + 0.1 - soft, glass + 0.1 + soft, y))
    if (inside <= 0) return
    const own = noise.cell(column * 7 + row * 3, row * 11 + column + Math.floor(spot.x * 0.02) * 5)
    const lamp = lamps[Math.floor(own * 977) % lamps.length]
    if (own < lit && lamp) {
      const curtain = 0.5 + noise.cell(column + 5, row + 77) * 0.9
      spot.glow = inside * curtain * 2.2
      blend(spot, lamp, inside)
    } else {
      blend(spot, pane, inside * (0.75 + own * 0.25))
      spot.rough = 0.8 - inside * 0.55
    }
  }
