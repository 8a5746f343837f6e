import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Body, Hand } from '#body/body.ts'
import { newMesh } from '#geometry/mesh.ts'
import { ball, lathe } from '#geometry/shapes.ts'
import { evenly } from '#geometry/testing.ts'
import { along, cross, dot, lengthOf, minus, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import { makeField } from '#head/field.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import { flower, leaf } from './flower.ts'
import { ringAround } from './girth.ts'
import { gripOf, held, upwards } from './grip.ts'
import { between, brim, hatPoint, sideways, turned } from './worn/hat-form.ts'
import { strip } from './worn/jewels.ts'
import { strap } from './worn/neckwear.ts'
import { raised } from './sticks.ts'
import { skinAt } from './worn/strap.ts'

const hand = (grips: boolean, side: 1 | -1): Hand => ({
  palm: [side * 3, 8, 1],
  facing: [-side, 0, 0],
  along: [0, 0, 1],
  grips,
})
const fittingWith = (left: Hand, right: Hand): Fitting => ({ body: { hands: { left, right } } }) as unknown as Fitting

describe('gripOf', () => {
  it('[ILL-88] holds in the right hand, unless only the left one is closed for it', () => {
    const middle = (left: boolean, right: boolean) => gripOf(fittingWith(hand(left, 1), hand(right, -1)), 0.2).middle[0]
    expect(middle(false, true)).toBeLessThan(0)
    expect(middle(true, true)).toBeLessThan(0)
    expect(middle(false, false)).toBeLessThan(0)
    expect(middle(true, false)).toBeGreaterThan(0)
  })

  it('[ILL-88] closes around the middle of the thing: as far off the palm as it is thick', () => {
    for (const radius of [0, 0.1, 0.4]) {
      const { middle, facing } = gripOf(fittingWith(hand(false, 1), hand(true, -1)), radius)
      expect(lengthOf(minus(middle, [-3, 8, 1]))).toBeCloseTo(radius, 9)
      expect(dot(minus(middle, [-3, 8, 1]), facing)).toBeCloseTo(radius, 9)
    }
  })

  it('[ILL-88] has the thumb up in both hands alike', () => {
    for (const side of [1, -1] as const) {
      const { thumb } = gripOf(fittingWith(hand(side > 0, 1), hand(side < 0, -1)), 0.1)
      expect(dot(thumb, upwards)).toBeCloseTo(1, 9)
      expect(raised(thumb)[1]).toBeGreaterThan(0.9)
    }
  })
})

describe('held', () => {
  const made = newMesh()
  lathe(
    made,
    [
      [0.1, -1],
      [0.1, 3],
    ],
    8,
    [0, 0, 0],
  )
  const way = fc.tuple(evenly(-1, 1), evenly(0.1, 1), evenly(-1, 1)).map((at): Vector => unit(at))

  it('[ILL-88] puts what was made upright along an axis through the hand, neither larger nor bent', () => {
    fc.assert(
      fc.property(way, way, (axis, towards) => {
        const at: Vector = [1, 2, 3]
        const [part] = held(at, axis, towards, [[made, { name: 'stick', material: 'hard', surface: () => {} }]])
        for (let v = 0; v < part!.positions.length / 3; v += 1) {
          const off = minus(vertexAt(part!.positions, v), at)
          const high = dot(off, axis)
          expect(high).toBeCloseTo(made.positions[v * 3 + 1]!, 4)
          expect(lengthOf(along(off, axis, -high))).toBeCloseTo(0.1, 4)
          expect(lengthOf(vertexAt(part!.normals, v))).toBeCloseTo(1, 4)
        }
        // Patterns stick to it as it was made.
        expect(part!.rest).toEqual(Float32Array.from(made.positions))
      }),
      { numRuns: 15 },
    )
  })

  it('[ILL-88] turns its front towards where it is to look', () => {
    const mesh = newMesh()
    ball(mesh, [0.02, 0, 1], [0.1, 0.1, 0.1], 6, 4)
    const [part] = held(
      [0, 0, 0],
      upwards,
      [1, 0.5, 0],
      [[mesh, { name: 'knob', material: 'hard', surface: () => {} }]],
    )
    const mean = [0, 1, 2].map((axis) => {
      const values = part!.positions.filter((_, at) => at % 3 === axis)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    })
    expect(mean[0]).toBeGreaterThan(0.9)
    expect(Math.abs(mean[2]!)).toBeLessThan(0.05)
    // What has a left and a right is not mirrored.
    const [same] = held([0, 0, 0], upwards, [0, 0, 1], [[mesh, { name: 'knob', material: 'hard', surface: () => {} }]])
    expect(Math.max(...same!.positions.map((value, at) => Math.abs(value - mesh.positions[at]!)))).toBeLessThan(1e-5)
  })
})

/** A limb as a cloud of points: an ellipse along an axis. */
function limb(wide: number, deep: number): Float32Array {
  const points: number[] = []
  for (let row = -5; row <= 5; row += 1) {
    for (let nth = 0; nth < 96; nth += 1) {
      const turn = (nth / 96) * 2 * Math.PI
      points.push(Math.sin(turn) * wide, row * 0.1, Math.cos(turn) * deep)
    }
  }
  return Float32Array.from(points)
}

describe('ringAround', () => {
  const up: Vector = [0, 1, 0]
  const front: Vector = [0, 0, 1]

  it('[ILL-86] goes around a limb outside of its skin, closely', () => {
    fc.assert(
      fc.property(evenly(0.3, 0.8), evenly(0.3, 0.8), evenly(0, 1), evenly(0, 0.2), (wide, deep, share, off) => {
        const ring = ringAround([limb(wide, deep)], [0, 0, 0], up, front, 0.15, 2)
        const [x, y, z] = ring.girth(share, off)
        expect(y).toBeCloseTo(0, 9)
        const inner = Math.sqrt((x / wide) * (x / wide) + (z / deep) * (z / deep))
        expect(inner).toBeGreaterThan(0.93)
        expect(lengthOf([x, y, z])).toBeLessThan(Math.max(wide, deep) + off + 0.02)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-86] begins in front, comes back to where it began, and goes up along the limb', () => {
    const ring = ringAround([limb(0.5, 0.5)], [0, 0, 0], up, front, 0.15, 2)
    expect(ring.girth(0, 0)[2]).toBeGreaterThan(0.45)
    expect(lengthOf(minus(ring.girth(1, 0), ring.girth(0, 0)))).toBeLessThan(1e-6)
    expect(ring.girth(0.3, 0, 0.25)[1]).toBeCloseTo(0.25, 9)
    expect(ring.radius).toBeCloseTo(0.5, 1)
    expect(lengthOf(ring.girth(0.4, 0.3))).toBeCloseTo(lengthOf(ring.girth(0.4, 0)) + 0.3, 6)
  })

  it('[ILL-86] leaves out other limbs, what is above and below, and what it is told to', () => {
    const other = limb(0.5, 0.5).map((value, at) => (at % 3 === 0 ? value + 3 : value))
    const both = ringAround([limb(0.5, 0.5), other], [0, 0, 0], up, front, 0.15, 1.2)
    expect(both.radius).toBeCloseTo(0.5, 1)
    const wide = limb(0.9, 0.9)
    expect(
      ringAround([limb(0.5, 0.5), wide], [0, 0, 0], up, front, 0.15, 2, (cloud) => cloud === 0).radius,
    ).toBeCloseTo(0.5, 1)
    expect(ringAround([limb(0.5, 0.5), wide], [0, 0, 0], up, front, 0.15, 2).radius).toBeCloseTo(0.9, 1)
    const above = wide.map((value, at) => (at % 3 === 1 ? value + 2 : value))
    expect(ringAround([limb(0.5, 0.5), above], [0, 0, 0], up, front, 0.15, 2).radius).toBeCloseTo(0.5, 1)
  })

  it('[ILL-86] fills gaps from what is beside them', () => {
    const half = limb(0.5, 0.5).filter((_, at, all) => all[at - (at % 3)]! > -0.1)
    const ring = ringAround([half], [0, 0, 0], up, front, 0.15, 2)
    for (let share = 0; share < 1; share += 0.05) expect(lengthOf(ring.girth(share, 0))).toBeGreaterThan(0.4)
    const part = strip(ring, 0.2, 0.05, 0.02, () => {}, 'band')
    expect(part.positions.every(Number.isFinite)).toBe(true)
    expect(Math.max(...part.positions.filter((_, at) => at % 3 === 1))).toBeCloseTo(0.1, 3)
  })
})

describe('hats', () => {
  it('[ILL-86] are alike on both sides, wider where they are told, and go up with their height', () => {
    fc.assert(
      fc.property(evenly(0, 1), evenly(0.5, 2), evenly(-0.5, 1.5), (share, radius, height) => {
        const [x, y, z] = hatPoint(share, radius, height)
        const [a, b, c] = hatPoint(1 - share, radius, height)
        expect(Math.max(Math.abs(x + a), Math.abs(y - b), Math.abs(z - c))).toBeLessThan(1e-6)
        expect(hatPoint(share, radius, height + 0.1)[1]).toBeGreaterThan(y)
        const seat = hatPoint(share, 0, height)
        const far = lengthOf(minus(hatPoint(share, radius, height, 0.1), seat))
        expect(far).toBeGreaterThan(lengthOf(minus([x, y, z], seat)))
      }),
      { numRuns: 40 },
    )
    expect([sideways(0), sideways(0.5)].every((share) => share < 1e-9)).toBe(true)
    expect(sideways(0.25)).toBeCloseTo(1, 9)
  })

  it('[ILL-86] have brims with a thickness, from the crown to their edge and back', () => {
    const profile = brim(
      (share) => 1.5 + 0.2 * sideways(share),
      (_, out) => 0.1 * out,
    )(0.25)
    const radii = profile.map(([radius]) => radius)
    expect(Math.max(...radii)).toBeCloseTo(1.7, 9)
    expect([radii[0], radii.at(-1)]).toEqual([1, 1])
    const [low, high] = [profile[0]![1], profile.at(-1)![1]]
    expect(high - low).toBeCloseTo(0.035, 9)
    const mesh = newMesh()
    turned(mesh, () => profile, 12)
    expect(mesh.positions.every(Number.isFinite)).toBe(true)
    expect(mesh.triangles.every((corner) => corner < mesh.positions.length / 3)).toBe(true)
  })

  it('[ILL-86] have rings between the knots of their profile', () => {
    const knots = [
      [1, 0],
      [2, 1],
      [0, 3],
    ] as const
    expect(between(knots, 0)).toEqual([1, 0])
    expect(between(knots, 0.25)).toEqual([1.5, 0.5])
    expect(between(knots, 0.5)).toEqual([2, 1])
    expect(between(knots, 1)[1]).toBeCloseTo(3, 3)
    expect(between(knots, 7)).toEqual(between(knots, 1))
  })
})

describe('what lies on something', () => {
  const mesh = newMesh()
  ball(mesh, [0, 0, 0], [1, 1, 1], 48, 36)
  const places = Float32Array.from(mesh.positions)
  const field = makeField(places, places, 0.45)

  it('[ILL-86] comes to the distance it is told, from inside and from outside', () => {
    fc.assert(
      fc.property(evenly(-1, 1), evenly(-0.8, 0.8), evenly(0.75, 1.25), evenly(0, 0.2), (x, y, far, off) => {
        const way = unit([x, y, 0.7])
        const at = laid(field, along([0, 0, 0], way, far), off)
        expect(Math.abs(lengthOf(at) - 1 - off)).toBeLessThan(0.03)
        expect(dot(unit(at), way)).toBeGreaterThan(0.99)
      }),
      { numRuns: 40 },
    )
    expect(laid(field, [5, 5, 5], 0.1)).toEqual([5, 5, 5])
  })

  it('[ILL-86] finds the skin of a place at rest where it is now', () => {
    const rest = new Float32Array(13_380 * 3).fill(50)
    rest.set([0, 1, 2, 0, 1, 3])
    const posed = rest.map((value, at) => value + (at % 3) * 10)
    expect(skinAt({ rest, posed } as unknown as Body, [0, 1, 2.9])).toEqual([0, 11, 23])
  })

  it('[ILL-86] a strap is as wide as it is told along its whole line', () => {
    const made = newMesh()
    const line: Vector[] = [
      [0, 0, 0],
      [0, -1, 0],
      [0, -2, 0.3],
    ]
    strap(made, line, (share) => 0.4 + 0.2 * share, 0.05, [1, 0, 0])
    const xs = made.positions.filter((_, at) => at % 3 === 0)
    expect(Math.max(...xs)).toBeCloseTo(0.3, 2)
    expect(Math.min(...xs)).toBeCloseTo(-0.3, 2)
    expect(made.positions.every(Number.isFinite)).toBe(true)
    expect(made.triangles.every((corner) => corner < made.positions.length / 3)).toBe(true)
  })
})

describe('flowers', () => {
  it('[ILL-86] have their petals around a heart, within their size, open to where they face', () => {
    const [petals, hearts] = [newMesh(), newMesh()]
    const [at, facing]: readonly [Vector, Vector] = [[2, 3, 4], unit([0.2, 1, 0.5])]
    flower(petals, hearts, at, facing, 0.5, 6, 0.4)
    const first = petals.triangles.length
    for (const mesh of [petals, hearts]) {
      const points = Float32Array.from(mesh.positions)
      expect(points.every(Number.isFinite)).toBe(true)
      expect(mesh.triangles.every((corner) => corner < points.length / 3)).toBe(true)
      for (let v = 0; v < points.length / 3; v += 1) expect(lengthOf(minus(vertexAt(points, v), at))).toBeLessThan(0.8)
    }
    flower(petals, hearts, at, facing, 0.5, 6, 0.4)
    expect(petals.triangles.length).toBe(first * 2)
    const cupped = newMesh()
    flower(cupped, newMesh(), at, facing, 0.5, 6, 1)
    const lift = ({ positions }: typeof petals) =>
      Math.max(
        ...Array.from({ length: positions.length / 3 }, (_, v) =>
          dot(minus([positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!], at), facing),
        ),
      )
    expect(lift(cupped)).toBeGreaterThan(lift(petals) + 0.1)
  })

  it('[ILL-86] have leaves that begin at their foot and are as long as they are told', () => {
    const mesh = newMesh()
    leaf(mesh, [0, 0, 0], [0, 1, 0], [0, 0, 1], 0.6)
    const ys = mesh.positions.filter((_, at) => at % 3 === 1)
    expect(Math.min(...ys)).toBeCloseTo(0, 6)
    expect(Math.max(...ys)).toBeCloseTo(0.6, 6)
    expect(lengthOf(cross([0, 1, 0], [mesh.positions[0]!, mesh.positions[1]!, mesh.positions[2]!]))).toBeLessThan(1e-6)
  })
})
