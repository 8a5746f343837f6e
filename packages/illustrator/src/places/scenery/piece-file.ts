import type { AccessoryId, Random, SceneryFacts, SceneryPlace, TimeId } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { WritableColor } from '#geometry/color.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import type { Part, Surface } from '#geometry/part.ts'

/** What the maker of a piece has to work with. */
export type PieceKit = {
  readonly noise: Noise
  readonly random: Random
  /** The requested color, or the usual one (`#rrggbb`). */
  readonly tone: (usual: string) => WritableColor
  /** Whether lamps burn, 0..1, and the hour: windows of a far town are lit by night. */
  readonly lamps: number
  readonly time: TimeId
  /** How wide it has to be: as wide as it said, or for what runs across the picture as wide as that is. */
  readonly wide: number
  /** Something that people hold, for whoever puts it on a table or a wall: upright around its grip. */
  readonly thing: (id: AccessoryId) => readonly Part[]
}

/** What covers the ground is put down spot by spot; `y` is the ground there. */
export type FieldKit = PieceKit & {
  readonly scatter: (count: number, each: (x: number, y: number, z: number) => void) => void
}

/** Writes red, green, blue and how much of the sky it hides at a place of the piece, both -1 to 1, into `out`. */
export type Paint = (u: number, v: number, out: Float32Array) => void

/**
 * How it comes to be. `solid` is built around the middle of its foot, looking to +z, within `size` (wide, high, deep in
 * decimeters). What is far or flies is drawn `share` of the picture high, however large it is; what runs across stands
 * `away` behind the person; what hangs on a wall has its foot `hang` above the floor.
 */
export type Build =
  | {
      readonly kind: 'solid'
      readonly size: readonly [wide: number, high: number, deep: number]
      readonly share: number
      readonly away: number
      readonly hang: number
      readonly make: (kit: PieceKit) => readonly Part[]
    }
  /** Painted on the sky, so many heights of the picture wide and high. */
  | {
      readonly kind: 'painted'
      readonly size: readonly [wide: number, high: number]
      readonly paint: (kit: PieceKit) => Paint
    }
  | { readonly kind: 'field'; readonly make: (kit: FieldKit) => readonly Part[] }
  /** Takes the place of all that is behind the person. */
  | { readonly kind: 'cover'; readonly cover: (kit: PieceKit) => Surface }

/** A file of `places/scenery/pieces`. */
export type PieceFile = Content<SceneryFacts> & { readonly build: Build }

type SolidBuild = Extract<Build, { kind: 'solid' }>
type Painted = Extract<Build, { kind: 'painted' }>
type Field = Extract<Build, { kind: 'field' }>
type Cover = Extract<Build, { kind: 'cover' }>

type PieceFields = Omit<PieceFile, 'facts' | 'build'> &
  Omit<SceneryFacts, 'where'> &
  (
    | ({ readonly where: Exclude<SceneryPlace, 'sky' | 'field' | 'backdrop'> } & Pick<SolidBuild, 'size' | 'make'> &
        Partial<Pick<SolidBuild, 'share' | 'away' | 'hang'>>)
    | ({ readonly where: 'sky' } & Omit<Painted, 'kind'>)
    | ({ readonly where: 'field' } & Omit<Field, 'kind'>)
    | ({ readonly where: 'backdrop' } & Omit<Cover, 'kind'>)
  )

/** A piece of scenery: what is known of it, and how it is built. docs/recipes/add-scenery.md goes through it. */
export function piece(given: PieceFields): PieceFile {
  const { label, words, order, where, fits, place, dyed, of, outside, brought } = given
  const facts = {
    where,
    ...(fits && { fits }),
    ...(place && { place }),
    ...(dyed && { dyed }),
    ...(of && { of }),
    ...(outside && { outside }),
    ...(brought && { brought }),
  }
  return { label, words, order, facts, build: buildOf(given) }
}

function buildOf(given: PieceFields): Build {
  if ('paint' in given) return { kind: 'painted', size: given.size, paint: given.paint }
  if ('cover' in given) return { kind: 'cover', cover: given.cover }
  if (given.where === 'field') return { kind: 'field', make: given.make }
  const { size, make, share = 0.4, away = 20, hang = 12 } = given
  return { kind: 'solid', size, make, share, away, hang }
}
