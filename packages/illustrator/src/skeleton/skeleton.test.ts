import { describe, expect, it } from 'vitest'
import { rotate } from '#geometry/rotation.ts'
import { dot, lengthOf, minus, unit, type Vector } from '#geometry/vector.ts'
import { fromUpright, type Skeleton, skeletonOf } from './skeleton.ts'
import { apart, otherSide, stickPack } from './testing.ts'

const pack = stickPack()
const frame = skeletonOf(pack, pack.base.positions)
const at = (name: string): number => frame.index.get(name) ?? Number.NaN
const joint = (name: string, of: Skeleton = frame): Vector => of.joints[at(name)] ?? [0, 0, 0]

/** Where a bone points when nobody poses it. */
const upright = (from: string, to: string): Vector =>
  unit(rotate(fromUpright(frame, at(from), [0, 0, 0, 1]), minus(joint(to), joint(from))))

describe('a skeleton', () => {
  it('[ILL-27] has every bone behind its parent, so that one pass places all of them', () => {
    expect(frame.bones.map(({ parent }, bone) => parent < bone)).not.toContain(false)
    expect(frame.bones.filter(({ parent }) => parent < 0).map(({ name }) => name)).toEqual(['root'])
    expect(frame.index.size).toBe(frame.bones.length)
  })

  it('[ILL-27] takes its joints from the shape: the mean of the vertices that mark them', () => {
    const [one, other] = [joint('head'), joint('root')]
    const marks = Uint16Array.of(pack.bones[at('head')]!.joint[0]!, pack.bones[at('root')]!.joint[0]!)
    const bones = pack.bones.map((bone) => (bone.name === 'neck03' ? { ...bone, joint: marks } : bone))
    const between = skeletonOf({ ...pack, bones }, pack.base.positions)
    expect(apart(joint('neck03', between), [0, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2])).toBeLessThan(1e-5)
  })

  it('[ILL-27] hangs arms and legs straight down, whatever stance the shape was made in', () => {
    for (const side of ['.L', '.R']) {
      for (const [from, to] of [
        ['upperarm01', 'lowerarm01'],
        ['lowerarm01', 'wrist'],
        ['upperleg01', 'foot'],
      ] as const) {
        // The knee lies a little off the line from hip to ankle; arms bend at one joint.
        expect(upright(`${from}${side}`, `${to}${side}`)[1]).toBeLessThan(-0.99)
      }
      expect(upright(`wrist${side}`, `finger3-1${side}`)[1]).toBeLessThan(-0.999)
    }
  })

  it('[ILL-27] turns palms to the body, and both hands are each other in a mirror', () => {
    const { left, right } = frame.hands
    expect(left.palm[0]).toBeLessThan(0)
    expect(left.palm[1]).toBeLessThan(0)
    // As it was made the palm looks down.
    expect(rotate(frame.upright[at('wrist.L')]!, [0, -1, 0])[0]).toBeLessThan(-0.5)
    expect(apart(right.palm, [-left.palm[0], left.palm[1], left.palm[2]])).toBeLessThan(1e-5)
    expect([left.curls.length, right.curls.length]).toEqual([5, 5])
    for (const axis of [...left.curls, ...right.curls]) expect(lengthOf(axis)).toBeCloseTo(1, 6)
    // Fingers bend across the way that they point.
    for (const finger of [2, 3, 4, 5]) {
      const way = upright(`finger${finger}-1.L`, `finger${finger}-2.L`)
      expect(Math.abs(dot(left.curls[finger - 1]!, way))).toBeLessThan(1e-5)
    }
  })

  it('[ILL-27] is the same on both sides', () => {
    for (const [name] of frame.index) {
      const [x, y, z] = joint(name)
      expect(apart(joint(otherSide(name)), [-x, y, z])).toBeLessThan(1e-5)
      const [p, q, r, w] = frame.upright[at(name)]!
      // The mirror of a turn: its axis mirrored, turned the other way round.
      expect(apart(frame.upright[at(otherSide(name))]!, [p, -q, -r, w])).toBeLessThan(1e-4)
    }
  })

  it('[ILL-27] is as big as the legs are long, and knows the ground below', () => {
    expect(frame.ground).toBe(-8)
    expect(frame.size).toBeCloseTo(1, 6)
    let before = 0
    for (const taller of [0.8, 0.9, 1, 1.2]) {
      const { size, ground } = skeletonOf(
        pack,
        pack.base.positions.map((value) => value * taller),
      )
      expect(size).toBeCloseTo(taller, 5)
      expect(ground).toBeCloseTo(-8 * taller, 5)
      expect(size).toBeGreaterThan(before)
      before = size
    }
  })
})
