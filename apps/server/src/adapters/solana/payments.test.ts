import { describe, expect, it } from 'vitest'
import type { Rpc } from './payments-rpc.ts'
import { httpRpc } from './payments-rpc.ts'
import { hostedTreasury, tokenProgramAddresses } from './payments-treasury.ts'

const hosted = {
  symbol: 'EIDO',
  network: 'devnet',
  mint: 'So11111111111111111111111111111111111111112',
  tokenProgram: 'token',
  treasury: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  explorer: 'https://explorer.example/tx/{signature}?cluster=devnet',
} as const
const system = '11111111111111111111111111111111'

type ChainFacts = { genesis?: string; owner?: string; extensions?: string[]; mint?: unknown; holder?: string | null }

/** A cluster with one mint and one wallet. */
function cluster(facts: ChainFacts = {}): Rpc {
  const { genesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', owner = tokenProgramAddresses.token } = facts
  const { extensions = [], holder = system } = facts
  const info = { decimals: 6, extensions: extensions.map((extension) => ({ extension, state: {} })) }
  const value =
    'mint' in facts ? facts.mint : { owner, data: { program: 'spl-token', parsed: { type: 'mint', info }, space: 82 } }
  return async (method, [of]) => {
    if (method === 'getGenesisHash') return genesis
    return { context: {}, value: of === hosted.mint ? value : holder === null ? null : { owner: holder } }
  }
}

describe('hostedTreasury', () => {
  it('[SUB-28] finds the treasury’s account and the decimals on the chain', async () => {
    const treasury = await hostedTreasury(cluster(), hosted)()
    expect(treasury).toMatchObject({ decimals: 6, owner: hosted.treasury, tokenProgram: tokenProgramAddresses.token })
    expect(treasury.account).toMatch(/^\w{43,44}$/)
    expect(treasury.explorerUrl('abc')).toBe('https://explorer.example/tx/abc?cluster=devnet')
    expect((await hostedTreasury(cluster({ holder: null }), hosted)()).owner).toBe(hosted.treasury)
  })

  it.each([
    ['SOLANA_RPC_URL is a node of mainnet-beta', { genesis: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }],
    ['does not exist on devnet', { mint: null }],
    ['not a mint', { mint: { owner: system, data: ['', 'base64'] } }],
    ['but TOKEN_PROGRAM is token', { owner: tokenProgramAddresses['token-2022'] }],
    ['takes a fee', { extensions: ['metadataPointer', 'transferFeeConfig'] }],
    ['runs a program of its own', { extensions: ['transferHook'] }],
    ['should be the address of a wallet', { holder: tokenProgramAddresses.token }],
  ])('[SUB-28] complains: %s', async (words, facts) => {
    await expect(hostedTreasury(cluster(facts), hosted)()).rejects.toThrow(words)
  })

  it('[SUB-28] asks again after a node that did not answer', async () => {
    let fails = true
    const well = cluster()
    const treasury = hostedTreasury(async (method, params) => {
      if (fails) throw new Error('no answer')
      return well(method, params)
    }, hosted)
    await expect(treasury()).rejects.toThrow('no answer')
    fails = false
    expect((await treasury()).symbol).toBe('EIDO')
  })
})

describe('httpRpc', () => {
  const answering =
    (body: string, status = 200): typeof fetch =>
    async () =>
      new Response(body, { status })
  const ask = (get: typeof fetch) => httpRpc('https://rpc.example/secret-key', get)('getSlot', [])

  it('asks as a node expects it', async () => {
    const sent: unknown[] = []
    const rpc = httpRpc('https://rpc.example', async (_url, init) => {
      sent.push(typeof init?.body === 'string' && JSON.parse(init.body))
      return new Response('{"jsonrpc":"2.0","id":1,"result":5}')
    })
    expect(await rpc('getSlot', [{ commitment: 'confirmed' }])).toBe(5)
    expect(sent).toEqual([{ jsonrpc: '2.0', id: 1, method: 'getSlot', params: [{ commitment: 'confirmed' }] }])
  })

  it('[SUB-23] tells a node that says no from one that cannot', async () => {
    const refusal = '{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Blockhash not found"}}'
    await expect(ask(answering(refusal))).rejects.toMatchObject({ name: 'RpcRefusal', code: -32002 })
    for (const get of [
      answering('{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Node is behind"}}'),
      answering('{"jsonrpc":"2.0","id":1,"error":{"code":429,"message":"Too many requests"}}', 429),
    ]) {
      await expect(ask(get)).rejects.toMatchObject({ name: 'NodeBusy' })
    }
    for (const get of [
      answering('{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}'),
      answering('<html>', 502),
      answering('not json'),
      answering('[]'),
    ]) {
      await expect(ask(get)).rejects.toMatchObject({ name: 'ChainUnavailable' })
    }
    const dead: typeof fetch = async () => {
      throw new TypeError('fetch failed')
    }
    await expect(ask(dead)).rejects.toThrow(/^getSlot: the node does not answer$/)
  })
})
