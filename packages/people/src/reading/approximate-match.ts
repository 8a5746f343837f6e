import type { Attribute } from './vocabulary/attribute.ts'

/**
 * Words that lead to something near what they mean: it is drawn, since nothing is nearer, and told as not drawn. What it
 * leads to stands with them, so that a word for which the thing itself is built needs no change here.
 */
const near: readonly (readonly [claim: string, words: string])[] = [
  ['style=anime', 'chibi, chibi style, kawaii chibi, super deformed'],
  [
    'style=studio',
    'claymation, clay, stop motion, stop motion style, action figure, figurine, vinyl figure, funko pop, collectible figure, plastic toy, toy photography, doll like, lego, lego minifigure',
  ],
  ['style=pixel', 'minecraft, minecraft style'],
  ['style=painterly', 'art deco, art deco style, cubism, cubist, bauhaus, mosaic'],
  ['style=comic', 'stained glass style, old school tattoo style, rubber hose'],
  [
    'outfit=plate-armour',
    'chainmail, chain mail, scale mail, scalemail, scale armour, scale armor, ring mail, ringmail, lamellar armour, lamellar armor, brigandine, splint mail',
  ],
  ['outfit=leather-jacket', 'varsity jacket, letterman jacket, letterman, windbreaker'],
  ['outfit=steampunk', 'victorian bustle dress, bustle dress, victorian dress, victorian gown'],
  ['marks=metal-legs', 'peg leg, wooden leg'],
  ['accessories=elephant', 'mammoth, woolly mammoth'],
  ['accessories=octopus', 'kraken'],
  [
    'accessories=doberman',
    'hellhound, hellhounds, hell hound, cane corso, rottweiler, rottweilers, black labrador, black lab',
  ],
  [
    'accessories=chihuahua',
    'terrier, terriers, yorkshire terrier, yorkie, yorkies, jack russell, jack russell terrier, scruffy dog, scruffy terrier, small terrier',
  ],
  [
    'accessories=beagle',
    'basset hound, basset hounds, cavalier spaniel, king charles spaniel, cocker spaniel, spaniel, spaniels',
  ],
  ['accessories=border-collie', 'bernese mountain dog, springer spaniel'],
  ['accessories=bulldog', 'pug, pugs, pug dog, boston terrier'],
  ['accessories=greyhound', 'wolfhound, irish wolfhound, afghan hound, borzoi'],
  ['accessories=pomeranian', 'westie, maltese dog, chow chow'],
  ['accessories=ferret', 'otter, otters, sea otter'],
  ['accessories=pig', 'boar, wild boar'],
  ['accessories=stag', 'moose'],
  ['accessories=leopard', 'cheetah, cheetahs'],
  ['accessories=lizard', 'chameleon, chameleons'],
  ['accessories=monkey', 'chimpanzee'],
  ['accessories=ostrich', 'cassowary'],
  ['accessories=hedgehog', 'porcupine'],
  ['accessories=squirrel', 'chipmunk, chipmunks, flying squirrel'],
  ['accessories=seal', 'walrus'],
  ['accessories=raccoon', 'tanuki'],
  ['accessories=crab', 'hermit crab'],
  ['accessories=cobra', 'black snake, black mamba, black serpent'],
  ['accessories=green-parrot', 'cockatiel'],
  ['accessories=griffin', 'hippogriff'],
  ['accessories=pegasus', 'winged unicorn, alicorn'],
  ['accessories=whale', 'leviathan'],
  ['accessories=chick', 'duckling, ducklings, baby duck, baby ducks'],
  ['accessories=white-cat', 'maine coon, norwegian forest cat, ragdoll cat'],
  ['accessories=hamster', 'chinchilla, guinea pig, guinea pigs'],
  ['accessories=songbird', 'hummingbird, kingfisher, nightingale, canary, sparrow, sparrows, wren bird'],
  ['accessories=heron', 'stork, storks, crane bird, red crowned crane, japanese crane'],
  ['accessories=fox', 'fennec, fennec fox, kitsune companion'],
  ['accessories=cow', 'calf, calves'],
  ['accessories=horse', 'pony'],
  ['accessories=bull', 'yak, longhorn, highland cow, highland cattle, bison, buffalo, water buffalo'],
  ['accessories=baseball-bat', 'cricket bat, cricket bats'],
  ['accessories=trident', 'pitchfork, pitchforks'],
  ['accessories=guitar', 'ukulele, ukuleles'],
  ['accessories=cigarette', 'cigar, cigars'],
  ['accessories=treasure-chest', 'music box'],
  ['effects=crows', 'vulture, vultures'],
  ['scenery=birds', 'vulture, vultures'],
  ['effects=butterflies', 'dragonfly, dragonflies'],
  ['light=fire', 'torches'],
  [
    'background=boutique',
    'jewellery store, jewelry store, jewellery shop, jewelry shop, jewellers, jewellers shop, jewelers shop, lingerie store, lingerie shop, perfume shop, perfumery, fabric shop, fabric store',
  ],
  ['background=bakery', 'candy store, candy shop, sweet shop, sweetshop, chocolate shop, chocolaterie, cheese shop'],
  [
    'background=supermarket',
    'butcher shop, butchers shop, butchers, at the butcher, at the butchers, fishmongers, deli counter, delicatessen, pet shop, pet store',
  ],
  ['scenery=fountain', 'bird bath, birdbath, stone bird bath'],
  ['scenery=archway', 'moon gate, moon gates, moongate'],
  ['accessories=fedora', 'bowler hat, derby hat'],
  ['accessories=round-glasses', 'half moon spectacles, half moon glasses'],
  ['outfit=tshirt-jeans', 'tube top, halter top, halterneck, bandeau top'],
]

const table: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  near.map(([claim, words]) => [claim, new Set(words.split(', '))]),
)

/** Whether these words are drawn as something that is only near what they mean. */
export const isApproximateMatch = (phrase: string, { part, value }: Pick<Attribute, 'part' | 'value'>): boolean =>
  table.get(`${part}=${value}`)?.has(phrase) ?? false
