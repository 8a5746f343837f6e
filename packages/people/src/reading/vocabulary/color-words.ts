import { colours, eyeColors, hairColors, skinDyes } from '#catalogue/colors.ts'
import type { CatalogEntry } from '#catalogue/entry.ts'
import { blend, saturate } from '#color/hex.ts'

/** What a color word is called on hair, eyes, skin and everything else. */
export type ColorMeaning = {
  readonly hair?: string
  readonly eyes?: string
  readonly tone?: string
  readonly dye?: string
  readonly cloth?: string
}

/** Words for skin, from pale to deep. */
export const skinTones: Readonly<Record<string, readonly [tone: number, words: string]>> = {
  pale: [
    0.03,
    'pale, very pale, porcelain, alabaster, chalky, ivory, milky, pallid, ghostly, white, snow white, pasty, ashen, very fair',
  ],
  fair: [0.12, 'fair, peaches and cream, rosy, creamy, pink'],
  light: [0.2, 'light, beige, lightly tanned'],
  olive: [0.36, 'olive, mediterranean, sallow'],
  tan: [
    0.44,
    'tan, tanned, bronze, bronzed, sun kissed, suntanned, sun tanned, swarthy, ruddy, honey, caramel, golden brown, deeply tanned, golden',
  ],
  brown: [0.6, 'brown, light brown, medium brown, cinnamon, dusky, coffee, mocha, chestnut, warm brown, brown skinned'],
  dark: [0.76, 'dark, dark brown, chocolate, dark chocolate'],
  deep: [0.92, 'deep, ebony, very dark, black, jet black, deep brown, rich dark'],
}

const tints: Readonly<Record<string, readonly [words: string, change: (hex: string) => string]>> = {
  light: ['light, soft, lighter', (hex) => blend(hex, '#ffffff', 0.3)],
  pale: ['pale, faint, faded, washed out', (hex) => blend(hex, '#ffffff', 0.5)],
  pastel: ['pastel, powdery', (hex) => blend(hex, '#ffffff', 0.45)],
  bright: ['bright, vivid, neon, hot, electric, vibrant, brilliant, intense, lurid', (hex) => saturate(hex, 1.35)],
  dark: ['dark, deep, darker, rich, midnight', (hex) => blend(hex, '#000000', 0.35)],
  ash: ['ash, ashy, dusty, muted, smoky, dull', (hex) => blend(hex, '#90908c', 0.4)],
  warm: ['warm', (hex) => blend(hex, '#e0903c', 0.2)],
  cool: ['cool, cold, icy', (hex) => blend(hex, '#5a90c8', 0.2)],
}

/** phrase -> how it changes the color that follows. */
export const tintWords: ReadonlyMap<string, string> = new Map(
  Object.entries(tints).flatMap(([id, [words]]) => words.split(', ').map((word) => [word, id] as const)),
)

/** Every color phrase and what it is called where. */
export function colorWords(): ReadonlyMap<string, ColorMeaning> {
  const found = new Map<string, ColorMeaning>()
  const add = (kind: keyof ColorMeaning, id: string, words: readonly string[]) => {
    for (const word of words) found.set(word, { [kind]: id, ...found.get(word) })
  }
  for (const entry of hairColors) add('hair', entry.id, entry.words)
  for (const entry of eyeColors) add('eyes', entry.id, entry.words)
  for (const entry of skinDyes) add('dye', entry.id, entry.words)
  for (const entry of colours) add('cloth', entry.id, entry.words)
  for (const [id, [, words]] of Object.entries(skinTones)) add('tone', id, words.split(', '))
  // "Pale blue" and "stormy grey" are names for eyes; clothes, light and skin have the color that they end in.
  for (const [phrase, meaning] of found) {
    const cut = phrase.lastIndexOf(' ')
    const before = phrase.slice(0, Math.max(0, cut))
    const base = before === '' ? undefined : found.get(phrase.slice(cut + 1))
    if (base?.cloth === undefined) continue
    const cloth = meaning.cloth ?? tinted(tintWords.get(before), base.cloth, 'cloth')
    found.set(phrase, { ...(base.dye !== undefined && { dye: base.dye }), ...meaning, cloth })
  }
  return found
}

/** The color that a value like `dark-blonde` or `light-grey` stands for, or nothing. */
export function hexOf(value: string, kind: 'hair' | 'eyes' | 'cloth'): string | undefined {
  const own: readonly CatalogEntry<string, string>[] =
    kind === 'hair' ? hairColors : kind === 'eyes' ? eyeColors : colours
  const named = (id: string) => [...own, ...colours].find((entry) => entry.id === id)?.more
  const whole = named(value)
  if (whole !== undefined) return whole
  const cut = value.indexOf('-')
  const base = named(value.slice(cut + 1))
  const tint = tints[value.slice(0, cut)]
  return base !== undefined && tint ? tint[1](base) : undefined
}

/** The value for a tinted color: the name the catalog has for it, or both names. */
export function tinted(tint: string | undefined, id: string, kind: 'hair' | 'eyes' | 'cloth'): string {
  if (tint === undefined) return id
  const own: readonly CatalogEntry<string, string>[] =
    kind === 'hair' ? hairColors : kind === 'eyes' ? eyeColors : colours
  const whole = `${tint}-${id}`
  return own.some((entry) => entry.id === whole) || hexOf(whole, kind) !== undefined ? whole : id
}
