import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { besideOf } from '#props/kit/beside.ts'
import { prop } from '#props/prop-file.ts'

const coat = '#1a191c'

/** Sits beside its person, tail up. */
const limbs: readonly Limb[] = [
  { from: [0, 1.2, -0.7], to: [0, 2.9, 0.25], radii: [1.02, 0.68], colour: coat },
  { from: [0, 2.5, 0.55], to: [0, 1.6, 0.6], radii: [0.58, 0.46], colour: coat },
  { from: [0, 3.95, 0.8], to: [0, 3.92, 0.95], radii: [0.64, 0.58], colour: coat },
  { from: [0.13, 3.72, 1.36], radii: [0.19, 0.19], colour: coat, both: true },
  { from: [0.27, 4.06, 1.36], radii: [0.14, 0.14], colour: '#d8b02c', smooth: true, both: true },
  { from: [0.27, 4.07, 1.48], radii: [0.06, 0.06], colour: '#060606', smooth: true, both: true },
  { from: [0.36, 4.42, 0.75], to: [0.5, 5.05, 0.72], radii: [0.23, 0.04], colour: coat, both: true },
  { from: [0.34, 2.3, 0.75], to: [0.32, 0.3, 0.98], radii: [0.28, 0.19], colour: coat, both: true },
  { from: [0.32, 0.2, 1.15], radii: [0.21, 0.21], colour: coat, both: true },
  { from: [0.8, 0.8, -0.3], to: [0.76, 0.3, 0.62], radii: [0.6, 0.25], colour: coat, both: true },
  { from: [0, 0.5, -1.6], to: [0.3, 2.6, -2.2], radii: [0.18, 0.18], colour: coat },
  { from: [0.3, 2.6, -2.2], to: [0.7, 3.5, -1.8], radii: [0.18, 0.12], colour: coat },
]

const animal: Animal = { name: 'black cat', limbs, flows: 0.12, cell: 0.09, fur: 0.5 }

export const blackCat = prop({
  label: 'Black cat',
  words: 'black cat, black cats, witch cat, black kitten, cat familiar, familiar',
  order: 912,
  slot: 'beside',
  low: true,
  make: (fitting: Fitting) => animalParts(animal, { at: besideOf(fitting, 1.2, 1.4), turned: 20 }),
})
