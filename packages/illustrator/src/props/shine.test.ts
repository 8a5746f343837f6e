import { describe, expect, it } from 'vitest'
import { square } from '#geometry/testing.ts'
import { glowing } from './materials.ts'
import { inShine } from './shine.ts'

describe('inShine', () => {
  const flame = { ...square(0, 0, 0, 0.1), name: 'flame', surface: glowing([1, 0.5, 0.1], 2) }

  it('[ILL-56] lights what is near what glows, less of what is far', () => {
    const [near, far] = inShine([square(0, 0, -1, 1), square(0, 0, -4, 1)], [flame])
    expect(near?.light?.[0]).toBeGreaterThan((far?.light?.[0] ?? 0) * 2)
    expect(near?.light?.[0]).toBeGreaterThan((near?.light?.[2] ?? 0) * 5)
  })

  it('[ILL-56] leaves all as it is where nothing glows', () => {
    const parts = [square(0, 0, -1, 1)]
    expect(inShine(parts, parts)).toBe(parts)
  })
})
