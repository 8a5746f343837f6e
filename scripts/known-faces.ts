import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomGenes } from '@eidolon/people'
import { withoutAlpha } from '#server/application/looks/without-alpha.ts'
import { composeIllustrator } from '#server/compose/illustrator.ts'
import { readConfig } from '#server/config/config.ts'
import { portraitOrder } from '#server/domain/looks/portrait.ts'
import { faceModelFolder } from './faces/identity-model.ts'
import { openFaceModel } from '#server/adapters/engines/likeness/face-model.ts'
import { root, step } from './terminal.ts'

/**
 * `node scripts/known-faces.ts`: draws people by chance and writes down how the face model sees them, one byte a number,
 * for the search that begins with the nearest of them. Takes some minutes; worth it when faces are drawn differently.
 */
const people = 256
const faces = await openFaceModel(await faceModelFolder())
await using illustrator = composeIllustrator(readConfig(process.env))
const { signal } = new AbortController()

await step(`drawing ${people} people and looking at their faces`, async () => {
  const bytes = new Int8Array(people * 128)
  for (let seed = 1; seed <= people; seed += 1) {
    const genes = randomGenes(seed, { accessories: [] })
    const order = portraitOrder({ genes, style: 'studio', size: 192, view: 'portrait', expression: 'neutral' })
    const { rgb, width, height } = withoutAlpha(await illustrator.picture(order, { signal, priority: 'preview' }))
    const face = await faces.describe(rgb, width, height)
    // A face that is not seen stays far from every other one.
    bytes.set(
      face ? [...face].map((value) => Math.max(-127, Math.min(127, Math.round(value * 250)))) : Array(128).fill(127),
      (seed - 1) * 128,
    )
  }
  await writeFile(join(root, 'apps/server/src/adapters/engines/likeness/known-faces.bin'), bytes)
})
