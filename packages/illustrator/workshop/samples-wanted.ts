import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PictureOrder, sampleChoices, sampleOrder } from '@eidolon/people'
import { illustratorVersion } from '../src/version.ts'
import { root } from './paths.ts'

/** Where the server has them. */
export const samplesFolder = join(root, 'apps', 'server', 'samples')

/** What was drawn, and by which version of the illustrator: for each picture, letters that change when it has to be drawn anew. */
export type SampleIndex = { readonly version: string; readonly pictures: Readonly<Record<string, string>> }

export type SampleOrder = { readonly name: string; readonly order: PictureOrder; readonly letters: string }

/** Where the entries of a list are written. */
const sources: Readonly<Record<string, string>> = {
  poses: 'poses/catalogue',
  outfits: 'wardrobe/outfits',
  backgrounds: 'places/sets',
  scenery: 'places/scenery/pieces',
}

/** The small picture of every choice of the built-in engine, by list and id: `poses/standing`. */
export async function wantedSamples(): Promise<readonly SampleOrder[]> {
  const texts = Object.fromEntries(
    await Promise.all(Object.entries(sources).map(async ([list, folder]) => [list, await textsOf(folder)] as const)),
  )
  return sampleChoices().flatMap(({ list, choice }) => {
    const order = sampleOrder(list, choice)
    if (!order) return []
    const parts = [illustratorVersion, JSON.stringify(order), texts[list]?.get(choice) ?? '']
    const letters = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
    return [{ name: `${list}/${choice}`, order, letters }]
  })
}

/** The text of every file below a folder of the illustrator, by its name, and of every entry of its JSON files, by its key. */
async function textsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const whole = join(root, 'packages', 'illustrator', 'src', folder)
  const files = (await readdir(whole, { recursive: true })).filter((file) => /\.(ts|json)$/.test(file))
  const read = async (file: string): Promise<[string, string][]> => {
    const text = await readFile(join(whole, file), 'utf8')
    if (file.endsWith('.ts')) return [[basename(file, '.ts'), text]]
    return Object.entries<unknown>(JSON.parse(text)).map(([id, entry]) => [id, JSON.stringify(entry)])
  }
  return new Map((await Promise.all(files.map(read))).flat())
}
