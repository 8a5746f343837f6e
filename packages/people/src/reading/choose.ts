import { backgrounds } from '#catalogue/generated/backgrounds.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import type { Finding } from './grammar/find-attributes.ts'
import { withSeparates } from './grammar/tops-and-bottoms.ts'
import { ofThing } from './vocabulary/thing-words.ts'
import { twoPoses } from './grammar/two-poses.ts'

/** Parts that may hold several things at once. */
const many: ReadonlySet<string> = new Set([
  'accessories',
  'gesture',
  'effects',
  'scenery',
  'sceneryColour',
  'role',
  'marks',
  'thingColour',
  'thingMaterial',
  'thingPlace',
  'thingCount',
])

/**
 * Of all findings those that hold: what is said before what is implied, earlier before later, one for each part. A second color of the
 * clothes becomes their second color; accessories share the body's places among them.
 */
export function choose(all: readonly Finding[]): readonly Finding[] {
  const findings = twoPoses(asTheirs(all))
  // What eyes are like beyond that they differ is said before that they do.
  const sorted = underOthers(findings)
    .map((finding) => (finding.value === 'odd' ? { ...finding, rank: 1 } : finding))
    .toSorted((a, b) => a.rank - b.rank)
  const chosen: Finding[] = []
  const again: Finding[] = []
  for (const finding of sorted) {
    const same = chosen.filter(({ part }) => part === finding.part)
    if (same.some(({ value }) => bare(value) === bare(finding.value))) {
      // Said twice; "she" is no news beside "woman".
      const isNews = finding.rank === 0 || finding.part === 'framing'
      const isOther = same.every(({ from }) => !from.some((unit) => finding.from.includes(unit)))
      if (isNews && (isOther || finding.part === 'marks')) again.push(finding)
      continue
    }
    if (many.has(finding.part)) {
      if (finding.rank > 0 && isInTheWay(finding, same)) continue
      // A thing has one color, the one that is named first.
      if (aboutSame(finding, same)) continue
      chosen.push(finding)
    } else if (same.every(({ value }) => value.startsWith('-')) || finding.value.startsWith('-')) {
      chosen.push(finding)
    } else if (finding.rank === 2) {
      // What is only implied gives way.
    } else if (finding.part === 'colour' && !chosen.some(({ part }) => part === 'colour2')) {
      chosen.push({ ...finding, part: 'colour2' })
    } else if (finding.part === 'framing' && (finding.phrase === 'portrait' || finding.rank === 2) && same[0]) {
      // A bust is a portrait as well, and a lens that is made for faces takes whole people.
      again.push({ ...finding, value: same[0].value })
    } else if (finding.part === 'expression' && same[0] && stronger.get(finding.value)?.has(same[0].value)) {
      // "Gasping, terrified": of two faces of one kind the one that says more is drawn.
      chosen[chosen.indexOf(same[0])] = { ...same[0], value: finding.value }
      again.push(finding)
    } else if (finding.part === 'expression' && same[0] && stronger.get(same[0].value)?.has(finding.value)) {
      again.push({ ...finding, value: same[0].value })
    } else if (finding.part === 'lightColour') {
      // "blue and magenta lights": each from its own side.
      if (!chosen.some(({ part }) => part === 'lightColour2')) chosen.push({ ...finding, part: 'lightColour2' })
    } else if (finding.part === 'eyeColour' && isOdd(finding, same, findings)) {
      chosen.push({ ...finding, part: 'otherEye' })
    } else if (finding.part === 'hairColour' && same.some(({ noun }) => noun === finding.noun)) {
      // "pink and blue hair": the second color of the same hair is in the strands.
      if (!chosen.some(({ part }) => part === 'highlight')) chosen.push({ ...finding, part: 'highlight' })
    }
  }
  const dressed = withSeparates(withTheirClothes(withoutTheirColors(chosen, findings), findings), findings, (one) =>
    isShown(one, chosen),
  )
  const whole = ofThingsThere(withoutCrowding(dressed))
  const said = again.filter(({ part, value }) => whole.some((one) => one.part === part && one.value === value))
  return withoutNeedless(underRoofs([...whole, ...said])).toSorted((a, b) => a.at - b.at)
}

