import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { besideOf } from '#props/kit/beside.ts'
import { prop } from '#props/prop-file.ts'

const coat = '#8a8178'
const stripe = '#5c534b'
const pale = '#d8d2c8'

/** Sits beside its person. */
const limbs: readonly Limb[] = [
  { from: [0, 1.2, -0.7], to: [0, 2.9, 0.25], radii: [1.08, 0.72], colour: coat },
  { from: [0, 2.1, -0.6], to: [0, 3, -0.05], radii: [0.72, 0.55], colour: stripe },
  { from: [0, 2.5, 0.55], to: [0, 1.6, 0.6], radii: [0.62, 0.5], colour: pale },
  { from: [0, 3.95, 0.8], to: [0, 3.92, 0.95], radii: [0.68, 0.62], colour: coat },
  { from: [0, 4.35, 0.7], radii: [0.32, 0.32], colour: stripe },
  { from: [0.14, 3.72, 1.42], radii: [0.2, 0.2], colour: pale, both: true },
  { from: [0, 3.84, 1.62], radii: [0.07, 0.07], colour: '#c07a74', smooth: true },
  { from: [0.28, 4.06, 1.42], radii: [0.13, 0.13], colour: '#7c9a34', smooth: true, both: true },
  { from: [0.28, 4.07, 1.53], radii: [0.06, 0.06], colour: '#0c0c0c', smooth: true, both: true },
  { from: [0.38, 4.45, 0.75], to: [0.5, 5.02, 0.72], radii: [0.24, 0.04], colour: coat, both: true },
  { from: [0.36, 2.3, 0.75], to: [0.33, 0.3, 0.98], radii: [0.3, 0.2], colour: coat, both: true },
  { from: [0.33, 0.2, 1.1], to: [0.33, 0.18, 1.25], radii: [0.22, 0.2], colour: pale, both: true },
  { from: [0.82, 0.8, -0.3], to: [0.78, 0.32, 0.62], radii: [0.62, 0.26], colour: coat, both: true },
  { from: [0.76, 0.2, 0.8], radii: [0.22, 0.22], colour: pale, both: true },
  { from: [0, 0.35, -1.6], to: [1.25, 0.28, -1.1], radii: [0.2, 0.2], colour: coat },
  { from: [1.25, 0.28, -1.1], to: [1.6, 0.24, 0.3], radii: [0.2, 0.15], colour: stripe },
]

const animal: Animal = { name: 'cat', limbs, flows: 0.12, cell: 0.09, fur: 0.8 }

export const cat = prop({
  label: 'Cat',
  words:
    'cat, kitten cat, tabby, tabby cat, pet cat, house cat, kitty, cats, cat beside her, cat beside him, cat at her feet, cat at his feet, siamese, persian cat, maine coon',
  order: 910,
  slot: 'beside',
  low: true,
  make: (fitting: Fitting) => animalParts(animal, { at: besideOf(fitting, 1.2, 1.4), turned: 20 }),
})
