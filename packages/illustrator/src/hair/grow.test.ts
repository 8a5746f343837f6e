import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { along, dot, lengthOf, minus, unit, type Vector } from '#geometry/vector.ts'
import { grow, type Lock, type Plan } from './grow.ts'
import { feathered, flat } from './hairdo.ts'
import { skull } from './hairline.ts'
import { cordMesh, lockMesh } from './locks.ts'
import { plait } from './plait.ts'
import { ballWorld, radius } from './testing.ts'

const way = fc.tuple(evenly(-1, 1), evenly(0.1, 1), evenly(-1, 1)).map((at): Vector => unit(at))

const plan = (normal: Vector, more: Partial<Plan> = {}): Plan => ({
  from: along(skull, normal, radius),
  normal,
  start: normal,
  length: 1,
  width: 0.1,
  steps: 10,
  flow: (_, __, out) => flat([0, -1, 0], out),
  grip: 0.6,
  weight: 0.05,
  height: () => 0.05,
  cling: 0.5,
  layer: 0.5,
  ...more,
})
const long = ({ line }: Lock): number =>
  line.slice(1).reduce((sum, at, nth) => sum + lengthOf(minus(at, line[nth]!)), 0)
const height = (at: Vector): number => lengthOf(minus(at, skull)) - radius