/** Faces that show another as well, only more: who is terrified gasps, who laughs smiles. */
const stronger: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    afraid: 'surprised worried',
    furious: 'angry determined serious suspicious',
    angry: 'serious suspicious',
    determined: 'serious',
    laugh: 'smile happy grin excited',
    grin: 'smile happy',
    happy: 'smile',
    excited: 'smile happy surprised',
    tearful: 'sad worried',
    confident: 'proud',
    proud: 'confident',
    bored: 'tired neutral',
    dreamy: 'thoughtful calm',
    thoughtful: 'calm neutral',
    calm: 'neutral',
    smile: 'calm',
    'eyes-closed': 'calm',
  }).map(([more, less]) => [more, new Set(less.split(' '))]),
)

/** Of what a trade brings along nothing crowds what was named: a witch with a crown has no pointed hat, one with a broom has. */
function isInTheWay({ part, value }: Finding, named: readonly Finding[]): boolean {
  if (part !== 'accessories') return false
  const slot = slotOf(value)
  return named.some((one) => {
    const taken = slotOf(bare(one.value))
    return taken === slot || (isOnHead(taken) && isOnHead(slot))
  })
}

const isOnHead = (slot: string | undefined): boolean => slot === 'hat' || slot === 'head'

/** "Autumn" in a café: what a season brings along falls outdoors only. */
function underRoofs(chosen: readonly Finding[]): readonly Finding[] {
  const place = chosen.find(({ part, value }) => part === 'background' && !value.startsWith('-'))?.value
  const isIndoors = backgrounds.some(({ id, more }) => id === place && !more.outdoors)
  const falls = ({ part, value, rank }: Finding) => rank === 2 && part === 'effects' && ofTheAir.has(value)
  return isIndoors ? chosen.filter((one) => !falls(one)) : chosen
}
const ofTheAir: ReadonlySet<string> = new Set('leaves petals fireworks bats'.split(' '))

/** What says nothing of who somebody is: a vtuber is more than a style. */
const ofPictures: ReadonlySet<string> = new Set(['role', 'style', 'background', 'framing'])

/** A word for a person is their role if it means nothing else. Work clothes keep their own color. */
function withoutNeedless(chosen: readonly Finding[]): readonly Finding[] {
  const outfit = outfitIn(chosen)
  const kept = chosen.filter(
    ({ part, rank, from }) =>
      rank !== 2 ||
      !['colour', 'colour2', 'pattern'].includes(part) ||
      outfit === undefined ||
      outfit.from.some((unit) => from.includes(unit)),
  )
  return kept.filter(
    ({ part, from }) =>
      part !== 'role' || !kept.some((one) => !ofPictures.has(one.part) && one.from.some((unit) => from.includes(unit))),
  )
}

const aboutSame = ({ value }: Finding, others: readonly Finding[]): boolean => {
  const thing = ofThing(value)?.id
  return thing !== undefined && others.some((other) => ofThing(other.value)?.id === thing)
}

/** "one blue eye and one green": eyes of two colors, not of one between them. */
function isOdd(finding: Finding, same: readonly Finding[], all: readonly Finding[]): boolean {
  const isSaid = all.some(({ part }) => part === 'otherEye')
  return isSaid || same.some(({ noun }) => noun !== finding.noun) || all.some(({ value }) => value === 'odd')
}

/** "A witch in a black hat", "a chef in a white uniform": a word for any of a kind is theirs where a trade has one. */
function asTheirs(findings: readonly Finding[]): readonly Finding[] {
  const theirs = (part: string, fits: (value: string) => boolean) =>
    findings.find((one) => one.rank === 2 && one.part === part && fits(one.value))?.value
  const [hat, uniform] = [
    theirs('accessories', (id) => slotOf(id) === 'hat'),
    theirs('outfit', (id) => workwear.has(id)),
  ]
  return findings.map((one) => {
    if (one.rank !== 0) return one
    if (uniform !== undefined && one.part === 'outfit' && one.phrase === 'uniform') return { ...one, value: uniform }
    if (hat === undefined || !isHat(one)) return one
    return { ...one, value: one.value.replace('fedora', hat) }
  })
}

/** What is said of any hat, and its color. */
const isHat = ({ part, value, phrase, words }: Finding): boolean =>
  (part === 'accessories' && value === 'fedora' && phrase === 'hat') ||
  (part.startsWith('thing') && value.startsWith('fedora--') && /\bhat$/i.test(words))

/** Clothes of a trade that are its uniform. */
const workwear: ReadonlySet<string> = new Set(['chef-whites', 'scrubs', 'jumpsuit', 'sportswear'])

const garments = (): readonly string[] => alongside.flatMap(([names]) => names)

