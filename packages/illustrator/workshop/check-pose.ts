import { fingers } from '#poses/fingers.ts'
import { landmarks } from '#poses/pose.ts'
import { shared } from '#poses/read-poses.ts'

/** Says what is wrong with a value, and where; nothing when it is right. */
type Check = (value: unknown, at: string) => string | undefined
type Fields = Readonly<Record<string, Check>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const any: Check = () => undefined
const number: Check = (value, at) => (typeof value === 'number' ? undefined : `${at} has to be a number`)
const text: Check = (value, at) => (typeof value === 'string' ? undefined : `${at} has to be text`)
const flag: Check = (value, at) => (typeof value === 'boolean' ? undefined : `${at} has to be true or false`)
const numbers =
  (count: number): Check =>
  (value, at) =>
    Array.isArray(value) && value.length === count && value.every((one) => typeof one === 'number')
      ? undefined
      : `${at} has to be ${count} numbers`
const oneOf = (names: readonly string[]): Check => {
  return (value, at) =>
    names.some((name) => name === value) ? undefined : `${at} has to be one of ${names.join(', ')}`
}

/** An object with all of `must`, and of others only those of `may`. */
const object =
  (must: Fields, may: Fields = {}): Check =>
  (value, at) => {
    if (!isRecord(value)) return `${at} has to be { … }`
    const missing = Object.keys(must).find((key) => !(key in value))
    if (missing) return `${at}.${missing} is missing`
    for (const [key, one] of Object.entries(value)) {
      const check = must[key] ?? may[key]
      const wrong = check ? check(one, `${at}.${key}`) : `${at}.${key} is no part of a pose`
      if (wrong) return wrong
    }
    return undefined
  }

/** The object that has this key, or the other one. */
const either =
  (key: string, one: Check, other: Check): Check =>
  (value, at) =>
    isRecord(value) && key in value ? one(value, at) : other(value, at)
const named =
  (names: object, other: Check): Check =>
  (value, at) =>
    typeof value === 'string' ? oneOf(Object.keys(names))(value, at) : other(value, at)
const sides = (part: Check): Check => either('both', object({ both: part }), object({}, { left: part, right: part }))

const turn = numbers(3)
const arm = either(
  'reach',
  object(
    { reach: oneOf(Object.keys(landmarks)), off: turn, elbow: turn, palm: turn, along: turn },
    { over: flag, below: number },
  ),
  object({ arm: turn, elbow: number }, { roll: number, hand: turn }),
)
const leg = either(
  'stands',
  object({ stands: numbers(2), toes: number }, { heel: number, knee: number }),
  object({ thigh: turn, knee: number }, { foot: turn }),
)
const legs = named(shared.legs, sides(leg))
const body = object(
  {},
  {
    extends: named(shared.bodies, object({})),
    from: text,
    ...Object.fromEntries(['hips', 'shift', 'waist', 'chest', 'neck', 'head'].map((part) => [part, turn])),
    shoulders: sides(numbers(2)),
    arms: sides(named(shared.arms, arm)),
    legs,
    fingers: sides(oneOf(Object.keys(fingers))),
    sits: flag,
    rides: oneOf(['slow', 'fast']),
    round: number,
    leans: flag,
    brings: text,
    tool: text,
    stays: flag,
    lift: number,
    eyes: numbers(2),
    mirrors: flag,
  },
)
// What people know of a pose is checked where it is typed: in the list that is written of it.
const facts = ['plain', 'thing', 'always', 'insteadOf', 'faces', 'shows', 'places', 'turnedAway', 'chance', 'half']
const pose = object(
  { body },
  {
    ...Object.fromEntries(['label', 'words', 'order', ...facts].map((name) => [name, any])),
    inSkirt: legs,
    hands: oneOf(['rest', 'right']),
    grips: flag,
  },
)

/** What is wrong with an entry of `poses/catalogue`: JSON has no types that would tell. */
export const checkPose = (entry: unknown): string | undefined => pose(entry, 'the pose')