describe('grow', () => {
  it('[ILL-82] begins at the scalp and stays on it, never in it', () => {
    fc.assert(
      fc.property(way, (normal) => {
        const { line, outs } = grow(plan(normal, { cling: 1 }), ballWorld)
        expect(line[0]).toEqual(along(skull, normal, radius))
        expect([line.length, outs.length]).toEqual([11, 11])
        for (const at of line.slice(2)) expect(height(at)).toBeGreaterThan(0.03)
        for (const [nth, out] of outs.slice(1).entries()) {
          expect(lengthOf(out)).toBeCloseTo(1, 6)
          // Out is across the way that the lock goes.
          expect(Math.abs(dot(out, unit(minus(line[nth + 1]!, line[nth]!))))).toBeLessThan(1e-6)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-82] rises to the height it is told, and is pressed down to it from above', () => {
    const normal: Vector = unit([0, 1, 0.5])
    const last = (high: number, start: Vector, cling = 1) =>
      height(grow(plan(normal, { start, cling, weight: 0, length: 0.6, height: () => high }), ballWorld).line.at(-1)!)
    expect(last(0.2, flat([0, -1, 0], normal))).toBeGreaterThan(0.17)
    expect(last(0.05, normal)).toBeLessThan(0.12)
    expect(last(0.05, normal, 0)).toBeGreaterThan(last(0.05, normal))
  })

  it('[ILL-84] is about as long as it is told, and longer where it is told so', () => {
    fc.assert(
      fc.property(way, evenly(0.3, 2), (normal, length) => {
        const lock = grow(plan(normal, { length }), ballWorld)
        expect(Math.abs(long(lock) / length - 1)).toBeLessThan(0.35)
        expect(long(grow(plan(normal, { length: length * 1.5 }), ballWorld))).toBeGreaterThan(long(lock))
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-84] falls with its weight and goes where it flows', () => {
    const normal: Vector = unit([1, 0.3, 0])
    const tip = (more: Partial<Plan>) => grow(plan(normal, more), ballWorld).line.at(-1)!
    const free: Partial<Plan> = { length: 2, cling: 0, flow: () => [1, 0, 0] }
    expect(tip({ ...free, weight: 0.4 })[1]).toBeLessThan(tip({ ...free, weight: 0 })[1] - 0.3)
    const back = tip({ length: 1, flow: (_, __, out) => flat([0, 0, -1], out) })
    expect(back[2]).toBeLessThan(tip({ length: 1, flow: (_, __, out) => flat([0, 0, 1], out) })[2])
  })

  it('[ILL-84] ends where its tip must come to, and is wound where it curls', () => {
    const normal: Vector = unit([0, 1, 0.2])
    const to: Vector = [1.5, 6, 1]
    expect(lengthOf(minus(grow(plan(normal, { to }), ballWorld).line.at(-1)!, to))).toBeLessThan(1e-9)
    const straight = grow(plan(normal, { steps: 24 }), ballWorld)
    const curled = grow(plan(normal, { steps: 24, curl: { radius: 0.1, turns: 4, phase: 0 } }), ballWorld)
    expect(curled.line[0]).toEqual(straight.line[0])
    expect(long(curled)).toBeGreaterThan(long(straight) * 1.2)
    for (const [nth, at] of curled.line.entries()) expect(lengthOf(minus(at, straight.line[nth]!))).toBeLessThan(0.2)
  })

  it('[ILL-84] leaves a line that is known as it is', () => {
    const line = {
      points: [skull, [1, 2, 3]] as const,
      outs: [
        [0, 0, 1],
        [0, 0, 1],
      ] as const,
    }
    expect(grow(plan([0, 1, 0], { line }), ballWorld).line).toBe(line.points)
  })
})

const sound = (mesh: ReturnType<typeof lockMesh>): boolean =>
  [...mesh.positions, ...mesh.normals, ...mesh.uvs, ...mesh.strands].every(Number.isFinite) &&
  mesh.triangles.every((corner) => corner < mesh.positions.length / 3) &&
  mesh.strands.length === mesh.positions.length &&
  mesh.normals.length === mesh.positions.length

describe('meshes of locks', () => {
  const locks = [unit([1, 1, 0]), unit([0, 1, 1]), unit([-1, 0.5, -0.3])].map((normal) => grow(plan(normal), ballWorld))

  it('[ILL-80] are whole: indices in range, numbers finite, a strand and a normal for each vertex', () => {
    expect(sound(lockMesh(locks))).toBe(true)
    expect(sound(cordMesh(locks, 5))).toBe(true)
    expect(lockMesh([]).triangles).toEqual([])
  })

  it('[ILL-80] number the locks by u and run from root to tip by v', () => {
    const { uvs } = lockMesh(locks)
    const [us, vs] = [0, 1].map((axis) => uvs.filter((_, at) => at % 2 === axis))
    expect([...new Set(us!.map(Math.floor))]).toEqual([0, 1, 2])
    expect([Math.min(...vs!), Math.max(...vs!)]).toEqual([0, 1])
    const numbered = cordMesh(locks, 5, 7).uvs.filter((_, at) => at % 2 === 0)
    expect([Math.floor(Math.min(...numbered)), Math.floor(Math.max(...numbered))]).toEqual([7, 9])
  })

  it('[ILL-80] are as wide as their plan has it and lie around its line', () => {
    const { positions } = lockMesh([locks[0]!])
    const at = (vertex: number): Vector => [
      positions[vertex * 3]!,
      positions[vertex * 3 + 1]!,
      positions[vertex * 3 + 2]!,
    ]
    for (const [knot, place] of locks[0]!.line.entries()) {
      const [left, right] = [at(knot * 2), at(knot * 2 + 1)]
      expect(lengthOf(minus(left, right))).toBeLessThanOrEqual(0.1 + 1e-9)
      expect(lengthOf(minus(along(left, minus(right, left), 0.5), place))).toBeLessThan(1e-9)
    }
    const round = cordMesh([locks[0]!], 6)
    for (let vertex = 0; vertex < round.positions.length / 3; vertex += 1) {
      const place = locks[0]!.line[Math.floor(vertex / 7)]!
      const off = minus(
        [round.positions[vertex * 3]!, round.positions[vertex * 3 + 1]!, round.positions[vertex * 3 + 2]!],
        place,
      )
      expect(lengthOf(off)).toBeLessThanOrEqual(0.05 + 1e-9)
    }
  })

  it('[ILL-80] have twice the points where they are to be smooth, through the same ones', () => {
    const smooth = grow(plan(unit([1, 1, 0]), { smooth: true }), ballWorld)
    expect(lockMesh([smooth]).positions.length / 6).toBe(smooth.line.length * 2 - 1)
    expect(lockMesh([locks[0]!]).positions.length / 6).toBe(locks[0]!.line.length)
  })

  it('[ILL-83] are held down by what is worn', () => {
    const { positions } = lockMesh(locks, () => [1, 2, 3])
    expect(positions.every((value, nth) => value === (nth % 3) + 1)).toBe(true)
  })

  it('[ILL-80] begin thin and end in a point when they are feathered', () => {
    expect(feathered(0)).toBeCloseTo(0.51, 2)
    expect(feathered(1)).toBeLessThan(0.05)
    expect(feathered(0.3)).toBeGreaterThan(0.8)
  })
})

describe('plait', () => {
  const made = plait(ballWorld, {
    from: along(skull, unit([0, 0.2, -1]), radius),
    start: [0, -1, -0.2],
    length: 2,
    flow: () => [0, -1, 0],
    width: 0.3,
  })

  it('[ILL-80] has three strands around one line, each a third of a turn from the next', () => {
    expect(made.cords).toHaveLength(3)
    const lines = made.cords.map(({ line }) => line!.points)
    for (const nth of lines[0]!.keys()) {
      const three = lines.map((line) => line[nth]!)
      const middle: Vector = [0, 1, 2].map((axis) => three.reduce((sum, at) => sum + at[axis]! / 3, 0)) as [
        number,
        number,
        number,
      ]
      for (const at of three) expect(lengthOf(minus(at, middle))).toBeLessThan(0.3)
    }
    // They cross: each is leftmost somewhere.
    const leftmost = lines[0]!.map((_, nth) => {
      const xs = lines.map((line) => line[nth]![0])
      return xs.indexOf(Math.max(...xs))
    })
    expect(new Set(leftmost).size).toBe(3)
  })

  it('[ILL-80] hangs down and says where it ends', () => {
    expect(made.way[1]).toBeLessThan(-0.8)
    for (const { line } of made.cords) expect(lengthOf(minus(line!.points.at(-1)!, made.tip))).toBeLessThan(0.2)
    expect(made.tip[1]).toBeLessThan(skull[1] - 1)
  })
})
