import { expect, it } from 'vitest'
import { registrableDomain } from './registrable-domain.ts'

it.each([
  ['studio.example.com', 'example.com'],
  ['a.b.example.co.uk', 'example.co.uk'],
  ['example.co.uk', 'example.co.uk'],
  ['co.uk', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
  ['', undefined],
])('[ACC-35] %s belongs to %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain)
})
