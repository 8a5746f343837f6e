import { beforeAll, describe, expect, it } from 'vitest'
import { along, cross, lengthOf, meanOf, minus, times, unit, type Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { type HandForm, handsOf } from '#body/skin/hands.ts'

describe('hands', () => {
  let pack: Pack
  const joint = (name: string): Vector =>
    meanOf(pack.base.positions, pack.bones.find((bone) => bone.name === name)!.joint)
  const at = ([x, y, z]: Vector, bony = 1): HandForm => {
    const form = { lift: 0, crease: 0 }
    handsOf(pack)(x, y, z, bony, form)
    return form
  }
  /** A finger at one of its joints: where it is, along it and out of its back. */
  const finger = (nth: number): { middle: Vector; way: Vector; up: Vector; half: number } => {
    const bone = minus(joint(`finger${nth}-3.L`), joint(`finger${nth}-2.L`))
    const way = unit(bone)
    const row = unit(minus(joint('finger5-1.L'), joint('finger2-1.L')))
    return { middle: joint(`finger${nth}-2.L`), way, up: unit(cross(way, row)), half: lengthOf(bone) / 2 }
  }
  beforeAll(async () => {
    pack = await loadPack()
  })

  it('[ILL-818] fingers have creases over and under their joints and none between them, on both hands', () => {
    for (const nth of [2, 3, 4, 5]) {
      const { middle, way, up, half } = finger(nth)
      const [over, under] = [along(middle, up, 0.09), along(along(middle, up, -0.08), way, 0.014)]
      expect(at(over).crease).toBeGreaterThan(0.3)
      expect(at(under).crease).toBeGreaterThan(0.5)
      expect(at(along(over, way, half)).crease).toBe(0)
      expect(at(along(under, way, half - 0.014)).crease).toBe(0)
      expect(at([-over[0], over[1], over[2]])).toEqual(at(over))
      // A place of one finger has no creases of the next.
      expect(at(along(over, way, -0.1)).crease).toBe(0)
    }
  })

  it('[ILL-818] knuckles and tendons stand out on the back of the hand, most where it is lean; the palm has its lines', () => {
    const wrist = joint('wrist.L')
    const row = minus(joint('finger5-1.L'), joint('finger2-1.L'))
    for (const nth of [2, 3, 4]) {
      const [knuckle, next] = [joint(`finger${nth}-1.L`), joint(`finger${nth + 1}-1.L`)]
      const back = unit(cross(minus(knuckle, wrist), row))
      const top = along(knuckle, back, 0.12)
      expect(at(top).lift).toBeGreaterThan(0.015)
      expect(at(top, 0).lift).toBeLessThan(at(top).lift)
      const [cord, gap] = [knuckle, times([knuckle[0] + next[0], knuckle[1] + next[1], knuckle[2] + next[2]], 0.5)].map(
        (end): Vector => along(along(wrist, minus(end, wrist), 0.62), back, 0.12),
      )
      expect(at(cord!).lift).toBeGreaterThan(at(gap!).lift + 0.003)
    }
    const [first, palm] = [joint('finger2-1.L'), unit(cross(row, minus(joint('finger3-1.L'), wrist)))]
    const lines = Array.from({ length: 60 }, (_, step): number => {
      const middle = along(first, row, 0.5)
      return at(along(along(wrist, minus(middle, wrist), step / 60), palm, 0.12)).crease
    })
    const met = lines.filter((line, step) => line > 0.2 && (lines[step - 1] ?? 0) <= 0.2).length
    expect(met).toBeGreaterThanOrEqual(2)
    expect(met).toBeLessThanOrEqual(4)
  })
})
