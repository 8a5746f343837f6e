import type { ChangeablePart, changeFields, GenerationRequest } from '@eidolon/contract/generations.ts'
import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { backgrounds } from '#catalogue/generated/backgrounds.ts'
import { hairStyles } from '#catalogue/generated/hair-styles.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { scenery } from '#catalogue/generated/scenery.ts'
import { times, weathers } from '#catalogue/hours.ts'
import { known } from '#catalogue/entry.ts'
import { expressions } from '#catalogue/expressions.ts'
import { lights } from '#catalogue/lights.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import type { Slot } from '#catalogue/facts.ts'
import type { GeneId, Genes } from '#genes/genes.ts'
import { withGenes } from '#genes/read.ts'
import type { Dictionary } from '#reading/vocabulary/dictionary.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import type { Scene } from '#reading/to-scene.ts'
import { colorClothes } from './color-clothes.ts'
import { randomSetting } from './random-setting.ts'
import { parseNegativePrompt } from './negative-prompt.ts'
import { promptOverrides } from './prompt-overrides.ts'
import { thingsFor } from './scene-defaults.ts'
import { type ChangedPart, changedParts, type Clothes, type PictureOrder, type Setting } from './order.ts'
import { fittingIn, personSettingOf } from './plan-group.ts'
import { noBackground } from './sample-order.ts'
import { ownPose, pickedColors } from './resolve-scene.ts'

/** What a change is asked for by. */
type ChangeRequest = Pick<GenerationRequest, 'prompt'> &
  Partial<Pick<GenerationRequest, (typeof changeFields)[ChangeablePart][number] | 'joints'>>

/** What the words say, and the person as they have them. */
type StatedChange = { readonly scene: Scene; readonly genes: Genes }

/** Genes that belong to the hair, and to the face where it is not its form. */
const hairGenes = ['hairStyle', 'hairLength', 'hairCurl', 'hairColour', 'highlight', 'highlights', 'grey'] as const
const faceGenes = [
  'eyeColour',
  'otherEye',
  'eyeshadow',
  'lipstick',
  'freckles',
  'moles',
  'scar',
  'wrinkles',
  'beard',
] as const

/** What is worn in these places belongs to the part; accessories are the rest. */
const slots: Readonly<Record<'bottom' | 'shoes', readonly Slot[]>> = { bottom: ['bottoms', 'legs'], shoes: ['feet'] }
const ofClothes: readonly Slot[] = [...slots.bottom, ...slots.shoes]
const isIn = (list: readonly Slot[], id: AccessoryId): boolean => list.some((slot) => slot === slotOf(id))

type EditContext = {
  readonly isWord?: Dictionary | undefined
  /** Whose part it is in a picture of several: the person of the order is 0. */
  readonly person?: number | undefined
}

/**
 * The picture with one thing changed to what was picked or what the words say of it; whatever else they say is left
 * alone. Undefined where nothing would be different, or nobody is there by that number. People who are together keep
 * their poses, which are each other's.
 */
export function planEdit(
  order: PictureOrder,
  part: ChangeablePart,
  asked: ChangeRequest,
  { isWord, person: number = 0 }: EditContext = {},
): PictureOrder | undefined {
  const { together } = order
  // The place and the light are everybody's.
  const person = part === 'background' || part === 'light' ? 0 : number
  const own = ofPerson(order, person)
  if (!own || (together && part === 'pose')) return undefined
  const { understood, scene } = parsePrompt(asked.prompt, isWord && { isWord })
  const said: StatedChange = { scene, genes: promptOverrides(own.genes, understood, parseNegativePrompt('')) }
  const { changed: _chain, enlarged, ...plain } = order
  const { cutOut, ...now } = { ...plain, ...withPerson(order, person, changes[part](own, asked, said)) }
  const alone = part === 'background' ? isAlone(cutOut === true, asked, said.scene) : cutOut
  const wanted: PictureOrder = { ...now, ...(alone && { cutOut: true as const }) }
  if (isSame(wanted, plain)) return undefined
  const { enlarged: _size, ...before } = order
  const changed = isKept(part) && { part, before, ...(person > 0 && { person }) }
  return { ...wanted, ...(enlarged && { enlarged }), ...(changed && { changed }) }
}

/** The order as one of its people has it; undefined where there is nobody by that number. */
function ofPerson(order: PictureOrder, person: number): PictureOrder | undefined {
  if (person === 0) return order
  const other = order.together?.others[person - 1]
  if (!other) return undefined
  const { gestures: _gestures, joints: _joints, jointsTo: _on, bottom: _bottom, shoes: _shoes, ...rest } = order.setting
  const { material: _cloth, pattern: _print, torn: _torn, tints: _tints, ...shared } = rest
  return { ...order, genes: other.genes, setting: { ...shared, ...other.setting } }
}

