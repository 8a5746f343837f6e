import { animalEars, type Fitting, type Part, prop } from '#props/prop-kit.ts'

/** Round ears, brown with a paler inside. */
export const bearEars = prop({
  label: 'Bear ears',
  words:
    'bear ears, bear eared, teddy bear ears, panda ears, bear girl, bear boy, kumamimi, teddy ears, round animal ears, raccoon ears, tanuki ears, red panda ears, lion ears, hamster ears',
  order: 234,
  slot: 'head',
  dyed: ['bear ears'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return animalEars(fitting, {
    name: 'bear ears',
    at: [0.98, 8.12],
    long: 0.66,
    half: (share) => 0.36 * Math.sqrt(Math.max(0, 1 - (share - 0.28) * (share - 0.28) * 1.93)),
    lean: 0.6,
    bend: 0.02,
    coat: [0.13, 0.07, 0.035],
    tip: [0.1, 0.05, 0.025],
    inner: [0.42, 0.28, 0.18],
  })
}
