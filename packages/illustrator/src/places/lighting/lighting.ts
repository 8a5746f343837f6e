import type { GoboId } from '#light/gobo.ts'
import type { Grade, Light, Rig } from '#light/rig.ts'
import { scaled } from '#geometry/color.ts'
import { direction } from '#geometry/vector.ts'

/** What a light that somebody asks for makes of the light of a place. */
export type Lighting = {
  /** The light on the person; how loud it is as a whole is set by `face`. `side` is 1 when the place's key comes from the right. */
  readonly rig: (own: Rig, side: number) => Rig
  /** How bright a face is, compared with how bright the place has it. */
  readonly face: number
  /** What is left of the place's own light. */
  readonly left: Light
  readonly grade?: Partial<Grade>
}

type Lamp = readonly [x: number, y: number, z: number]

/** A lamp, something from the other side, and what comes back from around. Lights are loud compared with each other. */
export function rigOf(
  key: { readonly at: Lamp; readonly light: Light; readonly soft: number; readonly gobo?: GoboId },
  fill: { readonly at: Lamp; readonly light: Light },
  rims: readonly { readonly at: Lamp; readonly light: Light }[],
  around: Light,
  ground: Light = scaled(around, 0.6),
): Rig {
  return {
    key: { from: direction(...key.at), light: key.light, soft: key.soft, ...(key.gobo && { gobo: key.gobo }) },
    fill: { from: direction(...fill.at), light: fill.light },
    rims: rims.map(({ at, light }) => ({ from: direction(...at), light })),
    sky: around,
    ground,
  }
}
