import { existsSync } from 'node:fs'
import { readConfig } from '../apps/server/src/config/config.ts'
import { StartupProblem } from '../apps/server/src/domain/shared/startup-problem.ts'
import { type Command, helpOf, readCommand, WrongCommand } from './studio-command.ts'
import { doctor } from './studio-doctor.ts'

const rebuild: Command = {
  words: 'subscriptions rebuild',
  says: 'works out every subscription anew from the chain',
  async run() {
    const { rebuildFromChain } = await import('../apps/server/src/operate.ts')
    const { payments, subscriptions, changed } = await rebuildFromChain(readConfig(process.env))
    console.log(`${payments} payments, ${subscriptions} subscriptions, ${changed.length} of them changed.`)
    for (const account of changed) console.log(`  ${account}`)
    return 0
  },
}

const commands: readonly Command[] = [
  doctor,
  rebuild,
  {
    words: 'help',
    says: 'this list',
    async run() {
      console.log(helpOf(commands))
      return 0
    },
  },
]

/** `npm run studio -- <command>`: what an operator does by hand. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const args = process.argv.slice(2)
  const { command, given } = readCommand(commands, args.length === 0 ? ['help'] : args)
  process.exitCode = await command.run(given)
} catch (error) {
  const isKnown =
    error instanceof StartupProblem ||
    error instanceof WrongCommand ||
    (error instanceof Error && error.name === 'ChainUnavailable')
  console.error(isKnown ? error.message : error)
  if (error instanceof WrongCommand) console.error('npm run studio -- help lists every command.')
  process.exitCode = 1
}
