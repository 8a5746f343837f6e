/** The face's muscles by short names, and the units of the pack that each stands for; `L` and `R` are the person's own. */
const pairs = {
  close: 'eye-*-closure',
  wide: 'eye-*-opened-up',
  squint: 'eye-*-slit',
  browDown: 'eyebrows-*-down',
  browOuter: 'eyebrows-*-extern-up',
  browInner: 'eyebrows-*-inner-up',
  browUp: 'eyebrows-*-up',
  flare: 'nose-*-dilatation',
  sneer: 'nose-*-elevation',
} as const

const singles = {
  press: 'mouth-compression',
  smile: 'mouth-corner-puller',
  frown: 'mouth-depression',
  grimace: 'mouth-depression-retraction',
  snarl: 'mouth-elevation',
  pout: 'mouth-eversion',
  open: 'mouth-open',
  part: 'mouth-parling',
  bare: 'mouth-part-later',
  funnel: 'mouth-protusion',
  purse: 'mouth-pursing',
  stretch: 'mouth-retraction',
  beam: 'mouth-upward-retraction',
  lift: 'mouth-angles-up',
  narrow: 'nose-compression',
  neck: 'neck-platysma',
} as const

/** Corners of the mouth that go by themselves, by which half of which unit: its data knows both at once. */
const halves = {
  smileL: ['mouth-corner-puller', 1],
  smileR: ['mouth-corner-puller', -1],
} as const

type PairName = keyof typeof pairs
export type MuscleName = PairName | `${PairName}L` | `${PairName}R` | keyof typeof singles | keyof typeof halves

/** How much each muscle does, 0..1; a name without a side is both sides. */
export type Muscles = Readonly<Partial<Record<MuscleName, number>>>

const isPair = (name: string): name is PairName => name in pairs
const isSingle = (name: string): name is keyof typeof singles => name in singles

/** The same by the pack's units, each from 0 to 1. */
export function unitsOf(muscles: Muscles): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  const add = (unit: string, weight: number) =>
    units.set(unit, Math.min(1, Math.max(0, (units.get(unit) ?? 0) + weight)))
  for (const [name, weight] of Object.entries(muscles)) {
    const stem = name.slice(0, -1)
    if (isSingle(name)) add(singles[name], weight)
    else if (isPair(name)) {
      add(pairs[name].replace('*', 'left'), weight)
      add(pairs[name].replace('*', 'right'), weight)
    } else if (isPair(stem)) add(pairs[stem].replace('*', name.endsWith('L') ? 'left' : 'right'), weight)
  }
  return units
}

/** What one half of the face does by itself: the unit, its side (1 is the person's left), and how much. */
export const halvesOf = (muscles: Muscles): readonly (readonly [unit: string, side: 1 | -1, weight: number])[] =>
  (['smileL', 'smileR'] as const).flatMap((name) => {
    const weight = muscles[name] ?? 0
    return weight > 0 ? [[...halves[name], Math.min(1, weight)] as const] : []
  })

/** How much farther than in the data a unit goes when it is fully on: brows say most, and the data's hardly move. */
export const reachOf = (unit: string): number => (unit.startsWith('eyebrows-') ? 1.4 : 1)

/** Both at once: what each muscle does in one and in the other, added. */
export function addMuscles(one: Muscles, other: Muscles, share = 1): Muscles {
  const sum: Record<string, number> = { ...one }
  for (const [name, weight] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + weight * share
  return sum
}

/** From `one` (0) to `other` (1). */
export function blendMuscles(one: Muscles, other: Muscles, share: number): Muscles {
  const part = (muscles: Muscles, factor: number): Muscles =>
    Object.fromEntries(Object.entries(muscles).map(([name, weight]) => [name, weight * factor]))
  return addMuscles(part(one, 1 - share), part(other, share))
}
