import { fingers } from '#poses/fingers.ts'
import { landmarks } from '#poses/pose.ts'
import { shared } from '#poses/read-poses.ts'
import { any, either, flag, named, number, numbers, object, oneOf, text, type Check } from './check-shape.ts'

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
