import { readConfig } from '#config/config.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { checkStatus, type Command } from './command.ts'
import { reading, working } from './open-operator.ts'
import { counted, day, fields, list, moment, tell } from './cli-output.ts'

const states: readonly PaymentRow['state'][] = ['credited', 'waiting', 'unmatched', 'stray']

const nothingSold = () => new StartupProblem('Nothing is sold here: neither TOKEN_MINT nor TREASURY_ADDRESS is set.')

const reasons = {
  unseen: 'the node does not show it',
  untimed: 'the node does not know its time',
  unreadable: 'what the node shows cannot be read',
} as const

const rebuild: Command = {
  words: 'payments rebuild',
  says: 'works out every payment and subscription anew from the chain',
  async run(asked) {
    const rebuilt = await working(readConfig(asked.env), async ({ rebuild: work }) => {
      if (work) return work()
      throw nothingSold()
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
    says: 'what arrived at the treasury, the newest first; --status credited, waiting, unmatched or stray',
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
  {
    words: 'payments skipped',
    takes: '[--again]',
    says: 'transactions that could not be read; --again tries them once more',
    async run(asked) {
      const config = readConfig(asked.env)
      if (asked.again) {
        const { read, left } = await working(config, async ({ lookAgain }) => {
          if (lookAgain) return lookAgain(asked.limit)
          throw nothingSold()
        })
        if (asked.json) return tell(asked, { read, left })
        asked.say(`${counted(read, 'transaction')} could be read, ${left} could not.`)
        return 0
      }
      const skipped = await reading(config, (reads) => reads.skipped(asked.limit))
      return list(asked, skipped, ['noticed', 'attempts', 'next', 'why', 'signature'], (each) => [
        moment(each.seenAt.toISOString()),
        String(each.attempts),
        moment(each.dueAt.toISOString()),
        each.reason ? reasons[each.reason] : '',
        each.signature,
      ])
    },
  },
  rebuild,
  { ...rebuild, words: 'subscriptions rebuild', says: 'the same' },
]
