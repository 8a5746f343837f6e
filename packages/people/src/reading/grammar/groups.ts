import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { slotOf } from '#catalogue/slot-of.ts'

/** Words for many things at once, for telling what must not be seen: "no weapons", "without jewellery". */
const lists: readonly (readonly [words: string, isOne: (id: string) => boolean])[] = [
  [
    'weapon weapons armed weaponry',
    among(
      'sword dagger axe staff wand bow spear gun rifle pistol shield hammer katana crossbow greatsword rapier energy-sword flaming-sword kanabo mace flail warhammer halberd trident scythe sickle whip nunchaku shuriken bomb grenade handgun revolver assault-rifle shotgun musket slingshot twin-swords twin-pistols sword-on-back quiver sheathed-sword holster',
    ),
  ],
  ['gun guns firearm firearms', among('gun pistol rifle handgun revolver assault-rifle shotgun musket twin-pistols')],
  [
    'jewellery jewelry jewels jewelled jewel accessories bling',
    (id) =>
      among('necklace choker bracelet tiara crown watch rings anklet nose-ring armlet brooch')(id) ||
      (slotOf(id) === 'ears' && id !== 'earbuds'),
  ],
  ['earring earrings', (id) => slotOf(id) === 'ears' && id !== 'earbuds'],
  ['necklace necklaces', among('necklace choker')],
  // A headscarf is no hat, and neither is a helmet.
  [
    'hat hats',
    (id) =>
      id === 'party-hat' ||
      (slotOf(id) === 'hat' &&
        !id.endsWith('-helmet') &&
        !among('turban bandana hood veil hijab niqab babushka balaclava gele')(id)),
  ],
  ['headwear headgear', (id) => slotOf(id) === 'hat' || among('party-hat tiara headband headlamp flower-crown')(id)],
  ['helmet helmets', (id) => id.endsWith('-helmet') || id === 'hard-hat'],
  ['glasses eyewear spectacles eyeglasses', among('glasses round-glasses sunglasses monocle')],
  ['mask masks', (id) => slotOf(id) === 'face'],
  ['shoe shoes footwear', (id) => slotOf(id) === 'feet'],
  ['wing wings', (id) => id.endsWith('-wings')],
  ['horn horns', (id) => id === 'antlers' || /horns?$/.test(id)],
  ['tail tails', (id) => slotOf(id) === 'tail'],
  ['glove gloves', (id) => slotOf(id) === 'hands'],
  ['bag bags', among('handbag satchel backpack fanny-pack duffel-bag shopping-bags')],
  // Nobody types it: "empty-handed" comes to it.
  ['things-in-hands', (id) => slotOf(id) === 'hand'],
  ['piercing piercings', among('earrings hoop-earrings stud-earrings pearl-earrings drop-earrings nose-ring')],
]

function among(ids: string): (id: string) => boolean {
  const wanted = new Set(ids.split(' '))
  return (id) => wanted.has(id)
}

/** word -> ids of the catalog. */
export const groups: ReadonlyMap<string, readonly AccessoryId[]> = new Map(
  lists.flatMap(([words, isOne]) => {
    const ids = accessories.flatMap(({ id }) => (isOne(id) ? [id] : []))
    return words.split(' ').map((word) => [word, ids] as const)
  }),
)
