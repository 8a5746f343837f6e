import type { Finding } from './find-attributes.ts'

/** Words for the lower half, and the piece that is worn for it with an outfit that is named for its upper half. */
const pieces: readonly (readonly [words: string, id: string])[] = [
  ['skirt, pleated skirt, mini skirt, miniskirt, tartan skirt', 'pleated-skirt'],
  ['pencil skirt', 'pencil-skirt'],
  ['long skirt', 'long-skirt'],
  ['leggings, yoga pants', 'leggings'],
  ['shorts, board shorts, bermuda shorts, cargo shorts, swim shorts, boardshorts', 'shorts'],
  ['jeans', 'jeans'],
  ['trousers, chinos, slacks, pants', 'wide-trousers'],
  ['sweatpants, joggers, tracksuit bottoms', 'joggers'],
]
const pieceOf: ReadonlyMap<string, string> = new Map(
  pieces.flatMap(([words, id]) => words.split(', ').map((word) => [word, id] as const)),
)

/** Outfits whose lower half is a piece of its own, which another may take the place of. */
const parted: ReadonlySet<string> = new Set(
  'tshirt-jeans shirt-chinos sweater hoodie denim-jacket leather-jacket suit tuxedo waistcoat winter-coat trench-coat lab-coat blouse-skirt sportswear tracksuit cyberpunk uniform chef-whites scrubs pyjamas smock summer-shorts'.split(
    ' ',
  ),
)

/**
 * "A red hoodie and a black skirt": what is named for the legs beside an outfit is a piece of its own, with the color
 * that was said of it. `isShown` are those that the outfit has anyway.
 */
export function withSeparates(
  chosen: readonly Finding[],
  all: readonly Finding[],
  isShown: (finding: Finding) => boolean,
): readonly Finding[] {
  const outfit = chosen.find(({ part, value }) => part === 'outfit' && !value.startsWith('-'))
  if (!outfit || !parted.has(outfit.value)) return chosen
  const found = all.find(
    (one) =>
      one.part === 'outfit' &&
      one.value !== outfit.value &&
      !one.value.startsWith('-') &&
      pieceOf.has(one.phrase ?? '') &&
      !isShown(one),
  )
  const id = pieceOf.get(found?.phrase ?? '')
  if (!found || id === undefined) return chosen
  const isTheirs = (one: Finding) =>
    (one.part === 'colour' || one.part === 'colour2') && one.noun !== undefined && found.from.includes(one.noun)
  const colors = all.filter(isTheirs).slice(0, 1)
  return [
    ...chosen.filter((one) => !isTheirs(one)),
    { ...found, part: 'accessories', value: id, rank: 0 },
    ...colors.map((one): Finding => ({ ...one, part: 'thingColour', value: `${id}--${one.value}`, rank: 0 })),
  ]
}
