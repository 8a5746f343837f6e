import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gateSkins } from '#pack/gate.ts'
import type { ProxyKind, Texture } from '#pack/pack.ts'
import { eachPixel, flattenUnused, halve, readPicture, usedPixels } from './pack-pictures.ts'
import { data, type MeshFace, facesOf, type SourceProxy } from './pack-source.ts'

/** What is kept of a proxy's picture. */
export async function proxyTexture(kind: ProxyKind, folder: string, mesh: SourceProxy): Promise<Texture | undefined> {
  const file = mesh.materials[0]?.mapDiffuse
  // The tongue is painted by the illustrator itself.
  if (kind === 'tongue' || file === undefined) return undefined
  const picture = await readPicture(join(folder, file))
  const shown = flattenUnused(picture, usedPixels(picture, facesOf(mesh), mesh.uvs[0] ?? []))
  return halve(eachPixel(shown, 3, (red, green, blue) => [red, green, blue]))
}

/**
 * The skins as ratios to their mean color, 128 for the mean itself: the genes bring the color. Only what the
 * illustrator may draw bare is kept; the rest is flat.
 */
export async function skinTextures(bare: readonly MeshFace[], uvs: readonly number[]): Promise<Map<string, Texture>> {
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
