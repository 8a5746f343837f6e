import { describe, expect, it } from 'vitest'
import { measures, type Measures } from './face-measures.ts'
import { norms } from './face-norms.ts'
import { faceReport, type Measured } from './face-report.ts'

const average = (sex: 'women' | 'men'): Record<keyof Measures, number> => {
  const means = Object.fromEntries(measures.map((one) => [one, norms[one][sex][0]]))
  return means as Record<keyof Measures, number>
}
const people = (change: (measures: Record<keyof Measures, number>) => void): readonly Measured[] =>
  (['women', 'men'] as const).map((sex) => {
    const own = average(sex)
    change(own)
    return { label: sex, sex, measures: own, iris: ['blue', 'blue'] }
  })

describe('faceReport', () => {
  it('[ILL-502] people like the average of real ones are off in nothing', () => {
    const { off, beyond, told } = faceReport(people(() => {}))
    expect({ off, beyond, told }).toEqual({ off: [], beyond: [], told: 1 })
  })

  it('[ILL-502] names the means that are off and who is beyond what few have', () => {
    const { off, beyond } = faceReport(people((own) => (own.iris += 4 * norms.iris.women[1])))
    expect(off).toEqual(['iris / eye width of women', 'iris / eye width of men'])
    expect(beyond).toHaveLength(2)
    expect(beyond[0]).toBe('women: iris / eye width +4.0')
  })

  it('[ILL-502] counts a face that was not found neither as right nor as wrong, and irises that look otherwise', () => {
    const [one] = people(() => {})
    const { text, told, beyond } = faceReport([
      one!,
      { label: 'hidden', sex: 'men', measures: undefined, iris: ['blue', 'grey'] },
    ])
    expect(text).toContain('Faces found: 1 of 2.')
    expect(text).toContain('- hidden: blue looks grey')
    expect([told, beyond]).toEqual([0.5, []])
  })
})
