import { describe, expect, it } from 'vitest'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import { RpcBudgetExceeded } from '#application/subscription/ports.ts'
import { transferFees } from './transfer-fees.ts'

const defaults = { units: 120_000, price: 10_000n }

/** A node with an answer for each method; one that is an error is thrown. */
function world(answers: Record<string, unknown>, maxPriorityFee = 100_000n) {
  let now = 0
  const asked: string[] = []
  const fees = transferFees({
    rpc: async (method) => {
      asked.push(method)
      const answer = answers[method]
      if (answer instanceof Error) throw answer
      return answer
    },
    clock: { now: () => new Date(now) },
    maxPriorityFee,
  })
  const ask = (creates = false) => fees({ account: 'a', creates, build: async () => 'AAAA' })
  return { ask, asked, answers, pass: (ms: number) => void (now += ms) }
}

const simulated = (unitsConsumed: number) => ({ value: { err: null, unitsConsumed } })
const recent = (...list: number[]) => list.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))

describe('the fees of a transfer', () => {
  it('[SUB-85] come from a simulation and from recent fees', async () => {
    const { ask } = world({
      simulateTransaction: simulated(10_000),
      getRecentPrioritizationFees: recent(0, 90_000, 20_000, 30_000),
    })
    expect(await ask()).toEqual({ units: 32_000, price: 90_000n })
  })

  it('[SUB-85] stay below the largest fee, and never below the default price', async () => {
    const rush = { simulateTransaction: simulated(10_000), getRecentPrioritizationFees: recent(5_000_000_000) }
    const { price, units } = await world(rush).ask()
    expect([price, (price * BigInt(units)) / 1_000_000n]).toEqual([3_125_000n, 100_000n])
    expect(await world(rush, 0n).ask()).toEqual({ units: 32_000, price: 0n })
    const calm = { simulateTransaction: simulated(10_000), getRecentPrioritizationFees: recent(0, 0) }
    expect(await world(calm).ask()).toEqual({ units: 32_000, price: 10_000n })
  })

  it.each([
    ['refuses', new RpcRefusal(-32_601, 'Method not found')],
    ['may not be asked', new RpcBudgetExceeded('spent')],
    ['makes no sense', { value: { err: 'AccountNotFound', unitsConsumed: 0 } }],
  ])('[SUB-85] are the defaults when the node %s', async (_name, answer) => {
    const { ask } = world({ simulateTransaction: answer, getRecentPrioritizationFees: answer })
    expect(await ask()).toEqual(defaults)
  })

  it('[SUB-85] cost two calls in ten seconds, however many ask and whatever fails', async () => {
    const { ask, asked, answers, pass } = world({
      simulateTransaction: new Error('no'),
      getRecentPrioritizationFees: new Error('no'),
    })
    await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(asked.toSorted()).toEqual(['getRecentPrioritizationFees', 'simulateTransaction'])
    pass(10_000)
    Object.assign(answers, {
      simulateTransaction: simulated(10_000),
      getRecentPrioritizationFees: recent(40_000),
    })
    expect(await ask()).toEqual({ units: 32_000, price: 40_000n })
    pass(10_000)
    await ask()
    expect(asked.slice(4)).toEqual(['getRecentPrioritizationFees'])
    // Creating the treasury's account needs other units.
    await ask(true)
    expect(asked.slice(5)).toEqual(['simulateTransaction'])
  })
})
