import { along, type Grooming, type Hairdo, hairStyle, lengthOf, locksOver, minus, noise } from '#hair/style-kit.ts'
import { plus, scatterWay, skull, smoothstep, times, unit, type Vector } from '#hair/style-kit.ts'

export const afro = hairStyle({
  label: 'Afro',
  words: 'afro, afro hair, natural afro, afro puff, afro puffs',
  order: 110,
  length: 0.45,
  curl: 1,
  feminine: 0.5,
  overEars: true,
  underHood: 'short',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return {
    cap: {
      lift: ({ at, inside }) => afroLift(grooming, at, inside),
      cover: () => 1,
      round: true,
      bare: true,
    },
    locks: locksOver(
      grooming,
      700,
      () => 1,
      (root) => {
        const from = along(
          root.at,
          unit(plus(root.normal, times(unit(minus(root.at, skull)), 1))),
          afroLift(grooming, root.at, root.inside) - 0.02,
        )
        return {
          from,
          length: 0.14 + root.luck * root.luck * 0.14,
          width: 0.014,
          steps: 6,
          flow: (_, share, out) => unit(plus(times(out, 1.1 - share), scatterWay(root, 1.1))),
          height: () => 0.02,
          weight: 0,
          cling: 0,
          grip: 0.8,
          curl: { radius: 0.028, turns: 1.3, phase: root.luck * 60 },
          taper: (share) => 1 - 0.4 * share,
        }
      },
    ),
  }
}

/** How far an afro stands off, round from the hairline up. */
function afroLift(grooming: Grooming, at: Vector, inside: number): number {
  // One ball around the narrow head, so that its sides are as round as its top; less of it in the neck.
  const ball = 1.1 + grooming.length * 0.85
  const size = (ball - lengthOf(minus(at, skull))) * (0.5 + 0.5 * smoothstep(6.6, 8, at[1]))
  const edge = 1 - Math.min(1, Math.max(0, inside - 0.04) / 0.45)
  const round = Math.sqrt(Math.max(0, 1 - edge * edge))
  return (
    0.03 +
    size *
      round *
      (0.84 + 0.2 * noise(at[0] * 5, at[1] * 5, at[2] * 5) + 0.12 * noise(at[0] * 13, at[1] * 13, at[2] * 13))
  )
}
