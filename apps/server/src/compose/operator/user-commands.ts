import type { AccountDetails } from '#application/operate/ports.ts'
import { readConfig } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import type { Command, Terminal } from './command.ts'
import { reading, working } from './open-operator.ts'
import { counted, day, fields, list, megabytes } from './cli-output.ts'

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
      const account = await found(asked.env, name)
      if (asked.json) return fields(asked, account)
      const { identities, bytes, ...rest } = account
      const ways = identities.map(({ provider, uid }) => `${provider} ${uid}`).join(', ')
      return fields(asked, { ...rest, identities: ways, files: megabytes(bytes) })
    },
  },
  {
    words: 'users remove',
    takes: '<id, wallet, e-mail or phone> [--yes]',
    needs: 1,
    says: 'deletes an account with everything it has; without --yes only says what that is',
    async run({ names: [name = ''], yes, env, say }) {
      const config = readConfig(env)
      const { id, characters, media, bytes } = await found(env, name)
      const all = `${id} with ${counted(characters, 'character')} and ${media} media (${megabytes(bytes)})`
      if (yes) await working(config, (work) => work.removeAccount(id))
      say(yes ? `Removed: ${all}.` : `This would remove ${all}. It cannot be taken back. Say --yes to do it.`)
      return 0
    },
  },
]

async function found(env: Terminal['env'], name: string): Promise<AccountDetails> {
  const account = await reading(readConfig(env), (reads) => reads.account(name))
  if (!account) throw new StartupProblem(`There is no account "${name}".`)
  return account
}
