import { readConfig } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import type { Command } from './command.ts'
import { reading } from './open-operator.ts'
import { day, fields, list, megabytes } from './showing.ts'

export const userCommands: readonly Command[] = [
  {
    words: 'users list',
    says: 'accounts, the newest first',
    async run(asked) {
      const accounts = await reading(readConfig(asked.env), (reads) => reads.accounts(asked.limit))
      return list(asked, accounts, ['account', 'made', 'seen', 'characters', 'media', 'month until'], (each) => [
        each.active ? each.id : `${each.id} (closed)`,
        day(each.createdAt),
        day(each.seenAt),
        String(each.characters),
        String(each.media),
        day(each.endsAt),
      ])
    },
  },
  {
    words: 'users show',
    takes: '<id, wallet, e-mail or phone>',
    needs: 1,
    says: 'one account: how it signs in, what it has, what it has paid for',
    async run({ names: [name = ''], ...asked }) {
      const found = await reading(readConfig(asked.env), (reads) => reads.account(name))
      if (!found) throw new StartupProblem(`There is no account "${name}".`)
      if (asked.json) return fields(asked, found)
      const { identities, bytes, ...rest } = found
      const ways = identities.map(({ provider, uid }) => `${provider} ${uid}`).join(', ')
      return fields(asked, { ...rest, identities: ways, files: megabytes(bytes) })
    },
  },
]
