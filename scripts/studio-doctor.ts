import type { Command } from './studio-command.ts'

const marks = { well: '✓', doubtful: '!', ill: '✗' }

/** `doctor`: one line for each thing that was looked at. */
export const doctor: Command = {
  words: 'doctor',
  says: 'looks at everything the studio needs, and says what is wrong and how to mend it',
  async run({ json }) {
    const { diagnose } = await import('../apps/server/src/compose/doctor/doctor.ts')
    const found = []
    for await (const diagnosis of diagnose(process.env)) {
      found.push(diagnosis)
      if (json) continue
      console.log(`${marks[diagnosis.state]} ${diagnosis.name.padEnd(18)} ${diagnosis.says}`)
      if (diagnosis.state !== 'well') console.log(`  ${''.padEnd(18)} → ${diagnosis.mend}`)
    }
    if (json) console.log(JSON.stringify(found, undefined, 2))
    return found.some(({ state }) => state === 'ill') ? 1 : 0
  },
}
