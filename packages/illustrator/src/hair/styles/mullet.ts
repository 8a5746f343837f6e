import { alike, combTo, cropped, endsAt, flat, type Grooming, type Hairdo, hairStyle } from '#hair/style-kit.ts'
import { inFront, locksOver, passing, plus, reaching, type Root, smoothstep, times, unit } from '#hair/style-kit.ts'
import { waves, whorl } from '#hair/style-kit.ts'

/** Short in front and at the sides, long behind. */
export const mullet = hairStyle({
  label: 'Mullet',
  words: 'mullet, mullets, mullet haircut, mullet cut, mullet hair, business in the front party in the back',
  order: 145,
  length: 0.55,
  curl: 0.15,
  feminine: 0.3,
  asked: true,
  underHood: 'short',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  const salt = Math.floor(grooming.chance.share() * 90)
  const short = cropped(grooming, {
    comb: combTo(whorl),
    sides: 0.36,
    cling: 0.92,
    width: 0.11,
    count: 620,
    top: (root) => ({
      size: 0.55 + grooming.length * 0.3,
      rise: 0.1 + inFront(root) * 0.1,
      way: (_, share, out) =>
        unit(
          plus(flat([side * 0.5, 0, 0.7 - inFront(root) * 0.5], out), times(out, inFront(root) * 0.5 * (1 - share))),
        ),
    }),
  })
  const end = endsAt(grooming.length)
  const long = locksOver(grooming, 300, inNape, (root) => {
    const near = alike(root, salt)
    const length = reaching(root, end + (near * 0.7 + root.luck * 0.3 - 0.5) * 0.5)
    const { radius, turns } = waves(grooming.curl, 0.14, 1.6)
    return {
      length,
      width: 0.14,
      steps: 9,
      smooth: true,
      // Down from the back of the head, out over the collar.
      flow: (at, share, out) =>
        at[1] > 7.3
          ? flat([root.at[0] * 0.4, -1, -0.3], out)
          : unit([root.at[0] * 0.35 * (1 - share), -1, passing(at, -0.5) * 0.8]),
      height: (share) => 0.04 + 0.08 * smoothstep(0, 0.4, share) + root.luck * 0.16 * smoothstep(0.3, 0.9, share),
      grip: 0.5,
      weight: 0.06,
      cling: 0.6,
      layer: 0.4 + 0.6 * root.luck,
      roll: (root.luck * 17 - Math.floor(root.luck * 17) - 0.5) * 1.4,
      curl: { radius, turns: turns + 0.4, phase: near * 5 + root.luck, from: 0.25 },
    }
  })
  return { ...short, locks: [...short.locks, ...long] }
}

/** How much a root belongs to what was left long: the back of the head, from ear to ear. */
const inNape = ({ turn, at }: Root): number => smoothstep(1.75, 2.1, Math.abs(turn)) * smoothstep(8.05, 7.8, at[1])
