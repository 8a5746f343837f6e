import { animalEars, type Fitting, type Part, prop, smoothstep } from '#props/prop-kit.ts'

/** Long and upright, white with a rosy inside. */
export const bunnyEars = prop({
  label: 'Bunny ears',
  words:
    'bunny ears, rabbit ears, bunny eared, rabbit eared, bunnygirl, bunny girl, bunny boy, rabbit girl, hare ears, usagimimi, playboy bunny ears',
  order: 233,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return animalEars(fitting, {
    name: 'bunny ears',
    at: [0.55, 8.3],
    long: 2.05,
    half: (share) =>
      0.27 * (0.62 + 0.38 * smoothstep(0, 0.45, share)) * Math.sqrt(Math.max(0, 1 - share * share * share)),
    lean: 0.2,
    bend: 0.24,
    coat: [0.74, 0.71, 0.67],
    tip: [0.74, 0.71, 0.67],
    inner: [0.72, 0.36, 0.34],
  })
}