/** A shirt gives way to the jacket over it, and its color is the second one then. */
function underOthers(findings: readonly Finding[]): readonly Finding[] {
  const isOutfit = ({ part, value, rank }: Finding) => part === 'outfit' && rank === 0 && !value.startsWith('-')
  const isUnder = ({ phrase }: Finding) => phrase !== undefined && garments().includes(phrase)
  const over = findings.find((one) => isOutfit(one) && !isUnder(one))
  if (!over) return findings
  const under = findings.filter((one) => isOutfit(one) && isUnder(one) && isShown(one, [over]))
  return findings.map((one) => {
    if (under.includes(one)) return { ...one, rank: 1 }
    const isTheirs =
      one.part === 'colour' && under.some(({ from }) => one.noun !== undefined && from.includes(one.noun))
    return isTheirs ? { ...one, part: 'colour2' as const, rank: 1 } : one
  })
}

/** The color of clothes that are not drawn is not drawn on others. */
function withoutTheirColors(chosen: readonly Finding[], all: readonly Finding[]): readonly Finding[] {
  const isOutfit = (noun: number) => (finding: Finding) => finding.part === 'outfit' && finding.from.includes(noun)
  return chosen.filter(
    ({ part, noun }) =>
      !(part === 'colour' || part === 'colour2') ||
      noun === undefined ||
      !all.some(isOutfit(noun)) ||
      all.some(
        (finding) => isOutfit(noun)(finding) && (finding.value === outfitIn(chosen)?.value || isShown(finding, chosen)),
      ),
  )
}

/** Clothes that an outfit of another name has as well: who wears a leather jacket has a shirt below it, and trousers. */
const alongside: readonly (readonly [garments: readonly string[], outfits: readonly string[]])[] = [
  [
    'jeans, trousers, chinos, slacks, pants, cargo pants, denim jeans'.split(', '),
    'tshirt-jeans shirt-chinos sweater hoodie denim-jacket leather-jacket suit waistcoat winter-coat trench-coat lab-coat'.split(
      ' ',
    ),
  ],
  [['shorts'], ['sportswear']],
  [
    't shirt, tshirt, tee, shirt, tank top, top, vest top, dress shirt, collared shirt, button up, button up shirt, blouse, linen shirt, oxford shirt'.split(
      ', ',
    ),
    'denim-jacket leather-jacket suit tuxedo waistcoat overalls lab-coat trench-coat'.split(' '),
  ],
]

const outfitIn = (chosen: readonly Finding[]): Finding | undefined =>
  chosen.find(({ part, value }) => part === 'outfit' && !value.startsWith('-'))

/** Whether other clothes than the chosen outfit are seen with it. */
function isShown({ part, phrase, value }: Finding, chosen: readonly Finding[]): boolean {
  const outfit = outfitIn(chosen)
  if (part !== 'outfit' || !outfit || value === outfit.value || value.startsWith('-') || phrase === undefined)
    return false
  return alongside.some(([garments, outfits]) => garments.includes(phrase) && outfits.includes(outfit.value))
}

/** What a chosen outfit shows of the other clothes that were named is chosen with it. */
function withTheirClothes(chosen: readonly Finding[], all: readonly Finding[]): readonly Finding[] {
  const outfit = outfitIn(chosen)
  if (!outfit) return chosen
  const shown = all.filter((finding) => isShown(finding, chosen))
  return [...chosen, ...shown.map((finding) => ({ ...finding, value: outfit.value }))]
}

/** Of two things for one place the later one named stays; hands may hold several. */
function withoutCrowding(list: readonly Finding[]): readonly Finding[] {
  return list.filter((finding, index) => {
    const slot = finding.part === 'accessories' ? slotOf(finding.value) : undefined
    // Animals stand on both sides.
    if (slot === undefined || ['hand', 'head', 'neck', 'beside'].includes(slot)) return true
    return !list.slice(index + 1).some(({ part, value }) => part === 'accessories' && slotOf(value) === slot)
  })
}

/** What is said of a thing goes with it. */
function ofThingsThere(list: readonly Finding[]): readonly Finding[] {
  const isThere = (id: string) => list.some(({ part, value }) => part === 'accessories' && value === id)
  return list.filter(({ part, value }) => {
    const thing = part.startsWith('thing') ? ofThing(value) : undefined
    return thing === undefined || isThere(thing.id)
  })
}

const bare = (value: string): string => value.replace(/^-/, '')
