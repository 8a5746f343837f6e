// Written by `npm run content` out of the files that are named here or below; change those.
import type { OutfitId } from '@eidolon/people'
import type { OutfitFile } from './outfit-file.ts'
import { aoDai } from './outfits/ao-dai.ts'
import { balletDress } from './outfits/ballet-dress.ts'
import { bathrobe } from './outfits/bathrobe.ts'
import { bikini } from './outfits/bikini.ts'
import { blouseSkirt } from './outfits/blouse-skirt.ts'
import { chefWhites } from './outfits/chef-whites.ts'
import { chiton } from './outfits/chiton.ts'
import { cloak } from './outfits/cloak.ts'
import { cocktailDress } from './outfits/cocktail-dress.ts'
import { cyberpunk } from './outfits/cyberpunk.ts'
import { denimJacket } from './outfits/denim-jacket.ts'
import { dirndl } from './outfits/dirndl.ts'
import { eveningGown } from './outfits/evening-gown.ts'
import { ghillieSuit } from './outfits/ghillie-suit.ts'
import { hanbok } from './outfits/hanbok.ts'
import { hazmat } from './outfits/hazmat.ts'
import { hoodie } from './outfits/hoodie.ts'
import { jumpsuit } from './outfits/jumpsuit.ts'
import { kilt } from './outfits/kilt.ts'
import { kimono } from './outfits/kimono.ts'
import { labCoat } from './outfits/lab-coat.ts'
import { leatherArmour } from './outfits/leather-armour.ts'
import { leatherJacket } from './outfits/leather-jacket.ts'
import { lederhosen } from './outfits/lederhosen.ts'
import { maidDress } from './outfits/maid-dress.ts'
import { martialArts } from './outfits/martial-arts.ts'
import { nightgown } from './outfits/nightgown.ts'
import { overalls } from './outfits/overalls.ts'
import { pirate } from './outfits/pirate.ts'
import { plateArmour } from './outfits/plate-armour.ts'
import { powerArmour } from './outfits/power-armour.ts'
import { pyjamas } from './outfits/pyjamas.ts'
import { qipao } from './outfits/qipao.ts'
import { robe } from './outfits/robe.ts'
import { royal } from './outfits/royal.ts'
import { sari } from './outfits/sari.ts'
import { scrubs } from './outfits/scrubs.ts'
import { shirtChinos } from './outfits/shirt-chinos.ts'
import { smock } from './outfits/smock.ts'
import { spaceSuit } from './outfits/space-suit.ts'
import { sportswear } from './outfits/sportswear.ts'
import { steampunk } from './outfits/steampunk.ts'
import { suit } from './outfits/suit.ts'
import { summerDress } from './outfits/summer-dress.ts'
import { summerShorts } from './outfits/summer-shorts.ts'
import { superhero } from './outfits/superhero.ts'
import { sweater } from './outfits/sweater.ts'
import { swimsuit } from './outfits/swimsuit.ts'
import { tracksuit } from './outfits/tracksuit.ts'
import { trenchCoat } from './outfits/trench-coat.ts'
import { tshirtJeans } from './outfits/tshirt-jeans.ts'
import { tunic } from './outfits/tunic.ts'
import { tuxedo } from './outfits/tuxedo.ts'
import { uniform } from './outfits/uniform.ts'
import { waistcoat } from './outfits/waistcoat.ts'
import { winterCoat } from './outfits/winter-coat.ts'

export const outfits: Readonly<Record<OutfitId, OutfitFile>> = {
  'ao-dai': aoDai,
  'ballet-dress': balletDress,
  'bathrobe': bathrobe,
  'bikini': bikini,
  'blouse-skirt': blouseSkirt,
  'chef-whites': chefWhites,
  'chiton': chiton,
  'cloak': cloak,
  'cocktail-dress': cocktailDress,
  'cyberpunk': cyberpunk,
  'denim-jacket': denimJacket,
  'dirndl': dirndl,
  'evening-gown': eveningGown,
  'ghillie-suit': ghillieSuit,
  'hanbok': hanbok,
  'hazmat': hazmat,
  'hoodie': hoodie,
  'jumpsuit': jumpsuit,
  'kilt': kilt,
  'kimono': kimono,
  'lab-coat': labCoat,
  'leather-armour': leatherArmour,
  'leather-jacket': leatherJacket,
  'lederhosen': lederhosen,
  'maid-dress': maidDress,
  'martial-arts': martialArts,
  'nightgown': nightgown,
  'overalls': overalls,
  'pirate': pirate,
  'plate-armour': plateArmour,
  'power-armour': powerArmour,
  'pyjamas': pyjamas,
  'qipao': qipao,
  'robe': robe,
  'royal': royal,
  'sari': sari,
  'scrubs': scrubs,
  'shirt-chinos': shirtChinos,
  'smock': smock,
  'space-suit': spaceSuit,
  'sportswear': sportswear,
  'steampunk': steampunk,
  'suit': suit,
  'summer-dress': summerDress,
  'summer-shorts': summerShorts,
  'superhero': superhero,
  'sweater': sweater,
  'swimsuit': swimsuit,
  'tracksuit': tracksuit,
  'trench-coat': trenchCoat,
  'tshirt-jeans': tshirtJeans,
  'tunic': tunic,
  'tuxedo': tuxedo,
  'uniform': uniform,
  'waistcoat': waistcoat,
  'winter-coat': winterCoat,
}
