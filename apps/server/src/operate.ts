import { existsSync } from 'node:fs'
import { runCommand } from '#compose/operator/commands.ts'

// EPIPE: the output is piped into a program (head, less) that has stopped reading.
process.stdout.on('error', () => process.exit())

/** `npm run studio -- <command>`: what an operator does by hand. */
if (existsSync('.env')) process.loadEnvFile('.env')
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
