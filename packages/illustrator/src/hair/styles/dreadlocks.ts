import { endsAt, flat, type Grooming, type Hairdo, hairStyle, locksOver, noise, passing } from '#hair/style-kit.ts'
import { plus, reaching, smoothstep, thinCap, times, unit, type Vector } from '#hair/style-kit.ts'

export const dreadlocks = hairStyle({
  label: 'Dreadlocks',
  words: 'dreadlocks, dreads, locs, dreadlocked, rasta hair',
  order: 220,
  length: 0.7,
  curl: 1,
  feminine: 0.4,
  overEars: true,
  underHood: 'pixie',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const end = endsAt(grooming.length)
  const cords = locksOver(
    grooming,
    125,
    (root) => (root.inside > 0.06 ? 1 : 0),
    (root) => {
      const side = root.at[0] > 0 ? 1 : -1
      const front = smoothstep(0.9, 0.3, Math.abs(root.turn))
      const forward = Math.abs(root.turn) + (root.luck - 0.5) * 0.6 < 1.4
      return {
        length: reaching(root, end + root.luck * 0.8),
        width: 0.13 + root.luck * 0.04,
        steps: 9,
        flow: (at, _, out) => {
          const high = smoothstep(7.3, 7.8, at[1])
          const comb = flat([side * (0.5 + front * 0.8), -0.4, -0.8], out)
          const drop: Vector = [side * 0.04, -1, passing(at, forward ? 0.95 : -0.45)]
          return unit(plus(times(comb, high), times(drop, 1 - high)))
        },
        grip: 0.5,
        weight: 0.06,
        height: (share) => 0.06 + root.luck * 0.16 * Math.min(1, share * 3),
        cling: 0.95,
        taper: (share) => (share > 0.96 ? 0.35 : 0.8 + 0.2 * noise(share * 9, root.luck * 90, 1)),
        curl: { radius: 0.035, turns: 1.5, phase: root.luck * 50 },
      }
    },
  )
  return { cap: thinCap, locks: [], cords }
}
