import type { Point } from '#body/body.ts'
import {
  feathered,
  flat,
  locksOver,
  thinCap,
  shadeCap,
  type Cap,
  type Grooming,
  type Style,
  type Wish,
} from '#hair/hairdo.ts'
import { combFrom, combTo, type Comb } from '#hair/comb.ts'
import { overTop } from '#hair/hairline.ts'
import { overEar, type Root } from '#hair/roots.ts'
import type { Sheet } from '#hair/sheet.ts'
import { cloud, ripple } from '#props/kit/noise.ts'
import { add, clamp, ease, lerp, scale, unit } from '#props/kit/vector.ts'

/** How much a root belongs to the top of the head rather than to its sides and back. */
const highUp = (y: number, z: number): number => ease(7.72, 8.08, y - Math.max(0, 0.5 - z) * 0.12)
const onTop = ({ at }: Root): number => highUp(at[1], at[2])

/** How much it belongs to the front edge, above the forehead. */
const inFront = ({ inside, turn }: Root): number => ease(0.55, 0.1, inside) * ease(1.05, 0.6, Math.abs(turn))

/** Sides and back lie flat, down and backwards. */
const sideWay: Point = [0, -0.85, -0.5]

/** The curl that the genes give any style, small on short hair. */
function soft({ curl }: Grooming, root: Root, radius: number): Partial<Wish> {
  if (curl < 0.12) return {}
  return { curl: { radius: radius * curl, turns: 0.5 + curl * 1.5, phase: root.luck * 40 } }
}

type Cut = {
  /** How hair lies below the locks. */
  readonly comb: Comb
  /** Where hair on top goes; its length and how high it lies. */
  top(root: Root): {
    readonly way: (at: Point, share: number, out: Point) => Point
    readonly size: number
    readonly rise: number
  }
  /** Length at the sides; 0: shaved to the cap. */
  readonly sides: number
  /** How much of that height hair has along its way; it keeps it by nature. */
  readonly arch?: (share: number) => number
  readonly cling?: number
  /** Where the sides go; down and back by nature. */
  readonly sideWay?: Point
  readonly count?: number
  readonly width?: number
}

/** Neighbours lie alike: what differs from lock to lock differs slowly over the head. */
const alike = ({ rest }: Root, salt: number): number => cloud(rest[0] * 4 + salt, rest[1] * 4, rest[2] * 4)

/** Up at once and then on. */
const kept = (share: number): number => ease(0, 0.5, share)

/** Short hair: a sheet, a top that the cut describes, and plain sides. */
function cropped(grooming: Grooming, cut: Cut, cap: Cap = shadeCap): ReturnType<Style> {
  const salt = Math.floor(grooming.chance.share() * 90)
  const weight = (root: Root): number => {
    if (cut.sideWay && overEar(root)) return 0
    return cut.sides > 0 ? 0.35 + 0.65 * onTop(root) : onTop(root)
  }
  const arch = cut.arch ?? kept
  const wish = (root: Root): Wish => {
    const top = onTop(root)
    const { way, size, rise } = cut.top(root)
    const near = alike(root, salt)
    // Short at the hairline, above the ears above all.
    const edge = lerp(Math.min(1, 0.45 + root.inside * 2.2), 1, top)
    const length = lerp(cut.sides, size, top) * (0.85 + (near * 0.6 + root.luck * 0.4) * 0.3) * edge
    return {
      length: Math.max(0.12, length),
      width: (cut.width ?? 0.12) * (0.8 + 0.4 * root.luck),
      steps: 5,
      flow: (at, share, out) =>
        unit(add(scale(way(at, share, out), top), scale(flat(cut.sideWay ?? sideWay, out), 1 - top))),
      height: (share) =>
        0.02 +
        (0.02 + 0.03 * top) * ease(0, 0.3, share) +
        rise * top * (0.8 + near * 0.2) * arch(share) +
        0.015 * root.luck,
      weight: 0.02,
      cling: cut.cling ?? 0.85,
      layer: 0.5 + 0.5 * root.luck,
      // What lies close lies flat.
      roll: (root.luck * 11 - Math.floor(root.luck * 11) - 0.5) * clamp(rise * 6, 0, 0.8),
      taper: feathered,
      ...soft(grooming, root, 0.06),
    }
  }
  const shaved = cut.sides === 0
  const sheet: Sheet = {
    comb: cut.comb,
    lift: (point) => 0.01 + 0.05 * ease(0, 0.4, point.inside) * (0.4 + 0.6 * ease(7.5, 8, point.at[1])),
    ...(shaved ? { cover: (_x: number, y: number, z: number) => highUp(y, z) } : {}),
  }
  return { cap, sheet, locks: locksOver(grooming, cut.count ?? 560, weight, wish) }
}

/** Short hair grows away from here. */
const whorl: Point = [0.12, 8.3, -0.1]

/** Combed back it comes together here. */
const back: Point = [0, 7.35, -0.45]

/** Close at the sides, so that the skin shows through. */
const fadedCap: Cap = {
  bare: true,
  lift: thinCap.lift,
  cover: ({ at }) => lerp(0.55, 1, ease(7.5, 7.95, at[1])),
}

export const buzz: Style = () => ({
  cap: { lift: ({ inside }) => 0.015 + Math.min(0.025, Math.max(0, inside) * 0.12), cover: () => 0.96, bare: true },
  locks: [],
})

