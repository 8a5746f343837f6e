import { flat, type Grooming, type Hairdo, hairStyle, lerp, locksOver, onTop, plus } from '#hair/style-kit.ts'
import { scatterWay, times, unit } from '#hair/style-kit.ts'

export const curls = hairStyle({
  label: 'Short curls',
  words: 'curly top, short curls, curly crop, curly mop, ringlets, perm, permed',
  order: 100,
  length: 0.3,
  curl: 0.9,
  feminine: 0.45,
  overEars: true,
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const size = 0.5 + grooming.length * 1.0
  const locks = locksOver(
    grooming,
    560,
    () => 1,
    (root) => {
      const top = onTop(root)
      return {
        length: lerp(0.42, size, top) * (0.8 + root.luck * 0.4),
        width: 0.052,
        steps: 11,
        flow: (at, share, out) =>
          unit(plus(plus(times(out, 0.9 - share), flat([at[0] * 0.5, -0.4, 0.2], out)), scatterWay(root, 0.8))),
        height: (share) => 0.04 + (0.08 + 0.3 * top * root.luck) * Math.min(1, share * 3),
        weight: 0.04,
        cling: 0.3,
        grip: 0.5,
        taper: (share: number) => 1 - 0.6 * share * share,
        curl: { radius: 0.04 + 0.04 * grooming.curl, turns: 1.2 + grooming.curl * 1.6, phase: root.luck * 40 },
      }
    },
  )
  return { cap: { lift: ({ inside }) => 0.02 + Math.min(0.14, Math.max(0, inside) * 0.3), cover: () => 1 }, locks }
}
