import { idsOf, type LightId, lights } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { brightness } from '#geometry/color.ts'
import { makePlace } from '#places/make-place.ts'
import { faceLight } from '#places/sky/rig.ts'
import { lightings } from './lightings.ts'
import { relight } from './relight.ts'

const ids: readonly LightId[] = idsOf(lights)
const park = makePlace('park', { time: 'day', weather: 'clear', seed: 3 })
const room = makePlace('living-room', { time: 'night', weather: 'clear', seed: 4 })

describe('another light', () => {
  it.each(ids)('[ILL-260] %s lights a face as brightly as it says, wherever that is', (id) => {
    for (const place of [park, room]) {
      expect(faceLight(relight(place, id).rig)).toBeCloseTo(faceLight(place.rig) * lightings[id].face, 6)
    }
  })

  it.each(ids)('[ILL-260] %s throws one shadow: the place has its key from where the person has it', (id) => {
    for (const place of [park, room]) {
      const { rig, setRig } = relight(place, id)
      expect(setRig.key.from).toBe(rig.key.from)
      const { light } = rig.key
      expect(light.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    }
  })

  it('[ILL-260] leaves of the place what it says: lamps, sky and fog alike, and the place itself as it was', () => {
    const before = Float32Array.from(room.parts.flatMap(({ light = [] }) => [...light]))
    const dim = relight(room, 'candle')
    const { left } = lightings.candle
    const after = Float32Array.from(dim.parts.flatMap(({ light = [] }) => [...light]))
    expect(before.length).toBeGreaterThan(1000)
    expect(after.every((value, at) => Math.abs(value - before[at]! * left[(at % 3) as 0 | 1 | 2]) < 1e-5)).toBe(true)
    const [own, shown] = [new Float32Array(3), new Float32Array(3)]
    room.sky(0, 1, 0, own)
    dim.sky(0, 1, 0, shown)
    expect(shown[2]).toBeCloseTo(own[2]! * left[2], 6)
    expect(dim.fog.light[0]).toBeCloseTo(room.fog.light[0] * left[0], 6)
    expect(Float32Array.from(room.parts.flatMap(({ light = [] }) => [...light]))).toEqual(before)
  })

  it('[ILL-260] comes from the side that the place has its light on', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const place = makePlace('park', { time: 'day', weather: 'clear', seed })
      const side = Math.sign(place.rig.key.from[0])
      expect(Math.sign(relight(place, 'dramatic').rig.key.from[0])).toBe(side)
    }
  })

  it('[ILL-430] has the colour that is asked for, the second from the other side', () => {
    for (const id of ids) {
      const { rig } = relight(park, id, ['#3d7a4c', '#d0308a'])
      const [red, green, blue] = rig.key.light
      expect(green).toBeGreaterThan(Math.max(red, blue))
      expect(rig.fill.light[0]).toBeGreaterThan(rig.fill.light[1])
      expect(faceLight(rig)).toBeCloseTo(faceLight(park.rig) * lightings[id].face, 6)
    }
    const { rig } = relight(park, 'coloured', ['#2446c0'])
    expect(rig.fill.light[2]).toBeGreaterThan(rig.fill.light[0] * 2)
  })

  it('[ILL-432] who stands against the light has no light of their own', () => {
    expect(relight(park, 'silhouette').rig.against).toBe(true)
    expect(lightings.silhouette.face).toBeLessThan(0.1)
    expect(relight(park, 'rim').rig.against).toBeUndefined()
  })

  it('[ILL-260] has its colour: fire is warm, the moon is cold, red is red', () => {
    const key = (id: LightId) => relight(park, id).rig.key.light
    expect(key('fire')[0]).toBeGreaterThan(key('fire')[2] * 4)
    expect(key('moon')[2]).toBeGreaterThan(key('moon')[0] * 1.5)
    expect(key('red')[0]).toBeGreaterThan(brightness(key('red')) * 2)
  })
})
