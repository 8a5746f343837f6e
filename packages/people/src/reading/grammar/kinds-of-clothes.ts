import { slotOf } from '#catalogue/slot-of.ts'
import type { Claim, PromptPart } from '#reading/vocabulary/attribute.ts'
import { asUnknown } from './compounds.ts'
import type { Unit } from './units.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words for clothes of no kind: what stands before them says which. */
const anyClothes = set(
  'outfit outfits costume costumes uniform uniforms clothes clothing attire garb gear wear getup ensemble kit fit wardrobe',
)
/** What somebody has on. */
const onBodies: ReadonlySet<PromptPart> = new Set<PromptPart>([
  'outfit',
  'colour',
  'colour2',
  'pattern',
  'material',
  'wear',
  'accessories',
])
/** What is around somebody, or said of the whole picture. */
const around: ReadonlySet<PromptPart> = new Set<PromptPart>([
  'background',
  'weather',
  'effects',
  'time',
  'light',
  'scenery',
  'style',
  'grade',
  'lens',
  'expression',
])
/** Pastimes that clothes are made for. */
const pastimes = set(
  'running cycling swimming swim boxing climbing hiking riding skiing dancing gardening fishing hunting diving surfing jogging racing driving camping skating fencing baking cooking wrestling bowling golfing sparring training',
)
/** What is worn where something is done. */
const wornAt: Readonly<Record<string, string>> = { office: 'suit', gym: 'sportswear' }

/**
 * "A witch costume", "a gym outfit", "a beach dress", "a running vest": what stands right before clothes says what kind
 * they are, and not who is there, where it is or what is done.
 */
export function kindsOfClothes(text: string, units: readonly Unit[]): readonly Unit[] {
  const found: Unit[] = []
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next] = [units[at], units[at + 1]]
    if (!unit) break
    const joined = next && isBeside(text, unit, next) && !isPlace(units[at - 1]) ? asOne(unit, next) : undefined
    if (joined && joined.end > unit.end) at += 1
    found.push(joined ?? unit)
  }
  return found
}

function asOne(unit: Unit, next: Unit): Unit | undefined {
  const { claims } = unit.meaning
  if (unit.kind !== 'known' || claims.length === 0) return undefined
  const place = { kind: 'known', text: unit.text, at: unit.at, end: next.end } as const
  const isAny = anyClothes.has(next.text) && (next.meaning.claims.length === 0 || next.meaning.phrase === 'uniform')
  if (isAny) {
    const [own, room] = [claims.filter(isOwn), claims.find(({ part }) => part === 'background')?.value ?? '']
    const worn = wornAt[room]
    if (own.some(({ part }) => part === 'outfit')) return { ...next, ...place, meaning: clothes(unit, own) }
    if (worn !== undefined)
      return { ...next, ...place, meaning: clothes(unit, [{ part: 'outfit', value: worn, rank: 0 }]) }
    const isKind = claims.every(({ part }) => around.has(part)) || unit.meaning.noun === 'person'
    return isKind ? asUnknown(unit) : undefined
  }
  const isModifier =
    claims.every(({ part }) => around.has(part) && !['style', 'grade', 'expression'].includes(part)) ||
    pastimes.has(unit.meaning.phrase)
  return isModifier && unit.meaning.noun === undefined && isGarment(next) ? { ...next, ...place } : undefined
}

const isOwn = ({ part }: Claim): boolean => onBodies.has(part)

/** Said outright, since the words speak of nothing but the clothes. */
const clothes = ({ meaning: { phrase } }: Unit, own: readonly Claim[]): Unit['meaning'] => ({
  phrase: `${phrase} outfit`,
  claims: own.map((claim) => ({ ...claim, rank: claim.part === 'outfit' ? 0 : claim.rank })),
  noun: 'outfit',
})

const isGarment = ({ kind, meaning: { claims, noun } }: Unit): boolean =>
  kind === 'known' &&
  noun !== 'person' &&
  ((noun === 'outfit' && claims.some(({ part }) => part === 'outfit')) ||
    noun === 'bottoms' ||
    claims.some(({ part, value }) => part === 'accessories' && worn.has(slotOf(value) ?? '')))
const worn = set('hat feet hands legs bottoms front sleeves over')

/** One blank between them: "a nurse's uniform" is hers. */
const isBeside = (text: string, unit: Unit, next: Unit): boolean => /^[ -]$/.test(text.slice(unit.end, next.at))

/** "At the beach dress", "on stage costumes": the place was named. */
const isPlace = (before: Unit | undefined): boolean => ['the', 'at', 'on', 'by'].includes(before?.text ?? '')
