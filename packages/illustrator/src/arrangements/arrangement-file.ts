import type { ArrangementFacts, GazeDirection } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { Pose } from '#poses/pose.ts'
import type { Side } from '#skeleton/limbs.ts'

/** Where one of several people is, and how. The first stands where they stand; the others are put beside those before. */
export type GroupPosition = {
  /** Degrees to their left that they are turned from facing the camera. */
  readonly turned: number
  /** Beside which of those before them, by number; absent: the one just before. */
  readonly beside?: number
  /** Which way from there, degrees: 90 to the right of the picture (which is when it is absent), 180 away from us. */
  readonly way?: number
  /** Decimeters that are left between them, wherever they come nearest; clothes and hair included. */
  readonly gap?: number
  /** Decimeters between where they stand, at least. */
  readonly apart?: number
  /** Decimeters to the left, seen along that direction. */
  readonly aside?: number
  /** What the body does instead of the person's own pose, or of parts of it. */
  readonly body?: Pose
  /** Where they look unless it is asked for otherwise; absent: at the camera. */
  readonly looks?: GazeDirection
}

/** Somebody's hand, the people counted from 0. */
export type HandOf = readonly [person: number, side: Side]

/** A hand that touches somebody, or two that meet. */
export type Touch =
  /** Two hands hold each other: hanging between their people, or out to the side as dancers have them. */
  | { readonly hand: HandOf; readonly meets: HandOf; readonly raised?: true }
  /** A hand lies on somebody's bent arm, on their shoulder or on their back. */
  | { readonly hand: HandOf; readonly on: 'forearm' | 'shoulder' | 'back'; readonly of: HandOf }

/** How a number of people are placed. */
export type Layout = {
  readonly spots: readonly GroupPosition[]
  readonly touches?: readonly Touch[]
}

/** A file of `arrangements/catalogue`. */
export type ArrangementFile = Content<ArrangementFacts> & {
  readonly layout: (count: number) => Layout
  /** What they share: they sit on one bench, or around a table on a chair each. */
  readonly furniture?: 'bench' | 'table'
}

/** How several people are together: what is known of it, and where each of them is. docs/recipes/add-an-arrangement.md. */
export function arrangement({
  label,
  words,
  order,
  layout,
  furniture,
  ...facts
}: Omit<ArrangementFile, 'facts'> & ArrangementFacts): ArrangementFile {
  return { label, words, order, facts, layout, ...(furniture && { furniture }) }
}
