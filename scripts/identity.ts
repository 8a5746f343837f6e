import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { styles } from '../packages/people/src/catalogue/picture.ts'
import { openFaceModel } from './identity-model.ts'
import { people, scenes, sceneTiles, styleTiles } from './identity-orders.ts'
import type { Face } from './identity-pairs.ts'
import { report } from './identity-report.ts'
import { styleReport } from './identity-styles.ts'
import type { Tile } from './sheet-orders.ts'
import { root, step } from './terminal.ts'

/**
 * `node scripts/identity.ts [first second third styles]`: draws 20 people in 8 scenes each, twice 20 others, and the
 * first 20 in every style, and asks a face model that has nothing to do with the illustrator who is who. Takes some minutes each;
 * the figures belong into docs/illustrator.md.
 */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  first: async () => report(await facesOf(sceneTiles('first')), people, scenes),
  second: async () => report(await facesOf(sceneTiles('second')), people, scenes),
  third: async () => report(await facesOf(sceneTiles('third')), people, scenes),
  styles: async () =>
    styleReport(
      await facesOf(styleTiles()),
      styles.map(({ id }) => id),
      'studio',
    ),
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)

const model = await openFaceModel()
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const text = await part()
  console.log(`${name}\n\n${text}`)
  await writeFile(join(root, '.cache', `identity-${name}.md`), text)
}

/** Draws the pictures on two threads and looks at each as soon as it is there. */
async function facesOf(tiles: readonly Tile[]): Promise<readonly Face[]> {
  const faces: Face[] = tiles.map(() => undefined)
  await step(`drawing ${tiles.length} pictures and looking for faces`, async () => {
    const queue = tiles.entries()
    await Promise.all(
      [0, 1].map(async () => {
        const worker = new Worker(new URL('sheet-worker.ts', import.meta.url))
        await once(worker, 'message')
        for (const [at, tile] of queue) {
          worker.postMessage(tile)
          const [answer] = (await once(worker, 'message')) as [{ pixels?: Uint8ClampedArray; problem?: string }]
          if (!answer.pixels) throw new Error(answer.problem)
          faces[at] = await model.describe(new Uint8Array(answer.pixels), tile.order.width, tile.order.height)
        }
        await worker.terminate()
      }),
    )
  })
  return faces
}
