import { readConfig } from '#config/config.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { checkStatus, type Command } from './command.ts'
import { reading, working } from './open-operator.ts'
import { counted, day, fields, list, moment, tell } from './showing.ts'

const states: readonly PaymentRow['state'][] = ['credited', 'unmatched', 'stray']

const rebuild: Command = {
  words: 'payments rebuild',
  says: 'works out every payment and subscription anew from the chain',
  async run(asked) {
    const rebuilt = await working(readConfig(asked.env), async ({ rebuild: work }) => {
      if (work) return work()
      throw new StartupProblem('Nothing is sold here: neither TOKEN_MINT nor TREASURY_ADDRESS is set.')
    })
    if (asked.json) return tell(asked, rebuilt)
    const { payments, subscriptions, changed } = rebuilt
    asked.say(
      `${counted(payments, 'payment')}, ${counted(subscriptions, 'subscription')}, ${changed.length} of them changed.`,
    )
    for (const account of changed) asked.say(`  ${account}`)
    return 0
  },
}

export const paymentCommands: readonly Command[] = [
  {
    words: 'payments list',
    says: 'what arrived at the treasury, the newest first; --status credited, unmatched or stray',
    async run(asked) {
      checkStatus(asked.status, states)
      const payments = await reading(readConfig(asked.env), (reads) => reads.payments(asked))
      return list(asked, payments, ['arrived', 'state', 'USD', 'account', 'month', 'signature'], (each) => [
        moment(each.at.toISOString()),
        each.state,
        each.usd,
        each.accountId ?? '',
        each.periodEnd ? `until ${day(each.periodEnd.toISOString())}` : '',
        each.signature,
      ])
    },
  },
  {
    words: 'payments show',
    takes: '<signature>',
    needs: 1,
    says: 'one payment, with everything that is known of it',
    async run({ names: [signature = ''], ...asked }) {
      const config = readConfig(asked.env)
      const found = await reading(config, (reads) => reads.payment(signature))
      if (!found) throw new StartupProblem(`No payment ${signature} is known. Ask the chain again: payments rebuild.`)
      const { chain } = config.subscription
      const explorer = chain.kind === 'rpc' ? chain.explorer.replace('{signature}', signature) : undefined
      return fields(asked, { ...found, explorer })
    },
  },
  rebuild,
  { ...rebuild, words: 'subscriptions rebuild', says: 'the same' },
]
