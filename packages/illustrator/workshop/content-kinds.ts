import { checkAnimal } from './check-animal.ts'
import { checkPose } from './check-pose.ts'
import { checkSetDown } from './check-set-down.ts'

/** A kind of content: where its files are, and what is written of them. */
export type ContentKind = {
  /** The function that its files call, which is also what one of them is called. */
  readonly maker: string
  /** Where its files are, below `src` of the illustrator; folders in there are searched too. */
  readonly folder: string
  /** What makes entries of its JSON files, which hold several each, and what tells what is wrong with one of them. */
  readonly data?: {
    readonly reader: string
    readonly from: string
    readonly check?: (entry: unknown) => string | undefined
  }
  /** The list in the catalog of people, the type of its ids and the type of what it says of each. */
  readonly list: string
  readonly id: string
  readonly facts: string
  /** The table of the illustrator: its file below `src`, its name, and the type of what is in it with that type's file. */
  readonly table: { readonly file: string; readonly name: string; readonly type: string; readonly from: string }
}

/** Add a kind here, run `npm run content`, and its files are found from then on. */
export const kinds: readonly ContentKind[] = [
  {
    maker: 'place',
    folder: 'places/sets',
    list: 'backgrounds',
    id: 'BackgroundId',
    facts: 'PlaceFacts',
    table: { file: 'places/places.generated.ts', name: 'places', type: 'PlaceFile', from: './place-file.ts' },
  },
  {
    maker: 'pose',
    folder: 'poses/catalogue',
    data: { reader: 'posesFrom', from: 'poses/read-poses.ts', check: checkPose },
    list: 'poses',
    id: 'PoseId',
    facts: 'PoseFacts',
    table: { file: 'poses/poses.generated.ts', name: 'poses', type: 'PoseFile', from: './pose-file.ts' },
  },
  {
    maker: 'arrangement',
    folder: 'arrangements/catalogue',
    list: 'arrangements',
    id: 'ArrangementId',
    facts: 'ArrangementFacts',
    table: {
      file: 'arrangements/arrangements.generated.ts',
      name: 'arrangements',
      type: 'ArrangementFile',
      from: './arrangement-file.ts',
    },
  },
  {
    maker: 'outfit',
    folder: 'wardrobe/outfits',
    list: 'outfits',
    id: 'OutfitId',
    facts: 'OutfitFacts',
    table: { file: 'wardrobe/outfits.generated.ts', name: 'outfits', type: 'OutfitFile', from: './outfit-file.ts' },
  },
  {
    maker: 'hairStyle',
    folder: 'hair/styles',
    list: 'hairStyles',
    id: 'HairStyleId',
    facts: 'HairFacts',
    table: { file: 'hair/styles.generated.ts', name: 'hairStyles', type: 'HairFile', from: './style-file.ts' },
  },
  {
    maker: 'prop',
    folder: 'props/catalogue',
    data: { reader: 'animalsFrom', from: 'props/read-animals.ts', check: checkAnimal },
    list: 'accessories',
    id: 'AccessoryId',
    facts: 'PropFacts',
    table: { file: 'props/props.generated.ts', name: 'props', type: 'PropFile', from: './prop-file.ts' },
  },
  {
    maker: 'piece',
    folder: 'places/scenery/pieces',
    data: { reader: 'setDownFrom', from: 'places/scenery/set-down.ts', check: checkSetDown },
    list: 'scenery',
    id: 'SceneryId',
    facts: 'SceneryFacts',
    table: {
      file: 'places/scenery/pieces.generated.ts',
      name: 'pieces',
      type: 'PieceFile',
      from: './piece-file.ts',
    },
  },
]
