import { type Vector, plus, along, cross, times, minus, unit } from '#geometry/vector.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { HairSurroundings } from './world.ts'

/** Radius in decimeters, turns along the lock, the angle they begin with, and how far down they begin. */
type Curl = { readonly radius: number; readonly turns: number; readonly phase: number; readonly from?: number }

/** How one lock grows. Shares run from 0 at the root to 1 at the tip. */
export type Plan = {
  readonly from: Vector
  readonly normal: Vector
  /** First direction. */
  readonly start: Vector
  readonly length: number
  readonly width: number
  readonly steps: number
  /** Where it wants to go, given where it is, how far along, and which way is out. */
  flow(at: Vector, share: number, out: Vector): Vector
  /** 0..1: how strongly it turns there at each step. */
  readonly grip: number
  /** Pull downwards at each step, against a direction of length 1. */
  readonly weight: number
  /** How high above skin or cloth it lies. */
  height(share: number): number
  /** 0..1: how strongly it is pressed down to that height. */
  readonly cling: number
  /** Is pressed down below the ears too, where hair hangs free: a beard on the face. */
  readonly lies?: boolean
  readonly curl?: Curl | undefined
  /** 0 lies deep, 1 on top; deep locks are darker. */
  readonly layer: number
  /** Up to which share of the lock its hairs begin one by one. */
  readonly soft?: number
  /** Thickness along the lock as a share of its width; pointed by default. */
  readonly taper?: (share: number) => number
  /** How far it is turned around itself further down, as an angle: hair that hangs does not lie flat like a ribbon. */
  readonly roll?: number | undefined
  /** Drawn with twice the points: for lines that bend where everybody sees it. */
  readonly smooth?: boolean
  /** Where the tip must come to, however it grew. */
  readonly to?: Vector | undefined
  /** Wound around this middle: out is away from it, and no skin is asked. */
  readonly around?: Vector
  /** A line already known; nothing grows then. */
  readonly line?: { readonly points: readonly Vector[]; readonly outs: readonly Vector[] }
}

/** A lock as it lies: its line, and which way is out along it. */
export type Lock = { readonly plan: Plan; readonly line: readonly Vector[]; readonly outs: readonly Vector[] }

export function grow(plan: Plan, world: HairSurroundings): Lock {
  if (plan.line) return { plan, line: plan.line.points, outs: plan.line.outs }
  const step = plan.length / plan.steps
  let at = plan.from
  let way = unit(plan.start)
  let out = plan.normal
  const line: Vector[] = [at]
  const outs: Vector[] = [out]
  for (let nth = 1; nth <= plan.steps; nth++) {
    const share = nth / plan.steps
    const flowing = plan.flow(at, share, out)
    way = unit(plus(times(way, 1 - plan.grip), times(flowing, plan.grip)))
    way = unit(along(way, world.head.down, plan.weight))
    let next = along(at, way, step)
    const near = plan.around ? undefined : world.near(next)
    if (plan.around) out = unit(minus(next, plan.around))
    if (near?.found) {
      out = near.normal
      const height = plan.height(share)
      const gap = height - near.distance
      if (gap > 0) next = along(next, near.normal, Math.min(gap, step * 1.5))
      else {
        const held = plan.lies ? 1 : smoothstep(6.5, 7.1, next[1])
        next = along(next, near.normal, Math.max(gap * plan.cling * held, -step * 0.8))
      }
    }
    next = world.tamed(next)
    way = unit(minus(next, at), way)
    // Long hair far from the body: what was out stays out, square to the way.
    out = unit(minus(out, times(way, out[0] * way[0] + out[1] * way[1] + out[2] * way[2])), plan.normal)
    at = next
    line.push(at)
    outs.push(out)
  }
  const lock = { plan, line: plan.to ? drawnTo(line, plan.to) : line, outs }
  return plan.curl ? curled(lock, plan.curl, world) : lock
}

/** The line with its tip moved to a place, the rest following the more the nearer it is to the tip. */
function drawnTo(line: readonly Vector[], to: Vector): readonly Vector[] {
  const last = line.length - 1
  const off = minus(to, line[last] ?? to)
  return line.map((at, nth) => along(at, off, smoothstep(0.35, 1, nth / last)))
}

/** The line wound around itself; the first stretch stays straight. */
function curled(lock: Lock, curl: Curl, world: HairSurroundings): Lock {
  const last = lock.line.length - 1
  const line = lock.line.map((at, nth): Vector => {
    const before = lock.line[Math.max(0, nth - 1)] ?? at
    const after = lock.line[Math.min(last, nth + 1)] ?? at
    const out = lock.outs[nth] ?? [0, 0, 1]
    const side = unit(cross(minus(after, before), out), [1, 0, 0])
    const share = nth / last
    const angle = curl.phase + share * curl.turns * 6.283185307179586
    const radius = curl.radius * smoothstep(curl.from ?? 0, (curl.from ?? 0) + 0.35, share)
    const bent = along(along(at, side, cos(angle) * radius), out, (sin(angle) + 0.6) * radius * 0.8)
    return world.tamed(bent)
  })
  return { ...lock, line }
}
