import { cord, type Fitting, newMesh, type Part, prop, smoothstep, type Surface, toPart } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Two short horns at the hairline. */
export const smallHorns = prop({
  label: 'Small horns',
  words:
    'small horns, little horns, tiny horns, short horns, oni horns, nubby horns, stubby horns, baby horns, imp horns, devil horn headband, small demon horns, small devil horns, little devil horns, tiny demon horns, goat kid horns, cow horns, faun horns, satyr horns',
  order: 214,
  slot: 'head',
  dyed: ['small horns'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.48, 8.06, -0.05)
    const line = Array.from({ length: 14 }, (_, nth): Vector => {
      const share = nth / 13
      return [foot[0] + side * 0.14 * share, foot[1] + 0.44 * share, foot[2] + 0.1 * share - 0.16 * share * share]
    })
    cord(mesh, line, (share) => 0.105 * (1 - share * share) + 0.004, 12)
  }
  return [toPart(mesh, { name: 'small horns', material: 'hard', surface: horn }, fitting.head.placing)]
}

const horn: Surface = (spot) => {
  const dark = smoothstep(0.1, 1, spot.v)
  spot.red = 0.28 - 0.2 * dark
  spot.green = 0.06 - 0.045 * dark
  spot.blue = 0.045 - 0.03 * dark
  spot.rough = 0.35
}
