import { isRecord, type Json } from './json.ts'

/** Character cards of the three versions that are about, and characters of elizaOS. */
export type CardKind = 'v1' | 'v2' | 'v3' | 'eliza'

/** What a card is; undefined when it is none. */
export function kindOf(raw: Json): CardKind | undefined {
  const { spec, data } = raw
  if (typeof spec === 'string' && spec.startsWith('chara_card_') && isRecord(data)) {
    // What comes after V3 is read as V3: versions of cards add fields and leave the rest alone.
    return spec === 'chara_card_v2' ? 'v2' : 'v3'
  }
  if (typeof raw['name'] !== 'string') return undefined
  if ('bio' in raw && !('first_mes' in raw)) return 'eliza'
  if (v1Fields.some((field) => field in raw)) return 'v1'
  return elizaFields.some((field) => field in raw) ? 'eliza' : undefined
}

const v1Fields = ['first_mes', 'mes_example', 'scenario', 'description', 'personality']
const elizaFields = ['lore', 'messageExamples', 'postExamples', 'adjectives', 'topics', 'modelProvider', 'system']

export const isEliza = (raw: Json): boolean => kindOf(raw) === 'eliza'

/** Where the fields of a card lie. */
export function dataOf(raw: Json): Json {
  const kind = kindOf(raw)
  return (kind === 'v2' || kind === 'v3') && isRecord(raw['data']) ? raw['data'] : raw
}

/** Our own corner of a card: what other programs have no field for. */
const ownKey = 'eidolon'

export function ownPart(raw: Json): Json {
  const corner = isEliza(raw) ? raw['settings'] : dataOf(raw)['extensions']
  const own = isRecord(corner) ? corner[ownKey] : undefined
  return isRecord(own) ? own : {}
}

/** The card with our corner filled. */
export function withOwnPart(raw: Json, own: Json): Json {
  const corner = isEliza(raw) ? 'settings' : 'extensions'
  const data = dataOf(raw)
  const kept = isRecord(data[corner]) ? data[corner] : {}
  const filled = { ...data, [corner]: { ...kept, [ownKey]: own } }
  return data === raw ? filled : { ...raw, data: filled }
}
