import type { Vector } from '#geometry/vector.ts'
import { headOf } from './animal-head.ts'
import { sittingTail, tailOf } from './animal-tails.ts'
import type { Build } from './build.ts'
import type { Limb } from './animal.ts'
import { cos, sin } from '@eidolon/people/exact.ts'

/** Limbs, and where a collar goes around the neck. */
export type Beast = {
  readonly limbs: readonly Limb[]
  readonly collar: { readonly at: Vector; readonly way: Vector; readonly radius: number }
}

const pair = (from: Vector, to: Vector, radii: readonly [number, number], colour: string): Limb => ({
  from,
  to,
  radii,
  colour,
  both: true,
})

/** On all fours. */
export function standing(build: Build): Beast {
  const { tall: h, long, chest, belly, hips, neck, head, bowed = 8, legs, hooves, colours } = build
  const { coat, belly: under = coat, legs: lower = coat, feet = lower } = colours
  const [front, rear] = [long / 2, -long / 2]
  const [above, foot] = legs
  const wide = chest * 0.56
  const nape: Vector = [0, h + chest * 0.3, front + chest * 0.25]
  const rise = (neck[1] / 180) * Math.PI
  const top: Vector = [0, nape[1] + sin(rise) * neck[0], nape[2] + cos(rise) * neck[0]]
  const middle: Vector = [0, top[1] + head.size * 0.3, top[2] + head.size * 0.42]
  const paw = (z: number, x: number): Limb =>
    hooves
      ? { ...pair([x, foot * 1.1, z], [x, foot * 0.95, z + foot * 0.5], [foot * 0.95, foot], hooves), smooth: true }
      : {
          ...pair([x, foot, z + foot * 0.3], [x, foot * 0.92, z + foot * 1.2], [foot * 1, foot * 0.9], feet),
          plain: true,
        }
  const fx = wide * 0.94
  const hx = wide * 1.06
  return {
    limbs: [
      { from: [0, h, rear * 0.86], to: [0, h - belly * 0.04, 0], radii: [hips, belly], colour: coat },
      { from: [0, h, 0], to: [0, h - chest * 0.02, front * 0.86], radii: [belly, chest], colour: coat },
      {
        from: [0, h - belly * 0.34, rear * 0.5],
        to: [0, h - chest * 0.34, front * 0.8],
        radii: [belly * 0.74, chest * 0.76],
        colour: under,
        plain: true,
      },
      {
        from: [0, h - chest * 0.28, front * 0.95],
        to: [0, h + chest * 0.05, front + chest * 0.5],
        radii: [chest * 0.74, chest * 0.5],
        colour: colours.bib ?? under,
        plain: true,
      },
      { from: nape, to: top, radii: [neck[2], neck[3]], colour: coat },
      ...(colours.mane
        ? ([
            {
              from: [0, nape[1] + neck[2] * 0.1, nape[2] - neck[2] * 0.1],
              to: [0, top[1] + neck[3] * 0.2, top[2] - neck[3] * 0.3],
              radii: [neck[2] * (1 + (build.mane ?? 0.2)), neck[3] * (1.15 + (build.mane ?? 0.2))],
              colour: colours.mane,
              plain: true,
            },
          ] as const)
        : []),
      ...(build.hump
        ? ([
            {
              from: [0, h + chest * 0.62 + build.hump * 0.3, front * 0.35],
              radii: [build.hump, build.hump],
              colour: coat,
            },
          ] as const)
        : []),
      ...headOf(middle, bowed, head),
      pair([fx, h - chest * 0.3, front * 0.86], [fx, h * 0.5, front * 0.9], [above, above * 0.66], coat),
      {
        ...pair([fx, h * 0.5, front * 0.9], [fx * 0.96, foot * 1.4, front * 0.88], [above * 0.66, foot * 0.92], lower),
        plain: true,
      },
      paw(front * 0.88, fx * 0.96),
      pair(
        [hx * 0.9, h - hips * 0.14, rear * 0.88],
        [hx, h * 0.56, rear * 0.88 + h * 0.06],
        [hips * 0.78, above * 0.82],
        coat,
      ),
      pair(
        [hx, h * 0.56, rear * 0.88 + h * 0.06],
        [hx, h * 0.3, rear * 0.88 - h * 0.13],
        [above * 0.8, above * 0.5],
        coat,
      ),
      {
        ...pair(
          [hx, h * 0.3, rear * 0.88 - h * 0.13],
          [hx, foot * 1.4, rear * 0.88 - h * 0.08],
          [above * 0.5, foot * 0.9],
          lower,
        ),
        plain: true,
      },
      paw(rear * 0.88 - h * 0.08, hx),
      ...tailOf(build, [0, h + hips * 0.42, rear * 0.9 - hips * 0.7]),
    ],
    collar: {
      at: [0, nape[1] + (top[1] - nape[1]) * 0.55, nape[2] + (top[2] - nape[2]) * 0.55],
      way: [0, sin(rise), cos(rise)],
      radius: neck[2] * 0.5 + neck[3] * 0.5,
    },
  }
}

