import { largestSeed } from '@eidolon/contract/generations.ts'
import type { AccessoryId } from '@eidolon/illustrator/catalogue/accessories.ts'
import { backgrounds, times, weathers } from '@eidolon/illustrator/catalogue/backgrounds.ts'
import type { Entry } from '@eidolon/illustrator/catalogue/entry.ts'
import { expressions } from '@eidolon/illustrator/catalogue/expressions.ts'
import { outfits } from '@eidolon/illustrator/catalogue/outfits.ts'
import {
  cameraMoves,
  cameras,
  framings,
  motions,
  type StyleId,
  styles,
} from '@eidolon/illustrator/catalogue/picture.ts'
import { poses } from '@eidolon/illustrator/catalogue/poses.ts'
import type { Genes } from '@eidolon/illustrator/genes/genes.ts'
import { readGenes } from '@eidolon/illustrator/genes/read.ts'
import type { PictureOrder, Setting } from '@eidolon/illustrator/picture/order.ts'
import type { Reading } from '@eidolon/illustrator/reading/read-prompt.ts'
import { hash } from '@eidolon/illustrator/seed/hash.ts'
import type { EngineOrder } from '#application/engines/engine.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { sizeOf } from './embedded-abilities.ts'
import { type AnyOrder, readRecipe } from './illustrator-recipe.ts'
import { chance } from './scene-by-chance.ts'

export type Read = (text: string, beside: { readonly seed: number; readonly age?: number }) => Reading

/** The person of a character, who is the same in every picture. */
export function genesOf({ id, genes, appearance, age }: CharacterLooks, read: Read): Genes {
  if (genes !== '') return readGenes(genes)
  return read(appearance, { seed: hash(id, 0), ...(age !== null && { age }) }).genes
}

/**
 * What to draw for a generation: first the person, then what was chosen, then what the words say, then what the picture
 * shows that this one goes on from, then the person's manner, and chance at last. The same order gives the same plan.
 */
export function planPictures({ request, character, parentRecipe }: EngineOrder, read: Read): readonly AnyOrder[] {
  const genes = genesOf(character, read)
  const words = read(request.prompt, { seed: request.seed }).scene
  const denied = read(request.negativePrompt, { seed: 0 }).scene
  const manner = read(character.personality, { seed: 0 }).scene
  const parent = parentRecipe === undefined ? undefined : readRecipe(parentRecipe)?.order
  const kept = parent && keptOf(parent, request.strength ?? (request.kind === 'video' ? 0 : 0.3))
  const size = sizeOf(request.aspect)
  const style =
    known(styles, request.style) ?? words.style ?? kept?.style ?? known(styles, character.style) ?? usualStyle

  return Array.from({ length: request.count }, (_, index) => {
    const seed = (request.seed + index) % (largestSeed + 1)
    const open = chance({ seed, base: request.seed, size, denied, manner })
    const pose = known(poses, request.pose) ?? words.pose ?? kept?.pose ?? open.pose()
    const background =
      known(backgrounds, request.background) ?? words.background ?? kept?.background ?? open.background()
    const setting: Setting = {
      pose,
      background,
      expression: known(expressions, request.expression) ?? words.expression ?? kept?.expression ?? open.expression(),
      time: known(times, request.time) ?? words.time ?? kept?.time ?? open.time(background),
      weather: known(weathers, request.weather) ?? words.weather ?? kept?.weather ?? open.weather(background),
      framing: known(framings, request.framing) ?? words.framing ?? kept?.framing ?? open.framing(pose),
      camera: known(cameras, request.angle) ?? words.camera ?? kept?.camera ?? open.camera(),
      ...worn(),
      accessories: accessoriesOf(),
    }
    const picture: PictureOrder = { genes, setting, style, seed, ...size }
    if (request.kind === 'image') return picture
    return {
      ...picture,
      motion: known(motions, request.motion) ?? words.motion ?? 'idle',
      cameraMove: known(cameraMoves, request.camera) ?? words.cameraMove ?? 'still',
      seconds: request.durationSeconds ?? 4,
    }
  })

  function worn(): Pick<Setting, 'outfit' | 'primary' | 'secondary' | 'accent'> {
    const outfit = known(outfits, request.outfit) ?? words.outfit ?? kept?.outfit ?? genes.outfit
    const own = outfits.find(({ id }) => id === outfit)?.more ?? genes
    // Their own clothes have their own colours; others come in those that they usually have.
    const usual = outfit === kept?.outfit ? kept : outfit === genes.outfit ? genes : { ...own, accent: genes.accent }
    return {
      outfit,
      primary: words.primary ?? usual.primary ?? genes.primary,
      secondary: words.secondary ?? usual.secondary ?? genes.secondary,
      accent: words.accent ?? usual.accent ?? genes.accent,
    }
  }

  function accessoriesOf(): readonly AccessoryId[] {
    const without = new Set<AccessoryId>([...words.without, ...denied.accessories])
    const all = new Set<AccessoryId>([...(kept?.accessories ?? genes.accessories), ...words.accessories])
    return [...all].filter((id) => !without.has(id))
  }
}

const usualStyle: StyleId = 'painterly'

/** By its id, or by the name that people see. */
function known<Id extends string>(list: readonly Entry<Id>[], given: string | undefined): Id | undefined {
  return list.find(({ id, label }) => id === given || label === given)?.id
}

/** What stays of the picture before: the stronger the change, the less. */
function keptOf({ setting, style }: AnyOrder, strength: number): Partial<Setting> & { readonly style: StyleId } {
  const { pose, expression, framing, camera, ...scene } = setting
  return {
    style,
    ...(strength < 0.8 && scene),
    ...(strength < 0.5 && { framing, camera }),
    ...(strength < 0.25 && { pose, expression }),
  }
}
