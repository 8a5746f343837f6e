import { heldOut } from '#reading/fixtures/held-out.ts'
import { score } from '#reading/fixtures/score.ts'
import { tuning } from '#reading/fixtures/tuning.ts'
import { readPrompt } from '#reading/read-prompt.ts'

/** How much of the 200 prompts the illustrator understands. Misses are shown of the tuned half only. */
const read = readPrompt
for (const [name, prompts] of Object.entries({ tuning, 'held out': heldOut })) {
  const { understood, expected, spurious, misses } = score(
    prompts,
    (text) => read(text, { seed: 1, isWord: () => false }).understood,
  )
  const share = ((understood / expected) * 100).toFixed(1)
  if (name === 'tuning') console.log(misses.join('\n'))
  console.log(`${name}: ${understood} of ${expected} attributes understood (${share} %), ${spurious} not expected`)
}
