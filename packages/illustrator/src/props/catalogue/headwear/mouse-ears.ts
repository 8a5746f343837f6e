import { animalEars, type Fitting, type Part, prop } from '#props/prop-kit.ts'

/** Large and round, gray with a rosy inside. */
export const mouseEars = prop({
  label: 'Mouse ears',
  words: 'mouse ears, mouse eared, rat ears, mouse girl, mouse boy, nezumimimi, mickey ears, minnie ears, koala ears',
  order: 235,
  slot: 'head',
  dyed: ['mouse ears'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return animalEars(fitting, {
    name: 'mouse ears',
    at: [1.02, 8.12],
    long: 1,
    half: (share) => 0.52 * Math.sqrt(Math.max(0, 1 - (share - 0.36) * (share - 0.36) * 2.44)),
    lean: 0.62,
    bend: 0.02,
    coat: [0.2, 0.19, 0.19],
    tip: [0.2, 0.19, 0.19],
    inner: [0.66, 0.34, 0.32],
  })
}
