import type { Abilities, Choice } from '@eidolon/contract/engines.ts'
import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { projectId } from '@eidolon/contract/resources.ts'
import { sheetKinds } from '@eidolon/contract/characters/sheets.ts'
import {
  accessories,
  arrangements,
  backgrounds,
  cameraMoves,
  cameras,
  effects,
  type Enlargement,
  enlargements,
  type CatalogEntry,
  expressions,
  framings,
  hairStyles,
  lights,
  maxPeople,
  motions,
  noBackground,
  outfits,
  poses,
  type SampledList,
  scenery,
  styles,
  times,
  views,
  weathers,
} from '@eidolon/people'

export const embeddedId = 'illustrator'

/** Sizes of about the same area; multiples of sixteen, as films need them. */
const aspects = [
  ['1:1', 'Square', 768, 768],
  ['4:5', 'Portrait 4:5', 688, 864],
  ['3:4', 'Portrait 3:4', 672, 896],
  ['2:3', 'Portrait 2:3', 640, 960],
  ['9:16', 'Phone', 576, 1024],
  ['4:3', 'Landscape 4:3', 896, 672],
  ['3:2', 'Landscape 3:2', 960, 640],
  ['16:9', 'Wide', 1024, 576],
] as const

/** Pixels a side for one of the standard size; what takes longer may be asked for less often at once. */
const sizes = [
  ['standard', 'Standard', 1, limits.generation.count],
  ['large', 'Large (2×)', 2, 4],
  ['print', 'Print (4×)', 4, 2],
] as const

export const standardSize = { id: 'standard', label: 'Standard', previewUrl: '', factor: 1 } as const

const durations = [2, 3, 4, 5, 6, 8]

/** Seconds of a film of somebody who is cut out: every drawing of it is a picture of its own in the file. */
export const longestCutOut = 4

/** The most that a generation may ask for, of one picture or film. */
export const maxDrawn = {
  pixels: Math.max(...aspects.map(([, , width, height]) => width * height)),
  seconds: Math.max(...durations),
}

export function sizeOf(aspect: string): { readonly width: number; readonly height: number } {
  const [, , width, height] = aspects.find(([id]) => id === aspect) ?? aspects[0]
  return { width, height }
}

/** How many times the pixels a side a size has; undefined: once. */
export function enlargedBy(size: string | undefined): Enlargement | undefined {
  const factor = sizes.find(([id]) => id === size)?.[2]
  return enlargements.find((each) => each === factor)
}

/** How many pictures of a size are begun at once. */
export const atOnce = (size: string | undefined): number =>
  sizes.find(([id]) => id === size)?.[3] ?? limits.generation.count

const parts: Readonly<Record<Exclude<ChangeablePart, 'painted'>, string>> = {
  hair: 'Hair',
  face: 'Face',
  top: 'Top',
  bottom: 'Bottom',
  shoes: 'Shoes',
  accessories: 'Accessories',
  background: 'Background',
  light: 'Light',
  pose: 'Pose',
}
const changeable: Choice[] = Object.entries(parts).map(([id, label]) => ({ id, label, previewUrl: '' }))

const known = new Map<string, Abilities>()

/** Put together once: every engine is offered with these lists of a thousand entries, for every job anew. */
export function embeddedAbilities(version: string, kinds: Abilities['kinds']): Abilities {
  const key = `${version} ${kinds.join()}`
  const before = known.get(key)
  if (before) return before
  const made = allAbilities(version, kinds)
  known.set(key, made)
  return made
}

function allAbilities(version: string, kinds: Abilities['kinds']): Abilities {
  const pictured = (list: SampledList, entries: readonly Pick<CatalogEntry, 'id' | 'label'>[]): Choice[] =>
    entries.map(({ id, label }) => ({
      id,
      label,
      // The version is part of the address, so that a picture of it can be kept for ever.
      previewUrl: `/v1/engines/${embeddedId}/samples/${list}/${id}?project=${projectId}&v=${version}`,
    }))
  const films = kinds.includes('video')
  return {
    kinds,
    styles: pictured('styles', styles),
    poses: pictured('poses', poses),
    outfits: pictured('outfits', outfits),
    backgrounds: pictured('backgrounds', [{ id: noBackground, label: 'None (cut-out)' }, ...backgrounds]),
    expressions: pictured('expressions', expressions),
    framings: pictured('framings', framings),
    times: pictured('times', times),
    weathers: pictured('weathers', weathers),
    angles: pictured('angles', cameras),
    views: pictured('views', views),
    lights: pictured('lights', lights),
    effects: pictured('effects', effects),
    scenery: pictured('scenery', scenery),
    aspects: aspects.map(([id, label, width, height]) => ({ id, label, previewUrl: '', width, height })),
    cutouts: true,
    cutoutSeconds: films ? longestCutOut : 0,
    sheets: [...sheetKinds],
    sizes: sizes.map(([id, label, factor, maxCount]) => ({ id, label, previewUrl: '', factor, maxCount })),
    parts: changeable,
    masks: false,
    hairStyles: plain(hairStyles),
    accessories: plain(accessories),
    maxCharacters: maxPeople,
    arrangements: arrangements.map(({ id, label, more: { least, most, fixed } }) => ({
      id,
      label,
      previewUrl: '',
      least,
      most,
      posed: fixed === true,
    })),
    motions: films ? plain(motions) : [],
    cameras: films ? plain(cameraMoves) : [],
    durations: films ? durations : [],
    maxCount: limits.generation.count,
    seed: true,
    negativePrompt: true,
    // It knows the person by their genes and needs no pictures of them.
    reference: false,
    strength: true,
    ownPoses: true,
    // It draws the very scene that others are guided by.
    guidance: [],
    likeness: false,
    retries: 0,
  }
}

const plain = (entries: readonly CatalogEntry[]): Choice[] =>
  entries.map(({ id, label }) => ({ id, label, previewUrl: '' }))
