import { existsSync } from 'node:fs'
import { readConfig } from '../apps/server/src/config/config.ts'
import { StartupProblem } from '../apps/server/src/domain/shared/startup-problem.ts'

const help = `Operator commands:

  npm run studio -- subscriptions rebuild   works out every subscription anew from the chain
  npm run studio -- help                    this list

They read the same environment and .env as the studio. With the embedded database, stop the studio first.`

/** `npm run studio -- <command>`: what an operator does by hand. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const command = process.argv.slice(2).join(' ')
  if (command === 'subscriptions rebuild') await rebuild()
  else {
    console.log(help)
    process.exitCode = command === 'help' || command === '' ? 0 : 1
  }
} catch (error) {
  const isKnown = error instanceof Error && (error instanceof StartupProblem || error.name === 'ChainUnavailable')
  console.error(isKnown ? error.message : error)
  process.exitCode = 1
}

async function rebuild(): Promise<void> {
  const { rebuildFromChain } = await import('../apps/server/src/operate.ts')
  const { payments, subscriptions, changed } = await rebuildFromChain(readConfig(process.env))
  console.log(`${payments} payments, ${subscriptions} subscriptions, ${changed.length} of them changed.`)
  for (const account of changed) console.log(`  ${account}`)
}
