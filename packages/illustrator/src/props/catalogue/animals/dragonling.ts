import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { prop } from '#props/prop-file.ts'
import { shoulderOf } from '#props/kit/shoulder.ts'

const scale = '#2f7a5c'
const belly = '#c9b878'
const spike = '#1d4636'

const limbs: readonly Limb[] = [
  { from: [0, 0.55, -0.5], to: [0, 0.85, 0.3], radii: [0.44, 0.42], colour: scale },
  { from: [0, 0.7, 0.4], to: [0, 1.1, 0.55], radii: [0.32, 0.26], colour: belly },
  { from: [0, 1, 0.35], to: [0, 1.8, 0.75], radii: [0.3, 0.24], colour: scale },
  { from: [0, 2, 0.95], to: [0, 1.95, 1.15], radii: [0.38, 0.32], colour: scale },
  { from: [0, 1.86, 1.35], to: [0, 1.78, 1.75], radii: [0.24, 0.17], colour: scale },
  { from: [0.24, 2.14, 1.2], radii: [0.11, 0.11], colour: '#e0a21c', smooth: true, both: true },
  { from: [0.26, 2.14, 1.28], radii: [0.05, 0.05], colour: '#0a0a08', smooth: true, both: true },
  { from: [0.2, 2.3, 0.85], to: [0.34, 2.75, 0.45], radii: [0.1, 0.02], colour: belly, both: true },
  { from: [0, 2.1, 0.6], to: [0, 2.3, 0.45], radii: [0.1, 0.02], colour: spike },
  { from: [0, 1.5, 0.35], to: [0, 1.75, 0.1], radii: [0.11, 0.02], colour: spike },
  { from: [0, 1.15, -0.1], to: [0, 1.42, -0.35], radii: [0.12, 0.02], colour: spike },
  { from: [0.3, 1.1, -0.05], to: [1.3, 2, -0.6], radii: [0.12, 0.06], colour: scale, both: true },
  { from: [1.3, 2, -0.6], to: [1.9, 1.1, -1.1], radii: [0.07, 0.03], colour: scale, both: true },
  { from: [0.7, 1.4, -0.35], to: [1.5, 1.3, -0.9], radii: [0.1, 0.05], colour: spike, both: true },
  { from: [0.5, 1.1, -0.3], to: [1.1, 0.85, -0.85], radii: [0.12, 0.05], colour: spike, both: true },
  { from: [0.3, 0.5, 0.15], to: [0.3, 0.06, 0.35], radii: [0.18, 0.1], colour: scale, both: true },
  { from: [0.32, 0.45, -0.5], to: [0.32, 0.06, -0.3], radii: [0.24, 0.11], colour: scale, both: true },
  { from: [0, 0.45, -0.9], to: [0.3, 0, -1.6], radii: [0.28, 0.17], colour: scale },
  { from: [0.3, 0, -1.6], to: [0.9, -0.9, -1.5], radii: [0.17, 0.06], colour: scale },
]

const animal: Animal = { name: 'dragonling', limbs, flows: 0.08, cell: 0.065, fur: 0.4 }

export const dragonling = prop({
  label: 'Dragonling',
  words:
    'dragonling, baby dragon, small dragon, tiny dragon, little dragon, pet dragon, dragon on her shoulder, dragon on his shoulder, dragon hatchling, dragon companion, mini dragon, pseudodragon',
  order: 940,
  slot: 'shoulder',
  make: (fitting: Fitting) => animalParts(animal, { at: shoulderOf(fitting), turned: -24, size: 0.62 }),
})