/** What a change of somebody comes to for the order that they are in. */
function withPerson(order: PictureOrder, person: number, change: Partial<PictureOrder>): Partial<PictureOrder> {
  const { together } = order
  if (!together) return change
  const { genes, setting } = change
  const fitting = setting && fittingIn(together.arrangement, setting)
  if (person === 0) return { ...change, ...(fitting && { setting: fitting }) }
  const others = together.others.map((other, at) =>
    at === person - 1
      ? { ...other, ...(genes && { genes }), ...(fitting && { setting: personSettingOf(fitting) }) }
      : other,
  )
  return { together: { ...together, others } }
}

/** Whether the rest of the pixels stays. */
const isKept = (part: ChangeablePart): part is ChangedPart => changedParts.some((one) => one === part)

type PlannedChange = (order: PictureOrder, asked: ChangeRequest, said: StatedChange) => Partial<PictureOrder>

const changes: Readonly<Record<ChangeablePart, PlannedChange>> = {
  hair: ({ genes }, { hairStyle, hairColour }, said) => {
    const style = known(hairStyles, hairStyle)
    const own = withGenes(genes, only(said.genes, hairGenes))
    // Another style is as long and curly as it is by nature; another color has its own strands.
    const cut = style !== undefined && style !== genes.hairStyle && { hairStyle: style, hairLength: 0, hairCurl: 0 }
    const dyed = hairColour !== undefined && { hairColour, highlight: hairColour, highlights: 0, grey: 0 }
    return { genes: withGenes(own, { ...cut, ...dyed }) }
  },
  face: ({ genes, setting }, { expression }, said) => ({
    genes: withGenes(genes, only(said.genes, faceGenes)),
    setting: { ...setting, expression: known(expressions, expression) ?? said.scene.expression ?? setting.expression },
  }),
  top: ({ genes, setting }, { outfit, colours }, said) => {
    const before = clothesOf(setting)
    const { material: _material, pattern: _pattern, torn: _torn, ...rest } = setting
    const now = clothesNow(genes, before, outfit, { ...said.scene, ...pickedColors(colours) })
    if (isSame(now, before)) return {}
    return {
      setting: {
        ...rest,
        ...now,
        bottom: setting.bottom ?? before,
        shoes: setting.shoes ?? before,
      },
    }
  },
  bottom: (order, asked, said) => lowerNow(order, 'bottom', asked, said.scene),
  shoes: (order, asked, said) => lowerNow(order, 'shoes', asked, said.scene),
  accessories: ({ setting }, { accessories: picked }, said) => {
    const own = setting.accessories.filter((id) => isIn(ofClothes, id))
    const worn = setting.accessories.filter((id) => !isIn(ofClothes, id))
    const named = said.scene.accessories.filter((id) => !isIn(ofClothes, id))
    const kept = worn.filter(
      (id) => !said.scene.without.includes(id) && !named.some((one) => slotOf(one) === slotOf(id)),
    )
    const chosen = picked ? picked.flatMap((id) => known(accessories, id) ?? []) : kept
    return { setting: withThings(setting, [...own, ...chosen, ...named], said.scene) }
  },
  background: ({ setting }, asked, said) => ({ setting: placeNow(setting, asked, said.scene) }),
  light: ({ setting }, { light }, said) => {
    const { lightColours: _colors, light: _light, ...rest } = setting
    const now = known(lights, light) ?? said.scene.light
    if (now === undefined) return {}
    const { lightColours } = said.scene
    return { setting: { ...rest, light: now, ...(lightColours && { lightColours }) } }
  },
  pose: ({ genes, setting, seed }, asked, said) => {
    const { pose: now = known(poses, asked.pose) ?? said.scene.pose, joints } = ownPose(asked)
    if (now === undefined) return {}
    const { bottom, shoes, gestures: _gestures, joints: _joints, jointsTo: _jointsTo, ...shown } = setting
    const { gestures } = said.scene
    // What the pose before had in its hands goes with it.
    const brought = Object.keys(thingsFor(setting.pose, setting.background, false))
    const worn = setting.accessories.filter((id) => !brought.includes(id) || genes.accessories.includes(id))
    const missing = genes.accessories.filter((id) => !worn.includes(id))
    const does = { pose: now, ...(gestures && { gestures }), ...(joints && { joints }) }
    const scene: Scene = { ...shown, ...does, accessories: worn, without: missing }
    return { setting: { ...randomSetting(genes, scene, seed), ...(bottom && { bottom }), ...(shoes && { shoes }) } }
  },
  // What is known of a picture has no shape that somebody paints.
  painted: () => ({}),
}

