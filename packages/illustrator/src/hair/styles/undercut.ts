import { back, type Cap, combTo, cropped, flat, type Grooming, type Hairdo, hairStyle } from '#hair/style-kit.ts'
import { inFront, lerp, plus, smoothstep, times, unit } from '#hair/style-kit.ts'

export const undercut = hairStyle({
  label: 'Undercut',
  words: 'undercut, shaved sides, shaved side, side shave, fade haircut, fade, sidecut',
  order: 80,
  length: 0.3,
  curl: 0.1,
  feminine: 0.3,
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return cropped(
    grooming,
    {
      comb: combTo(back),
      sides: 0,
      cling: 0.92,
      width: 0.15,
      count: 640,
      arch: (share) => smoothstep(0, 0.4, share) * (1 - 0.65 * smoothstep(0.45, 1, share)),
      top: (root) => ({
        size: 0.7 + grooming.length * 0.9,
        rise: 0.12 + inFront(root) * 0.2,
        way: (_, share, out) =>
          unit(plus(flat([side * 0.7, 0, -0.6], out), times(out, (0.1 + inFront(root) * 0.5) * (1 - share)))),
      }),
    },
    fadedCap,
  )
}

/** Close at the sides, so that the skin shows through. */
const fadedCap: Cap = {
  bare: true,
  lift: () => 0.005,
  cover: ({ at }) => lerp(0.55, 1, smoothstep(7.5, 7.95, at[1])),
}
