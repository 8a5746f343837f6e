import { cos, sin } from '@eidolon/people/exact.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'
import { wings } from './limbs.ts'

export type BeakForm = 'crow' | 'hooked' | 'parrot' | 'flat' | 'small' | 'long' | 'owl' | 'flamingo' | 'pouch'

/** A bird that stands or perches: its claws are at y = 0, it looks to +z. Decimeters. */
export type BirdForm = {
  /** Half the thickness of the body, how long it is and how steep it is held, 0 level to 1 upright. */
  readonly body: readonly [thick: number, long: number, upright: number]
  readonly legs: readonly [long: number, thick: number]
  /** How long the neck is; above 1 it is bent like a swan's. */
  readonly neck: number
  readonly head: number
  readonly beak: BeakForm
  readonly tail: readonly [long: number, wide: number, down: number]
  readonly eyes?: {
    readonly iris?: string
    readonly size?: number
    readonly ahead?: true
    readonly pupil?: 'round' | 'dark' | 'lamp'
  }
  readonly crest?: 'comb' | 'cockatoo' | 'tufts' | 'peacock'
  /** Webbed feet. */
  readonly webbed?: true
  readonly colours: {
    readonly back: string
    readonly breast?: string
    readonly head?: string
    readonly face?: string
    readonly wing?: string
    /** The middle and the ends of the wings. */
    readonly band?: string
    readonly quills?: string
    readonly tail?: string
    readonly beak: string
    readonly legs?: string
    readonly crest?: string
    readonly throat?: string
  }
}

