import { ball, type Fitting, gripOf, held, lathe, metal, minus, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { plain, plus, prop, steel, type Surface, times, unit, upwards } from '#props/prop-kit.ts'

/** Its head at the mouth, or up where the hand is elsewhere. */
export const microphone = prop({
  label: 'Microphone',
  words: 'microphone, mic, singing into a microphone, karaoke',
  order: 480,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'mouth', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const mouth = fitting.head.placing.point([0, 6.62, 1.75])
  const way = minus(mouth, grip.middle)
  const near = way[0] * way[0] + way[1] * way[1] + way[2] * way[2] < 9
  const axis = near ? unit(way) : unit(plus(upwards, times(grip.thumb, 0.5)))
  const [handle, head, band] = [newMesh(), newMesh(), newMesh()]
  lathe(handle, pairs`0 -0.75, 0.09 -0.74, 0.1 -0.6, 0.15 0.62, 0.16 0.66, 0 0.66`, 20, [0, 0, 0])
  ball(head, [0, 0.86, 0], [0.24, 0.25, 0.24], 22, 16)
  lathe(band, pairs`0.2 0.76, 0.255 0.8, 0.255 0.9, 0.2 0.94`, 24, [0, 0, 0])
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [handle, { name: 'microphone', material: 'hard', surface: plain([0.02, 0.02, 0.024], 0.35) }],
      [head, { name: 'microphone head', material: 'hard', surface: mesh }],
      [band, { name: 'microphone band', material: 'hard', surface: metal(steel, 0.25) }],
    ],
  )
}

/** Wire, fine enough to be gray from afar. */
const mesh: Surface = (spot) => {
  const [a, b] = [spot.u * 40, spot.v * 26]
  const wire = Math.max(Math.abs((a - Math.floor(a)) * 2 - 1), Math.abs((b - Math.floor(b)) * 2 - 1))
  const tone = spot.grain < 0.02 ? 0.35 + 0.65 * (wire > 0.6 ? 1 : 0) : 0.7
  spot.red = steel[0] * tone
  spot.green = steel[1] * tone
  spot.blue = steel[2] * tone
  spot.metal = 0.8
  spot.rough = 0.4
}
