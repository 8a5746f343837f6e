import { amount, shape } from './gene.ts'

const person = { group: 'person', area: 'person' } as const
const body = { group: 'body', area: 'build' } as const

const heritage = ['macro.african', 'macro.asian', 'macro.caucasian']

/** Who it is, and the body. */
export const bodyGenes = {
  sex: amount(person, '0 a woman’s body, 1 a man’s', [0, 0, 1], ['macro.gender'], { leaps: true }),
  presentation: amount(
    person,
    'how the person presents, 0 feminine, 1 masculine: make-up, cut of the clothes',
    [0, 0, 1],
    ['presentation'],
    { leaps: true },
  ),
  age: amount(
    person,
    'years; the body is grown up at 18 and looks the same until 25',
    [18, 28, 90],
    ['macro.age', 'skin.wrinkles'],
    { step: 1 },
  ),
  african: amount(
    person,
    'share of the African base form; the three shares are weighed against each other',
    [0, 0.33, 1],
    heritage,
  ),
  asian: amount(person, 'share of the Asian base form', [0, 0.33, 1], heritage),
  european: amount(person, 'share of the European base form', [0, 0.34, 1], heritage),

  height: amount(
    body,
    'from short to tall within the sex; 0.5 is its average, 0.01 is about 0.7 cm',
    [0.1, 0.5, 0.9],
    ['macro.height'],
  ),
  muscle: amount(body, 'from slack to very muscular', [0.05, 0.5, 1], ['macro.muscle']),
  weight: amount(body, 'from thin to heavy', [0.1, 0.45, 1], ['macro.weight']),
  proportions: amount(body, 'from uncommon to ideal proportions', [0, 0.7, 1], ['macro.proportions']),
  bust: amount(body, 'from flat to full; shown on women’s bodies', [0.1, 0.45, 0.9], ['macro.cup']),
  shoulders: shape(body, 'narrow or broad shoulders', ['torso/torso-vshape-less'], ['torso/torso-vshape-more'], 0.8),
  waist: shape(body, 'trim or soft belly', ['stomach/stomach-tone-incr'], ['stomach/stomach-tone-decr'], 0.7),
  hips: shape(body, 'narrow or wide hips', ['hip/hip-scale-horiz-decr'], ['hip/hip-scale-horiz-incr'], 0.6),
  legs: shape(
    body,
    'short or long legs',
    ['legs/legs-upperlegheight-decr', 'legs/legs-lowerlegheight-decr'],
    ['legs/legs-upperlegheight-incr', 'legs/legs-lowerlegheight-incr'],
    0.5,
  ),
  neck: shape(body, 'short or long neck', ['neck/neck-scale-vert-less'], ['neck/neck-scale-vert-more'], 0.7),
} as const
