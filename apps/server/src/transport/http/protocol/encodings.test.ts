import { expect, it } from 'vitest'
import { chooseEncoding } from './encodings.ts'

const all = () => true

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=1.0', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, identity', 'identity'],
  ['br;q=0.1, identity;q=0.5', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ['zstd', 'identity'],
] as const)('[SRV-15] chooses for "%s": %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding)
})

it('[SRV-15] chooses only among what there is', () => {
  expect(chooseEncoding('br, gzip', (each) => each !== 'br')).toBe('gzip')
  expect(chooseEncoding('br, gzip', (each) => each === 'identity')).toBe('identity')
})
