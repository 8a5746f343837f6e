import { describe, expect, it } from 'vitest'
import { LedgerUnavailable, RpcRefusal } from '#application/ledger/refusals.ts'
import { errorText, jsonText, readCalls, resultText } from './json-rpc.ts'

const call = { jsonrpc: '2.0', id: 1, method: 'getSlot', params: [] }
const read = (body: unknown) => readCalls(JSON.stringify(body))

describe('readCalls', () => {
  it('reads one call, and fills in what may be left out', () => {
    expect(read(call)).toEqual({ kind: 'one', call: { id: 1, method: 'getSlot', params: [] } })
    expect(read({ ...call, params: null })).toEqual({ kind: 'one', call: { id: 1, method: 'getSlot', params: [] } })
    expect(read({ jsonrpc: '2.0', method: 'getSlot' })).toEqual({
      kind: 'one',
      call: { id: undefined, method: 'getSlot', params: [] },
    })
  })

  it.each(['', '{', 'null true', '\u0000'])('refuses %j, which is not JSON', (text) => {
    expect(readCalls(text)).toMatchObject({ kind: 'one', call: { id: null, error: { code: -32700 } } })
  })

  it('[SRV-90] refuses a method whose length throws when it is compared', () => {
    const told = read({ ...call, method: { length: [{ toString: 1 }] } })
    expect(told).toMatchObject({ kind: 'one', call: { error: { code: -32700 } } })
  })

  it.each([
    ['null', null, null],
    ['a number', 5, null],
    ['another version', { ...call, jsonrpc: '1.0' }, 1],
    ['no method', { jsonrpc: '2.0', id: 'a' }, 'a'],
    ['parameters by name', { ...call, params: { slot: 1 } }, 1],
    ['a method without end', { ...call, method: 'x'.repeat(65) }, 1],
    ['an id without end', { ...call, id: 'x'.repeat(257) }, null],
    ['an id that is a list', { ...call, id: [1] }, null],
  ])('refuses %s, and names the call where it can', (_what, body, id) => {
    expect(read(body)).toMatchObject({ kind: 'one', call: { id, error: { code: -32600 } } })
  })

  it('reads several at once, each by itself', () => {
    expect(read([call, 5, { ...call, id: 2 }])).toMatchObject({
      kind: 'batch',
      calls: [{ id: 1 }, { id: null, error: { code: -32600 } }, { id: 2 }],
    })
  })

  it('refuses none at once, and more than sixty-four', () => {
    expect(read([])).toMatchObject({ kind: 'one', call: { error: { code: -32600 } } })
    expect(read(Array.from({ length: 64 }, () => call))).toMatchObject({ kind: 'batch' })
    expect(read(Array.from({ length: 65 }, () => call))).toMatchObject({
      kind: 'one',
      call: { error: { code: -32600 } },
    })
  })
})

describe('what is answered', () => {
  it('writes numbers of 64 bits digit by digit', () => {
    expect(resultText(1, { lamports: 18_446_744_073_709_551_615n })).toBe(
      '{"jsonrpc":"2.0","id":1,"result":{"lamports":18446744073709551615}}',
    )
    expect(jsonText([1n, 2, '3'])).toBe('[1,2,"3"]')
  })

  it('tells a refusal in its own words', () => {
    const reported: unknown[] = []
    const text = errorText('a', new RpcRefusal(-32_602, 'Invalid params'), (error) => void reported.push(error))
    expect(JSON.parse(text)).toMatchObject({ id: 'a', error: { code: -32_602, message: 'Invalid params' } })
    expect(reported).toEqual([])
  })

  it('tells nothing of a mistake of ours, and reports it', () => {
    const reported: unknown[] = []
    const mistake = new TypeError('secret of the house')
    const text = errorText(null, mistake, (error) => void reported.push(error))
    expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32_603, message: 'Internal error' } })
    expect(reported).toEqual([mistake])
  })

  it('says that the ledger cannot be reached, which is no mistake', () => {
    const reported: unknown[] = []
    const text = errorText(1, new LedgerUnavailable('not now'), (error) => void reported.push(error))
    expect(JSON.parse(text)).toMatchObject({
      error: { code: -32_603, message: expect.not.stringContaining('Internal') },
    })
    expect(reported).toEqual([])
  })
})
