import type { Identity } from '@eidolon/contract/accounts/identities.ts'
import { describe, expect, it } from 'vitest'
import type { Filter, ListQuery } from '#domain/documents/query.ts'
import { selectIdentities } from './select-identities.ts'

const identity = ($id: string, provider: string, providerEmail = ''): Identity => ({
  $id,
  $createdAt: `2026-01-0${$id}T00:00:00.000+00:00`,
  $updatedAt: `2026-01-0${$id}T00:00:00.000+00:00`,
  userId: 'maya',
  provider,
  providerUid: `uid-${$id}`,
  providerEmail,
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
})
const all = [
  identity('1', 'google', 'Maya@example.com'),
  identity('2', 'solana'),
  identity('3', 'github', 'maya@b.com'),
]

const query = (more: Partial<ListQuery> = {}): ListQuery => ({
  filters: [],
  orders: [],
  limit: 25,
  offset: 0,
  cursor: undefined,
  select: undefined,
  ...more,
})
const ids = (more: Partial<ListQuery>) => selectIdentities(all, query(more)).page.map(({ $id }) => $id)
const where = (method: Exclude<Filter['method'], 'or' | 'and'>, attribute: string, ...values: string[]) =>
  ids({ filters: [{ method, attribute, values }] })

describe('selectIdentities', () => {
  it('filters by every method, and what is not set matches nothing', () => {
    expect(where('equal', 'provider', 'google', 'github')).toEqual(['1', '3'])
    expect(where('notEqual', 'provider', 'google')).toEqual(['2', '3'])
    expect(where('notEqual', 'providerEmail', 'x')).toEqual(['1', '3'])
    expect(where('isNull', 'providerEmail')).toEqual(['2'])
    expect(where('isNotNull', 'providerEmail')).toEqual(['1', '3'])
    expect(where('startsWith', 'provider', 'g')).toEqual(['1', '3'])
    expect(where('endsWith', 'provider', 'b')).toEqual(['3'])
    expect(where('contains', 'provider', 'ola', 'oog')).toEqual(['1', '2'])
    expect(where('between', '$id', '2', '3')).toEqual(['2', '3'])
    expect(where('lessThan', '$id', '2')).toEqual(['1'])
    expect(where('lessThanEqual', '$id', '2')).toEqual(['1', '2'])
    expect(where('greaterThan', '$id', '2')).toEqual(['3'])
    expect(where('greaterThanEqual', '$id', '2')).toEqual(['2', '3'])
    expect(where('search', 'provider', 'google')).toEqual([])
    expect(where('equal', 'providerAccessToken', '')).toEqual([])
  })

  it('compares texts whatever their case', () => {
    expect(where('equal', 'providerEmail', 'MAYA@EXAMPLE.COM')).toEqual(['1'])
  })

  it('joins filters by and, and by or', () => {
    const provider = (name: string): Filter => ({ method: 'equal', attribute: 'provider', values: [name] })
    expect(ids({ filters: [{ method: 'or', filters: [provider('google'), provider('solana')] }] })).toEqual(['1', '2'])
    expect(ids({ filters: [{ method: 'and', filters: [provider('google'), provider('solana')] }] })).toEqual([])
    expect(ids({ filters: [provider('google'), provider('solana')] })).toEqual([])
  })

  it('orders by several, and backwards by time when no attribute is named', () => {
    expect(ids({ orders: [{ attribute: 'provider', direction: 'asc' }] })).toEqual(['3', '1', '2'])
    expect(ids({ orders: [{ attribute: 'providerEmail', direction: 'asc' }] })).toEqual(['2', '3', '1'])
    expect(ids({ orders: [{ attribute: '', direction: 'desc' }] })).toEqual(['3', '2', '1'])
    const [userId, provider] = ['userId', 'provider'].map((attribute) => ({ attribute, direction: 'desc' as const }))
    expect(ids({ orders: [userId!, provider!] })).toEqual(['2', '1', '3'])
  })

  it('pages by number and by cursor, in both directions', () => {
    expect(ids({ limit: 1, offset: 1 })).toEqual(['2'])
    expect(ids({ cursor: { id: '1', direction: 'after' } })).toEqual(['2', '3'])
    expect(ids({ cursor: { id: '3', direction: 'before' }, limit: 1 })).toEqual(['2'])
    expect(ids({ cursor: { id: '1', direction: 'before' } })).toEqual([])
    expect(ids({ cursor: { id: '3', direction: 'before' }, offset: 5 })).toEqual([])
    expect(selectIdentities(all, query({ limit: 1 })).total).toBe(3)
  })

  it('refuses a cursor that is not in the list', () => {
    expect(() => ids({ cursor: { id: 'gone', direction: 'after' } })).toThrow("Identity 'gone'")
  })
})