export function bird(form: BirdForm): readonly Limb[] {
  const { legs, neck, head: r, colours, eyes = {} } = form
  const [thick, long, upright] = form.body
  const { back, breast = back, head = back, face = head, wing = back, band = wing, quills = band } = colours
  const legColor = colours.legs ?? '#3a3228'
  // Along the body from rump to breast.
  const rise = 0.2 + 0.75 * upright
  const run = 1 - 0.7 * upright
  const low = legs[0] + thick * 0.8
  const rump: Vector = [0, low, -long * run * 0.5]
  const chest: Vector = [0, low + long * rise * 0.7, long * run * 0.45]
  const bent = neck > 1
  const throat: Vector = [0, chest[1] + thick * 0.5, chest[2] + thick * 0.3]
  const crook: Vector = [0, throat[1] + neck * 0.55, throat[2] + (bent ? -0.12 * neck : 0.05 * neck)]
  const top: Vector = [0, throat[1] + neck, throat[2] + (bent ? 0.12 * neck : 0.12 * neck)]
  const middle: Vector = [0, top[1] + r * 0.5, top[2] + r * 0.2]
  const at = (x: number, y: number, z: number): Vector => [x * r, middle[1] + y * r, middle[2] + z * r]
  const thin = { way: [1, 0, -0.1] as Vector, by: 0.34 }
  const shoulder: Vector = [thick * 0.86, chest[1] + thick * 0.12, chest[2] - thick * 0.1]
  const elbow: Vector = [thick * 0.98, (chest[1] + rump[1]) / 2 + thick * 0.14, (chest[2] + rump[2]) / 2 - thick * 0.1]
  const wrist: Vector = [thick * 0.6, rump[1] + thick * 0.1, rump[2] - thick * 0.7]
  const end: Vector = [
    thick * 0.26,
    rump[1] - thick * 0.25 * (1 + upright),
    rump[2] - thick * 1.5 + upright * thick * 0.6,
  ]
  const [tailLong, wide, down] = form.tail
  const tailEnd: Vector = [0, rump[1] - tailLong * down, rump[2] - tailLong * Math.max(0.15, 1 - down)]
  return [
    { from: rump, to: chest, radii: [thick * 0.82, thick], colour: back },
    {
      from: [0, rump[1] - thick * 0.05, rump[2] + thick * 0.34],
      to: [0, chest[1] - thick * 0.02, chest[2] + thick * 0.28],
      radii: [thick * 0.72, thick * 0.78],
      colour: breast,
    },
    ...(neck > 0.25
      ? ([
          {
            from: throat,
            to: crook,
            radii: [Math.max(r * 0.8, thick * (bent ? 0.45 : 0.72)), r * 0.66],
            colour: colours.throat ?? breast,
          },
          { from: crook, to: top, radii: [r * 0.66, r * 0.7], colour: colours.throat ?? head },
        ] as const)
      : []),
    { from: middle, radii: [r, r], colour: head },
    { from: at(0, -0.12, 0.3), radii: [r * 0.78, r * 0.78], colour: face },
    {
      from: eyes.ahead ? at(0.42, 0.14, 0.86) : at(0.74, 0.22, 0.62),
      radii: [(eyes.size ?? 0.19) * r, (eyes.size ?? 0.19) * r],
      colour: eyes.iris ?? '#4a2a12',
      both: true,
      eye: { look: eyes.ahead ? [0.16, 0, 1] : [0.8, 0.05, 0.6], pupil: eyes.pupil ?? 'round' },
    },
    ...beakOf(form.beak, at, r, colours.beak),
    ...crestOf(form, at, r),
    { from: shoulder, to: elbow, radii: [thick * 0.62, thick * 0.7], colour: wing, flat: thin, both: true },
    { from: elbow, to: wrist, radii: [thick * 0.66, thick * 0.46], colour: band, flat: thin, both: true },
    { from: wrist, to: end, radii: [thick * 0.46, thick * 0.12], colour: quills, flat: thin, both: true },
    {
      from: rump,
      to: tailEnd,
      radii: [thick * 0.5, wide],
      colour: colours.tail ?? quills,
      flat: { way: [0, 1, down > 0.7 ? -0.9 : -0.25], by: 0.3 },
    },
    {
      from: [thick * 0.42, low - thick * 0.3, rump[2] * 0.2],
      to: [thick * 0.42, Math.max(legs[1], legs[0] * 0.6), rump[2] * 0.2],
      radii: [thick * 0.3, legs[1] * 1.2],
      colour: legs[0] > 1 ? legColor : breast,
      both: true,
    },
    {
      from: [thick * 0.42, Math.max(legs[1], legs[0] * 0.6), rump[2] * 0.2],
      to: [thick * 0.42, legs[1], rump[2] * 0.2],
      radii: [legs[1], legs[1]],
      colour: legColor,
      smooth: true,
      both: true,
    },
    ...(form.webbed
      ? ([
          {
            from: [thick * 0.42, legs[1] * 0.7, rump[2] * 0.2 + legs[1]],
            to: [thick * 0.5, legs[1] * 0.5, rump[2] * 0.2 + thick * 0.5],
            radii: [legs[1] * 1.2, thick * 0.3],
            colour: legColor,
            smooth: true,
            both: true,
            flat: { way: [0, 1, 0], by: 0.3 },
          },
        ] as const)
      : ([-0.22, 0.05, 0.3] as const).map((x): Limb => ({
          from: [thick * 0.42, legs[1] * 0.7, rump[2] * 0.2],
          to: [thick * (0.42 + x), legs[1] * 0.5, rump[2] * 0.2 + thick * 0.55],
          radii: [legs[1] * 0.8, legs[1] * 0.5],
          colour: legColor,
          smooth: true,
          both: true,
        }))),
  ]
}

type At = (x: number, y: number, z: number) => Vector

