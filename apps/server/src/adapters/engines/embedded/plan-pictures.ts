import { type GenerationRequest, largestSeed } from '@eidolon/contract/generations.ts'
import {
  backgrounds,
  cameraMoves,
  cameras,
  composeSetting,
  type Entry,
  expressions,
  framings,
  type Genes,
  hash,
  motions,
  outfits,
  type PictureOrder,
  poses,
  randomGenes,
  readGenes,
  type Reading,
  type Scene,
  type Setting,
  type StyleId,
  styles,
  times,
  weathers,
} from '@eidolon/people'
import type { EngineOrder } from '#application/engines/engine.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { sizeOf } from './embedded-abilities.ts'
import { type AnyOrder, readRecipe } from './recipe.ts'

export type Read = (text: string, beside: { readonly seed: number; readonly age?: number }) => Reading

const usualStyle: StyleId = 'painterly'

/** The person of a character, who is the same in every picture. */
function genesOf({ id, genes, appearance, age }: CharacterLooks, read: Read): Genes {
  if (genes !== '') return readGenes(genes)
  const { given } = read(appearance, { seed: 0, ...(age !== null && { age }) })
  return randomGenes(hash(id, 0), given)
}

/**
 * What to draw for a generation: first the person, then what was chosen, then what the words say, then what the picture
 * shows that this one goes on from, then the person's manner, and chance at last. The same order gives the same plan.
 */
export function planPictures({ request, character, parentRecipe }: EngineOrder, read: Read): readonly AnyOrder[] {
  const parent = parentRecipe === undefined ? undefined : readRecipe(parentRecipe)
  const strength = request.strength ?? (request.kind === 'video' ? 0 : 0.3)
  // What goes on from a picture shows whom that shows, also when the character has changed its looks since.
  const isSamePerson = parent?.characterId === character.id && strength < 0.8
  const genes = parent && isSamePerson ? parent.order.genes : genesOf(character, read)
  const words = read(request.prompt, { seed: request.seed }).scene
  const denied = read(request.negativePrompt, { seed: 0 }).scene
  const { expression } = read(character.personality, { seed: 0 }).scene
  const manner = expression === undefined || expression === denied.expression ? {} : { expression }
  const kept = parent && keptOf(parent.order, strength)
  const { style: saidStyle, ...said } = words
  const scene: Scene = {
    // A motion begins and ends at rest, unless somebody says otherwise.
    ...(request.kind === 'video' && { pose: 'relaxed' }),
    ...manner,
    ...kept?.scene,
    ...said,
    ...chosen(request),
    accessories: [...new Set([...(kept?.scene.accessories ?? []), ...words.accessories])],
    without: [...words.without, ...denied.accessories],
  }
  const style = known(styles, request.style) ?? saidStyle ?? kept?.style ?? known(styles, character.style) ?? usualStyle
  const size = sizeOf(request.aspect)
  const settled = (seed: number) => settle(genes, scene, denied, seed)

  return seedsOf(request, settled).map((seed) => {
    // Chance has no further say in the rest than it would have alone: of a seed there is one picture.
    const { background, time, weather } = settled(seed)
    const camera = scene.camera ?? 'eye-level'
    const setting = settle(genes, { ...scene, background, time, weather, camera }, denied, seed)
    const picture: PictureOrder = { genes, setting, style, seed, ...size }
    if (request.kind === 'image') return picture
    return {
      ...picture,
      motion: known(motions, request.motion) ?? words.motion ?? 'idle',
      cameraMove: known(cameraMoves, request.camera) ?? words.cameraMove ?? 'still',
      seconds: request.durationSeconds ?? 4,
    }
  })
}

/** What nobody has decided is decided by chance, which is asked again when it comes up with what is not wanted. */
function settle(genes: Genes, scene: Scene, denied: Scene, seed: number): Setting {
  const unwanted = (setting: Setting) =>
    (['pose', 'expression', 'background', 'time', 'weather', 'framing', 'camera'] as const).some(
      (key) => denied[key] !== undefined && scene[key] === undefined && setting[key] === denied[key],
    )
  let setting = composeSetting(genes, scene, seed)
  for (let turn = 1; unwanted(setting) && turn < 20; turn++) {
    setting = composeSetting(genes, scene, hash(`turn ${turn}`, seed))
  }
  return setting
}

/** So many seeds are tried before the place is given up; one in fifty fits as a rule. */
const patience = 2000

/**
 * The seeds of a generation's pictures: the one that was asked for, and the next ones that come to the same place and
 * hour. So pictures of one generation share those, and each of them is drawn again by its seed alone.
 */
function seedsOf({ seed: first, count }: GenerationRequest, settled: (seed: number) => Setting): readonly number[] {
  const wanted = settled(first)
  const fits = ({ background, time, weather }: Setting) =>
    background === wanted.background && time === wanted.time && weather === wanted.weather
  const seeds = [first]
  for (let step = 1; seeds.length < count; step++) {
    const seed = (first + step) % (largestSeed + 1)
    if (step > patience || fits(settled(seed))) seeds.push(seed)
  }
  return seeds
}

/** What was picked from the lists, as far as something was. */
function chosen(request: GenerationRequest): Partial<Scene> {
  const picked = {
    pose: known(poses, request.pose),
    expression: known(expressions, request.expression),
    background: known(backgrounds, request.background),
    time: known(times, request.time),
    weather: known(weathers, request.weather),
    framing: known(framings, request.framing),
    camera: known(cameras, request.angle),
    outfit: known(outfits, request.outfit),
  }
  // Leaving out what is undefined leaves the same fields with narrower values.
  return Object.fromEntries(Object.entries(picked).filter(([, id]) => id !== undefined)) as Partial<Scene>
}

/** By its id, or by the name that people see. */
function known<Id extends string>(list: readonly Entry<Id>[], given: string | undefined): Id | undefined {
  return list.find(({ id, label }) => id === given || label === given)?.id
}

/** What stays of the picture before: the stronger the change, the less. */
function keptOf(
  { setting, style }: AnyOrder,
  strength: number,
): { readonly style: StyleId; readonly scene: Partial<Setting> } {
  const { pose, expression, framing, camera, ...rest } = setting
  return {
    style,
    scene: {
      ...(strength < 0.8 && rest),
      ...(strength < 0.5 && { framing, camera }),
      ...(strength < 0.25 && { pose, expression }),
    },
  }
}
