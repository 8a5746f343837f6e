import { httpRpc } from '#adapters/solana/payments-rpc.ts'
import { hostedTreasury } from '#adapters/solana/payments-treasury.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { ChainUnavailable } from '#application/subscription/ports.ts'
import { priceSource } from '#compose/price-source.ts'
import type { Config } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { type Check, doubtful, type Finding, ill, reasonOf, well } from './check.ts'

/** What subscriptions are paid on and with. */
export function chainChecks({ subscription, site }: Config): readonly Check[] {
  const { chain, price, symbol } = subscription
  if (chain.kind === 'none') {
    const mend = 'Set TOKEN_MINT and TREASURY_ADDRESS if people are to pay.'
    return [{ name: 'subscription', look: async () => doubtful('nothing is sold: everybody may generate', mend) }]
  }
  if (chain.kind === 'ledger') return [{ name: 'ledger', look: lookAtLedger }]
  const rpc = httpRpc(chain.url)
  const host = new URL(chain.url).host
  return [
    {
      name: 'chain',
      async look() {
        const slot = await rpc('getSlot', [{ commitment: 'finalized' }]).catch(() => undefined)
        if (typeof slot === 'number') return well(`${site.network} through ${host}, slot ${slot}`)
        return ill(
          `the node ${host} does not answer`,
          'Check SOLANA_RPC_URL: payments are found only while it answers.',
        )
      },
    },
    {
      name: 'mint and treasury',
      look: () => checkTreasury(hostedTreasury(rpc, { ...chain, symbol, network: site.network })),
    },
    {
      name: 'price',
      async look() {
        const usd = await priceSource(subscription, systemClock)()
        return well(`1 ${symbol} is worth ${usd} USD (${price.kind})`)
      },
    },
  ]
}

/** The ledger's own file belongs to the studio that may be running: only whether it can run at all is looked at. */
async function lookAtLedger(): Promise<Finding> {
  try {
    const { LiteSVM } = await import('litesvm')
    new LiteSVM()
    return well('embedded; its virtual machine runs here')
  } catch (error) {
    const mend = 'Install the packages again with optional ones included. Everything but paying works without it.'
    return doubtful(`its virtual machine cannot run here: ${reasonOf(error)}`, mend)
  }
}

async function checkTreasury(treasury: ReturnType<typeof hostedTreasury>): Promise<Finding> {
  try {
    const { mint, owner, decimals, account } = await treasury()
    return well(`${mint} with ${decimals} decimals, to ${owner} (account ${account})`)
  } catch (error) {
    if (error instanceof StartupProblem) return ill(error.message, 'Set it right in .env; the studio will not start.')
    if (error instanceof ChainUnavailable) return ill(error.message, 'Check SOLANA_RPC_URL.')
    throw error
  }
}
