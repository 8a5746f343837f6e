import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'

/** Words for many things at once, for telling what must not be seen: "no weapons", "without jewellery". */
const lists: readonly (readonly [words: string, things: string])[] = [
  ['weapon weapons arms armed', 'sword dagger axe staff wand bow spear gun rifle pistol shield hammer'],
  ['jewellery jewelry jewels jewelled accessories', 'earrings necklace choker bracelet tiara crown watch'],
  ['hat hats headwear headgear', 'fedora beanie cap beret top-hat wizard-hat straw-hat crown'],
  ['glasses eyewear spectacles', 'glasses round-glasses sunglasses monocle'],
  ['piercing piercings', 'earrings'],
]

/** word -> ids of the catalogue. */
export const groups: ReadonlyMap<string, readonly AccessoryId[]> = new Map(
  lists.flatMap(([words, things]) => {
    const wanted = things.split(' ')
    const ids = accessories.flatMap(({ id }) => (wanted.includes(id) ? [id] : []))
    return words.split(' ').map((word) => [word, ids] as const)
  }),
)
