import { describe, expect, it } from 'vitest'
import { restingFace, restingFaceTargets } from './resting-face.ts'

describe('manner', () => {
  it('[ILL-116] draws men and women differently, and whoever is between them halfway', () => {
    const [woman, between, man] = [0, 0.5, 1].map((sex) => restingFace(sex).get('chin/chin-triangle') ?? 0)
    expect(woman).toBeGreaterThan(man ?? 1)
    expect(between).toBeCloseTo(((woman ?? 0) + (man ?? 0)) / 2)
  })

  it('[ILL-116] touches both sides of a face alike, and names all it may touch', () => {
    const touches = restingFace(0.3)
    expect(restingFaceTargets).toEqual([...touches.keys()])
    const left = [...touches.keys()].filter((name) => name.includes('/l-'))
    expect(left.map((name) => touches.get(name.replace('/l-', '/r-')))).toEqual(left.map((name) => touches.get(name)))
    expect(left).not.toEqual([])
  })
})
