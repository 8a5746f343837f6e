import type { Body } from '#body/body.ts'
import { type AccessoryId, random } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { axe, dagger, staff, sword } from './carried/arms.ts'
import { ball, balloon } from './carried/balls.ts'
import { book } from './carried/book.ts'
import { bouquet, rose } from './carried/bouquet.ts'
import { briefcase } from './carried/case.ts'
import { apple, iceCream } from './carried/fruit.ts'
import { camera, microphone, phone } from './carried/gadgets.ts'
import { potion, wineGlass } from './carried/glassware.ts'
import { guitar } from './carried/guitar.ts'
import { orb } from './carried/orb.ts'
import { brush, scroll, torch, wand } from './carried/sticks.ts'
import { lantern, mug, umbrella } from './carried/things.ts'
import { fittingOf, type Maker, type Palette } from './fitting.ts'
import { crown, flowerCrown, hairBow, halo, headband, tiara } from './headwear/crowns.ts'
import { catEars, headphones, horns } from './headwear/ears-and-horns.ts'
import { glasses, monocle, roundGlasses, sunglasses } from './headwear/glasses.ts'
import { hood } from './headwear/hood.ts'
import { fedora, strawHat, topHat, wizardHat } from './headwear/hats.ts'
import { eyePatch, goggles, mask } from './headwear/over-eyes.ts'
import { beanie, beret, cap } from './headwear/soft-hats.ts'
import { roomForHair } from '#hair/press.ts'
import { backpack } from './worn/backpack.ts'
import { belt } from './worn/belt.ts'
import { gloves } from './worn/gloves.ts'
import { bracelet, choker, earrings, necklace, watch } from './worn/jewels.ts'
import { bowTie, scarf, tie } from './worn/neckwear.ts'

const makers: Record<AccessoryId, Maker> = {
  glasses,
  'round-glasses': roundGlasses,
  sunglasses,
  monocle,
  'eye-patch': eyePatch,
  goggles,
  fedora,
  beanie,
  cap,
  beret,
  'top-hat': topHat,
  'wizard-hat': wizardHat,
  'straw-hat': strawHat,
  hood,
  crown,
  tiara,
  headband,
  'flower-crown': flowerCrown,
  'hair-bow': hairBow,
  headphones,
  horns,
  halo,
  'cat-ears': catEars,
  earrings,
  necklace,
  choker,
  scarf,
  tie,
  'bow-tie': bowTie,
  gloves,
  belt,
  backpack,
  watch,
  bracelet,
  mask,
  book,
  mug,
  sword,
  staff,
  bouquet,
  umbrella,
  lantern,
  orb,
  apple,
  'ice-cream': iceCream,
  phone,
  camera,
  microphone,
  'wine-glass': wineGlass,
  potion,
  rose,
  wand,
  torch,
  brush,
  scroll,
  dagger,
  axe,
  ball,
  balloon,
  briefcase,
  guitar,
}

/** What somebody wears and carries besides clothes, fitted to them. `clothes` are what it lies on. */
export function adorn(
  body: Body,
  accessories: readonly AccessoryId[],
  colours: Palette & { readonly seed: number },
  clothes: readonly Part[] = [],
): readonly Part[] {
  if (accessories.length === 0) return []
  const room = roomForHair(body.phenotype.hair.style)
  const fitting = fittingOf(body, colours, random('accessories', colours.seed), clothes, room)
  return accessories.flatMap((id) => makers[id]({ ...fitting, chance: random(`accessory ${id}`, colours.seed) }))
}