/** Sits on its haunches, forelegs upright before it. `tall` is how high the shoulders are. */
export function sitting(build: Build): Beast {
  const { tall: h, chest, hips, neck, head, bowed = 4, legs, colours } = build
  const { coat, belly: under = coat, legs: lower = coat, feet = lower } = colours
  const [above, foot] = legs
  const deep = build.long * 0.42
  const shoulders: Vector = [0, h - chest * 0.2, deep * 0.3]
  const top: Vector = [0, h + neck[0] * 0.8, deep * 0.3 + neck[0] * 0.4]
  const middle: Vector = [0, top[1] + head.size * 0.62, top[2] + head.size * 0.24]
  const fx = chest * 0.52
  const paw = (x: number, z: number): Limb => ({
    ...pair([x, foot, z], [x, foot * 0.92, z + foot * 1.3], [foot * 1, foot * 0.92], feet),
    plain: true,
  })
  return {
    limbs: [
      { from: [0, hips * 1.02, -deep * 0.75], to: shoulders, radii: [hips * 1.08, chest * 0.92], colour: coat },
      {
        from: [0, h * 0.42, -deep * 0.05],
        to: [0, h - chest * 0.15, deep * 0.3 + chest * 0.3],
        radii: [hips * 0.72, chest * 0.72],
        colour: colours.bib ?? under,
        plain: true,
      },
      { from: shoulders, to: top, radii: [neck[2], neck[3]], colour: coat },
      ...(colours.mane
        ? ([
            {
              from: [0, h, deep * 0.3],
              to: [0, top[1] + neck[3] * 0.3, top[2] - neck[3] * 0.2],
              radii: [neck[2] * (1 + (build.mane ?? 0.2)), neck[3] * (1.1 + (build.mane ?? 0.2))],
              colour: colours.mane,
              plain: true,
            },
          ] as const)
        : []),
      ...headOf(middle, bowed, head),
      pair(
        [fx, h - chest * 0.5, deep * 0.42],
        [fx * 0.94, h * 0.4, deep * 0.68],
        [above, above * 0.72],
        colours.upper ?? coat,
      ),
      {
        ...pair(
          [fx * 0.94, h * 0.4, deep * 0.68],
          [fx * 0.9, foot * 1.3, deep * 0.72],
          [above * 0.72, foot * 0.95],
          lower,
        ),
        plain: true,
      },
      paw(fx * 0.9, deep * 0.74),
      pair(
        [hips * 0.74, hips * 0.86, -deep * 0.5],
        [hips * 0.86, hips * 0.5, deep * 0.1],
        [hips * 0.72, hips * 0.42],
        colours.upper ?? coat,
      ),
      paw(hips * 0.9, deep * 0.22),
      ...sittingTail(build, deep),
    ],
    collar: {
      at: [0, (shoulders[1] + top[1]) / 2 + neck[3] * 0.2, (shoulders[2] + top[2]) / 2 + neck[3] * 0.1],
      way: [0, 0.9, 0.44],
      radius: neck[2] * 0.4 + neck[3] * 0.62,
    },
  }
}
