import { along, cord, type Fitting, newMesh, type Part, plain, prop, toPart, unit } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A clip of two combs whose teeth close around the hair at the back of the head. */
export const clawClip = prop({
  label: 'Claw clip',
  words: 'claw clip, claw clips, hair claw, hair claw clip, clawclip, butterfly clip, jaw clip, tortoiseshell clip',
  order: 192,
  slot: 'hair',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  // High and to one side, so that it is seen from the front as well.
  const middle = around(fitting, 2.35, 7.95, fitting.hairRoom)
  const out = unit([middle[0], 0.5, middle[2] - 0.45])
  const up: Vector = unit([0.25, 1, 0.2])
  for (const side of [1, -1]) {
    const spine = Array.from({ length: 9 }, (_, nth): Vector => {
      const share = nth / 8 - 0.5
      return along(along(middle, up, share * 0.9), out, 0.2 - 0.4 * share * share)
    })
    cord(mesh, spine, 0.055, 8)
    for (let nth = 0; nth < 6; nth++) {
      const share = nth / 5 - 0.5
      const foot = along(along(middle, up, share * 0.8), out, 0.2 - 0.4 * share * share)
      const aside: Vector = [out[2] * side, 0, -out[0] * side]
      cord(
        mesh,
        [foot, along(along(foot, aside, 0.22), out, -0.06), along(along(foot, aside, 0.3), out, -0.34)],
        (way) => 0.045 - 0.025 * way,
        7,
      )
    }
  }
  return [
    toPart(
      mesh,
      { name: 'claw clip', material: 'hard', surface: plain(fitting.colours.accent, 0.25) },
      fitting.head.placing,
    ),
  ]
}
