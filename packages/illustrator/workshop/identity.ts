import { styles } from '@eidolon/people'
import { drawTiles } from './drawing-threads.ts'
import { people, scenes, sceneTiles, styleTiles } from './identity/identity-orders.ts'
import type { FaceNumbers } from './identity/identity-pairs.ts'
import { report } from './identity/identity-report.ts'
import { styleReport } from './identity/identity-styles.ts'
import type { Tile } from './sheet-tile.ts'

/** A model that has nothing to do with the illustrator and turns a face into numbers. */
export type FaceModel = { describe(pixels: Uint8Array, width: number, height: number): Promise<FaceNumbers> }

/** What can be measured: 20 people in 8 scenes each, five times 20 others, two of them in storybook, too, and the first 20 in every style. */
export const identityParts: Readonly<Record<string, (model: FaceModel) => Promise<string>>> = {
  first: async (model) => report(await facesOf(sceneTiles('first'), model), people, scenes),
  second: async (model) => report(await facesOf(sceneTiles('second'), model), people, scenes),
  third: async (model) => report(await facesOf(sceneTiles('third'), model), people, scenes),
  fourth: async (model) => report(await facesOf(sceneTiles('fourth'), model), people, scenes),
  'fourth-storybook': async (model) => report(await facesOf(sceneTiles('fourth', 'storybook'), model), people, scenes),
  fifth: async (model) => report(await facesOf(sceneTiles('fifth'), model), people, scenes),
  'fifth-storybook': async (model) => report(await facesOf(sceneTiles('fifth', 'storybook'), model), people, scenes),
  tuning: async (model) => report(await facesOf(sceneTiles('tuning'), model), people, scenes),
  styles: async (model) =>
    styleReport(
      await facesOf(styleTiles(), model),
      styles.map(({ id }) => id),
      'studio',
    ),
}

/** Draws the pictures and looks at each as soon as it is there. */
async function facesOf(tiles: readonly Tile[], model: FaceModel): Promise<readonly FaceNumbers[]> {
  const faces: FaceNumbers[] = tiles.map(() => undefined)
  await drawTiles(tiles, async (drawn, { order }, at) => {
    if ('problem' in drawn) throw new Error(drawn.problem)
    faces[at] = await model.describe(new Uint8Array(drawn.pixels), order.width, order.height)
  })
  return faces
}
