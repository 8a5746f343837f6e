import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityParts } from '@eidolon/illustrator/workshop/identity.ts'
import { openFaceModel } from './faces/identity-model.ts'
import { root, step } from './terminal.ts'

/**
 * `node scripts/identity.ts [first second third fourth fifth tuning styles]`: draws people and asks a face model who is who. Takes some
 * minutes each; the figures belong into docs/illustrator.md.
 */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(identityParts, name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(identityParts).join(', ')}.`)

const model = await openFaceModel()
for (const [name, part] of Object.entries(identityParts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const text = await step(`${name}: drawing pictures and looking for faces`, () => part(model))
  console.log(`${name}\n\n${text}`)
  await writeFile(join(root, '.cache', `identity-${name}.md`), text)
}
