import { describe, expect, it } from 'vitest'
import { canShowFigures } from './can-show.ts'
import { frontView, turnedByKey, clampView } from './figure.ts'
import { shotOf, shotWords } from './shot.ts'

describe('the view of a figure', () => {
  it('[FIG-2] goes once around and never upside down or inside, by keys as by hand', () => {
    expect(clampView({ turn: 190, tilt: 120, near: 3 })).toEqual({ turn: -170, tilt: 60, near: 1 })
    expect(clampView({ turn: -540, tilt: -80, near: -1 })).toEqual({ turn: -180, tilt: -30, near: 0 })
    const view = { turn: 175, tilt: 0, near: 0.5 }
    expect(turnedByKey(view, 'ArrowRight')?.turn).toBe(-175)
    expect(turnedByKey(view, 'ArrowUp')?.tilt).toBe(5)
    expect(turnedByKey(view, '+')?.near).toBeCloseTo(0.58)
    expect(turnedByKey(view, 'Home')).toEqual(frontView)
    expect(turnedByKey(view, 'a')).toBeUndefined()
  })

  it('[FIG-2] is said in the words of the generator', () => {
    expect(shotOf({ turn: 0, tilt: 3, near: 1 })).toEqual({ view: 'front', angle: 'eye-level', framing: 'portrait' })
    expect(shotOf({ turn: -95, tilt: 30, near: 0 })).toEqual({ view: 'side', angle: 'high', framing: 'full' })
    expect(shotWords({ turn: 178, tilt: -20, near: 0.5 })).toBe('to the waist, from behind, from below')
  })

  it('[FIG-3] needs WebGL 2, threads and memory', () => {
    const able = { WebGL2RenderingContext: Object, Worker: Object, navigator: {} }
    expect(canShowFigures(able)).toBe(true)
    expect(canShowFigures({ ...able, navigator: { deviceMemory: 8 } })).toBe(true)
    expect(canShowFigures({ ...able, navigator: { deviceMemory: 1 } })).toBe(false)
    expect(canShowFigures({ ...able, WebGL2RenderingContext: undefined })).toBe(false)
    expect(canShowFigures({ ...able, Worker: undefined })).toBe(false)
  })
})
