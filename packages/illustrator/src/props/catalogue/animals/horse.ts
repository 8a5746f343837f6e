import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { prop } from '#props/prop-file.ts'

const coat = '#6e432a'
const mane = '#1f1713'
const hoof = '#2a241f'

/** Stands behind its person and shows its side. */
const limbs: readonly Limb[] = [
  { from: [0, 11.6, -4.4], to: [0, 11.7, 2.4], radii: [2.35, 2.45], colour: coat },
  { from: [0, 12.4, -5], radii: [2.1, 2.1], colour: coat },
  { from: [0, 11.4, 3.2], radii: [2.1, 2.1], colour: coat },
  { from: [0, 12.8, 3.7], to: [0, 17, 6.6], radii: [1.55, 0.95], colour: coat },
  { from: [0, 17.5, 7], to: [0, 15.6, 9.6], radii: [0.98, 0.62], colour: coat },
  { from: [0, 15.2, 10.1], radii: [0.66, 0.66], colour: '#4a2e20' },
  { from: [0.62, 15.35, 10.5], radii: [0.07, 0.07], colour: '#120c0a', smooth: true, both: true },
  { from: [0.82, 17.2, 7.9], radii: [0.15, 0.15], colour: '#0e0a08', smooth: true, both: true },
  { from: [0.46, 18.3, 6.7], to: [0.56, 19.25, 6.9], radii: [0.28, 0.06], colour: coat, both: true },
  { from: [0, 18.4, 6.3], to: [0, 16.6, 4.3], radii: [0.5, 0.75], colour: mane },
  { from: [0, 16.6, 4.3], to: [0, 14.4, 2.2], radii: [0.75, 0.5], colour: mane },
  { from: [0, 18.5, 7.2], to: [0, 17.6, 8.1], radii: [0.34, 0.16], colour: mane },
  { from: [1.15, 10.4, 2.8], to: [1.1, 5.6, 2.9], radii: [1, 0.56], colour: coat, both: true },
  { from: [1.1, 5.6, 2.9], to: [1.05, 1.3, 2.8], radii: [0.54, 0.42], colour: mane, both: true },
  { from: [1.05, 0.95, 2.85], to: [1.05, 0.5, 3], radii: [0.5, 0.58], colour: hoof, smooth: true, both: true },
  { from: [1.2, 11.4, -4.9], to: [1.25, 7.2, -4.4], radii: [1.55, 0.8], colour: coat, both: true },
  { from: [1.25, 7.2, -4.4], to: [1.25, 4.9, -5.7], radii: [0.76, 0.5], colour: coat, both: true },
  { from: [1.25, 4.9, -5.7], to: [1.2, 1.3, -5.4], radii: [0.5, 0.42], colour: mane, both: true },
  { from: [1.2, 0.95, -5.35], to: [1.2, 0.5, -5.2], radii: [0.5, 0.58], colour: hoof, smooth: true, both: true },
  { from: [0, 13, -6.9], to: [0, 10.6, -8], radii: [0.5, 0.7], colour: mane },
  { from: [0, 10.6, -8], to: [0, 5.4, -8.1], radii: [0.7, 0.3], colour: mane },
]

const animal: Animal = { name: 'horse', limbs, flows: 0.4, cell: 0.26, fur: 0.35 }

export const horse = prop({
  label: 'Horse',
  words:
    'horse, brown horse, stallion, mare, steed, warhorse, war horse, pony, horse beside her, horse beside him, her horse, his horse, horses, mustang, bay horse, leading a horse',
  order: 920,
  slot: 'beside',
  low: true,
  make: () => animalParts(animal, { at: [-2.5, 0, -7.5], turned: -68 }),
})
