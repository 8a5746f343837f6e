import { artWorks } from '@eidolon/illustrator/workshop/art.ts'
import { step } from './terminal.ts'

/** `node scripts/art.ts [hero ines faces …]`: draws the pictures of the landing page and the style picker anew. */
const works = await artWorks()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in works))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(works).join(', ')}.`)
  process.exit(1)
}
for (const [name, work] of Object.entries(works)) if (asked.length === 0 || asked.includes(name)) await step(name, work)
