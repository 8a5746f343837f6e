import type { CharacterId } from '@eidolon/contract/ids.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
import {
  accessories,
  arrangements,
  backgrounds,
  cameraMoves,
  cameras,
  type Changed,
  changedParts,
  companionPlaces,
  compositions,
  drawnFor,
  effects,
  enlargements,
  type CatalogEntry,
  expressions,
  type FilmOrder,
  focuses,
  framings,
  grades,
  lenses,
  lights,
  looks,
  materials,
  maxChanges,
  maxCompanions,
  maxEffects,
  maxGestures,
  maxPeople,
  maxScenery,
  motions,
  type OtherPerson,
  outfits,
  patterns,
  type PictureOrder,
  poses,
  readGenes,
  scenery,
  type Setting,
  styles,
  thingMaterials,
  type Tints,
  type Together,
  views,
  times,
  weathers,
  writeGenes,
} from '@eidolon/people'
import { z } from 'zod'
import { canonicalJson } from '#domain/generations/recipe.ts'
import { embeddedId } from './embedded-abilities.ts'

export type AnyOrder = PictureOrder | FilmOrder

export const isFilm = (order: AnyOrder): order is FilmOrder => 'seconds' in order

/** Everything that makes a picture again, byte for byte, and what was asked for. */
export type IllustratorRecipe = {
  readonly engineVersion: string
  readonly characterId: CharacterId
  readonly request: Readonly<Record<string, unknown>>
  readonly order: AnyOrder
}

/** As it is kept in the row and inside the file. */
export function writeRecipe({ engineVersion, characterId, request, order }: IllustratorRecipe): string {
  const kind = isFilm(order) ? 'video' : 'image'
  const plain = plainOf(order)
  return canonicalJson({ recipe: 1, engine: embeddedId, engineVersion, kind, characterId, request, order: plain })
}

/** An order with genes as they are kept, and so the orders that it was changed from. */
function plainOf({ genes, changed, together, ...order }: AnyOrder): Readonly<Record<string, unknown>> {
  return {
    ...order,
    genes: writeGenes(genes),
    ...(together && {
      together: {
        ...together,
        others: together.others.map((other) => ({ ...other, genes: writeGenes(other.genes) })),
      },
    }),
    ...(changed && { changed: { ...changed, before: plainOf(changed.before) } }),
  }
}

/** Undefined when it is no recipe of the illustrator's. */
export function readRecipe(text: string): IllustratorRecipe | undefined {
  // A row has no room for more, so a file of ours has none either.
  if (text.length > limits.media.recipe) return undefined
  const parsed = Recipe.safeParse(fromJson(text))
  if (!parsed.success) return undefined
  const { engineVersion, characterId, request, order } = parsed.data
  const { motion, cameraMove, seconds, marked } = order
  const film = motion !== undefined && cameraMove !== undefined && seconds !== undefined
  const picture = pictureOf(order)
  if (film) {
    const { enlarged: _size, changed: _change, ...usual } = picture
    const moving = { motion, cameraMove, seconds, ...(marked && { marked }) }
    return { engineVersion, characterId, request, order: { ...usual, ...moving } }
  }
  return isDrawable(picture) ? { engineVersion, characterId, request, order: picture } : undefined
}

function pictureOf({ genes, setting: shown, enlarged, cutOut, changed, together, ...order }: Order): PictureOrder {
  const { style, seed, width, height } = order
  const { tints: _tints, bottom: _bottom, shoes: _shoes, ...rest } = shown
  const setting: Setting = { ...present(rest), ...wornOf(shown) }
  const before: Changed | undefined = changed && {
    part: changed.part,
    before: pictureOf(changed.before),
    ...(changed.person !== undefined && { person: changed.person }),
  }
  return {
    style,
    seed,
    width,
    height,
    setting,
    genes: readGenes(genes),
    ...(enlarged && { enlarged }),
    ...(cutOut && { cutOut }),
    ...(together && { together: togetherOf(together) }),
    ...(before && { changed: before }),
  }
}

/** What is worn, without what is absent. */
const wornOf = ({ tints, bottom, shoes }: Pick<Order['setting'], 'tints' | 'bottom' | 'shoes'>) => ({
  ...(tints && { tints: asTints(tints) }),
  ...(bottom && { bottom: present(bottom) }),
  ...(shoes && { shoes: present(shoes) }),
})

function togetherOf({ arrangement, looks, ownPoses, others }: NonNullable<Order['together']>): Together {
  return {
    arrangement,
    ...(looks !== undefined && { looks }),
    ...(ownPoses && { ownPoses }),
    others: others.map(({ genes, setting, looks: theirs }): OtherPerson => {
      const { tints: _tints, bottom: _bottom, shoes: _shoes, ...rest } = setting
      return {
        genes: readGenes(genes),
        setting: { ...present(rest), ...wornOf(setting) },
        ...(theirs !== undefined && { looks: theirs }),
      }
    }),
  }
}

/** A change keeps size, style and seed, and there are not too many of them. */
function isDrawable(order: PictureOrder): boolean {
  if (drawnFor(order) > maxChanges + 1) return false
  for (let one = order; one.changed; one = one.changed.before) {
    const { before, person = 0 } = one.changed
    if (person > (before.together?.others.length ?? 0)) return false
    const isSame = (['width', 'height', 'style', 'seed'] as const).every((key) => one[key] === before[key])
    if (!isSame || before.enlarged) return false
  }
  return true
}

