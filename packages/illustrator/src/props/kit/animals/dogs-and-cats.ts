import type { EarForm, HeadForm } from './animal-head.ts'
import type { Build, TailForm } from './build.ts'

/** What tells one dog from another; lengths are shares of those of a middling one. */
type DogForm = {
  readonly coat: string
  /** Belly, muzzle and inside of the legs. */
  readonly pale?: string
  readonly muzzle?: string
  readonly ears: EarForm
  readonly earColour?: string
  readonly tail: TailForm
  readonly tip?: string
  readonly socks?: string
  readonly bib?: string
  readonly mask?: string
  readonly blaze?: string
  readonly eyes?: HeadForm['eyes']
  readonly cheeks?: number
  readonly tall?: number
  readonly long?: number
  readonly bulk?: number
  readonly legs?: number
  readonly skull?: number
  readonly snout?: HeadForm['muzzle']
  readonly mane?: number
}

/** Dogs, wolves and foxes: as high at the back as `tall` says, in decimeters. */
export function dog(form: DogForm): Build {
  const {
    coat,
    pale = coat,
    ears,
    tail,
    tall = 4.6,
    long = 1,
    bulk = 1,
    legs = 1,
    skull = 1,
    snout = [1, 0.58, 0.36],
  } = form
  const s = tall / 4.6
  // Short legs do not make a small dog.
  const own = s / Math.min(1, legs)
  const socks = form.socks ?? coat
  return {
    tall,
    long: 3.5 * own * long,
    chest: 1.08 * own * bulk,
    belly: 0.84 * own * bulk,
    hips: 0.88 * own * bulk,
    neck: [1.15 * own, 58, 0.78 * own * bulk, 0.62 * own * bulk],
    head: {
      size: 0.92 * own * skull,
      muzzle: snout,
      ears,
      cheeks: form.cheeks ?? 0,
      eyes: { size: 0.15, at: [0.42, 0.24], ...form.eyes },
      colours: {
        coat,
        muzzle: form.muzzle ?? pale,
        cheeks: form.muzzle ?? pale,
        ears: form.earColour ?? coat,
        ...(form.mask && { mask: form.mask }),
        ...(form.blaze && { blaze: form.blaze }),
      },
    },
    legs: [0.46 * own * Math.sqrt(bulk), 0.25 * own * Math.sqrt(bulk)],
    tail,
    tailLong: own,
    ...(form.mane !== undefined && { mane: form.mane }),
    colours: {
      coat,
      belly: pale,
      legs: socks,
      tip: form.tip ?? coat,
      ...(form.bib && { bib: form.bib }),
      ...(form.mane !== undefined && { mane: form.bib ?? coat }),
    },
  }
}

/** What tells one cat from another. */
type CatForm = {
  readonly coat: string
  readonly pale?: string
  readonly iris?: string
  readonly ears?: string
  readonly mask?: string
  readonly tip?: string
  readonly socks?: string
  readonly nose?: string
  readonly tail?: TailForm
  readonly tall?: number
  readonly skull?: number
  readonly eye?: number
  readonly mane?: number
  readonly cheeks?: number
}

/** Cats of the house; `tall` is the back's height when they stand, the shoulders' when they sit. */
export function cat(form: CatForm): Build {
  const { coat, pale = coat, tall = 2.4, skull = 1, socks = pale } = form
  const s = tall / 2.4
  return {
    tall,
    long: 2.3 * s,
    chest: 0.62 * s,
    belly: 0.58 * s,
    hips: 0.78 * s,
    neck: [0.3 * s, 60, 0.56 * s, 0.5 * s],
    head: {
      size: 0.68 * s * skull,
      muzzle: [0.2, 0.32, 0.26, 0.32],
      ears: 'prick',
      cheeks: form.cheeks ?? 0.74,
      eyes: { iris: form.iris ?? '#9db04a', pupil: 'slit', size: form.eye ?? 0.23, at: [0.43, 0.12] },
      colours: {
        coat,
        muzzle: form.mask ?? pale,
        cheeks: form.mask ?? pale,
        ears: form.ears ?? coat,
        nose: form.nose ?? '#b0746c',
        ...(form.mask && { mask: form.mask }),
      },
    },
    bowed: 2,
    legs: [0.3 * s, 0.19 * s],
    tail: form.tail ?? 'thin',
    tailLong: 1.1,
    ...(form.mane !== undefined && { mane: form.mane }),
    colours: {
      coat,
      belly: pale,
      legs: form.mask ? socks : coat,
      feet: socks,
      tip: form.tip ?? coat,
      ...(form.mane !== undefined && { mane: pale }),
    },
  }
}

/** Lions, tigers, panthers. */
export function bigCat(form: CatForm & { readonly ruff?: string }): Build {
  const { coat, pale = coat, tall = 7.4 } = form
  const s = tall / 7.4
  return {
    tall,
    long: 7.2 * s,
    chest: 1.75 * s,
    belly: 1.5 * s,
    hips: 1.6 * s,
    neck: [1.5 * s, 44, 1.35 * s, 1.15 * s],
    head: {
      size: 1.4 * s,
      muzzle: [0.55, 0.56, 0.44, 0.34],
      ears: 'round',
      cheeks: 0.8,
      nose: 'wide',
      eyes: { iris: form.iris ?? '#c99a2c', size: 0.13, at: [0.42, 0.26] },
      colours: {
        coat,
        muzzle: form.mask ?? pale,
        cheeks: form.mask ?? pale,
        nose: form.nose ?? '#7a4a42',
        ears: form.ears ?? coat,
      },
    },
    bowed: 10,
    legs: [0.86 * s, 0.52 * s],
    tail: form.tail ?? 'thin',
    tailLong: 2.4 * s,
    mane: form.mane ?? 0,
    colours: { coat, belly: pale, feet: coat, tip: form.tip ?? coat, ...(form.ruff && { mane: form.ruff }) },
  }
}
