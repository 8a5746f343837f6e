import { animalEars, type Fitting, linear, type Part, pow, prop, scaled } from '#props/prop-kit.ts'

/** Broad ears in the color of the hair, darker towards the tips. */
export const wolfEars = prop({
  label: 'Wolf ears',
  words: 'wolf ears, wolf eared, dog ears, dog eared, wolfgirl, wolf girl, dog girl, doggirl, inumimi, puppy ears',
  order: 232,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const hair = linear(fitting.body.bodyParams.hair.colour)
  const coat: [number, number, number] = [hair[0] * 0.8 + 0.035, hair[1] * 0.8 + 0.035, hair[2] * 0.8 + 0.036]
  return animalEars(fitting, {
    name: 'wolf ears',
    at: [0.98, 8.14],
    long: 0.88,
    half: (share) => 0.38 * (1 - pow(share, 2.2)),
    lean: 0.52,
    bend: 0.1,
    coat,
    tip: scaled(coat, 0.4),
    inner: [0.42, 0.36, 0.32],
  })
}
