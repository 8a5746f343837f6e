import { effects } from '#catalogue/effects.ts'
import type { CatalogEntry } from '#catalogue/entry.ts'
import { expressions } from '#catalogue/expressions.ts'
import { backgrounds } from '#catalogue/generated/backgrounds.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { scenery, type SceneryId } from '#catalogue/generated/scenery.ts'
import { times, weathers } from '#catalogue/hours.ts'
import { lights } from '#catalogue/lights.ts'
import { cameras, framings, styles, views } from '#catalogue/picture.ts'
import type { GeneValues } from '#genes/genes.ts'
import { randomGenes } from '#genes/random-person.ts'
import type { PictureOrder, Setting } from './order.ts'

/** The lists of which there are small pictures, with what can be chosen from each. */
const sampled = {
  styles,
  poses,
  outfits,
  backgrounds,
  expressions,
  framings,
  times,
  weathers,
  angles: cameras,
  views,
  lights,
  effects,
  scenery,
} as const
export type SampledList = keyof typeof sampled

/** The choice among backgrounds that is none: the person is cut out. */
export const noBackground = 'none'

/** Every choice that has a small picture. */
export const sampleChoices = (): readonly { readonly list: SampledList; readonly choice: string }[] => [
  ...(Object.keys(sampled) as SampledList[]).flatMap((list) => sampled[list].map(({ id }) => ({ list, choice: id }))),
  { list: 'backgrounds', choice: noBackground },
]

/** The same person in all of them, so that they differ in what is shown and in nothing else. */
const seed = 20
const edge = 192
const model: Partial<GeneValues> = {
  sex: 0,
  presentation: 0.2,
  age: 28,
  hairStyle: 'bob',
  outfit: 'sweater',
  accessories: [],
  scar: 'none',
  beard: 'none',
  skinDye: 'natural',
}

const plain: Omit<Setting, 'primary' | 'secondary' | 'accent' | 'outfit'> = {
  pose: 'relaxed',
  expression: 'smile',
  background: 'studio',
  time: 'day',
  weather: 'clear',
  framing: 'half',
  camera: 'eye-level',
  accessories: [],
}

/** How one choice of a list is shown; undefined when there is no such choice. */
export function sampleOrder(list: string, choice: string): PictureOrder | undefined {
  const named = (Object.keys(sampled) as SampledList[]).find((each) => each === list)
  const cutOut = named === 'backgrounds' && choice === noBackground
  const shown: SampleScene | undefined = cutOut ? { framing: 'half' } : named && showing(named, choice)
  if (!shown) return undefined
  const genes = randomGenes(seed, model)
  // The plainest style: what is small has to be clear.
  const { style = 'studio', ...setting } = shown
  const colors = outfits.find(({ id }) => id === (setting.outfit ?? genes.outfit))?.more ?? genes
  return {
    genes,
    style,
    seed,
    width: edge,
    height: edge,
    ...(cutOut && { cutOut: true as const }),
    setting: {
      ...plain,
      outfit: genes.outfit,
      primary: colors.primary,
      secondary: colors.secondary,
      accent: genes.accent,
      ...setting,
    },
  }
}

type SampleScene = Partial<Setting> & { readonly style?: PictureOrder['style'] }

function showing(list: SampledList, choice: string): SampleScene | undefined {
  switch (list) {
    case 'styles':
      return one(styles, choice, (style) => ({ style, framing: 'bust', background: 'park' }))
    case 'poses':
      return one(poses, choice, (pose) => ({ pose, framing: 'full' }))
    case 'outfits':
      return one(outfits, choice, (outfit) => ({ outfit, framing: 'three-quarter' }))
    case 'backgrounds':
      return one(backgrounds, choice, (background) => ({ background, framing: 'wide' }))
    case 'expressions':
      return one(expressions, choice, (expression) => ({ expression, framing: 'portrait' }))
    case 'framings':
      return one(framings, choice, (framing) => ({ framing, background: 'park' }))
    case 'times':
      return one(times, choice, (time) => ({ time, background: 'lake', framing: 'wide' }))
    case 'weathers':
      return one(weathers, choice, (weather) => ({ weather, background: 'city-street', framing: 'three-quarter' }))
    case 'angles':
      return one(cameras, choice, (camera) => ({ camera, framing: 'three-quarter', background: 'park' }))
    case 'views':
      return one(views, choice, (view) => ({ view, framing: 'bust' }))
    case 'lights':
      return one(lights, choice, (light) => ({ light, framing: 'bust', background: 'living-room', time: 'dusk' }))
    case 'effects':
      return one(effects, choice, (effect) => ({
        effects: [effect],
        framing: 'half',
        background: 'park',
        time: 'dusk',
      }))
    case 'scenery':
      return one(scenery, choice, (piece) => ({ scenery: [piece], framing: 'wide', background: homeOf(piece) }))
  }
}

/** A place that the piece is at home in. */
function homeOf(piece: SceneryId): Setting['background'] {
  const facts = scenery.find(({ id }) => id === piece)?.more
  return facts?.place ?? (facts?.fits === 'outdoors' ? 'meadow' : 'living-room')
}

function one<Id extends string>(
  list: readonly CatalogEntry<Id>[],
  choice: string,
  show: (id: Id) => SampleScene,
): SampleScene | undefined {
  const found = list.find(({ id }) => id === choice)
  return found && show(found.id)
}
