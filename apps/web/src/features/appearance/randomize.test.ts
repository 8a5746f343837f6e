import { random, readPrompt } from '@eidolon/people'
import { expect, it } from 'vitest'
import { randomize } from './randomize.ts'

it('[CWEB-24] somebody by surprise is a grown-up with a name whose looks are understood', () => {
  const read = readPrompt
  for (let seed = 0; seed < 40; seed++) {
    const stream = random('surprise', seed)
    const { name, appearance, age, description } = randomize(() => stream.share())
    const { understood, unknown } = read(appearance, { seed })
    const parts = new Set(understood.map(({ part }) => part))
    expect(name.split(' ').length).toBe(2)
    expect(Number(age)).toBeGreaterThan(18)
    expect(description).toMatch(/^[A-Z].+\.$/)
    expect([appearance, unknown]).toEqual([appearance, []])
    expect([appearance, parts.has('sex'), parts.has('outfit'), understood.length >= 4]).toEqual([
      appearance,
      true,
      true,
      true,
    ])
  }
})
