import { join } from 'node:path'
import { readdir } from 'node:fs/promises'
import { gateSkins } from '../packages/illustrator/src/pack/gate.ts'
import type { ProxyKind, Texture } from '../packages/illustrator/src/pack/pack.ts'
import { data, type Face, facesOf, type SourceProxy } from './pack-source.ts'
import {
  cover,
  eachPixel,
  flattenUnused,
  halve,
  luminance,
  type Patch,
  readPicture,
  usedPixels,
} from './pack-pictures.ts'

/** Prints and badges in the pictures of cloth, to be covered with plain cloth from beside them. */
const prints: Readonly<Record<string, readonly Patch[]>> = {}

/** Steps of four: finer ones are mostly noise, and cost half of the pack. 255 stays whole, 128 stays the middle. */
const coarse = (value: number): number => (value >= 254 ? 255 : (value + 2) & 252)

/** What is kept of a proxy's pictures: brightness, folds and shade, since colours are ours. */
export async function proxyTextures(
  kind: ProxyKind,
  name: string,
  folder: string,
  mesh: SourceProxy,
): Promise<ReadonlyMap<string, Texture>> {
  const kept = new Map<string, Texture>()
  const { mapDiffuse, mapNormal, mapAO } = mesh.materials[0] ?? {}
  const faces = facesOf(mesh)
  const read = async (file: string) => {
    const picture = cover(await readPicture(join(folder, file)), prints[name] ?? [])
    return { picture, used: usedPixels(picture, faces, mesh.uvs[0] ?? []) }
  }
  // Iris and tongue are painted by the illustrator itself.
  if (kind === 'eyes' || kind === 'tongue' || mapDiffuse === undefined) return kept
  const { picture, used } = await read(mapDiffuse)
  if (kind === 'hair') {
    const strands = eachPixel(picture, 2, (red, green, blue, alpha) => [
      coarse(luminance(red, green, blue)),
      coarse(alpha),
    ])
    kept.set('diffuse', flattenUnused(strands, used))
  } else if (kind === 'eyebrows' || kind === 'eyelashes') {
    kept.set(
      'diffuse',
      eachPixel(picture, 1, (_red, _green, _blue, alpha) => [alpha]),
    )
  } else if (kind === 'teeth') {
    kept.set('diffuse', halve(eachPixel(flattenUnused(picture, used), 3, (red, green, blue) => [red, green, blue])))
  } else {
    const grey = eachPixel(picture, 1, (red, green, blue) => [coarse(luminance(red, green, blue))])
    kept.set('diffuse', flattenUnused(grey, used))
    if (mapNormal !== undefined) {
      const normal = await read(mapNormal)
      const slopes = eachPixel(normal.picture, 2, (red, green) => [coarse(red), coarse(green)])
      kept.set('normal', flattenUnused(slopes, normal.used))
    }
    if (mapAO !== undefined) {
      const shade = await read(mapAO)
      kept.set(
        'occlusion',
        halve(
          flattenUnused(
            eachPixel(shade.picture, 1, (red) => [red]),
            shade.used,
          ),
        ),
      )
    }
  }
  return kept
}

/**
 * The skins as ratios to their mean colour, 128 for the mean itself: the genes bring the colour. Only what the
 * illustrator may draw bare is kept; the rest is flat.
 */
export async function skinTextures(bare: readonly Face[], uvs: readonly number[]): Promise<Map<string, Texture>> {
  const kept = new Map<string, Texture>()
  for (const skin of gateSkins) {
    const folder = join(data, 'skins', skin, 'textures')
    const file = (await readdir(folder)).toSorted().find((name) => name.endsWith('_diffuse.png'))
    if (file === undefined) throw new Error(`The body data has no picture of the skin ${skin}.`)
    const picture = await readPicture(join(folder, file))
    const used = usedPixels(picture, bare, uvs, 2)
    const means = [0, 1, 2].map((channel) => mean(picture, used, channel))
    const ratio = (value: number, channel: number) => Math.min(255, Math.round((value * 128) / (means[channel] ?? 128)))
    const tones = eachPixel(picture, 3, (red, green, blue) => [ratio(red, 0), ratio(green, 1), ratio(blue, 2)])
    const data3 = tones.data.slice()
    for (let pixel = 0; pixel < used.length; pixel += 1)
      if (used[pixel] === 0) data3.fill(128, pixel * 3, pixel * 3 + 3)
    kept.set(`skin/${skin}`, { ...tones, data: data3 })
  }
  return kept
}

function mean({ data: pixels }: Texture, used: Uint8Array, channel: number): number {
  let sum = 0
  let count = 0
  for (let pixel = 0; pixel < used.length; pixel += 1) {
    if (used[pixel] === 0) continue
    sum += pixels[pixel * 4 + channel] ?? 0
    count += 1
  }
  return sum / count
}
