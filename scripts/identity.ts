import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openFaceModel } from './identity-model.ts'
import { identityTiles, people, scenes } from './identity-orders.ts'
import { report } from './identity-report.ts'
import { root, step } from './terminal.ts'

/**
 * `node scripts/identity.ts`: draws 20 people in 8 scenes each and asks a face model that has nothing to do with the
 * illustrator who is who. Takes some minutes; the figures belong into docs/illustrator.md.
 */
const tiles = identityTiles()
const pictures: Uint8ClampedArray[] = []

await step(`drawing ${tiles.length} pictures`, async () => {
  const queue = tiles.entries()
  await Promise.all(
    [0, 1].map(async () => {
      const worker = new Worker(new URL('sheet-worker.ts', import.meta.url))
      await once(worker, 'message')
      for (const [at, tile] of queue) {
        worker.postMessage(tile)
        const [answer] = (await once(worker, 'message')) as [{ pixels?: Uint8ClampedArray; problem?: string }]
        if (!answer.pixels) throw new Error(answer.problem)
        pictures[at] = answer.pixels
      }
      await worker.terminate()
    }),
  )
})

const model = await openFaceModel()
const found = await step('looking for faces', async () => {
  const faces: (Float32Array | undefined)[] = []
  for (const [at, { order }] of tiles.entries()) {
    const pixels = pictures[at]
    faces.push(pixels && (await model.describe(new Uint8Array(pixels), order.width, order.height)))
  }
  return faces
})
const text = report(found, people, scenes)
console.log(text)
await writeFile(join(root, '.cache', 'identity.md'), text)
