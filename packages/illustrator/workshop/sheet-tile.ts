import {
  randomSetting,
  type FilmOrder,
  type GeneValues,
  type PictureOrder,
  randomGenes,
  type Scene,
} from '@eidolon/people'

/** The pictures of a stage, in the order of their sheet. */
export const stageLooks = ['render', 'pose', 'depth', 'lines', 'normals', 'parts'] as const
export type StageLook = (typeof stageLooks)[number]

export type Tile = {
  readonly label: string
  /** What whoever looks at it is to find out. */
  readonly answer?: string
  readonly order: PictureOrder
  /** A drawing of a film instead of a picture. */
  readonly film?: { readonly order: FilmOrder; readonly at: number }
  /** What an engine is guided by instead of the picture. */
  readonly stage?: StageLook
}

type Wishes = {
  readonly genes?: Partial<GeneValues>
  readonly scene?: Partial<Scene>
  readonly style?: PictureOrder['style']
  readonly size?: number
}

/** One tile; what the options leave open comes from the seed. */
export function tile(
  label: string,
  seed: number,
  { genes: given = {}, scene = {}, style = 'studio', size = 384 }: Wishes,
): Tile {
  const genes = { ...randomGenes(seed, given), ...given }
  const setting = randomSetting(genes, { accessories: [], without: [], ...scene }, seed)
  return { label, order: { genes, setting, style, seed, width: size, height: size } }
}

export const count = (to: number): readonly number[] => Array.from({ length: to }, (_, at) => at + 1)
/** Women and men in turn, of every age and heritage. */
export const someone = (at: number): Partial<GeneValues> => ({ sex: at % 2, presentation: at % 2 })
export const plain: Partial<Scene> = { background: 'studio', pose: 'relaxed' }
