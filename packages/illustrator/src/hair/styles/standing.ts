import { type Vector, plus, times, unit } from '#geometry/vector.ts'
import { ripple, scatter } from '#geometry/noise.ts'
import { smoothstep, lerp } from '#geometry/interpolate.ts'
import { combTo } from '#hair/comb.ts'
import { flat, locksOver, type Style } from '#hair/hairdo.ts'
import { overTop, skull } from '#hair/hairline.ts'
import type { Root } from '#hair/roots.ts'
import { atan2 } from '@eidolon/people/exact.ts'
import { alike, back, cropped, onTop, short } from './cropped.ts'

/** How much a place belongs to the roll above the forehead. */
const inRoll = ({ rest: [x, , z], inside }: { readonly rest: Vector; readonly inside: number }): number =>
  smoothstep(0, 1.1, z) * smoothstep(0.9, 0.3, Math.abs(x)) * smoothstep(0, 0.3, inside)

/** Up from the forehead in one roll, then back over the crown. */
export const quiff: Style = (grooming) => {
  const tall = 0.18 + grooming.length * 0.36
  const comb = combTo(back)
  const made = cropped(grooming, {
    comb,
    sides: 0.45,
    sideWay: [0, -0.3, -1],
    cling: 0.95,
    count: 240,
    top: () => ({
      size: 0.7 + grooming.length * 0.4,
      rise: 0,
      way: (at, _, out) => flat(overTop(at), out),
    }),
  })
  const salt = Math.floor(grooming.chance.share() * 90)
  return {
    ...made,
    sheet: {
      comb,
      lift: (point) => {
        const [x, y, z] = point.rest
        const uneven = 0.92 + 0.16 * ripple(comb.strand(x, y, z) * 6, salt)
        return 0.01 + 0.05 * smoothstep(0, 0.4, point.inside) + tall * inRoll(point) * uneven
      },
      away: ({ normal }) => unit(plus(normal, [0, 0.9, 0.1])),
    },
  }
}

/** Tufts that stand, each in a point, over hair that lies. */
export const spiky: Style = (grooming) => {
  const lying = short(grooming)
  const salt = Math.floor(grooming.chance.share() * 90)
  const spikes = locksOver(grooming, 240, onTop, (root) => ({
    length: (0.4 + grooming.length * 0.6) * (0.75 + 0.5 * alike(root, salt)),
    width: 0.25,
    steps: 5,
    flow: (_, share, out) => {
      const lean: Vector = [root.at[0] * 0.3 + (alike(root, salt + 40) - 0.5) * 0.9, 0.5, 0.2 + share * 0.25]
      return unit(plus(plus(times(out, 0.8), lean), scatterWay(root, 0.12)))
    },
    height: () => 0.02,
    weight: 0,
    cling: 0,
    layer: 0.5 + 0.5 * root.luck,
    taper: (share: number) => 1.02 - share,
  }))
  return { ...lying, locks: [...lying.locks, ...spikes] }
}

/** A direction of the root's own, so that neighbours do not lie like combed. */
export const scatterWay = ({ luck }: Root, much: number): Vector => {
  const pick = (times: number): number => (luck * times - Math.floor(luck * times) - 0.5) * 2 * much
  return [pick(7), pick(13), pick(29)]
}

/** A crest from the forehead to the neck, in tufts that come together in points. */
export const mohawk: Style = (grooming) => {
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

export const curls: Style = (grooming) => {
  const size = 0.5 + grooming.length * 1.0
  const locks = locksOver(
    grooming,
    390,
    () => 1,
    (root) => {
      const top = onTop(root)
      return {
        length: lerp(0.42, size, top) * (0.8 + root.luck * 0.4),
        width: 0.09,
        steps: 9,
        flow: (at, share, out) =>
          unit(plus(plus(times(out, 0.9 - share), flat([at[0] * 0.5, -0.4, 0.2], out)), scatterWay(root, 0.8))),
        height: (share) => 0.04 + (0.08 + 0.3 * top * root.luck) * Math.min(1, share * 3),
        weight: 0.04,
        cling: 0.3,
        grip: 0.5,
        taper: (share: number) => 1 - 0.6 * share * share,
        curl: { radius: 0.05 + 0.05 * grooming.curl, turns: 1.2 + grooming.curl * 1.6, phase: root.luck * 40 },
      }
    },
  )
  return { cap: { lift: ({ inside }) => 0.02 + Math.min(0.14, Math.max(0, inside) * 0.3), cover: () => 1 }, locks }
}
