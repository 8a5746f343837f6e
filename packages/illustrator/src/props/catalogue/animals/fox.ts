import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { besideOf } from '#props/kit/beside.ts'
import { prop } from '#props/prop-file.ts'

const coat = '#b4531e'
const pale = '#e6ded2'
const dark = '#1b1512'

const limbs: readonly Limb[] = [
  { from: [0, 3.4, -1.7], to: [0, 3.5, 1], radii: [0.66, 0.74], colour: coat },
  { from: [0, 3.1, 1.1], to: [0, 3, 1.4], radii: [0.6, 0.5], colour: pale },
  { from: [0, 3.8, 1.2], to: [0, 4.6, 1.9], radii: [0.58, 0.5], colour: coat },
  { from: [0, 4.95, 2.2], to: [0, 4.9, 2.35], radii: [0.56, 0.5], colour: coat },
  { from: [0.34, 4.7, 2.3], radii: [0.3, 0.3], colour: pale, both: true },
  { from: [0, 4.72, 2.6], to: [0, 4.55, 3.35], radii: [0.28, 0.13], colour: coat },
  { from: [0, 4.62, 3.46], radii: [0.1, 0.1], colour: dark, smooth: true },
  { from: [0.24, 5.08, 2.72], radii: [0.09, 0.09], colour: '#9a6a1c', smooth: true, both: true },
  { from: [0.3, 5.35, 2.1], to: [0.46, 6.1, 2.05], radii: [0.24, 0.04], colour: coat, both: true },
  { from: [0.42, 3, 1], to: [0.4, 1.4, 1.1], radii: [0.32, 0.2], colour: coat, both: true },
  { from: [0.4, 1.4, 1.1], to: [0.4, 0.2, 1.15], radii: [0.19, 0.16], colour: dark, both: true },
  { from: [0.4, 3.1, -1.5], to: [0.46, 1.9, -1.2], radii: [0.5, 0.26], colour: coat, both: true },
  { from: [0.46, 1.9, -1.2], to: [0.46, 1, -1.8], radii: [0.23, 0.16], colour: coat, both: true },
  { from: [0.46, 1, -1.8], to: [0.46, 0.2, -1.65], radii: [0.16, 0.16], colour: dark, both: true },
  { from: [0, 3.4, -2.3], to: [0, 2.4, -3.6], radii: [0.26, 0.5], colour: coat },
  { from: [0, 2.4, -3.6], to: [0, 1.9, -4.3], radii: [0.46, 0.1], colour: pale },
]

const animal: Animal = { name: 'fox', limbs, flows: 0.12, cell: 0.1, fur: 0.9 }

export const fox = prop({
  label: 'Fox',
  words: 'fox, red fox, foxes, fox companion, little fox, fox beside her, fox spirit companion',
  order: 915,
  slot: 'beside',
  low: true,
  make: (fitting: Fitting) => animalParts(animal, { at: besideOf(fitting, 1.4, 1.0), turned: 26 }),
})
