import {
  randomSetting,
  type Genes,
  type PictureOrder,
  randomGenes,
  type Scene,
  type StyleId,
  styles,
} from '@eidolon/people'
import type { Tile } from '../sheet-tile.ts'

export const people = 20

type StyledScene = Partial<Scene> & { readonly style: PictureOrder['style'] }

const looks: readonly StyledScene[] = [
  { background: 'studio', framing: 'portrait', expression: 'neutral', style: 'studio' },
  { background: 'library', framing: 'bust', expression: 'smile', outfit: 'suit', style: 'studio' },
  {
    background: 'beach',
    framing: 'bust',
    expression: 'happy',
    time: 'sunset',
    outfit: 'tshirt-jeans',
    style: 'studio',
  },
  { background: 'forest', framing: 'portrait', expression: 'serious', outfit: 'cloak', style: 'painterly' },
  { background: 'neon-city', framing: 'bust', expression: 'confident', outfit: 'cyberpunk', style: 'painterly' },
  { background: 'cafe', framing: 'half', expression: 'smile', outfit: 'sweater', style: 'studio' },
  { background: 'snow-mountains', framing: 'bust', expression: 'neutral', outfit: 'winter-coat', style: 'painterly' },
  { background: 'castle-hall', framing: 'bust', expression: 'proud', outfit: 'royal', camera: 'low', style: 'studio' },
]
export const scenes = looks.length

/**
 * Sets of people by chance. Those from the third to the fifth are for figures alone: nothing may be tuned by looking at
 * them. The last is for looking at and trying on.
 */
export const sets = {
  first: (person: number) => person * 31,
  second: (person: number) => 4000 + person * 47,
  third: (person: number) => 9000 + person * 53,
  fourth: (person: number) => 61_000 + person * 67,
  fifth: (person: number) => 233_000 + person * 83,
  tuning: (person: number) => 150_000 + person * 71,
} as const
export type SetName = keyof typeof sets

const everybody = Array.from({ length: people }, (_, at) => at + 1)

/** Every person in every scene, the person's scenes side by side, in the scene's style or in one. What they always have on stays on. */
export const sceneTiles = (set: SetName, style?: StyleId): readonly Tile[] =>
  everybody.flatMap((person) => {
    const genes = randomGenes(sets[set](person), {})
    return looks.map((look, at) => tile(`${person}/${at}`, genes, style ? { ...look, style } : look, person * 100 + at))
  })

/** Every person of the first set in every style, the person's styles side by side, each the same portrait. */
export const styleTiles = (): readonly Tile[] =>
  everybody.flatMap((person) => {
    const genes = randomGenes(sets.first(person), {})
    const portrait = { background: 'studio', framing: 'portrait', expression: 'neutral' } as const
    return styles.map(({ id }) => tile(`${person}/${id}`, genes, { ...portrait, style: id }, person * 100))
  })

function tile(label: string, genes: Genes, { style, ...scene }: StyledScene, seed: number): Tile {
  const setting = randomSetting(genes, { accessories: [], without: [], pose: 'relaxed', ...scene }, seed)
  return { label, order: { genes, setting, style, seed, width: 448, height: 448 } }
}
