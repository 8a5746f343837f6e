import type { Part, SurfacePoint } from '#geometry/part.ts'
import type { Pack } from '#pack/pack.ts'
import { type Color, linear, mixed } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { sheet } from '#geometry/shapes.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { across, along, cross, dot, meanOf, minus, times, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Body } from './body.ts'

/** A fingertip of the base mesh: its last joint, along the finger, out of its back, across, and where it ends. */
type Tip = {
  readonly finger: number
  readonly from: Vector
  readonly way: Vector
  readonly up: Vector
  readonly over: Vector
  readonly reach: number
  readonly wide: number
  /** Vertices on the back of the tip, for the same place on other people. */
  readonly back: readonly number[]
}

const tipsOf = memoByKey((pack: Pack): readonly Tip[] => {
  const joint = (name: string): Vector => {
    const bone = pack.bones.find((one) => one.name === name)
    if (!bone) throw new Error(`The pack has no bone ${name}.`)
    return meanOf(pack.base.positions, bone.joint)
  }
  const { positions } = pack.base
  const body = pack.base.groups.get('body')
  const last = body ? Math.max(...pack.base.quads.subarray(body.first * 4, (body.first + body.count) * 4)) : 0
  const knuckles = unit(minus(joint('finger5-1.L'), joint('finger2-1.L')))
  return [1, 2, 3, 4, 5].map((finger) => {
    const from = joint(`finger${finger}-3.L`)
    const near = unit(minus(from, joint(`finger${finger}-2.L`)))
    const found: number[] = []
    for (let vertex = 0; vertex <= last; vertex += 1) {
      const off = minus(vertexAt(positions, vertex), from)
      const run = dot(off, near)
      if (run > 0 && run < 0.5 && dot(off, off) - run * run < 0.018) found.push(vertex)
    }
    const end = found.toSorted((a, b) => dot(vertexAt(positions, b), near) - dot(vertexAt(positions, a), near))
    const way = unit(minus(meanOf(positions, end.slice(0, 12)), from))
    const reach = Math.max(...found.map((vertex) => dot(minus(vertexAt(positions, vertex), from), way)))
    // The back of the hand; a thumb is turned by a quarter.
    const level = finger === 1 ? cross(knuckles, way) : knuckles
    const up = unit(across(finger === 1 ? unit(across(times(knuckles, -1), way)) : cross(way, level), way))
    const over = cross(way, up)
    const wide = Math.max(...found.map((vertex) => Math.abs(dot(minus(vertexAt(positions, vertex), from), over))))
    const back = found.filter((vertex) => {
      const off = minus(vertexAt(positions, vertex), from)
      return dot(off, up) > 0.03 && dot(off, way) > reach * 0.45
    })
    return { finger, from, way, up, over, reach, wide, back }
  })
})

/** How much of a nail is at a place of the base mesh. */
function nailsOf(pack: Pack): (x: number, y: number, z: number) => number {
  const tips = tipsOf(pack)
  return (x, y, z) => {
    let max = 0
    for (const { from, way, up, over, reach, wide } of tips) {
      const off = minus([Math.abs(x), y, z], from)
      const run = dot(off, way) / reach
      if (run < 0.4 || run > 1.15 || dot(off, up) < wide * 0.25) continue
      const aside = Math.abs(dot(off, over)) / wide
      max = Math.max(max, smoothstep(0.44, 0.52, run) * smoothstep(0.86, 0.72, aside))
    }
    return max
  }
}

/**
 * Nails as they grow, which lacquer would cover: rosier and smoother than the skin, paler at the root and at the free
 * edge, and set into a fold. Where a pixel is too wide for all that they are a shade.
 */
export function bareNails(pack: Pack, base: Color): (spot: SurfacePoint) => void {
  const tips = tipsOf(pack)
  const bed = mixed(base, [0.66, 0.36, 0.31], 0.3)
  const edge = mixed(bed, [0.86, 0.8, 0.72], 0.5)
  return (spot) => {
    const { x, y, z, grain } = spot
    if (Math.abs(x) < 3.9 || grain > 0.05) return
    for (const { from, way, up, over, reach, wide } of tips) {
      const [offX, offY, offZ] = [Math.abs(x) - from[0], y - from[1], z - from[2]]
      const run = (offX * way[0] + offY * way[1] + offZ * way[2]) / reach
      if (run < 0.3 || run > 1.2) continue
      const lifted = (offX * up[0] + offY * up[1] + offZ * up[2]) / wide
      const aside = Math.abs(offX * over[0] + offY * over[1] + offZ * over[2]) / wide
      if (lifted < 0.1 || aside > 1) continue
      const root = 0.45 + 0.1 * aside * aside
      const inside = Math.min((run - root) / 0.06, (0.8 - aside) / 0.09, (lifted - 0.2) / 0.12)
      if (inside < -1) continue
      const clear = smoothstep(0.05, 0.015, grain)
      const share = smoothstep(-0.2, 0.6, inside) * clear
      const pale = Math.max(smoothstep(0.9, 0.97, run), 0.4 * smoothstep(root + 0.16, root + 0.06, run + aside * 0.08))
      const fold = smoothstep(-1, -0.1, inside) * smoothstep(0.8, 0.1, inside) * clear
      const shade = 1 - 0.22 * fold
      spot.red = (spot.red + (bed[0] + (edge[0] - bed[0]) * pale - spot.red) * share) * shade
      spot.green = (spot.green + (bed[1] + (edge[1] - bed[1]) * pale - spot.green) * share) * shade
      spot.blue = (spot.blue + (bed[2] + (edge[2] - bed[2]) * pale - spot.blue) * share) * shade
      spot.rough += (0.34 - spot.rough) * share
      spot.relief += (share * 0.004 - fold * 0.003) * smoothstep(0.02, 0.01, grain)
      return
    }
  }
}

