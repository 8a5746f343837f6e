import type { Point } from '#body/body.ts'
import {
  feathered,
  flat,
  locksOver,
  thinCap,
  underLayer,
  type Cap,
  type Grooming,
  type Style,
  type Wish,
} from '#hair/hairdo.ts'
import { overTop } from '#hair/hairline.ts'
import type { Root } from '#hair/roots.ts'
import { add, ease, lerp, scale, unit } from '#props/kit/vector.ts'

/** How much a root belongs to the top of the head rather than to its sides and back. */
const onTop = ({ at }: Root): number => ease(7.72, 8.08, at[1] - Math.max(0, 0.5 - at[2]) * 0.12)

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
  /** Where hair on top goes; its length and how high it stands. */
  top(root: Root): {
    readonly way: (at: Point, share: number, out: Point) => Point
    readonly size: number
    readonly rise: number
  }
  /** Length at the sides; 0: shaved to the cap. */
  readonly sides: number
  readonly cling?: number
  /** Where the sides go; down and back by nature. */
  readonly sideWay?: Point
  readonly count?: number
  readonly width?: number
}

/** Short hair: a top that the cut describes and plain sides. */
function cropped(grooming: Grooming, cut: Cut, cap: Cap = thinCap): ReturnType<Style> {
  const weight = (root: Root): number => (cut.sides > 0 ? 1 : onTop(root))
  const wish = (root: Root): Wish => {
    const top = onTop(root)
    const { way, size, rise } = cut.top(root)
    // Short at the hairline, above the ears above all.
    const edge = lerp(Math.min(1, 0.45 + root.inside * 2.2), 1, top)
    const length = lerp(cut.sides, size, top) * (0.8 + root.luck * 0.35) * edge
    return {
      length: Math.max(0.12, length),
      width: (cut.width ?? 0.085) * (0.8 + 0.4 * root.luck),
      steps: 5,
      flow: (at, share, out) =>
        unit(add(scale(way(at, share, out), top), scale(flat(cut.sideWay ?? sideWay, out), 1 - top))),
      height: (share) =>
        0.015 + (0.05 + rise * top) * (0.4 + root.luck * 0.6) * Math.min(1, share * 3) + 0.02 * root.luck,
      weight: 0.02,
      cling: cut.cling ?? 0.6,
      taper: feathered,
      ...soft(grooming, root, 0.06),
    }
  }
  const under = cut.sides > 0 ? underLayer(grooming, 240, wish) : []
  return { cap, locks: [...under, ...locksOver(grooming, cut.count ?? 900, weight, wish)] }
}

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
    sides: 0.4,
    top: (root) => ({
      size: (0.4 + grooming.length * 0.9) * (1 - inFront(root) * 0.25),
      rise: 0.13 + inFront(root) * 0.1,
      way: (_, share, out) =>
        unit(
          add(flat([side * 0.6, 0, 0.6 - inFront(root) * 0.5], out), scale(out, (0.25 + inFront(root)) * (1 - share))),
        ),
    }),
  })
}

export const sidePart: Style = (grooming) => {
  const side = grooming.chance.chance(0.7) ? 1 : -1
  return cropped(grooming, {
    sides: 0.5,
    cling: 0.75,
    top: (root) => {
      // From the parting across the head; on its other side down.
      const over = root.at[0] * side < 0.34 ? -side : side
      return {
        size: 0.75 + grooming.length * 1.1,
        rise: 0.16 + inFront(root) * 0.14 * (over === side ? 0 : 1),
        way: (_, share, out) =>
          unit(add(flat([over, -0.15, -0.45 + inFront(root) * 0.3], out), scale(out, 0.5 * (1 - share) * (1 - share)))),
      }
    },
  })
}

export const slickedBack: Style = (grooming) =>
  cropped(grooming, {
    sides: 0.6,
    sideWay: [0, -0.35, -1],
    cling: 0.95,
    width: 0.1,
    top: (root) => ({
      size: 1.05 + grooming.length * 0.6,
      rise: 0.04 + inFront(root) * 0.06,
      way: (at, share, out) => unit(add(flat(overTop(at), out), scale(out, inFront(root) * 0.25 * (1 - share)))),
    }),
  })

/** Up and forward from the forehead, then in one roll back over the crown. */
export const quiff: Style = (grooming) =>
  cropped(grooming, {
    sides: 0.5,
    sideWay: [0, -0.3, -1],
    cling: 0.9,
    count: 1100,
    width: 0.1,
    top: (root) => {
      const front = ease(0.35, 1.1, root.at[2])
      return {
        size: 0.75 + grooming.length * 0.5 + front * 0.25,
        // The roll: locks of the front row stand highest, all in one curve.
        rise: 0.12 + 0.42 * front,
        way: (at, share, out) => {
          const back = flat(overTop(at), out)
          const up = front * ease(0.4, 0.05, share)
          return unit([back[0], back[1] * (1 - up) + up, back[2] * (1 - up) + up * 0.3])
        },
      }
    },
  })

export const spiky: Style = (grooming) => {
  const made = cropped(grooming, {
    sides: 0.4,
    cling: 0,
    count: 380,
    width: 0.24,
    top: (root) => ({
      size: 0.6 + grooming.length * 0.7,
      rise: 0.3,
      way: (_, __, out) => unit(add(add(out, [root.at[0] * 0.2, 0.55, 0.15]), scatterWay(root, 0.35))),
    }),
  })
  return { ...made, locks: made.locks.map((plan) => ({ ...plan, taper: (share: number) => 1.05 - share })) }
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
      sides: 0,
      cling: 0.85,
      width: 0.12,
      top: (root) => ({
        size: 0.75 + grooming.length * 1.1,
        rise: 0.22 + inFront(root) * 0.18,
        way: (_, share, out) =>
          unit(add(flat([side * 0.8, 0, -0.55], out), scale(out, (0.3 + inFront(root) * 0.4) * (1 - share)))),
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
    sides: 0.6,
    cling: 0.85,
    width: 0.13,
    top: (root) => ({
      size: 0.75 + grooming.length * 0.9,
      rise: 0.2,
      way: (_, share, out) =>
        unit(add(flat([side * 0.75, -0.2, 0.75 - inFront(root) * 0.45], out), scale(out, 0.3 * (1 - share)))),
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