export const short: Style = (grooming) => {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return cropped(grooming, {
    comb: combTo(whorl),
    sides: 0.36,
    cling: 0.95,
    width: 0.085,
    count: 760,
    top: (root) => ({
      size: (0.42 + grooming.length * 0.8) * (1 - inFront(root) * 0.2),
      rise: 0.05 + inFront(root) * 0.09,
      way: (_, share, out) =>
        unit(
          add(flat([side * 0.6, 0, 0.75 - inFront(root) * 0.45], out), scale(out, inFront(root) * 0.7 * (1 - share))),
        ),
    }),
  })
}

export const sidePart: Style = (grooming) => {
  const side = grooming.chance.chance(0.7) ? 1 : -1
  return cropped(grooming, {
    comb: combFrom(side * 0.34),
    sides: 0.45,
    cling: 0.9,
    width: 0.14,
    top: (root) => {
      // From the parting across the head; on its other side down.
      const over = root.at[0] * side < 0.34 ? -side : side
      return {
        size: 0.7 + grooming.length * 1.1,
        rise: 0.1 + inFront(root) * 0.14 * (over === side ? 0 : 1),
        way: (_, share, out) =>
          unit(add(flat([over, -0.15, -0.3 + inFront(root) * 0.2], out), scale(out, 0.4 * (1 - share) * (1 - share)))),
      }
    },
  })
}

export const slickedBack: Style = (grooming) =>
  cropped(grooming, {
    comb: combTo(back),
    sides: 0.6,
    sideWay: [0, -0.35, -1],
    cling: 1,
    count: 200,
    width: 0.06,
    top: () => ({
      size: 0.95 + grooming.length * 0.6,
      rise: -0.02,
      way: (at, _, out) => flat(overTop(at), out),
    }),
  })

/** How much a place belongs to the roll above the forehead. */
const inRoll = ({ rest: [x, , z], inside }: { readonly rest: Point; readonly inside: number }): number =>
  ease(0, 1.1, z) * ease(0.9, 0.3, Math.abs(x)) * ease(0, 0.3, inside)

/** Up from the forehead in one roll, then back over the crown. */
export const quiff: Style = (grooming) => {
  const tall = 0.28 + grooming.length * 0.4
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
        const uneven = 0.82 + 0.36 * ripple(comb.strand(x, y, z) * 6, salt)
        return 0.01 + 0.05 * ease(0, 0.4, point.inside) + tall * inRoll(point) * uneven
      },
      away: ({ normal }) => unit(add(normal, [0, 0.9, 0.1])),
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
      const lean: Point = [root.at[0] * 0.3 + (alike(root, salt + 40) - 0.5) * 0.9, 0.5, 0.2 + share * 0.25]
      return unit(add(add(scale(out, 0.8), lean), scatterWay(root, 0.12)))
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
export const scatterWay = ({ luck }: Root, much: number): Point => {
  const pick = (times: number): number => (luck * times - Math.floor(luck * times) - 0.5) * 2 * much
  return [pick(7), pick(13), pick(29)]
}

export const undercut: Style = (grooming) => {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return cropped(
    grooming,
    {
      comb: combTo(back),
      sides: 0,
      cling: 0.92,
      width: 0.15,
      count: 640,
      arch: (share) => ease(0, 0.4, share) * (1 - 0.65 * ease(0.45, 1, share)),
      top: (root) => ({
        size: 0.7 + grooming.length * 0.9,
        rise: 0.12 + inFront(root) * 0.2,
        way: (_, share, out) =>
          unit(add(flat([side * 0.7, 0, -0.6], out), scale(out, (0.1 + inFront(root) * 0.5) * (1 - share)))),
      }),
    },
    fadedCap,
  )
}

export const mohawk: Style = (grooming) => {
  const locks = locksOver(
    grooming,
    1500,
    (root) => ease(0.26, 0.16, Math.abs(root.at[0])),
    (root) => {
      const tall = 0.75 + grooming.length * 1.4
      const along = ease(1.35, 0.7, root.at[2]) * ease(6.7, 7.9, root.at[1])
      return {
        length: tall * (0.62 + 0.38 * along) * (0.8 + root.luck * 0.25),
        width: 0.16,
        steps: 6,
        flow: (_, share, out) => unit([out[0] * 0.25 - root.at[0] * share, out[1] + 0.25, out[2] - share * 0.35]),
        height: () => 0.02,
        weight: 0,
        cling: 0,
        taper: feathered,
      }
    },
  )
  return {
    cap: { lift: thinCap.lift, cover: ({ at }) => lerp(0.42, 1, ease(0.3, 0.2, Math.abs(at[0]))), bare: true },
    locks,
  }
}

export const pixie: Style = (grooming) => {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return cropped(grooming, {
    comb: combTo(whorl),
    sides: 0.55,
    cling: 0.92,
    width: 0.15,
    top: (root) => ({
      size: 0.7 + grooming.length * 0.9,
      rise: 0.12,
      way: (_, share, out) =>
        unit(add(flat([side * 0.75, -0.2, 0.75 - inFront(root) * 0.45], out), scale(out, 0.15 * (1 - share)))),
    }),
  })
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
          unit(add(add(scale(out, 0.9 - share), flat([at[0] * 0.5, -0.4, 0.2], out)), scatterWay(root, 0.8))),
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
