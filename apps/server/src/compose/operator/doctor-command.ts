import { diagnose, type Diagnosis } from '#compose/doctor/doctor.ts'
import type { Command } from './command.ts'
import { tell } from './cli-output.ts'

const marks = { well: '✓', doubtful: '!', ill: '✗' }
const width = 18

/** One line for each thing that was looked at, as soon as it was. */
export const doctorCommand: Command = {
  words: 'doctor',
  says: 'looks at everything the studio needs; says what is wrong and how to mend it',
  async run({ json, env, say }) {
    const found: Diagnosis[] = []
    for await (const diagnosis of diagnose(env)) {
      found.push(diagnosis)
      if (json) continue
      say(`${marks[diagnosis.state]} ${diagnosis.name.padEnd(width)} ${diagnosis.says}`)
      if (diagnosis.state !== 'well') say(`  ${''.padEnd(width)} → ${diagnosis.mend}`)
    }
    if (json) tell({ say }, found)
    return found.some(({ state }) => state === 'ill') ? 1 : 0
  },
}
