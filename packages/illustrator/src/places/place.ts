import type { BackgroundId, TimeId, WeatherId } from '@eidolon/people'
import type { Grade, Light, Rig } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import type { SpriteId } from './effects/sprites.ts'

/** What is asked of a place. The same options give the same place. */
export type PlaceOptions = {
  readonly time: TimeId
  readonly weather: WeatherId
  /** Where clouds, trees and books stand; on which side the sun is. */
  readonly seed: number
  /** Colors of the picture as `#rrggbb`, for backdrops, awnings and cushions; a place may leave them aside. */
  readonly accentColors?: readonly string[]
}

/** Writes the light that comes from a direction of length 1 (three numbers, linear, may exceed 1) into `out`. */
export type Sky = (x: number, y: number, z: number, out: Float32Array) => void

/** Air that hides what is far: the share hidden at a distance is `max * (1 - exp(-density * (distance - start)))`. */
export type Fog = {
  readonly light: Light
  /** Decimeters from the camera; nothing is hidden before. */
  readonly start: number
  readonly density: number
  /** At most this share of anything is hidden, 0..1. */
  readonly max: number
}

/** Small things in the air, in front of and behind the person. Each is a disc that faces the camera, or a streak. */
export type Particles = {
  readonly kind:
    | 'rain'
    | 'snow'
    | 'dust'
    | 'firefly'
    | 'bubble'
    | 'ember'
    | 'petal'
    | 'bokeh'
    | 'leaf'
    | 'feather'
    | 'confetti'
    | 'flame'
    | 'smoke'
    | 'sparkle'
    | 'droplet'
    | 'thing'
  /** x, y, z and radius of each, decimeters. */
  readonly spots: Float32Array
  readonly light: Light
  /** How much of what lies behind one hides, in its middle. */
  readonly alpha: number
  /** Adds its light to what lies behind instead of covering it. */
  readonly glowing: boolean
  /** 0 a disc with an edge, 1 a haze; 2 a ring (bubbles). */
  readonly soft: number
  /** From the spot to the end of its streak, decimeters; zeros for a disc. */
  readonly trail: readonly [x: number, y: number, z: number]
  /** Decimeters a second, for films. */
  readonly drift: readonly [x: number, y: number, z: number]
  /** How far it strays from its way while drifting, decimeters. */
  readonly sway: number
  /** They never leave this box; what drifts out comes in on the other side. */
  readonly low: readonly [x: number, y: number, z: number]
  readonly high: readonly [x: number, y: number, z: number]
  /** A form of its own instead of a disc; such that hang or fly hardly turn. */
  readonly sprite?: { readonly id: SpriteId; readonly upright: boolean }
}

/** Where a picture is taken: what is around the person, what light there is and how it is toned. */
export type Background = {
  readonly background: BackgroundId
  /** The light on the person. */
  readonly rig: Rig
  /**
   * The light on the parts of the set (material `set`), beside what the parts carry themselves in `light`: in a room
   * the walls must not look as if the person's key light were a flash. The key comes from the same direction in both.
   */
  readonly setRig: Rig
  readonly grade: Grade
  /** What is seen, and what is mirrored, where no part is. */
  readonly sky: Sky
  readonly parts: readonly Part[]
  readonly fog: Fog
  readonly particles: readonly Particles[]
  /** How high the ground is; 0 around the person. */
  ground(x: number, z: number): number
}
