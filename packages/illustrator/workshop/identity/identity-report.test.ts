import { describe, expect, it } from 'vitest'
import { wrongPairs } from './identity-pairs.ts'
import { report } from './identity-report.ts'
import { styleReport } from './identity-styles.ts'

const at = (...place: readonly number[]) => Float32Array.from(place)

describe('the figures on identity', () => {
  it('knows everybody again whose pictures lie nearer to each other than to another person', () => {
    const text = report([at(0, 0), at(0, 0.1), at(1, 0), at(1, 0.2)], 2, 2)
    expect(text).toContain('Faces found: 4 of 4.')
    expect(text).toContain('4 of 4 right, 100.0 %')
  })

  it('names the pictures and the people to look at', () => {
    const text = report([at(0, 0), at(0, 0.1), at(1, 0), at(1, 0.2), at(3, 0), undefined], 3, 2)
    expect(text).toContain('Faces found: 5 of 6.')
    expect(text).toMatch(/one person:\n- 0\.200 person 2, scenes 0 and 1\n- 0\.100 person 1/)
    expect(text).toMatch(/Nearest people:\n- 1\.000 1 and 2\n/)
  })

  it('tells which pictures are on the wrong side, and which showed no face', () => {
    const text = report([at(0), at(1), at(0.2), undefined, at(5), at(5)], 3, 2)
    expect(text).toContain('Not found, as person/scene: 2/1.')
    expect(wrongPairs([at(0), at(1), at(0.2), at(0.2)], 2, 0.5)).toEqual([
      'One person farther apart than 0.500, by scenes: 0 and 1 (1).',
      'By person: 1 (1).',
      'Two people nearer than that: 1 and 2 (2).',
      'By scenes: 0 and 0 (1), 0 and 1 (1).',
    ])
  })

  it('counts who is known again in each style by their picture in another', () => {
    const known = [at(0), at(0.1), at(0.9)]
    const mistaken = [at(1), at(0.2), undefined]
    const text = styleReport([...known, ...mistaken], ['studio', 'comic', 'pixel'], 'studio')
    expect(text).toContain('| comic | 2 | 1 |')
    expect(text).toContain('| pixel | 1 | 0 |')
  })
})
