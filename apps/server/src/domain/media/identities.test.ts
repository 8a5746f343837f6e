import { limits } from '@eidolon/contract/limits.ts'
import { expect, it } from 'vitest'
import { identitiesBy } from './identities.ts'

const here = (id: string): string | null => (id === 'gone' ? null : `here-${id}`)

it('how well people are met is told of those that are here', () => {
  expect(identitiesBy('{"a":0.5,"gone":1,"b":0}', here)).toBe('{"here-a":0.5,"here-b":0}')
  expect(identitiesBy('{"gone":1}', here)).toBe('')
})

it('what is not a share of each, or too long, is not told', () => {
  const long = JSON.stringify(Object.fromEntries(Array.from({ length: limits.media.identities }, (_, n) => [n, 1])))
  for (const told of [undefined, 7, '', 'words', '[1]', '{"a":1.01}', '{"a":-1}', '{"a":"1"}', '{"a":0.5', long]) {
    expect(identitiesBy(told, here)).toBe('')
  }
})
