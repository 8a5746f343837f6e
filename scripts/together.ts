import { parseArgs } from 'node:util'
import { tryArrangements } from '@eidolon/illustrator/workshop/try-arrangements.ts'

/**
 * `npm run together [-- --groups 10 --arrangement dancing]`: puts people by chance into every arrangement, in their
 * clothes, and looks whether anybody goes through anybody. The tests try one or two groups of each; this tries fifty and
 * takes some minutes. Fails where one of twenty groups is wrong.
 */
const { values } = parseArgs({ options: { groups: { type: 'string' }, arrangement: { type: 'string' } } })
const groups = Number(values.groups ?? 50)
if (!(groups > 0)) {
  console.error('--groups is a number.')
  process.exit(1)
}

for await (const { arrangement, through, milliseconds } of tryArrangements(groups, values.arrangement)) {
  const each = `${Math.round(milliseconds / groups)} ms each`
  console.log(`${arrangement}: ${through.length} of ${groups} groups go through each other, ${each}`)
  for (const { seed, where } of through) console.log(`  group ${seed}: ${where.join(', ')}`)
  if (through.length > groups / 20) process.exitCode = 1
}
