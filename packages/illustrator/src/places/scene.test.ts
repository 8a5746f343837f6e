import { describe, expect, it } from 'vitest'
import { random, times, weathers } from '@eidolon/people'
import { brightness } from '#geometry/color.ts'
import { makeNoise } from '#geometry/noise-tables.ts'
import { flatPart, floor } from '#geometry/testing.ts'
import type { Light } from '#light/rig.ts'
import { indoors, type IndoorOptions, outdoors, roomRig, type Scene } from './scene.ts'
import { makeAir } from './sky/air.ts'
import { faceLight } from './sky/rig.ts'

const sceneAt = (time: (typeof times)[number]['id'], weather: (typeof weathers)[number]['id'] = 'clear'): Scene => ({
  air: makeAir(time, weather, random('scene', 1)),
  noise: makeNoise(1),
  random: random('scene', 2),
  accents: [
    [0.5, 0.1, 0.1],
    [0.1, 0.5, 0.1],
    [0.1, 0.1, 0.5],
  ],
})
const sky = (_x: number, _y: number, _z: number, out: Float32Array) => out.fill(0.3)
const bounce: Light = [0.3, 0.3, 0.2]
const lamp = { at: [0, 5, 0] as const, light: [1, 0.8, 0.5] as const, reach: 6 }
const ground = floor(0, 2)
const empty = flatPart([], [])
const max = (light: Float32Array | undefined): number => Math.max(0, ...(light ?? []))

describe('a place under the open sky', () => {
  it('[ILL-222] has its lamps lit when it is dark and not by day', () => {
    const lit = (time: (typeof times)[number]['id']) =>
      max(outdoors(sceneAt(time), { sky, parts: [ground], bounce, lamps: [lamp] }).parts[0]?.light)
    expect(lit('day')).toBe(0)
    expect(lit('night')).toBeGreaterThan(lit('sunset'))
    expect(lit('sunset')).toBeGreaterThan(0)
  })

  it('has no parts that the hour has left empty, and says how high its ground is', () => {
    const built = outdoors(sceneAt('day'), { sky, parts: [empty, ground], bounce, ground: (x) => x * 2 })
    expect(built.parts).toEqual([ground])
    expect([built.ground(3, 0), outdoors(sceneAt('day'), { sky, parts: [], bounce }).ground(3, 4)]).toEqual([6, 0])
  })

  it('[ILL-66] has what the weather lets fall beside what is its own', () => {
    const falling = (weather: (typeof weathers)[number]['id']) =>
      outdoors(sceneAt('day', weather), { sky, parts: [ground], bounce }).particles.map(({ kind }) => kind)
    expect([falling('clear'), falling('rain'), falling('snow')]).toEqual([[], ['rain'], ['snow']])
  })

  it('[ILL-64] lights a face alike with and without a lamp, and the set less by night', () => {
    for (const { id } of times) {
      const scene = sceneAt(id)
      const [plain, lent] = [undefined, [1, 0.6, 0.3] as const].map((light) =>
        outdoors(scene, { sky, parts: [ground], bounce, ...(light && { lamp: light }) }),
      )
      expect(faceLight(plain?.rig ?? roomRig(1, bounce, bounce, [bounce, bounce], bounce))).toBeCloseTo(
        scene.air.aim,
        5,
      )
      expect(lent && faceLight(lent.rig)).toBeCloseTo(scene.air.aim, 5)
      expect(lent?.setRig).toEqual(plain?.setRig)
      expect(plain?.setRig.rims).toEqual([])
    }
    const set = (time: (typeof times)[number]['id']) =>
      brightness(outdoors(sceneAt(time), { sky, parts: [], bounce }).setRig.key.light)
    expect(set('night')).toBeLessThan(set('day') / 2)
  })

  it('takes the fog and the grade that it is given before those of the hour', () => {
    const built = outdoors(sceneAt('night'), { sky, parts: [], bounce, fog: { start: 7 }, grade: { bloom: 0.9 } })
    expect([built.fog.start, built.grade.bloom, built.grade.vignette]).toEqual([7, 0.9, 0.3])
  })
})

describe('a place with light of its own', () => {
  const options: IndoorOptions = {
    sky,
    parts: [empty, ground],
    lamps: [lamp],
    room: [0.2, 0.2, 0.2],
    rig: roomRig(1, [1, 0.9, 0.7], [0.2, 0.2, 0.2], [bounce, bounce], [0.1, 0.1, 0.1]),
    aim: 0.9,
  }

  it('[ILL-64] lights a face as brightly as it is meant to be, whatever the hour outside', () => {
    expect(faceLight(indoors(options).rig)).toBeCloseTo(0.9, 6)
    for (const { id } of times) {
      const face = faceLight(indoors({ ...options, air: sceneAt(id).air }).rig)
      expect(Math.abs(face / 0.9 - 1)).toBeLessThan(0.2)
    }
  })

  it('[ILL-222] has every part lit by the room, its lamps besides', () => {
    const { parts, ground: level, particles } = indoors(options)
    expect(parts).toHaveLength(1)
    expect(Math.min(...(parts[0]?.light ?? [0]))).toBeGreaterThanOrEqual(Math.fround(0.2))
    expect(max(parts[0]?.light)).toBeGreaterThan(0.3)
    expect([level(9, 9), particles.length]).toEqual([0, 0])
  })

  it('[ILL-69] is darker by night where windows let the hour in', () => {
    const room = (time: (typeof times)[number]['id']) =>
      brightness(indoors({ ...options, air: sceneAt(time).air }).setRig.sky)
    expect(room('night')).toBeLessThan(room('day') * 0.5)
  })

  it('windows keep the light of the hour, lamps burn as it wants', () => {
    const lit = (time: (typeof times)[number]['id'], towards?: readonly [number, number, number]) => {
      const one = { ...lamp, ...(towards && { towards }) }
      const { parts } = indoors({ ...options, room: [0, 0, 0], lamps: [one], air: sceneAt(time).air })
      return max(parts[0]?.light)
    }
    expect(lit('night')).toBeGreaterThan(lit('day') * 2)
    expect(lit('night', [0, -1, 0])).toBe(lit('day', [0, -1, 0]))
  })
})

describe('the light of a room on a person', () => {
  it('comes from the front at one side, and its mirror image from the other', () => {
    const [left, right] = [-1, 1].map((side) =>
      roomRig(side, [1, 0.6, 0.2], [0.2, 0.2, 0.2], [bounce, bounce], [0.1, 0.1, 0.1]),
    )
    expect(right?.key.from[2]).toBeGreaterThan(0.3)
    expect([left?.key.from[0], left?.key.from[1]]).toEqual([-(right?.key.from[0] ?? 0), right?.key.from[1]])
    expect(left?.rims.every(({ from }) => from[2] < 0)).toBe(true)
  })

  it('is paler than its lamps, and as bright', () => {
    const { key } = roomRig(1, [1, 0.6, 0.2], [0, 0, 0], [bounce, bounce], [0, 0, 0])
    expect(key.light[0] - key.light[2]).toBeCloseTo(0.8 * 0.6, 6)
    expect(brightness(key.light)).toBeCloseTo(brightness([1, 0.6, 0.2]), 6)
  })
})
