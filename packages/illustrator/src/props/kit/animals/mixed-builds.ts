import type { Vector } from '#geometry/vector.ts'
import { headOf, type EarForm } from './animal-head.ts'
import type { Limb } from './animal.ts'
import { dog, bigCat } from './dogs-and-cats.ts'
import { wings } from './limbs.ts'
import type { Build } from './build.ts'
import { type Beast, standing } from './quadruped.ts'

/** A small beast of a cat's build with other ears. */
export const withEars = (build: Build, ears: EarForm): Build => ({ ...build, head: { ...build.head, ears } })

/** A poodle: balls of wool on the head, the chest and above the feet. */
export function withPoms(build: Build, wool: string): Beast {
  const { limbs, collar } = standing(build)
  const [x, z] = [build.chest * 0.54, build.long * 0.44]
  const ball = (from: Vector, radius: number, both = true): Limb => ({
    from,
    radii: [radius, radius],
    colour: wool,
    ...(both ? { both: true as const } : {}),
  })
  const { size } = build.head
  return {
    limbs: [
      ...limbs,
      ball([x, 0.75, z], 0.42),
      ball([x * 1.06, 0.75, -z * 1.1], 0.42),
      ball([0, build.tall + 0.1, z], build.chest * 1.16, false),
      ball([0, collar.at[1] + size * 1.75, collar.at[2] + size * 0.55], size * 0.86, false),
    ],
    collar,
  }
}

/** With wings on its shoulders. */
export const winged = (
  { limbs, collar }: Beast,
  root: Vector,
  span: number,
  colour: string,
  quills: string,
): Beast => ({
  limbs: [...limbs, ...wings(root, span, colour, quills)],
  collar,
})

/** A lion behind, an eagle before. */
export function griffin(): Beast {
  const build = bigCat({ coat: '#a87a42', pale: '#c8a26a', tail: 'tufted', tip: '#3a2818', tall: 8.2 })
  const plumage = '#efe8da'
  return standing({
    ...build,
    neck: [2.4, 58, 1.6, 1.2],
    mane: 0.3,
    colours: { ...build.colours, mane: plumage, bib: plumage, feet: '#d8a83c' },
    head: {
      ...build.head,
      muzzle: [0.9, 0.4, 0.14, 0.3],
      ears: 'prick',
      cheeks: 0.6,
      nose: 'none',
      eyes: { iris: '#e8b42c', size: 0.16, at: [0.6, 0.24] },
      colours: { coat: plumage, muzzle: '#e2b02c', cheeks: plumage, ears: plumage },
    },
  })
}

/** A black hound with a head on each side of its own. */
export function threeHeads(): Beast {
  const build = dog({
    coat: '#221c1c',
    ears: 'prick',
    tail: 'whip',
    tall: 8.4,
    bulk: 1.2,
    skull: 1,
    eyes: { iris: '#f0461c', size: 0.16, pupil: 'lamp' },
    snout: [1.1, 0.56, 0.38],
  })
  const { limbs, collar } = standing(build)
  const middle: Vector = [1.9, collar.at[1] + 0.9, collar.at[2] + 0.5]
  const aside = headOf(middle, 8, build.head).flatMap((limb): readonly Limb[] =>
    // A head to each side has both its own eyes and ears.
    limb.both
      ? [
          limb,
          {
            ...limb,
            from: [2 * middle[0] - limb.from[0], limb.from[1], limb.from[2]],
            ...(limb.to && { to: [2 * middle[0] - limb.to[0], limb.to[1], limb.to[2]] as Vector }),
          },
        ]
      : [{ ...limb, both: true }],
  )
  return {
    limbs: [
      ...limbs,
      {
        from: [0.8, build.tall + 0.6, build.long * 0.55],
        to: [middle[0], middle[1] - 0.2, middle[2] - 0.6],
        radii: [1.2, 0.95],
        colour: '#221c1c',
        both: true,
      },
      ...aside,
    ],
    collar,
  }
}
