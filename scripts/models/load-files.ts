import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutfitId } from '@eidolon/people'
import sharp from 'sharp'
import { type ModelMaker, somebody, vrmOf } from './make-models.ts'
import { changed, type OpenViewer, viewed } from './open-viewer.ts'
import type { ViewedModel } from './viewer.ts'

/** What is done to a model, against what, and how much of the picture has to become another by it. */
const deeds: readonly { readonly name: string; readonly to: ViewedModel; readonly least: number }[] = [
  { name: 'happy', to: { faces: { happy: 1 } }, least: 0.002 },
  { name: 'angry', to: { faces: { angry: 1 } }, least: 0.001 },
  { name: 'aa', to: { faces: { aa: 1 } }, least: 0.002 },
  { name: 'blink', to: { faces: { blink: 1 } }, least: 0.001 },
  { name: 'look-at', to: { look: [4, 1.2, 2] }, least: 0.0002 },
  { name: 'raised arm', to: { near: 'body', turns: { leftUpperArm: [0, 0, 1.2] } }, least: 0.005 },
  {
    name: 'bent knee',
    to: { near: 'body', turns: { rightUpperLeg: [-0.9, 0, 0], rightLowerLeg: [1.2, 0, 0] } },
    least: 0.003,
  },
]

/** Long hair and a long skirt, short of both, a beard, something on the head. */
const dressed: readonly (readonly [seed: number, outfit: OutfitId])[] = [
  [1, 'evening-gown'],
  [4, 'suit'],
  [9, 'summer-dress'],
  [12, 'plate-armour'],
]

export type Loaded = { readonly text: string; readonly problems: readonly string[] }

/** three-vrm opens some of our files and does what programs for avatars do; each deed has to be seen. Pictures go to a folder. */
export async function loadFiles(maker: ModelMaker, page: OpenViewer, folder: string): Promise<Loaded> {
  const problems: string[] = []
  const rows: string[] = []
  for (const [seed, outfit] of dressed) {
    const before = performance.now()
    const facts = await page.open(await maker.model(somebody(seed, outfit), vrmOf(`Person ${seed}`)))
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    if (facts.name !== `Person ${seed}`) problems.push(`${outfit}: the file says it is ${facts.name}.`)
    const take = async (name: string, shown: ViewedModel) => {
      const drawn = await page.draw(shown)
      const raw = { width: viewed, height: viewed, channels: 4 } as const
      await writeFile(
        join(folder, `${outfit}-${name.replace(' ', '-')}.png`),
        await sharp(drawn.pixels, { raw }).png().toBuffer(),
      )
      return drawn
    }
    const still = { face: await take('face', {}), body: await take('body', { near: 'body' }) }
    const seen: string[] = []
    for (const { name, to, least } of deeds) {
      const share = changed(still[to.near ?? 'face'].pixels, (await take(name, to)).pixels)
      seen.push(`${name} ${(share * 100).toFixed(2)} %`)
      if (share < least) problems.push(`${outfit}: ${name} changes ${(share * 100).toFixed(3)} % of the picture.`)
    }
    const { swung, settled } = (await take('shaken', { near: 'body', shaken: [12, 90] })).facts
    if (facts.springs > 0 && swung < 0.01) problems.push(`${outfit}: nothing swings.`)
    if (settled > 0.06)
      problems.push(`${outfit}: what swung hangs ${(settled * 100).toFixed(0)} cm from where it hung.`)
    rows.push(
      `${outfit}: ${facts.bones} bones, ${facts.expressions.length} expressions, ${facts.springs} swinging joints ` +
        `(${(swung * 100).toFixed(0)} cm, then back to ${(settled * 100).toFixed(1)} cm), ${facts.triangles} triangles ` +
        `in ${facts.calls} calls, made and open after ${seconds} s; ${seen.join(', ')}`,
    )
  }
  return { text: rows.join('\n'), problems }
}
