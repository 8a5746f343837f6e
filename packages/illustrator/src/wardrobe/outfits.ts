import type { OutfitId } from '@eidolon/people'
import { leatherArmour, plateArmour } from './outfits/armour.ts'
import { jumpsuit, superhero } from './outfits/bodysuits.ts'
import { cyberpunk } from './outfits/cyberpunk.ts'
import * as everyday from './outfits/everyday.ts'
import * as formal from './outfits/formal.ts'
import { pirate } from './outfits/pirate.ts'
import { cloak, robe, tunic } from './outfits/robes.ts'
import { royal } from './outfits/royal.ts'
import { spaceSuit } from './outfits/space-suit.ts'
import { sportswear, tracksuit } from './outfits/sport.ts'
import { steampunk } from './outfits/steampunk.ts'
import { kimono } from './outfits/tradition.ts'
import { uniform } from './outfits/uniform.ts'
import * as weather from './outfits/weather.ts'
import * as work from './outfits/work.ts'
import type { Tailor } from './tailor.ts'

/** Who makes which outfit. */
export const makers: Readonly<Record<OutfitId, (tailor: Tailor) => void>> = {
  'tshirt-jeans': everyday.tshirtJeans,
  'shirt-chinos': everyday.shirtChinos,
  'blouse-skirt': everyday.blouseSkirt,
  sweater: everyday.sweater,
  hoodie: everyday.hoodie,
  'denim-jacket': everyday.denimJacket,
  'leather-jacket': everyday.leatherJacket,
  'summer-shorts': everyday.summerShorts,
  'summer-dress': everyday.summerDress,
  suit: formal.suit,
  tuxedo: formal.tuxedo,
  waistcoat: formal.waistcoat,
  'evening-gown': formal.eveningGown,
  'cocktail-dress': formal.cocktailDress,
  sportswear,
  tracksuit,
  overalls: work.overalls,
  'lab-coat': work.labCoat,
  'chef-whites': work.chefWhites,
  uniform,
  scrubs: work.scrubs,
  'winter-coat': weather.winterCoat,
  'trench-coat': weather.trenchCoat,
  'plate-armour': plateArmour,
  'leather-armour': leatherArmour,
  robe,
  cloak,
  tunic,
  royal,
  pirate,
  'space-suit': spaceSuit,
  cyberpunk,
  jumpsuit,
  steampunk,
  superhero,
  kimono,
}
