import type { HeadForm } from './animal-head.ts'

export type TailForm =
  | 'bushy'
  | 'curled'
  | 'thin'
  | 'tufted'
  | 'bobbed'
  | 'plume'
  | 'pom'
  | 'whip'
  | 'ringed'
  | 'swish'
  | 'none'

/** A four-legged animal in decimeters. It stands on y = 0 and faces +z. */
export type Build = {
  /** How high the middle of the back is, and how long from hips to chest. */
  readonly tall: number
  readonly long: number
  /** How thick it is at the chest, the belly and the hips. */
  readonly chest: number
  readonly belly: number
  readonly hips: number
  /** How long the neck is, how steep it rises (degrees), how thick below and above. */
  readonly neck: readonly [long: number, steep: number, below: number, above: number]
  readonly head: HeadForm
  /** How far the head looks down, degrees. */
  readonly bowed?: number
  /** How thick a leg is where it begins, and at the foot. */
  readonly legs: readonly [above: number, foot: number]
  readonly hooves?: string
  readonly tail: TailForm
  readonly tailLong?: number
  readonly colours: {
    readonly coat: string
    readonly belly?: string
    readonly legs?: string
    readonly feet?: string
    /** Where they begin, when they sit. */
    readonly upper?: string
    readonly tail?: string
    readonly tip?: string
    /** On the neck: lions, llamas, wolves. */
    readonly mane?: string
    readonly bib?: string
  }
  /** How thick the mane is over the neck. */
  readonly mane?: number
  /** A hump over the shoulders: bears, bison, camels. */
  readonly hump?: number
}
