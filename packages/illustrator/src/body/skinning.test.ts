import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { around, rotate, still } from '#geometry/rotation.ts'
import { lengthOf, minus, plus, type Vector, vertexAt } from '#geometry/vector.ts'
import { skeletonOf } from '#skeleton/skeleton.ts'
import { placeFrom, setBone, type Stance } from '#skeleton/stance.ts'
import { apart, stickPack } from '#skeleton/testing.ts'
import { boneMotions, type Motion, motionMatrices, skinVertices, trunkBones } from './skinning.ts'

const pack = stickPack()
/** A skeleton that stands as its shape does: what is upright plays no part here. */
const posed = skeletonOf(pack, pack.base.positions)
const frame = { ...posed, upright: posed.upright.map(() => still) }
const at = (name: string): number => frame.index.get(name) ?? Number.NaN

function motionOf(turn: (stance: Stance) => void, lift = 0): Motion & { readonly stance: Stance } {
  const stance: Stance = { turns: frame.bones.map(() => still), joints: [...frame.joints] }
  placeFrom(stance, frame, 0)
  turn(stance)
  const motions = boneMotions(frame, stance)
  return { motions, matrices: motionMatrices(motions), straight: trunkBones(frame.bones), lift, stance }
}

/** One vertex between two bones. */
function skinned(point: Vector, one: string, other: string, share: number, motion: Motion): Vector {
  const indices = Uint8Array.of(at(one), at(other), 0, 0)
  return vertexAt(skinVertices(Float32Array.from(point), indices, Float32Array.of(1 - share, share, 0, 0), motion), 0)
}

const number = evenly(-3, 3)
const point = fc.tuple(number, number, number)
const degrees = evenly(-120, 120)
const share = evenly(0, 1)
const bend = (angle: number) =>
  motionOf((stance) => setBone(stance, frame, 'lowerarm01.L', around([0.3, 1, 0.2], angle)))

describe('skinning', () => {
  it('[ILL-31] leaves the shape as it is while no bone turns, and lifts it as a whole', () => {
    fc.assert(
      fc.property(point, share, (place, by) => {
        expect(
          apart(
            skinned(
              place,
              'upperarm02.L',
              'lowerarm01.L',
              by,
              motionOf(() => {}),
            ),
            place,
          ),
        ).toBeLessThan(1e-5)
        const lifted = skinned(
          place,
          'spine01',
          'upperarm01.L',
          by,
          motionOf(() => {}, 2),
        )
        expect(apart(lifted, plus(place, [0, 2, 0]))).toBeLessThan(1e-5)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-27] carries what belongs to one bone with it: joints come to lie on joints', () => {
    fc.assert(
      fc.property(degrees, degrees, (one, other) => {
        const motion = motionOf((stance) => {
          setBone(stance, frame, 'spine03', around([1, 0, 0], one / 3))
          setBone(stance, frame, 'upperarm01.L', around([0, 0, 1], other))
        })
        for (const name of ['head', 'upperarm01.L', 'wrist.L', 'wrist.R', 'foot.R']) {
          const carried = skinned(frame.joints[at(name)]!, name, name, 0, motion)
          expect(apart(carried, motion.stance.joints[at(name)]!)).toBeLessThan(1e-4)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-27] has matrices that say the same as what they were made of', () => {
    fc.assert(
      fc.property(point, degrees, (place, angle) => {
        const motion = bend(angle)
        const row = at('lowerarm01.L') * 12
        const moved = [0, 4, 8].map(
          (from) =>
            motion.matrices[row + from]! * place[0] +
            motion.matrices[row + from + 1]! * place[1] +
            motion.matrices[row + from + 2]! * place[2] +
            motion.matrices[row + from + 3]!,
        )
        expect(apart(skinned(place, 'lowerarm01.L', 'lowerarm01.L', 0, motion), moved)).toBeLessThan(1e-4)
        const joint = frame.joints[at('lowerarm01.L')]!
        const want = plus(joint, rotate(around([0.3, 1, 0.2], angle), minus(place, joint)))
        expect(apart(moved, want)).toBeLessThan(1e-4)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-27] keeps the girth of a limb that turns: nothing between two bones comes nearer to the joint', () => {
    const joint = frame.joints[at('lowerarm01.L')]!
    fc.assert(
      fc.property(point, degrees, share, (off, angle, by) => {
        const moved = skinned(plus(joint, off), 'upperarm02.L', 'lowerarm01.L', by, bend(angle))
        expect(lengthOf(minus(moved, joint))).toBeCloseTo(lengthOf(off), 4)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-27] turns by the share of the weights, and counts each weight once', () => {
    const motion = motionOf((stance) => setBone(stance, frame, 'lowerarm01.L', around([0, 0, 1], 80)))
    const joint = frame.joints[at('lowerarm01.L')]!
    const half = minus(skinned(plus(joint, [1, 0, 0]), 'upperarm02.L', 'lowerarm01.L', 0.5, motion), joint)
    expect(apart(half, rotate(around([0, 0, 1], 40), [1, 0, 0]))).toBeLessThan(1e-5)
    const twice = skinVertices(
      Float32Array.from(plus(joint, [1, 0, 0])),
      Uint8Array.of(at('upperarm02.L'), at('lowerarm01.L'), at('lowerarm01.L'), 0),
      Float32Array.of(0.5, 0.25, 0.25, 0),
      motion,
    )
    expect(apart(minus(vertexAt(twice, 0), joint), half)).toBeLessThan(1e-5)
  })

  it('[ILL-27] goes the short way, whichever of its two signs a turn is written with', () => {
    const turn = around([0, 0, 1], 80)
    const place = plus(frame.joints[at('lowerarm01.L')]!, [1, 0, 0])
    const half = (by: typeof turn) =>
      skinned(
        place,
        'upperarm02.L',
        'lowerarm01.L',
        0.5,
        motionOf((stance) => setBone(stance, frame, 'lowerarm01.L', by)),
      )
    expect(apart(half([-turn[0], -turn[1], -turn[2], -turn[3]]), half(turn))).toBeLessThan(1e-5)
  })

  it('[ILL-27] mixes straight where arms pull on the trunk: an armpit does not swell', () => {
    const joint = frame.joints[at('upperarm01.L')]!
    const motion = motionOf((stance) => setBone(stance, frame, 'upperarm01.L', around([0, 0, 1], 100)))
    const far = (one: string) =>
      lengthOf(minus(skinned(plus(joint, [0.4, -0.6, 0]), one, 'upperarm01.L', 0.5, motion), joint))
    expect(far('shoulder01.L')).toBeLessThan(far('upperleg01.L') - 0.1)
    expect([...trunkBones([{ name: 'spine02' }, { name: 'wrist.L' }, { name: 'clavicle.R' }])]).toEqual([1, 0, 1])
  })
})
