import { randomSetting, type PictureOrder, randomGenes, type Scene } from '@eidolon/people'
import { people, type PersonName } from './art-people.ts'

/** A share of what is drawn, for pictures whose person stands where the page wants them. */
export type CropArea = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type ArtOrder = {
  readonly who: PersonName
  readonly scene: Partial<Scene>
  readonly style: PictureOrder['style']
  readonly seed: number
  /** The finished size; it is drawn larger by `times` and reduced. */
  readonly width: number
  readonly height: number
  readonly times?: number
  readonly cut?: CropArea
}

/** What the engine is asked for, at a share of the size for drafts. */
export function orderOf(
  { who, scene, style, seed, width, height, cut, times = 1.25 }: ArtOrder,
  share = 1,
): PictureOrder {
  const { seed: own, genes: given } = people[who]
  const genes = { ...randomGenes(own, given), ...given }
  const setting = randomSetting(genes, { accessories: [], without: [], ...scene }, seed)
  const whole = times * share
  return {
    genes,
    setting,
    style,
    seed,
    width: Math.round((width * whole) / (cut?.width ?? 1)),
    height: Math.round((height * whole) / (cut?.height ?? 1)),
  }
}