function beakOf(form: BeakForm, at: At, r: number, color: string): readonly Limb[] {
  const bar = (from: Vector, to: Vector, thick: number, thin: number, paint = color): Limb => ({
    from,
    to,
    radii: [thick * r, thin * r],
    colour: paint,
    smooth: true,
  })
  switch (form) {
    case 'crow':
      return [bar(at(0, -0.05, 0.85), at(0, -0.25, 1.9), 0.34, 0.08)]
    case 'small':
      return [bar(at(0, -0.05, 0.9), at(0, -0.16, 1.45), 0.24, 0.05)]
    case 'long':
      return [bar(at(0, -0.05, 0.85), at(0, -0.5, 2.9), 0.24, 0.05)]
    case 'hooked':
      return [
        bar(at(0, 0, 0.85), at(0, -0.12, 1.4), 0.32, 0.22),
        bar(at(0, -0.12, 1.4), at(0, -0.55, 1.5), 0.2, 0.03, '#2a2622'),
      ]
    case 'owl':
      return [bar(at(0, -0.05, 0.92), at(0, -0.42, 1.1), 0.18, 0.04)]
    case 'parrot':
      return [
        bar(at(0, 0.08, 0.8), at(0, -0.05, 1.4), 0.44, 0.36),
        bar(at(0, -0.05, 1.4), at(0, -0.75, 1.32), 0.32, 0.04),
        bar(at(0, -0.42, 0.8), at(0, -0.55, 1.0), 0.3, 0.16, '#2a2626'),
      ]
    case 'flat':
      return [{ ...bar(at(0, -0.1, 0.8), at(0, -0.32, 1.75), 0.4, 0.4), flat: { way: [0, 1, 0.2], by: 0.42 } }]
    case 'flamingo':
      return [
        bar(at(0, -0.05, 0.8), at(0, -0.3, 1.5), 0.36, 0.3),
        bar(at(0, -0.3, 1.5), at(0, -1.1, 1.7), 0.3, 0.08, '#1c1a1a'),
      ]
    case 'pouch':
      return [
        bar(at(0, 0, 0.8), at(0, -0.7, 3.6), 0.26, 0.14),
        { ...bar(at(0, -0.5, 0.9), at(0, -0.9, 2.8), 0.42, 0.2, '#e8a04a'), flat: { way: [1, 0, 0], by: 0.5 } },
      ]
  }
}

function crestOf({ crest, colours }: BirdForm, at: At, r: number): readonly Limb[] {
  const colour = colours.crest ?? colours.beak
  const bar = (from: Vector, to: Vector, thick: number, thin: number, both = false): Limb => ({
    from,
    to,
    radii: [thick * r, thin * r],
    colour,
    ...(both ? { both: true as const } : {}),
  })
  if (crest === undefined) return []
  switch (crest) {
    case 'comb':
      return [
        ...[0.6, 0.2, -0.2, -0.55].map((z, nth) =>
          bar(at(0, 0.8, z), at(0, 1.45 - Math.abs(nth - 1.4) * 0.18, z - 0.12), 0.26, 0.16),
        ),
        bar(at(0, -0.5, 1), at(0, -1.15, 0.95), 0.24, 0.26),
        { ...bar(at(0, 0.1, 0.5), at(0, -0.2, 0.6), 0.72, 0.6) },
      ]
    case 'cockatoo':
      return [0, 1, 2, 3].map((nth) =>
        bar(at(0, 0.8 - nth * 0.1, 0.3 - nth * 0.3), at(0, 2.1 - nth * 0.22, -0.3 - nth * 0.5), 0.24, 0.1),
      )
    case 'tufts':
      return [bar(at(0.6, 0.72, 0.1), at(0.86, 1.5, 0), 0.26, 0.05, true)]
    case 'peacock':
      return [-0.5, 0, 0.5].flatMap((x) => [
        bar(at(x * 0.4, 0.9, 0), at(x, 2, -0.2), 0.06, 0.05),
        bar(at(x, 2, -0.2), at(x, 2.1, -0.2), 0.17, 0.17),
      ])
  }
}

