import { footwear } from './pieces/feet.ts'
import type { Garment } from './worn.ts'

/** What covers the legs by itself, as pieces are called: trousers, and skirts with their bands. */
const onLegs: ReadonlySet<string> = new Set([
  'trousers',
  'short trousers',
  'leggings',
  'shorts',
  'waistband',
  'skirt',
  'skirt band',
  'separate skirt',
  'kilt',
  'sporran',
  'tutu',
  'cuisses',
])

/** What is on legs besides. */
const alongLegs: ReadonlySet<string> = new Set([
  'tights',
  'stockings',
  'slip',
  'briefs',
  'leg warmers',
  'knees',
  'greaves',
])

/** Whether a piece is enough below the waist. */
export const isBottom = (name: string): boolean => onLegs.has(name)

/** What a piece of an outfit belongs to, by its name; coats, dresses and suits of one piece are tops. */
export function garmentOf(name: string): Garment {
  if (footwear.has(name)) return 'shoes'
  return onLegs.has(name) || alongLegs.has(name) ? 'bottom' : 'top'
}
