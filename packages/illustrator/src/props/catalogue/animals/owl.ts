import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { prop } from '#props/prop-file.ts'
import { shoulderOf } from '#props/kit/shoulder.ts'

const coat = '#8a6c4c'
const pale = '#e2d6c2'

const limbs: readonly Limb[] = [
  { from: [0, 0.85, -0.15], to: [0, 1.5, 0], radii: [0.62, 0.55], colour: coat },
  { from: [0, 0.9, 0.25], to: [0, 1.4, 0.25], radii: [0.42, 0.38], colour: pale },
  { from: [0, 2.2, 0.1], radii: [0.58, 0.58], colour: coat },
  { from: [0.24, 2.22, 0.46], radii: [0.26, 0.26], colour: pale, both: true },
  { from: [0.25, 2.26, 0.66], radii: [0.13, 0.13], colour: '#d89a1e', smooth: true, both: true },
  { from: [0.25, 2.26, 0.77], radii: [0.065, 0.065], colour: '#080808', smooth: true, both: true },
  { from: [0, 2.1, 0.68], to: [0, 1.92, 0.78], radii: [0.08, 0.03], colour: '#3a2f24', smooth: true },
  { from: [0.36, 2.6, 0.05], to: [0.5, 3, 0], radii: [0.14, 0.03], colour: coat, both: true },
  { from: [0.54, 1.5, -0.15], to: [0.3, 0.4, -0.7], radii: [0.28, 0.1], colour: '#6a4f36', both: true },
  { from: [0, 0.5, -0.5], to: [0, 0.05, -0.9], radii: [0.3, 0.16], colour: '#6a4f36' },
  { from: [0.2, 0.35, 0.1], to: [0.2, 0.03, 0.25], radii: [0.13, 0.08], colour: pale, both: true },
]

const animal: Animal = { name: 'owl', limbs, flows: 0.09, cell: 0.065, fur: 0.8 }

export const owl = prop({
  label: 'Owl',
  words: 'owl, barn owl, owls, owl on her shoulder, owl on his shoulder, pet owl, snowy owl, tawny owl, owl familiar',
  order: 935,
  slot: 'shoulder',
  make: (fitting: Fitting) => animalParts(animal, { at: shoulderOf(fitting), turned: -8, size: 0.62 }),
})
