import { animalEars, type Fitting, type Part, pow, prop } from '#props/prop-kit.ts'

/** Tall and pointed, russet with black tips. */
export const foxEars = prop({
  label: 'Fox ears',
  words: 'fox ears, fox eared, kitsune ears, foxgirl, fox girl, foxboy, fox boy, kitsunemimi',
  order: 231,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return animalEars(fitting, {
    name: 'fox ears',
    at: [0.86, 8.16],
    long: 1.08,
    half: (share) => 0.4 * (1 - pow(share, 1.7)),
    lean: 0.4,
    bend: 0.06,
    coat: [0.5, 0.17, 0.04],
    tip: [0.025, 0.02, 0.02],
    inner: [0.78, 0.68, 0.56],
  })
}
