import { labCommands } from './lab/commands.ts'

/** `npm run lab -- <name>`: measurements that take minutes and an idle machine. They are not part of the tests. */
const [name, ...args] = process.argv.slice(2)
const command = labCommands.find((each) => each.name === name)
if (command) process.exitCode = (await command.run(args)) ? 0 : 1
else {
  console.log(['npm run lab -- <name>', ...labCommands.map((each) => `  ${each.name}  ${each.does}`)].join('\n'))
  process.exitCode = name === undefined ? 0 : 1
}
