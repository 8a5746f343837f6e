import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { prop } from '#props/prop-file.ts'
import { shoulderOf } from '#props/kit/shoulder.ts'

const coat = '#15161b'

/** Perches: its claws are at y = 0. */
const limbs: readonly Limb[] = [
  { from: [0, 1.05, -0.3], to: [0, 1.5, 0.25], radii: [0.5, 0.42], colour: coat },
  { from: [0, 2.05, 0.45], radii: [0.38, 0.38], colour: coat },
  { from: [0, 2, 0.75], to: [0, 1.9, 1.25], radii: [0.14, 0.04], colour: '#26262a', smooth: true },
  { from: [0.22, 2.12, 0.7], radii: [0.06, 0.06], colour: '#4a3a1c', smooth: true, both: true },
  { from: [0.4, 1.35, -0.1], to: [0.22, 0.65, -1.4], radii: [0.3, 0.1], colour: '#1e2029', both: true },
  { from: [0, 0.75, -0.8], to: [0, 0.25, -1.9], radii: [0.26, 0.16], colour: coat },
  { from: [0.17, 0.6, 0], to: [0.17, 0.05, 0.1], radii: [0.12, 0.06], colour: '#2a2826', both: true },
  { from: [0.17, 0.03, 0.05], to: [0.2, 0, 0.34], radii: [0.06, 0.04], colour: '#2a2826', both: true },
]

const animal: Animal = { name: 'raven', limbs, flows: 0.09, cell: 0.065, fur: 0.5 }

export const raven = prop({
  label: 'Raven',
  words:
    'raven, crow, ravens, crows, blackbird, raven on her shoulder, raven on his shoulder, crow on her shoulder, crow on his shoulder, black bird, raven perched on her shoulder, jackdaw',
  order: 930,
  slot: 'shoulder',
  make: (fitting: Fitting) => animalParts(animal, { at: shoulderOf(fitting), turned: -12, size: 0.62 }),
})
