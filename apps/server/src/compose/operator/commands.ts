import { Fault } from '#domain/shared/fault.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { ChainUnavailable } from '#application/subscription/ports.ts'
import { type Command, helpOf, readCommand, type Terminal, WrongCommand } from './command.ts'
import { backupCommands } from './backup-commands.ts'
import { doctorCommand } from './doctor-command.ts'
import { documentCommands } from './document-commands.ts'
import { jobCommands } from './job-commands.ts'
import { modelCommands } from './model-commands.ts'
import { moveCommand } from './move-command.ts'
import { paymentCommands } from './payment-commands.ts'
import { storageCommands } from './storage-commands.ts'
import { userCommands } from './user-commands.ts'
import { verifyCommand } from './verify-command.ts'

/** Everything an operator can ask for, in the order of the help. */
const commands: readonly Command[] = [
  doctorCommand,
  ...userCommands,
  ...jobCommands,
  ...documentCommands,
  ...storageCommands,
  ...backupCommands,
  moveCommand,
  ...modelCommands,
  ...paymentCommands,
  verifyCommand,
  {
    words: 'help',
    says: 'this list',
    async run({ say }) {
      say(helpOf(commands))
      return 0
    },
  },
]

/** Does what was typed. What an operator can put right is said in a sentence; anything else is a bug and is thrown. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { command, given } = readCommand(commands, args.length === 0 ? ['help'] : args)
    return await command.run({ ...given, ...terminal })
  } catch (error) {
    if (!isKnown(error)) throw error
    terminal.complain(error.message)
    if (error instanceof WrongCommand) terminal.complain('npm run studio -- help lists every command.')
    return 1
  }
}

const isKnown = (error: unknown): error is Error =>
  [StartupProblem, WrongCommand, ChainUnavailable, Fault].some((kind) => error instanceof kind)