/** Whether the person is cut out after another background was picked. */
const isAlone = (before: boolean, { background }: ChangeRequest, scene: Scene): boolean =>
  background === noBackground || (before && background === undefined && scene.background === undefined)

/** Whether two values are the same, whatever the order of their names. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return fields.size === others.size && [...fields].every(([key, value]) => isSame(value, others.get(key)))
}

const only = <Id extends GeneId>(genes: Genes, ids: readonly Id[]): Pick<Genes, Id> =>
  // Exactly the named genes are taken.
  Object.fromEntries(ids.map((id) => [id, genes[id]])) as Pick<Genes, Id>

function clothesOf({ outfit, primary, secondary, accent, material, pattern, torn }: Clothes): Clothes {
  return {
    outfit,
    primary,
    secondary,
    accent,
    ...(material && { material }),
    ...(pattern && { pattern }),
    ...(torn && { torn }),
  }
}

/** Another outfit in its own colors, or the same one in what the words say of it. */
function clothesNow(genes: Genes, before: Clothes, picked: string | undefined, scene: Scene): Clothes {
  const { primary, secondary, accent, material, pattern, torn } = scene
  const outfit = known(outfits, picked) ?? scene.outfit
  const cloth = { ...(material && { material }), ...(pattern && { pattern }), ...(torn && { torn: true }) }
  if (outfit !== undefined) return { outfit, ...colorClothes(genes, scene, outfit), ...cloth }
  return {
    ...before,
    ...(primary !== undefined && { primary }),
    ...(secondary !== undefined && { secondary }),
    ...(accent !== undefined && { accent }),
    ...cloth,
  }
}

/** What is on legs or feet: of another outfit, or a thing that words name; a color alone is all of it. */
function lowerNow(
  { genes, setting }: PictureOrder,
  part: 'bottom' | 'shoes',
  { outfit: picked, colours }: ChangeRequest,
  words: Scene,
): Partial<PictureOrder> {
  const scene = { ...words, ...pickedColors(colours) }
  const named = picked === undefined ? scene.accessories.filter((id) => isIn(slots[part], id)) : []
  const kept = setting.accessories.filter((id) => !isIn(slots[part], id))
  if (named.length > 0) return { setting: withThings(setting, [...kept, ...named], scene) }
  const { primary, outfit } = scene
  const all = primary === undefined ? {} : { secondary: primary, accent: primary, ...pickedColors(colours) }
  const isOther = picked !== undefined || outfit !== undefined
  const before = setting[part] ?? clothesOf(setting)
  const clothes = clothesNow(genes, before, picked, isOther ? scene : { ...scene, ...all })
  if (isSame(clothes, before)) return {}
  const worn = isOther ? kept : setting.accessories
  return { setting: { ...withThings(setting, worn, scene), [part]: clothes } }
}

/** These things, in the order of the catalog, with what is said of their colors. */
function withThings(setting: Setting, things: readonly AccessoryId[], scene: Scene): Setting {
  const { tints: before, ...rest } = setting
  const ids = accessories.map(({ id }) => id).filter((id) => things.includes(id))
  const tints = ids.flatMap((id) => {
    const tint = scene.tints?.[id] ?? before?.[id]
    return tint ? [[id, tint] as const] : []
  })
  return { ...rest, accessories: ids, ...(tints.length > 0 && { tints: Object.fromEntries(tints) }) }
}

/** Another place, at the same hour and in the same weather as far as it has either. */
function placeNow(setting: Setting, asked: ChangeRequest, scene: Scene): Setting {
  const isNone = asked.background === noBackground
  const background = isNone
    ? 'studio'
    : (known(backgrounds, asked.background) ?? scene.background ?? setting.background)
  const facts = backgrounds.find(({ id }) => id === background)?.more
  const isOther = background !== setting.background
  const time = known(times, asked.time) ?? scene.time ?? (isOther ? facts?.hour : undefined) ?? setting.time
  const weather = known(weathers, asked.weather) ?? scene.weather ?? setting.weather
  const picked = asked.scenery?.flatMap((id) => known(scenery, id) ?? []) ?? scene.scenery
  const pieces = picked ?? (isOther ? undefined : setting.scenery)
  const colors = picked ? scene.sceneryColours : isOther ? undefined : setting.sceneryColours
  const { scenery: _pieces, sceneryColours: _colors, ...rest } = setting
  return {
    ...rest,
    background,
    time: facts?.hours ? time : 'day',
    weather: facts?.sky ? weather : 'clear',
    ...(pieces && { scenery: pieces }),
    ...(colors && { sceneryColours: colors }),
  }
}
