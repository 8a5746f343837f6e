import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distance, quantile } from '@eidolon/illustrator/workshop/identity/identity-pairs.ts'
import type { FaceModel } from '@eidolon/illustrator/workshop/identity.ts'
import sharp from 'sharp'
import { type ModelMaker, somebody, vrmOf } from './make-models.ts'
import { type OpenViewer, viewed } from './open-viewer.ts'

/** People of whom nobody has looked at a picture before. */
const seedOf = (person: number): number => 73_000 + person * 59

export type Recognized = {
  readonly text: string
  /** Of how many people there were a portrait and a model with a face, and how many of the models are nearest to their own. */
  readonly people: number
  readonly right: number
}

/** Draws people, makes their models, opens those in another program's renderer, and asks a face model whose portrait each is nearest to. */
export async function recognize(
  maker: ModelMaker,
  page: OpenViewer,
  model: FaceModel,
  { people, folder }: { readonly people: number; readonly folder: string },
): Promise<Recognized> {
  const faces: { readonly person: number; readonly drawn: Float32Array; readonly made: Float32Array }[] = []
  const unseen: string[] = []
  for (let person = 1; person <= people; person += 1) {
    const order = somebody(seedOf(person))
    const portrait = await maker.picture(order)
    await page.open(await maker.model(order, vrmOf(`Person ${person}`)))
    const { pixels } = await page.draw({})
    const [drawn, made] = [
      await model.describe(new Uint8Array(portrait.pixels), portrait.width, portrait.height),
      await model.describe(pixels, viewed, viewed),
    ]
    await beside(join(folder, `person-${person}.png`), portrait, pixels)
    if (drawn && made) faces.push({ person, drawn, made })
    else unseen.push(`${person} (${drawn ? 'model' : 'portrait'})`)
  }
  const own = faces.map(({ drawn, made }) => distance(drawn, made))
  const others = faces.map(({ person, made }) =>
    faces.filter((other) => other.person !== person).map(({ drawn }) => distance(drawn, made)),
  )
  const right = faces.filter((_, at) => own[at]! < Math.min(...others[at]!))
  const wrong = faces.filter((one) => !right.includes(one)).map(({ person }) => person)
  const spread = (list: readonly number[]) =>
    [0, 0.5, 0.999].map((share) => quantile(list, share).toFixed(3)).join(' / ')
  return {
    people: faces.length,
    right: right.length,
    text: [
      '| what                                                  | figure |',
      '| ----------------------------------------------------- | ------ |',
      `| people with a face in both                            | ${faces.length} of ${people}${unseen.length > 0 ? `, none seen in ${unseen.join(', ')}` : ''} |`,
      `| models nearest to their own portrait                  | ${right.length}${wrong.length > 0 ? `, not ${wrong.join(', ')}` : ''} |`,
      `| to their own portrait, least / middle / most          | ${spread(own)} |`,
      `| to portraits of others, least / middle / most         | ${spread(others.flat())} |`,
      `| to the nearest of the others, least / middle / most   | ${spread(others.map((list) => Math.min(...list)))} |`,
    ].join('\n'),
  }
}

type Pixels = { readonly pixels: Uint8ClampedArray; readonly width: number; readonly height: number }

/** Portrait and model side by side, for whoever looks. */
async function beside(file: string, { pixels, width, height }: Pixels, made: Uint8Array): Promise<void> {
  const [left, right] = [
    await sharp(new Uint8Array(pixels), { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
    await sharp(made, { raw: { width: viewed, height: viewed, channels: 4 } })
      .png()
      .toBuffer(),
  ]
  const sheet = sharp({
    create: { width: width + viewed, height: Math.max(height, viewed), channels: 3, background: '#fff' },
  })
  const parts = [
    { input: left, left: 0, top: 0 },
    { input: right, left: width, top: 0 },
  ]
  await writeFile(file, await sheet.composite(parts).png().toBuffer())
}
