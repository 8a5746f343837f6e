import { z } from 'zod'
import {
  type BoneLimits,
  type BoneTurn,
  handShapeIds,
  highestLift,
  type Joints as PlainJoints,
  type PoseBone,
  poseBones,
  type Range,
  tenths,
} from './bones.ts'
import { limits } from '#limits.ts'
import { isAtMost } from '#parameters.ts'
import { plainLine } from '#plain-text.ts'

const { pose: limit } = limits

const turned = (bone: string, [forward, twist, side]: BoneLimits) => {
  const says = `${bone} must be three numbers: forward ${spelt(forward)}, twist ${spelt(twist)}, side ${spelt(side)} degrees.`
  const degrees = ([least, max]: Range) => z.number({ error: says }).min(least, says).max(max, says)
  return z.tuple([degrees(forward), degrees(twist), degrees(side)], { error: says })
}

const spelt = ([least, max]: Range): string => `${least} to ${max}`

const hand = z.enum(handShapeIds, { error: `A hand must be one of (${handShapeIds.join(', ')}).` })
const high = `lift must be a number from 0 to ${highestLift}.`
const unread = 'Joints must be an object with bones, hands and lift.'
const unknownBone = `Bones must be some of (${[...poseBones.keys()].join(', ')}).`

/** A pose as numbers: what each bone does, what the hands do, and how far off the ground the lowest point is. */
export const Joints = z
  .strictObject(
    {
      bones: z
        .strictObject(
          Object.fromEntries([...poseBones].map(([bone, own]) => [bone, turned(bone, own).optional()] as const)),
          { error: unknownBone },
        )
        .default({}),
      hands: z.strictObject({ left: hand.optional(), right: hand.optional() }).default({}),
      lift: z.number({ error: high }).min(0, high).max(highestLift, high).default(0),
    },
    { error: unread },
  )
  .transform(({ bones, hands, lift }): Joints => {
    const told = new Map(Object.entries(bones))
    const kept = [...poseBones.keys()].flatMap((bone): [PoseBone, BoneTurn][] => {
      const turn = told.get(bone)
      const own = turn && ([tenths(turn[0]), tenths(turn[1]), tenths(turn[2])] as const)
      return own?.some((degrees) => degrees !== 0) ? [[bone, own]] : []
    })
    return {
      bones: Object.fromEntries(kept),
      hands: { left: hands.left ?? 'relaxed', right: hands.right ?? 'relaxed' },
      lift: tenths(lift),
    }
  })

export type Joints = PlainJoints

const named = `A name has 1 to ${limit.name} characters.`

/** Somebody's own pose: the editor and the server read it with the same schema. `joints` is JSON. */
export const PoseFields = z.object({
  name: z
    .string({ error: named })
    .transform((name) => plainLine(name).trim())
    .refine((name) => name !== '' && isAtMost(name, limit.name), named),
  joints: z
    .string({ error: unread })
    .max(limit.joints, { error: unread, abort: true })
    .transform((text, context) => {
      const read = Joints.safeParse(fromJson(text))
      if (read.success) return JSON.stringify(read.data)
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? unread })
      return z.NEVER
    }),
})
export type PoseFields = z.output<typeof PoseFields>

/** An own pose as a document. */
export const OwnPose = PoseFields.extend({
  $id: z.string(),
  $createdAt: z.string(),
  joints: z.string().transform((text, context) => {
    const read = Joints.safeParse(fromJson(text))
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: unread })
    return z.NEVER
  }),
})
export type OwnPose = z.output<typeof OwnPose>

export const tooManyPoses = `There are at most ${limit.each} poses of one's own.`

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
