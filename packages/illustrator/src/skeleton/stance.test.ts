import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { around, chain, inverse, rotate, still } from '#geometry/rotation.ts'
import { lengthOf, minus, plus } from '#geometry/vector.ts'
import { skeletonOf } from './skeleton.ts'
import { moveAll, placeFrom, setBone, type Stance, turnBone } from './stance.ts'
import { apart, stickPack } from './testing.ts'

const pack = stickPack()
const frame = skeletonOf(pack, pack.base.positions)
const at = (name: string): number => frame.index.get(name) ?? Number.NaN

/** Upright, with every joint where it belongs. */
function standing(): Stance {
  const stance: Stance = { turns: frame.bones.map(() => still), joints: [...frame.joints] }
  placeFrom(stance, frame, 0)
  return stance
}

const lengths = ({ joints }: Stance): number[] =>
  frame.bones.slice(1).map(({ parent }, bone) => lengthOf(minus(joints[bone + 1]!, joints[parent]!)))
const known = lengths({ turns: [], joints: [...frame.joints] })

const names = fc.constantFrom('root', 'spine03', 'neck02', 'clavicle.L', 'upperarm01.R', 'wrist.L', 'upperleg01.R')
const degrees = evenly(-180, 180)
const turn = fc.tuple(degrees, degrees).map(([a, b]) => chain(around([1, 0.2, 0], a), around([0, 1, 0.3], b)))

/** Whether a bone hangs on another, however far down. */
function hangsOn(bone: number, top: number): boolean {
  const parent = frame.bones[bone]?.parent ?? -1
  return bone === top || (parent >= 0 && hangsOn(parent, top))
}

describe('a stance', () => {
  it('[ILL-27] stands with hanging arms: elbows and wrists below the shoulders', () => {
    const { joints } = standing()
    for (const side of ['.L', '.R']) {
      const [x, y, z] = joints[at(`upperarm01${side}`)]!
      for (const name of ['lowerarm01', 'wrist', 'finger3-1']) {
        const [a, b, c] = joints[at(`${name}${side}`)]!
        expect(Math.abs(a - x) + Math.abs(c - z)).toBeLessThan(0.1)
        expect(b).toBeLessThan(y - 2)
      }
    }
  })

  it('[ILL-27] keeps every bone as long as it is, however bones are turned', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, turn, fc.boolean()), { maxLength: 5 }), (turns) => {
        const stance = standing()
        for (const [name, by, more] of turns) turnBone(stance, frame, name, by, more)
        expect(apart(lengths(stance), known)).toBeLessThan(1e-5)
        for (const [x, y, z, w] of stance.turns) expect(x * x + y * y + z * z + w * w).toBeCloseTo(1, 9)
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-27] moves what hangs on the bone and nothing else', () => {
    fc.assert(
      fc.property(names, turn, (name, by) => {
        const [before, after] = [standing(), standing()]
        setBone(after, frame, name, by)
        for (const bone of frame.bones.keys()) {
          const below = hangsOn(bone, at(name))
          expect(below || after.turns[bone] === before.turns[bone]).toBe(true)
          expect(below || apart(after.joints[bone]!, before.joints[bone]!) < 1e-9).toBe(true)
        }
        // Where the bone itself begins stays: it turns around there.
        expect(apart(after.joints[at(name)]!, before.joints[at(name)]!)).toBeLessThan(1e-9)
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-27] has a bend kept by what hangs on a bone that turns', () => {
    const stance = standing()
    turnBone(stance, frame, 'lowerarm01.L', around([1, 0, 0], -60), false)
    const bend = () => chain(inverse(stance.turns[at('upperarm02.L')]!), stance.turns[at('lowerarm01.L')]!)
    const before = bend()
    setBone(stance, frame, 'upperarm01.L', around([0, 0, 1], 70))
    expect(apart(bend(), before)).toBeLessThan(1e-9)
  })

  it('[ILL-27] turns a bone anew or further, as it is told', () => {
    const stance = standing()
    for (const more of [false, true, true]) turnBone(stance, frame, 'head', around([0, 1, 0], 20), more)
    expect(apart(stance.turns[at('head')]!, around([0, 1, 0], 60))).toBeLessThan(1e-9)
    turnBone(stance, frame, 'head', around([0, 1, 0], 20), false)
    expect(apart(stance.turns[at('head')]!, around([0, 1, 0], 20))).toBeLessThan(1e-9)
  })

  it('[ILL-27] comes back when a turn is undone', () => {
    fc.assert(
      fc.property(names, turn, (name, by) => {
        const stance = standing()
        turnBone(stance, frame, name, by, true)
        turnBone(stance, frame, name, inverse(by), true)
        expect(apart(stance.joints.flat(), standing().joints.flat())).toBeLessThan(1e-5)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-27] is moved as a whole, and turned around its root as a whole', () => {
    const stance = standing()
    const before = standing()
    moveAll(stance, [1, -2, 3])
    for (const [bone, joint] of stance.joints.entries()) {
      expect(apart(joint, plus(before.joints[bone]!, [1, -2, 3]))).toBeLessThan(1e-9)
    }
    const quarter = around([0, 1, 0], 90)
    const turned = standing()
    setBone(turned, frame, 'root', quarter)
    const root = before.joints[0]!
    for (const [bone, joint] of turned.joints.entries()) {
      const want = plus(root, rotate(quarter, minus(before.joints[bone]!, root)))
      expect(apart(joint, want)).toBeLessThan(1e-5)
    }
  })
})
