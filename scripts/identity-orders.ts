import { randomGenes } from '../packages/illustrator/src/genes/random-person.ts'
import { composeSetting } from '../packages/illustrator/src/picture/compose-setting.ts'
import type { PictureOrder } from '../packages/illustrator/src/picture/order.ts'
import type { Scene } from '../packages/illustrator/src/reading/to-scene.ts'
import type { Tile } from './sheet-orders.ts'

export const people = 20

const looks: readonly (Partial<Scene> & { readonly style: PictureOrder['style'] })[] = [
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

/** Every person in every scene, the person's scenes side by side. What they always have on stays on. */
export const identityTiles = (): readonly Tile[] =>
  Array.from({ length: people }, (_, at) => at + 1).flatMap((person) => {
    const genes = randomGenes(person * 31, {})
    return looks.map(({ style, ...scene }, at): Tile => {
      const seed = person * 100 + at
      const setting = composeSetting(genes, { accessories: [], without: [], pose: 'relaxed', ...scene }, seed)
      return { label: `${person}/${at}`, order: { genes, setting, style, seed, width: 448, height: 448 } }
    })
  })
