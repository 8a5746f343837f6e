import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type StyleId, toOklab } from '@eidolon/people'
import sharp from 'sharp'
import { drawTiles } from './drawing-threads.ts'
import { type Landmarks, measuresOf } from './faces/face-measures.ts'
import type { Measured } from './faces/face-report.ts'
import { irisColor, irisName } from './faces/iris-color.ts'
import { irisesIn } from './faces/irises.ts'
import { loadPack } from './load-pack.ts'
import { root } from './paths.ts'
import { portraits } from './portraits.ts'

/** A model that has nothing to do with the illustrator and finds a face's points in RGB pixels. */
export type LandmarkModel = (rgb: Uint8Array, width: number, height: number) => Promise<Landmarks | undefined>

/** The size of the pictures, and how much larger the model gets them: it answers in whole pixels. */
const [size, larger, small] = [768, 2, 256] as const

/** Draws the people of the portraits, without what would cover their faces, into shots/faces and measures each. */
export async function measureFaces(
  model: LandmarkModel,
  { people = 48, style }: { people?: number; style?: StyleId | undefined } = {},
): Promise<readonly Measured[]> {
  const folder = join(root, 'shots', 'faces')
  await mkdir(folder, { recursive: true })
  // A beard hides the chin, and hair that hangs into the face its brows.
  const tiles = portraits(people, size, { beard: 'none', hairStyle: 'slicked-back' }).map((tile) =>
    style ? { ...tile, order: { ...tile.order, style } } : tile,
  )
  const found: Measured[] = []
  const pack = await loadPack()
  await drawTiles(tiles, async (drawn, { label, order }, at) => {
    if ('problem' in drawn) throw new Error(drawn.problem)
    const picture = sharp(drawn.pixels, { raw: { width: size, height: size, channels: 4 } }).removeAlpha()
    await picture
      .clone()
      .png()
      .toFile(join(folder, `${at + 1}${style ? `-${style}` : ''}.png`))
    const scaled = async (to: number) => new Uint8Array(await picture.clone().resize(to, to).raw().toBuffer())
    const points = await model(await scaled(size * larger), size * larger, size * larger)
    const irises = irisesIn(pack, { ...order, width: small, height: small })
    found[at] = {
      label,
      sex: order.genes.sex === 0 ? 'women' : 'men',
      measures: points && measuresOf(points),
      iris: [irisName(toOklab(order.genes.eyeColour)), irisName(irisColor(await scaled(small), small, irises))],
    }
  })
  return found
}