const claw: Color = [0.022, 0.02, 0.02]

const colorOf = ({ marks }: Body['bodyParams']): Color =>
  marks.nails === '' ? (marks.ids.includes('claws') ? claw : [0.36, 0.018, 0.03]) : linear(marks.nails)

/** Lacquer on the nails of whoever wears it; nothing on others. */
export function lacquer({
  pack,
  bodyParams,
}: Pick<Body, 'pack' | 'bodyParams'>): ((spot: SurfacePoint) => void) | undefined {
  const { nails, ids } = bodyParams.marks
  const painted = nails !== '' || ids.includes('painted-nails') || ids.includes('long-nails') || ids.includes('claws')
  if (!painted) return undefined
  const at = nailsOf(pack)
  const [red, green, blue] = colorOf(bodyParams)
  return (spot) => {
    if (Math.abs(spot.x) < 3.9) return
    const share = at(spot.x, spot.y, spot.z)
    if (share <= 0) return
    spot.red += (red - spot.red) * share
    spot.green += (green - spot.green) * share
    spot.blue += (blue - spot.blue) * share
    spot.rough += (0.12 - spot.rough) * share
  }
}

/** Nails that stand out beyond the fingers, or claws. */
export function longNails(body: Body): readonly Part[] {
  const { ids } = body.bodyParams.marks
  const claws = ids.includes('claws')
  if (!claws && !ids.includes('long-nails')) return []
  const [red, green, blue] = colorOf(body.bodyParams)
  const mesh = newMesh()
  for (const side of ['L', 'R'] as const) {
    const sign = side === 'L' ? 1 : -1
    for (const { finger, way, up, over, reach, wide, from } of tipsOf(body.pack)) {
      const bone = `finger${finger}-3.${side}`
      const turned = (v: Vector): Vector => [v[0] * sign, v[1], v[2]]
      const start = body.bones.restJoint(bone)
      // The same finger on this person is as much longer as its bones are.
      const size = handSize(body, side, from, finger)
      const [w, u, o] = [turned(way), turned(up), times(turned(over), sign)]
      const long = claws ? 0.34 : 0.2
      const at = (a: number, b: number): Vector => {
        const taper = claws ? 1 - 0.96 * b : b < 0.55 ? 1 : 1 - 0.85 * ((b - 0.55) / 0.45) ** 2
        const aside = (a - 0.5) * 2 * wide * 0.74 * taper
        const arch = (1 - (2 * a - 1) ** 2) * wide * 0.34 * taper
        const run = reach * 0.55 + b * (reach * 0.5 + long)
        const bend = claws ? -0.5 * b * b * long : -0.16 * b * b * long
        const lift = wide * 0.72 + arch + bend + 0.012
        const local = along(along(times(w, run), o, aside), u, lift)
        return body.bones.carry(bone, along(start, local, size))
      }
      sheet(mesh, (a, b) => at(sign > 0 ? a : 1 - a, b), 6, 10)
      sheet(mesh, (a, b) => along(at(sign > 0 ? 1 - a : a, b), u, -0.001), 6, 10)
    }
  }
  return [
    toPart(mesh, {
      name: 'nails',
      material: 'hard',
      twoSided: true,
      surface: (spot) => {
        spot.red = red
        spot.green = green
        spot.blue = blue
        spot.rough = 0.12
      },
    }),
  ]
}

/** How large this person's finger is beside that of the base mesh. */
function handSize(body: Body, side: 'L' | 'R', from: Vector, finger: number): number {
  const tip = tipsOf(body.pack)[finger - 1]
  const bones = body.pack.bones
  const before = bones.find(({ name }) => name === `finger${finger}-2.${side}`)
  if (!before || !tip) return 1
  const own = minus(
    body.bones.restJoint(`finger${finger}-3.${side}`),
    body.bones.restJoint(`finger${finger}-2.${side}`),
  )
  const base = minus(
    from,
    meanOf(body.pack.base.positions, bones.find(({ name }) => name === `finger${finger}-2.L`)?.joint ?? []),
  )
  const ratio = Math.sqrt(dot(own, own) / Math.max(1e-6, dot(base, base)))
  return Math.min(1.3, Math.max(0.75, ratio))
}
