import { describe, expect, it } from 'vitest'
import { expressions } from '@eidolon/people'
import { expressionUnits } from '#pack/gate.ts'
import { blink, faces, visemes } from './faces.ts'
import { addMuscles, blendMuscles, unitsOf } from './units.ts'

describe('faces', () => {
  it('[ILL-30] every expression moves muscles that exist, within their range', () => {
    for (const { id } of expressions) {
      for (const [unit, weight] of unitsOf(faces[id].muscles)) {
        expect(expressionUnits).toContain(unit)
        expect(weight).toBeGreaterThan(0)
        expect(weight).toBeLessThanOrEqual(1)
      }
    }
  })

  it('[ILL-30] no two expressions are alike', () => {
    const vector = (muscles: ReadonlyMap<string, number>) => expressionUnits.map((unit) => muscles.get(unit) ?? 0)
    const all = expressions.map(({ id }) => vector(unitsOf(faces[id].muscles)))
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const squares = one.reduce((sum, value, k) => sum + (value - other[k]!) * (value - other[k]!), 0)
        expect(Math.sqrt(squares)).toBeGreaterThan(0.14)
      }
    }
  })

  it('[ILL-30] a smile reaches the eyes', () => {
    for (const id of ['smile', 'happy', 'grin', 'laugh'] as const) {
      expect(unitsOf(faces[id].muscles).get('eye-left-slit')).toBeGreaterThan(0.1)
    }
  })

  it('[ILL-796] proud and serious people are still seen to be who they are: they move less of their faces than angry or surprised ones', () => {
    const { proud, serious, surprised, angry } = faces
    expect(proud.muscles.browUp).toBeLessThan((surprised.muscles.browUp ?? 0) / 2)
    expect(serious.muscles.browDown).toBeLessThan((angry.muscles.browDown ?? 0) / 2)
    // A chin that is raised hides half of a face from a camera that looks up at it, too.
    expect(proud.head?.[0]).toBeGreaterThan(-15)
    expect(proud.head?.[0]).toBeLessThan(-10)
  })

  it('[ILL-30] speech and blinking are laid over an expression and blend', () => {
    const laid = unitsOf(addMuscles(addMuscles(faces.smile.muscles, visemes.ah), blink))
    expect(laid.get('mouth-open')).toBe(0.42)
    expect(laid.get('eye-right-closure')).toBe(1)
    expect(unitsOf(blendMuscles(visemes.ah, visemes.rest, 0.5)).get('mouth-open')).toBeCloseTo(0.21)
  })
})
