import {
  arrangements,
  randomSetting,
  hash,
  type PictureOrder,
  planGroup,
  randomGenes,
  type Scene,
  sceneTogether,
  type Together,
} from '@eidolon/people'
import { someone, type Tile } from './sheet-tile.ts'

type TileOptions = Partial<Pick<PictureOrder, 'style' | 'width' | 'height'>> & { readonly scene?: Partial<Scene> }

/** People by chance in an arrangement. */
export function togetherOrder(
  arrangement: Together['arrangement'],
  count: number,
  seed: number,
  { scene: given = {}, style = 'studio', width = 512, height = 512 }: TileOptions = {},
): PictureOrder {
  const scene: Scene = {
    accessories: [],
    without: [],
    background: 'park',
    framing: 'full',
    camera: 'eye-level',
    ...given,
  }
  const [genes, ...others] = Array.from({ length: count }, (_, at) => ({
    ...randomGenes(hash(`tile ${at}`, seed), someone(at + seed)),
    accessories: [],
  }))
  const setting = randomSetting(genes!, sceneTogether(scene, arrangement, seed), hash('tile 0', seed))
  const along = others.map((one) => ({ genes: one, decided: { scene: { accessories: [], without: [] }, by: {} } }))
  return { genes: genes!, ...planGroup(setting, along, arrangement, seed), style, seed, width, height }
}

/** Every arrangement with as few and as many people as it is for. */
export const togetherTiles = (): readonly Tile[] =>
  arrangements.flatMap(({ id, label, more }, at) =>
    [...new Set([more.least, more.most])].map((count) => ({
      label: `${label}, ${count}`,
      order: togetherOrder(id, count, at * 7 + count + 1),
    })),
  )
