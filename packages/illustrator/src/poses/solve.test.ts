import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { around, chain, inverse, rotate } from '#geometry/rotation.ts'
import { dot, lengthOf, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { skeletonOf } from '#skeleton/skeleton.ts'
import type { Stance } from '#skeleton/stance.ts'
import { apart, otherSide, stickPack } from '#skeleton/testing.ts'
import { fingers, type FingersId } from './fingers.ts'
import { blendPoses, landmarks, mirrored, type Pose, type Posture } from './pose.ts'
import { solvePosture } from './solve.ts'

const skin = Object.values(landmarks).flatMap(({ at: [x, y, z] }): Vector[] => [
  [x, y, z],
  [-x, y, z],
])
const sticks = stickPack(skin)
/** One pose of the pack's own: the left arm lifted to the side, the head turned. */
const pack = {
  ...sticks,
  poses: new Map([
    [
      'lifted',
      new Map([
        ['upperarm01.L', around([0, 0, 1], 50)],
        ['head', around([0, 1, 0], 30)],
      ]),
    ],
  ]),
}
const frame = skeletonOf(pack, pack.base.positions)
const at = (name: string): number => frame.index.get(name) ?? Number.NaN
const solve = (posture: Posture, armsOut = 0): Stance =>
  solvePosture(pack, pack.base.positions, frame, posture, { armsOut })
const joint = ({ joints }: Stance, name: string): Vector => joints[at(name)]!
const palm = (stance: Stance, side: 'left' | 'right'): Vector => {
  const wrist = side === 'left' ? 'wrist.L' : 'wrist.R'
  return plus(joint(stance, wrist), rotate(stance.turns[at(wrist)]!, frame.hands[side].palm))
}
const lengths = ({ joints }: Stance): number[] =>
  frame.bones.slice(1).map(({ parent }, bone) => lengthOf(minus(joints[bone + 1]!, joints[parent]!)))
const known = lengths({ turns: [], joints: [...frame.joints] })

const reaching = {
  reach: 'belly',
  off: [0.1, 0, 0.4],
  elbow: [1, -0.4, 0],
  palm: [0, 0, -1],
  along: [-1, 0, 0],
} as const
const busy: Pose = {
  hips: [3, 8, 4],
  shift: [-0.4, 0, 0.1],
  waist: [4, -6, 3],
  chest: [2, 5, -3],
  neck: [3, 10, 2],
  head: [5, -20, 4],
  shoulders: { left: [6, 3] },
  arms: { left: { arm: [40, 10, 30], elbow: 50, roll: 20, hand: [10, 5, -8] }, right: reaching },
  legs: {
    left: { stands: [1.2, 0.6], toes: 20, heel: 15, knee: 5 },
    right: { thigh: [30, 5, 10], knee: 60, foot: [10, 0, 0] },
  },
  fingers: { left: 'fist', right: 'spread' },
}

describe('solvePosture', () => {
  it('[ILL-27] stretches no bone in any pose', () => {
    const degrees = fc.integer({ min: -60, max: 60 })
    const turn = fc.tuple(degrees, degrees, degrees)
    fc.assert(
      fc.property(
        turn,
        turn,
        turn,
        fc.constantFrom(...(Object.keys(fingers) as FingersId[])),
        (waist, arm, thigh, hand) => {
          const pose: Pose = {
            ...busy,
            waist,
            arms: { left: { arm, elbow: 40 }, right: reaching },
            legs: { left: { thigh, knee: 30 } },
            fingers: { left: hand, right: hand },
          }
          expect(apart(lengths(solve(pose)), known)).toBeLessThan(1e-4)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('[ILL-26] has the mirror of a pose where the mirror of the person is', () => {
    const [one, other] = [solve(busy), solve(mirrored(busy))]
    for (const [name] of frame.index) {
      const [x, y, z] = joint(one, name)
      expect(apart(joint(other, otherSide(name)), [-x, y, z])).toBeLessThan(1e-4)
    }
  })

  it('[ILL-27] puts feet where they are to stand, level and turned as far as they are told', () => {
    for (const [out, ahead, toes] of [
      [0.9, 0, 0],
      [1.6, 0.7, 30],
      [0.3, -0.6, -10],
    ] as const) {
      const stance = solve({ legs: { left: { stands: [out, ahead], toes }, right: { stands: [out, -ahead], toes } } })
      const [left, right] = [joint(stance, 'foot.L'), joint(stance, 'foot.R')]
      // Twist is spread over two bones of the thigh that do not lie quite in line.
      expect(left[0]).toBeCloseTo(out, 1)
      expect(right[0]).toBeCloseTo(-out, 1)
      expect(left[1]).toBeCloseTo(frame.joints[at('foot.L')]![1], 1)
      expect(right[1]).toBeCloseTo(left[1], 1)
      expect(left[2] - right[2]).toBeCloseTo(2 * ahead, 1)
      const way = rotate(stance.turns[at('foot.L')]!, [0, 0, 1])
      expect(way[1]).toBeCloseTo(0, 6)
      expect(apart(way, rotate(around([0, 1, 0], toes), [0, 0, 1]))).toBeLessThan(1e-6)
    }
  })

  it('[ILL-27] lowers the hips for a wide stance, the more the wider it is, and never lifts them', () => {
    const height = (out: number) =>
      joint(solve({ legs: { left: { stands: [out, 0], toes: 0 }, right: { stands: [out, 0], toes: 0 } } }), 'root')[1]
    const heights = [1, 2, 3, 4].map(height)
    for (const [nth, next] of heights.slice(1).entries()) expect(next).toBeLessThan(heights[nth]!)
    expect(heights[0]).toBeLessThanOrEqual(frame.joints[0]![1])
  })

  it('[ILL-27] keeps the ball of the foot on the ground when the heel is up', () => {
    const toe = (heel: number) => joint(solve({ legs: { left: { stands: [1, 0], toes: 10, heel } } }), 'toe2-1.L')
    expect(apart(toe(40), toe(0))).toBeLessThan(1e-3)
    const ankle = (heel: number) => joint(solve({ legs: { left: { stands: [1, 0], toes: 10, heel } } }), 'foot.L')[1]
    expect(ankle(40)).toBeGreaterThan(ankle(15))
    expect(ankle(15)).toBeGreaterThan(ankle(0))
  })

  it('[ILL-27] knees bend ahead and elbows back', () => {
    const stance = solve({
      shift: [0, -1.5, 0],
      arms: { left: { arm: [0, 0, 0], elbow: 60 } },
      legs: { left: { stands: [1, 0], toes: 0 } },
    })
    const [hip, knee, ankle] = ['upperleg01.L', 'lowerleg01.L', 'foot.L'].map((name) => joint(stance, name))
    expect(knee![2]).toBeGreaterThan((hip![2] + ankle![2]) / 2 + 0.5)
    const [shoulder, elbow, wrist] = ['upperarm01.L', 'lowerarm01.L', 'wrist.L'].map((name) => joint(stance, name))
    expect(elbow![2]).toBeLessThan((shoulder![2] + wrist![2]) / 2 - 0.3)
  })

  it.each(['belly', 'chest', 'hip', 'chin', 'shoulder'] as const)('[ILL-27] brings palms to the %s', (reach) => {
    const arm = { ...reaching, reach, off: [0.2, 0, 0.3] } as const
    const stance = solve({ arms: { left: arm, right: { ...arm, over: true } } })
    const [x, y, z] = landmarks[reach].at
    const within = (side: 'left' | 'right', place: Vector) => apart(palm(stance, side), place)
    // The stance that nobody asked to bend leaves the trunk where the base mesh has it.
    const lowered = joint(stance, 'root')[1] - frame.joints[0]![1]
    expect(within('left', [x + 0.2, y + lowered, z + 0.3])).toBeLessThan(0.2)
    expect(within('right', [x - 0.2, y + lowered, z + 0.3])).toBeLessThan(0.2)
  })

  it('[ILL-27] faces palms where they are to face', () => {
    const stance = solve({ arms: { left: { ...reaching, palm: [-1, 0, 0], along: [0, 0.2, 1] } } })
    const turn = stance.turns[at('wrist.L')]!
    expect(dot(rotate(turn, [-1, 0, 0]), [-1, 0, 0])).toBeGreaterThan(0.99)
    expect(dot(rotate(turn, [0, -1, 0]), unit([0, 0.2, 1]))).toBeGreaterThan(0.999)
  })

  it('[ILL-26] keeps hanging arms off stout hips, and leaves raised ones alone', () => {
    const away = (pose: Pose, armsOut: number) => joint(solve(pose, armsOut), 'wrist.L')[0]
    expect(away({}, 12)).toBeGreaterThan(away({}, 4) + 0.3)
    const raised: Pose = { arms: { left: { arm: [90, 0, 0], elbow: 0 } } }
    expect(away(raised, 12)).toBeCloseTo(away(raised, 0), 6)
  })

  it('[ILL-27] closes fingers: a fist brings every tip nearer to the wrist than an open hand', () => {
    for (const end of ['.L', '.R']) {
      const reach = (preset: FingersId, finger: number) => {
        const stance = solve({ fingers: { left: preset, right: preset } })
        return lengthOf(minus(joint(stance, `finger${finger}-3${end}`), joint(stance, `wrist${end}`)))
      }
      for (const finger of [2, 3, 4, 5]) {
        expect(reach('fist', finger)).toBeLessThan(reach('grip', finger))
        expect(reach('grip', finger)).toBeLessThan(reach('flat', finger))
      }
    }
  })

  it('[ILL-27] begins from a pose of the pack, or from its mirror, and lays the rest over it', () => {
    const stance = solve({ from: 'lifted' })
    const other = solve({ from: '-lifted' })
    for (const [name] of frame.index) {
      const [x, y, z] = joint(stance, name)
      expect(apart(joint(other, otherSide(name)), [-x, y, z])).toBeLessThan(1e-4)
    }
    expect(joint(stance, 'wrist.L')[1]).toBeGreaterThan(joint(stance, 'wrist.R')[1] + 1)
    const nodding = solve({ from: 'lifted', head: [20, 0, 0] })
    const change = chain(inverse(stance.turns[at('head')]!), nodding.turns[at('head')]!)
    expect(apart(change, around([1, 0, 0], 20))).toBeLessThan(1e-6)
    expect(joint(nodding, 'wrist.L')).toEqual(joint(stance, 'wrist.L'))
    expect(() => solve({ from: 'flown away' })).toThrow('The pack has no pose flown away.')
  })

  it('[ILL-32] mixes two stances joint by joint, evenly from one to the other', () => {
    const [one, other] = [solve({}), solve(busy)]
    const mixed = (share: number) => solve(blendPoses({}, busy, share))
    for (const [share, stance] of [
      [0, one],
      [1, other],
    ] as const) {
      expect(apart(mixed(share).joints.flat(), stance.joints.flat())).toBeLessThan(1e-9)
    }
    expect(apart(mixed(1e-6).joints.flat(), one.joints.flat())).toBeLessThan(1e-3)
    expect(apart(mixed(1 - 1e-6).joints.flat(), other.joints.flat())).toBeLessThan(1e-3)
    const half = mixed(0.5)
    expect(apart(half.joints[0]!, times(plus(one.joints[0]!, other.joints[0]!), 0.5))).toBeLessThan(1e-6)
    expect(apart(lengths(half), known)).toBeLessThan(1e-4)
  })

  it('[ILL-40] is the same each time', () => {
    expect(solve(busy)).toEqual(solve(busy))
  })
})
