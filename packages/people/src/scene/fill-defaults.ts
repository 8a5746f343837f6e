import type { GenerationRequest } from '@eidolon/contract/generations.ts'
import type { Genes } from '#genes/genes.ts'
import type { Scene } from '#reading/to-scene.ts'
import { hash, seedAfter } from '#seed/hash.ts'
import { clearOfTheirSkin } from './color-clothes.ts'
import { randomSetting } from './random-setting.ts'
import type { Denied } from './negative-prompt.ts'
import type { Setting } from './order.ts'
import type { ResolvedScene } from './resolve-scene.ts'

/** Chance decides so often before it is left at what is not wanted. */
const turns = 20
/** So many seeds are tried before the place is given up; one in fifty fits as a rule. */
const patience = 2000

/**
 * The settings of a generation's pictures, each with its seed: what was decided, and chance for the rest. The first seed
 * is the one that was asked for; the next ones come to the same place and hour. So pictures of one generation share
 * those, and each of them is drawn again by its seed alone.
 */
export function fillDefaults(
  genes: Genes,
  decided: Pick<ResolvedScene, 'scene' | 'denied'> & Partial<Pick<ResolvedScene, 'by'>>,
  { seed: first, count }: Pick<GenerationRequest, 'seed' | 'count'>,
): readonly { readonly seed: number; readonly setting: Setting }[] {
  const { denied } = decided
  const scene = clearOfTheirSkin(genes, decided)
  const settled = (seed: number) => settle(genes, scene, denied, seed)
  const wanted = settled(first)
  const fits = ({ background, time, weather }: Setting) =>
    background === wanted.background && time === wanted.time && weather === wanted.weather
  const seeds = [first]
  for (let step = 1; seeds.length < count; step++) {
    const seed = seedAfter(first, step)
    if (step > patience || fits(settled(seed))) seeds.push(seed)
  }
  return seeds.map((seed) => {
    // Chance has no further say in the rest than it would have alone: of a seed there is one picture.
    const { background, time, weather } = settled(seed)
    const camera = scene.camera ?? 'eye-level'
    return { seed, setting: settle(genes, { ...scene, background, time, weather, camera }, denied, seed) }
  })
}

/** What is not decided is left to chance, which is asked again when it comes up with what is not wanted. */
function settle(genes: Genes, scene: Scene, denied: Denied, seed: number): Setting {
  const unwanted = (setting: Setting) =>
    (['pose', 'expression', 'background', 'time', 'weather', 'framing', 'camera'] as const).some(
      (key) => scene[key] === undefined && denied.has(key, setting[key]),
    )
  let setting = randomSetting(genes, scene, seed)
  for (let turn = 1; unwanted(setting) && turn < turns; turn++) {
    setting = randomSetting(genes, scene, hash(`turn ${turn}`, seed))
  }
  return setting
}