/** What may be absent is absent, not undefined: an order is compared and hashed as it is. */
function present<T extends object>(value: T): Present<T> {
  // Only what is undefined was left out, and that may be absent.
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Present<T>
}
type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

function oneOf<Id extends string>(list: readonly CatalogEntry<Id>[]) {
  return z.custom<Id>((value) => list.some(({ id }) => id === value))
}

/** Some of a list, each once; how many there are is looked at first. */
function someOf<Id extends string>(list: readonly CatalogEntry<Id>[], most = list.length) {
  const ids: ReadonlySet<unknown> = new Set(list.map(({ id }) => id))
  return z.custom<readonly Id[]>(
    (value) =>
      Array.isArray(value) &&
      value.length <= most &&
      new Set(value).size === value.length &&
      value.every((id) => ids.has(id)),
  )
}

const color = z.string().regex(/^#[0-9a-f]{6}$/)
const edge = z.int().min(16).max(2048)
/** What clothes are made of. */
const clothes = {
  outfit: oneOf(outfits),
  primary: color,
  secondary: color,
  accent: color,
  material: oneOf(materials).optional(),
  pattern: oneOf(patterns).optional(),
  torn: z.boolean().optional(),
}
const genes = z.record(z.string(), z.unknown())
/** What belongs to one person. */
const personal = {
  pose: oneOf(poses),
  gestures: someOf(poses, maxGestures).optional(),
  joints: Joints.optional(),
  jointsTo: Joints.optional(),
  expression: oneOf(expressions),
  ...clothes,
  bottom: z.object(clothes).optional(),
  shoes: z.object(clothes).optional(),
  accessories: someOf(accessories),
  tints: z
    .partialRecord(
      z.enum(accessories.map(({ id }) => id)),
      z.strictObject({
        colour: color.optional(),
        material: oneOf(thingMaterials).optional(),
        place: z.enum(companionPlaces).optional(),
        many: z.int().min(1).max(maxCompanions).optional(),
      }),
    )
    .optional(),
}
/** At the camera, at the others, or at one of them by number. */
const Looks = z.union([z.enum(looks), z.int().min(0)]).optional()
const TogetherSchema = z
  .object({
    arrangement: oneOf(arrangements),
    looks: Looks,
    ownPoses: z.literal(true).optional(),
    others: z
      .array(z.object({ genes, setting: z.object(personal), looks: Looks }))
      .min(1)
      .max(maxPeople - 1),
  })
  // An arrangement has places for so many people.
  .refine(({ arrangement, others }) =>
    arrangements.some(
      ({ id, more }) => id === arrangement && more.least <= others.length + 1 && others.length + 1 <= more.most,
    ),
  )
  // Nobody looks at themselves, or at somebody who is not in the picture.
  .refine(({ looks: first, others }) =>
    [first, ...others.map((other) => other.looks)].every(
      (look, at) => typeof look !== 'number' || (look !== at && look <= others.length),
    ),
  )
const Order = z.object({
  genes,
  together: TogetherSchema.optional(),
  setting: z.object({
    ...personal,
    background: oneOf(backgrounds),
    time: oneOf(times),
    weather: oneOf(weathers),
    framing: oneOf(framings),
    camera: oneOf(cameras),
    view: oneOf(views).optional(),
    lens: oneOf(lenses).optional(),
    focus: oneOf(focuses).optional(),
    composition: oneOf(compositions).optional(),
    light: oneOf(lights).optional(),
    lightColours: z.array(color).min(1).max(2).optional(),
    effects: someOf(effects, maxEffects).optional(),
    scenery: someOf(scenery, maxScenery).optional(),
    sceneryColours: z.partialRecord(oneOf(scenery), color).optional(),
    effectColour: color.optional(),
    grade: oneOf(grades).optional(),
    tones: color.optional(),
  }),
  style: oneOf(styles),
  seed: z.int().min(0),
  width: edge,
  height: edge,
  enlarged: z.literal(enlargements).optional(),
  cutOut: z.literal(true).optional(),
  motion: oneOf(motions).optional(),
  cameraMove: oneOf(cameraMoves).optional(),
  seconds: z.number().min(1).max(10).optional(),
  marked: z.literal(true).optional(),
  /** A text has room for a few of them only: it was measured before. */
  get changed() {
    const person = z
      .int()
      .min(1)
      .max(maxPeople - 1)
      .optional()
    return z.object({ part: z.enum(changedParts), before: Order, person }).optional()
  },
})
type Order = z.infer<typeof Order>

const Recipe = z.object({
  recipe: z.literal(1),
  engine: z.literal(embeddedId),
  engineVersion: z.string(),
  characterId: z.string(),
  request: z.record(z.string(), z.unknown()),
  order: Order,
})

/** With exact optional properties what is absent and what is undefined differ. */
function asTints(tints: NonNullable<Order['setting']['tints']>): Tints {
  return Object.fromEntries(Object.entries(tints).map(([id, tint]) => [id, present(tint ?? {})]))
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
