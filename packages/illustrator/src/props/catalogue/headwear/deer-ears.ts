import { animalEars, type Fitting, type Part, prop, smoothstep } from '#props/prop-kit.ts'

/** Leaf-shaped ears that point outwards, fawn with a white inside. */
export const deerEars = prop({
  label: 'Deer ears',
  words:
    'deer ears, doe ears, fawn ears, cow ears, deer eared, cow eared, sheep ears, goat ears, horse ears, donkey ears, deer girl, cow girl ears, cowgirl ears, pony ears, lamb ears, faun ears, satyr ears',
  order: 236,
  slot: 'head',
  dyed: ['deer ears'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return animalEars(fitting, {
    name: 'deer ears',
    at: [1.22, 7.98],
    long: 0.98,
    half: (share) =>
      0.27 * Math.sqrt(smoothstep(-0.35, 0.3, share)) * Math.sqrt(Math.max(0, 1 - share * share * share)),
    lean: 1.7,
    bend: 0.1,
    coat: [0.3, 0.17, 0.08],
    tip: [0.2, 0.11, 0.055],
    inner: [0.62, 0.54, 0.46],
  })
}
