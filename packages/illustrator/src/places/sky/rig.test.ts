import { describe, expect, it } from 'vitest'
import { random, times, weathers } from '@eidolon/people'
import { brightness } from '#geometry/color.ts'
import { makeAir } from './air.ts'
import { hourInside } from './inside.ts'
import { aimed, faceLight, onSet, outdoorRig } from './rig.ts'
import { daylight } from './window.ts'

const airs = times.flatMap(({ id: time }) =>
  weathers.map(({ id: weather }) => makeAir(time, weather, random('air', 2))),
)

const airOf = (time: (typeof times)[number]['id'], weather: (typeof weathers)[number]['id'] = 'clear') =>
  makeAir(time, weather, random('air', 2))

describe('the light of a place', () => {
  it('[ILL-64] lights a face as brightly as it is meant to be, under every sky', () => {
    for (const air of airs) {
      expect(faceLight(outdoorRig(air, [0.3, 0.3, 0.2]))).toBeCloseTo(air.aim, 5)
      expect(faceLight(outdoorRig(air, [0.8, 0.7, 0.6], [1, 0.6, 0.3]))).toBeCloseTo(air.aim, 5)
    }
    const rig = outdoorRig(airOf('dusk'), [0.2, 0.2, 0.2])
    expect(faceLight(aimed(rig, 0.4))).toBeCloseTo(0.4, 6)
  })

  it('falls on the set from the same side, without the outlines of people', () => {
    const rig = outdoorRig(airOf('sunset'), [0.2, 0.2, 0.2])
    const set = onSet(rig, 0.5, 2)
    expect(set.key.from).toBe(rig.key.from)
    expect(set.rims).toEqual([])
    for (const [channel, value] of set.key.light.entries()) expect(value).toBeCloseTo(rig.key.light[channel] ?? 0, 6)
    for (const [channel, value] of set.sky.entries()) expect(value).toBeCloseTo((rig.sky[channel] ?? 0) / 2, 6)
  })

  it('[ILL-69] rooms have more daylight by day and more lamps by night, less of both in bad weather', () => {
    const room = (time: (typeof times)[number]['id']) => brightness(hourInside(airOf(time)).room)
    expect(room('night')).toBeLessThan(room('day') / 2)
    expect(hourInside(airOf('night')).lamps).toBeGreaterThan(hourInside(airOf('day')).lamps)
    expect(brightness(hourInside(airOf('day', 'storm')).room)).toBeLessThan(room('day'))
    expect(brightness(daylight(airOf('night')))).toBeLessThan(brightness(daylight(airOf('day'))) / 5)
  })
})
