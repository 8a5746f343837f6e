import { type Projected, throughGobo } from './projected.ts'
import { lightAt } from './shadow.ts'
import type { ShadowMap } from './shadow-map.ts'

/** Shadows of one set of things, the finest map first. */
export type Shadows = {
  readonly maps: readonly ShadowMap[]
  readonly spread: number
  /** A pattern instead of things. */
  readonly pattern: Projected | undefined
}

/** What keeps the key light off: it has to get through all of them. Data and no functions, as with the shader. */
export type Lit = readonly Shadows[]

/** `soft` is the key light's, 0 hard to 1 overcast. */
export const shadowsOf = (maps: readonly ShadowMap[], soft: number): Shadows => ({
  maps,
  spread: 0.06 + soft * 0.5,
  pattern: undefined,
})

/** What a pattern before the light keeps off. */
export const patternOf = (pattern: Projected): Shadows => ({ maps: [], spread: 0, pattern })

/** How much of the key light reaches a point with a normal, 0..1. `slack` decimeters before it throw no shadow. */
export function litAt(
  lit: Lit,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  slack: number,
  turn: number,
): number {
  let all = 1
  for (let at = 0; at < lit.length; at++) {
    const { pattern } = lit[at]!
    if (pattern !== undefined) {
      all *= throughGobo(pattern, x, y, z)
      continue
    }
    all *= throughOne(lit[at]!, x, y, z, nx, ny, nz, slack, turn)
    if (all <= 0) return 0
  }
  return all
}

/** The finest map that has the point well inside it answers. */
function throughOne(
  { maps, spread }: Shadows,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  slack: number,
  turn: number,
): number {
  for (let index = 0; index < maps.length; index++) {
    const map = maps[index]!
    const reach = map.size / 2 / map.scale
    const dx = x - map.center[0]
    const dy = y - map.center[1]
    const dz = z - map.center[2]
    const across = map.right[0] * dx + map.right[1] * dy + map.right[2] * dz
    const above = map.up[0] * dx + map.up[1] * dy + map.up[2] * dz
    const inside = reach * 0.94
    if (index < maps.length - 1 && (across > inside || across < -inside || above > inside || above < -inside)) continue
    // A point stands a little off its surface, or that would shade itself.
    const off = 1.6 / map.scale
    return lightAt(map, x + nx * off, y + ny * off, z + nz * off, spread, 0.8 / map.scale + slack, turn)
  }
  return 1
}