/** Trails a train of eyes behind it. */
export function peacock(): readonly Limb[] {
  const own = bird({
    body: [0.72, 1.9, 0.3],
    legs: [0.9, 0.09],
    neck: 1.5,
    head: 0.32,
    beak: 'small',
    tail: [0.8, 0.4, 0.2],
    crest: 'peacock',
    eyes: { iris: '#2a1a12', size: 0.2 },
    colours: {
      back: '#2f7a6a',
      breast: '#1d4fa8',
      head: '#1d4fa8',
      throat: '#1d55b0',
      face: '#dfe6ea',
      wing: '#8a6a48',
      quills: '#5a4630',
      beak: '#8a8478',
      legs: '#8a8070',
      crest: '#2a8a9a',
    },
  })
  const fan = Array.from({ length: 17 }, (_, nth) => {
    const turn = ((nth - 8) / 8) * 1.25
    const long = nth % 2 === 0 ? 4.6 : 3.7
    const end: Vector = [sin(turn) * long, 1.7 + cos(turn) * long, -1.1]
    const root: Vector = [sin(turn) * 0.3, 1.7, -0.8]
    const thin = { way: [0, 0, 1] as Vector, by: 0.2 }
    return [
      { from: root, to: end, radii: [0.24, 0.36], colour: nth % 2 === 0 ? '#2c7a4a' : '#3a8a52', flat: thin },
      { from: end, radii: [0.42, 0.42], colour: '#b08a3c', flat: { way: thin.way, by: 0.25 } },
      {
        from: [end[0], end[1], end[2] + 0.07],
        radii: [0.28, 0.28],
        colour: '#2a9aa0',
        flat: { way: thin.way, by: 0.25 },
      },
      {
        from: [end[0], end[1] - 0.04, end[2] + 0.13],
        radii: [0.15, 0.15],
        colour: '#1a2a78',
        flat: { way: thin.way, by: 0.25 },
      },
    ] satisfies readonly Limb[]
  })
  return [...own, ...fan.flat()]
}

/** A bird of fire with spread wings and a long tail; it hangs in the air. */
export function phoenix(): readonly Limb[] {
  const [hot, red, deep] = ['#ffb02c', '#f0641c', '#b8281c']
  const tail = Array.from({ length: 5 }, (_, nth): readonly Limb[] => {
    const x = (nth - 2) * 0.42
    return [
      { from: [x * 0.2, -0.7, -0.4], to: [x, -2.2, -0.8], radii: [0.2, 0.17], colour: red },
      { from: [x, -2.2, -0.8], to: [x * 1.9, -3.6, -0.7], radii: [0.17, 0.06], colour: nth % 2 === 0 ? hot : deep },
    ]
  })
  return [
    { from: [0, -0.6, -0.3], to: [0, 0.5, 0.1], radii: [0.46, 0.56], colour: red },
    { from: [0, -0.4, 0.05], to: [0, 0.4, 0.36], radii: [0.34, 0.4], colour: hot },
    { from: [0, 0.8, 0.2], to: [0, 1.5, 0.4], radii: [0.34, 0.24], colour: red },
    { from: [0, 1.75, 0.5], radii: [0.34, 0.34], colour: red },
    { from: [0, 1.7, 0.8], to: [0, 1.55, 1.15], radii: [0.14, 0.03], colour: '#5a2a14', smooth: true },
    {
      from: [0.2, 1.84, 0.74],
      radii: [0.08, 0.08],
      colour: '#fff2c0',
      both: true,
      eye: { look: [0.7, 0.1, 0.7], pupil: 'round' },
    },
    ...[0, 1, 2].map((nth): Limb => ({
      from: [0, 2 - nth * 0.1, 0.4 - nth * 0.16],
      to: [0, 2.7 - nth * 0.2, -0.1 - nth * 0.35],
      radii: [0.12, 0.02],
      colour: hot,
    })),
    ...wings([0.35, 0.45, -0.1], 3.4, red, hot),
    ...tail.flat(),
    { from: [0.2, -0.7, 0], to: [0.2, -1.2, 0.1], radii: [0.12, 0.06], colour: '#7a3a14', both: true },
  ]
}
