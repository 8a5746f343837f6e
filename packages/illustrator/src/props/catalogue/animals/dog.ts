import type { Fitting } from '#props/fitting.ts'
import { type Animal, animalParts, type Limb } from '#props/kit/animal.ts'
import { besideOf } from '#props/kit/beside.ts'
import { prop } from '#props/prop-file.ts'

const coat = '#b8834a'
const pale = '#d9b07a'
const dark = '#1c1613'

/** Stands beside its person and looks where they look. */
const limbs: readonly Limb[] = [
  { from: [0, 4.7, -2.1], to: [0, 4.75, 1.5], radii: [0.98, 1.14], colour: coat },
  { from: [0, 4.5, 1.5], to: [0, 4.1, 1.9], radii: [1.05, 0.8], colour: pale },
  { from: [0, 5.1, 1.8], to: [0, 6.5, 2.7], radii: [0.82, 0.66], colour: coat },
  { from: [0, 6.95, 3], to: [0, 6.9, 3.2], radii: [0.76, 0.68], colour: coat },
  { from: [0, 6.68, 3.5], to: [0, 6.52, 4.25], radii: [0.42, 0.3], colour: pale },
  { from: [0, 6.64, 4.5], radii: [0.15, 0.15], colour: dark, smooth: true },
  { from: [0.34, 7.12, 3.7], radii: [0.1, 0.1], colour: dark, smooth: true, both: true },
  { from: [0.62, 7.2, 2.85], to: [0.86, 6.25, 3], radii: [0.26, 0.3], colour: '#9a6a38', both: true },
  { from: [0.62, 4.3, 1.5], to: [0.6, 2.3, 1.65], radii: [0.52, 0.33], colour: coat, both: true },
  { from: [0.6, 2.3, 1.65], to: [0.6, 0.35, 1.6], radii: [0.33, 0.25], colour: pale, both: true },
  { from: [0.6, 0.24, 1.7], to: [0.6, 0.22, 2], radii: [0.26, 0.24], colour: pale, both: true },
  { from: [0.6, 4.4, -1.8], to: [0.7, 2.75, -1.5], radii: [0.78, 0.44], colour: coat, both: true },
  { from: [0.7, 2.75, -1.5], to: [0.7, 1.5, -2.4], radii: [0.4, 0.25], colour: coat, both: true },
  { from: [0.7, 1.5, -2.4], to: [0.7, 0.35, -2.2], radii: [0.25, 0.22], colour: pale, both: true },
  { from: [0.7, 0.24, -2.1], to: [0.7, 0.22, -1.8], radii: [0.26, 0.24], colour: pale, both: true },
  { from: [0, 5.2, -2.8], to: [0, 5.5, -4], radii: [0.32, 0.36], colour: coat },
  { from: [0, 5.5, -4], to: [0, 6.3, -4.8], radii: [0.36, 0.14], colour: pale },
]

const animal: Animal = { name: 'dog', limbs, flows: 0.16, cell: 0.13, fur: 0.9 }

export const dog = prop({
  label: 'Dog',
  words:
    'dog, puppy dog, hound, golden retriever, retriever, labrador, pet dog, golden lab, mutt, doggo, loyal dog, dog beside her, dog beside him, dog on a leash, walking a dog, walking her dog, walking his dog, setter, foxhound, sheepdog, rescue dog, stray dog, street dog, guide dog',
  order: 900,
  slot: 'beside',
  low: true,
  make: (fitting: Fitting) => animalParts(animal, { at: besideOf(fitting, 1.9, 0.6), turned: 24 }),
})
