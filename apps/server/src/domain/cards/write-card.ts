import { type CardKind, dataOf, isEliza, kindOf, ownPart, withOwnPart } from './card.ts'
import { cardFields, fieldChanges, type CardFields } from './card-fields.ts'
import { isRecord, type Json } from './json.ts'
import { withoutSecrets } from './secrets.ts'

/** A character as far as cards are concerned. */
export type CardCharacter = CardFields & {
  readonly appearance: string
  readonly age: number | null
  readonly style: string
  /** Every gene. */
  readonly genes: Json
}

export type CardTarget = Exclude<CardKind, 'v1'>

/**
 * A character as a card: the card it came from with what was changed since written into it. What other programs have no
 * field for goes into a corner of our own, and so does the card of another family that it came from. No secret leaves.
 */
export function writeCard(raw: Json | undefined, character: CardCharacter, target: CardTarget): Json {
  const { base, other } = basisOf(raw, target)
  const before = cardFields(base)
  const changes = fieldChanges(base, before, character)
  const merged = withoutSecrets(withChanges(base, changes)).card
  const { appearance, age, style, genes } = character
  const kept = other && withoutSecrets(other).card
  const own = { ...ownPart(merged), appearance, age, style, genes, ...(kept && { card: kept }) }
  return withOwnPart(merged, own)
}

/** What the changes go into, and the card of the other family, if there is one. */
function basisOf(raw: Json | undefined, target: CardTarget): { readonly base: Json; readonly other?: Json } {
  const cards = raw ? [raw, innerCard(raw)].filter((each) => each !== undefined) : []
  const same = cards.find((each) => isEliza(each) === (target === 'eliza'))
  const other = cards.find((each) => each !== same)
  const base = inVersion(withoutInner(same), target)
  return { base, ...(other && { other: withoutInner(other) }) }
}

/** The card of another family that was kept in our corner. */
function innerCard(raw: Json): Json | undefined {
  const { card } = ownPart(raw)
  return isRecord(card) && kindOf(card) ? card : undefined
}

function withoutInner<T extends Json | undefined>(raw: T): T | Json {
  if (!raw || !innerCard(raw)) return raw
  const { card: _inner, ...own } = ownPart(raw)
  return withOwnPart(raw, own)
}

/** A card in another version of its family: what that asks for is added, nothing is taken away. */
function inVersion(raw: Json | undefined, target: CardTarget): Json {
  if (target === 'eliza') return { ...elizaDefaults, ...raw }
  const spec = `chara_card_${target}`
  const data = { ...(target === 'v3' ? v3Defaults : v2Defaults), ...(raw && dataOf(raw)) }
  if (!raw || kindOf(raw) === 'v1') return { spec, spec_version: versions[target], data }
  const version = raw['spec'] === spec ? raw['spec_version'] : undefined
  return { ...raw, spec, spec_version: version ?? versions[target], data }
}

/** Some programs write the fields of V1 beside those of later versions; they must not tell another story. */
function withChanges(base: Json, changes: Json): Json {
  const data = dataOf(base)
  if (data === base) return { ...base, ...changes }
  const beside = Object.fromEntries(Object.entries(changes).filter(([key]) => key in base))
  return { ...base, ...beside, data: { ...data, ...changes } }
}

const versions = { v2: '2.0', v3: '3.0' }
const v2Defaults: Json = {
  name: '',
  description: '',
  personality: '',
  scenario: '',
  first_mes: '',
  mes_example: '',
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
  creator: '',
  character_version: '',
  extensions: {},
}
const v3Defaults: Json = { ...v2Defaults, group_only_greetings: [] }
const elizaDefaults: Json = {
  name: '',
  bio: [],
  lore: [],
  messageExamples: [],
  postExamples: [],
  adjectives: [],
  topics: [],
  style: { all: [], chat: [], post: [] },
  plugins: [],
  settings: {},
}
