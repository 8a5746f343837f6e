import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { besideOf } from '#props/kit/beside.ts'
import { prop } from '#props/prop-file.ts'

const back = '#4d4f55'
const side = '#84868a'
const pale = '#c9c6c0'
const dark = '#131314'

const limbs: readonly Limb[] = [
  { from: [0, 5.5, -2.4], to: [0, 5.7, 1.7], radii: [1, 1.22], colour: back },
  { from: [0, 5, 1.6], to: [0, 4.7, 2], radii: [1.05, 0.85], colour: side },
  { from: [0, 6, 1.9], to: [0, 7.1, 3], radii: [1.02, 0.86], colour: side },
  { from: [0, 7.5, 3.4], to: [0, 7.45, 3.6], radii: [0.82, 0.72], colour: side },
  { from: [0.5, 7.15, 3.3], radii: [0.48, 0.48], colour: pale, both: true },
  { from: [0, 7.2, 3.9], to: [0, 6.98, 4.95], radii: [0.4, 0.24], colour: pale },
  { from: [0, 7.12, 5.12], radii: [0.14, 0.14], colour: dark, smooth: true },
  { from: [0.34, 7.66, 4.12], radii: [0.1, 0.1], colour: '#c99a2e', smooth: true, both: true },
  { from: [0.42, 8.05, 3.3], to: [0.56, 8.85, 3.25], radii: [0.28, 0.06], colour: back, both: true },
  { from: [0.66, 5, 1.6], to: [0.62, 2.7, 1.75], radii: [0.52, 0.34], colour: side, both: true },
  { from: [0.62, 2.7, 1.75], to: [0.6, 0.35, 1.7], radii: [0.32, 0.24], colour: pale, both: true },
  { from: [0.6, 0.24, 1.8], to: [0.6, 0.22, 2.15], radii: [0.27, 0.25], colour: pale, both: true },
  { from: [0.62, 5.1, -2.1], to: [0.72, 3.2, -1.7], radii: [0.8, 0.44], colour: side, both: true },
  { from: [0.72, 3.2, -1.7], to: [0.72, 1.7, -2.7], radii: [0.38, 0.25], colour: side, both: true },
  { from: [0.72, 1.7, -2.7], to: [0.72, 0.35, -2.5], radii: [0.25, 0.22], colour: pale, both: true },
  { from: [0.72, 0.24, -2.4], to: [0.72, 0.22, -2.1], radii: [0.27, 0.25], colour: pale, both: true },
  { from: [0, 5.7, -3.2], to: [0, 4.2, -4.4], radii: [0.36, 0.5], colour: side },
  { from: [0, 4.2, -4.4], to: [0, 2.7, -4.7], radii: [0.5, 0.14], colour: back },
]

const animal: Animal = { name: 'wolf', limbs, flows: 0.17, cell: 0.14, fur: 1 }

export const wolf = prop({
  label: 'Wolf',
  words:
    'wolf, dire wolf, wolves, grey wolf, gray wolf, white wolf, wolf companion, husky, siberian husky, german shepherd, malamute, wolf at her side, wolf at his side, wolf beside her',
  order: 905,
  slot: 'beside',
  low: true,
  make: (fitting: Fitting) => animalParts(animal, { at: besideOf(fitting, 2.0, 0.4), turned: 24 }),
})
