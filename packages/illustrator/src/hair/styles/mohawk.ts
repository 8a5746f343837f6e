import { atan2, flat, type Grooming, type Hairdo, hairStyle, lerp, locksOver, plus, scatter } from '#hair/style-kit.ts'
import { skull, smoothstep, times, unit, type Vector } from '#hair/style-kit.ts'

/** A crest from the forehead to the neck, in tufts that come together in points. */
export const mohawk = hairStyle({
  label: 'Mohawk',
  words: 'mohawk, mohican, faux hawk, fauxhawk',
  order: 90,
  length: 0.35,
  curl: 0,
  feminine: 0.25,
  underHood: 'short',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const salt = Math.floor(grooming.chance.share() * 90)
  const tall = 0.6 + grooming.length * 1.1
  const locks = locksOver(
    grooming,
    1300,
    (root) => smoothstep(0.27, 0.17, Math.abs(root.at[0])),
    (root) => {
      const along = smoothstep(1.35, 0.7, root.at[2]) * smoothstep(6.7, 7.9, root.at[1])
      // Counted from the middle of the head, so that tufts stand side by side all the way down the back.
      const place = atan2(root.rest[2] - 0.55, root.rest[1] - 7.5) * 5
      const tuft = Math.floor(place)
      const middle = (tuft + 0.5 - place) * 0.6
      const up: Vector = [root.normal[0] * 0.3, root.normal[1], root.normal[2]]
      return {
        length: tall * (0.62 + 0.38 * along) * (0.82 + scatter(tuft + salt) * 0.2 + root.luck * 0.08),
        width: 0.15,
        steps: 6,
        flow: (at, share) => {
          const lean = times(flat([0, -1, 1], root.normal), middle * share)
          return unit(plus(plus(up, [-at[0] * 1.2 * share, 0.15, -0.2 * share]), lean))
        },
        around: skull,
        height: () => 0.02,
        weight: 0,
        cling: 0,
        layer: 0.8 + 0.2 * root.luck,
        roll: (root.luck * 13 - Math.floor(root.luck * 13) - 0.5) * 0.5,
        taper: (share) => Math.min(1, 0.6 + share * 3) * (1 - 0.8 * share * share),
      }
    },
  )
  return {
    cap: { lift: () => 0.005, cover: ({ at }) => lerp(0.42, 1, smoothstep(0.3, 0.2, Math.abs(at[0]))), bare: true },
    locks,
  }
}
