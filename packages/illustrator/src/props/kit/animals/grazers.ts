import type { EarForm, HeadForm } from './animal-head.ts'
import type { TailForm } from './build.ts'
import { cat } from './dogs-and-cats.ts'
import type { Build } from './build.ts'

/** What tells grazing animals from each other. */
type GrazerForm = {
  readonly coat: string
  readonly pale?: string
  readonly muzzle?: string
  readonly hooves?: string
  readonly horns?: HeadForm['horns']
  readonly hornColour?: string
  readonly ears?: EarForm
  readonly nose?: HeadForm['nose']
  readonly tail?: TailForm
  readonly tip?: string
  readonly tall: number
  readonly long?: number
  readonly bulk?: number
  readonly legs?: number
  readonly neck?: readonly [long: number, steep: number]
  readonly skull?: number
  readonly snout?: HeadForm['muzzle']
  readonly socks?: string
  readonly mane?: number
  readonly maneColour?: string
  readonly bowed?: number
  readonly blaze?: string
  readonly hump?: number
}

/** Deer, goats, sheep, cows, llamas: what has hooves. */
export function grazer(form: GrazerForm): Build {
  const { coat, pale = coat, tall, long = 1, bulk = 1, legs = 1, neck = [0.34, 58], skull = 1 } = form
  const s = tall / 10
  return {
    tall,
    long: 9 * s * long,
    chest: 2 * s * bulk,
    belly: 1.9 * s * bulk,
    hips: 1.75 * s * bulk,
    neck: [neck[0] * tall, neck[1], 1.2 * s * Math.sqrt(bulk), 0.82 * s * Math.sqrt(bulk)],
    head: {
      size: 1.4 * s * skull,
      muzzle: form.snout ?? [1.3, 0.6, 0.44, 0.34],
      ears: form.ears ?? 'side',
      nose: form.nose ?? 'wide',
      horns: form.horns ?? 'none',
      eyes: { iris: '#2a1a10', pupil: 'dark', size: 0.17, at: [0.66, 0.24] },
      colours: {
        coat,
        muzzle: form.muzzle ?? coat,
        horns: form.hornColour ?? '#8a7454',
        inner: '#d0a898',
        ...(form.nose === 'snout' && { nose: '#d98d82' }),
        ...(form.blaze && { blaze: form.blaze }),
      },
    },
    bowed: form.bowed ?? 20,
    legs: [0.72 * s * legs, 0.36 * s * legs],
    hooves: form.hooves ?? '#2a2420',
    tail: form.tail ?? 'bobbed',
    tailLong: 1.6 * s,
    ...(form.mane !== undefined && { mane: form.mane }),
    ...(form.hump !== undefined && { hump: form.hump }),
    colours: {
      coat,
      belly: pale,
      legs: form.socks ?? coat,
      tip: form.tip ?? pale,
      ...(form.mane !== undefined && { mane: form.maneColour ?? coat }),
    },
  }
}

/** Bears; of pandas the legs and ears are dark. */
export function bear(form: {
  readonly coat: string
  readonly pale: string
  readonly muzzle: string
  readonly dark?: string
}): Build {
  const { coat, pale, muzzle, dark = coat } = form
  return {
    tall: 7.2,
    long: 6.6,
    chest: 2.15,
    belly: 2.1,
    hips: 2,
    neck: [1.2, 34, 1.6, 1.35],
    head: {
      size: 1.5,
      muzzle: [0.72, 0.52, 0.4, 0.3],
      ears: 'round',
      nose: 'wide',
      eyes: { iris: '#3a2414', size: form.dark ? 0.13 : 0.11, at: [0.44, 0.2], ...(form.dark && { patch: 2.5 }) },
      colours: { coat, muzzle, ears: dark, inner: dark, ...(form.dark && { mask: form.dark }) },
    },
    bowed: 10,
    legs: [1.1, 0.66],
    tail: 'bobbed',
    hump: form.dark ? 0.1 : 0.9,
    ...(form.dark && { mane: 0.12 }),
    colours: {
      coat,
      belly: pale,
      legs: dark,
      feet: dark,
      ...(form.dark && { upper: dark, mane: form.dark, bib: coat }),
    },
  }
}

/** Rabbits and hares, as cats with long ears and a scut. */
export function rabbit(form: { readonly coat: string; readonly pale: string; readonly iris?: string }): Build {
  const build = cat({
    coat: form.coat,
    pale: form.pale,
    iris: form.iris ?? '#2a1a12',
    tail: 'bobbed',
    tip: '#ffffff',
    tall: 1.7,
    skull: 1.1,
  })
  return {
    ...build,
    hips: 0.72,
    head: { ...build.head, ears: 'upright', eyes: { iris: form.iris ?? '#2a1a12', size: 0.19, at: [0.6, 0.2] } },
  }
}
