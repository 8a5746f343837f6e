import { ball, chroma, cos, type Fitting, linear, newMesh, overTrunk, pairs, type Part, prop } from '#props/prop-kit.ts'
import { sheet, sin, smoothstep, type Surface, through, toOklab, toPart, type Vector } from '#props/prop-kit.ts'

/** Fine cloth from the crown of the head over the back, open before the face. White, or black where the trimmings are. */
export const veil = prop({
  label: 'Veil',
  words:
    'veil, veils, veiled, bridal veil, brides veil, wedding veil, lace veil, mourning veil, black veil, white veil, sheer veil, widows veil, black lace veil, tulle veil',
  order: 144,
  slot: 'hat',
  presses: [0.62, 0.14],
  make,
})

const turn = 6.283185307179586

/** Half the width, half the depth and the middle, front to back, by height. */
const wide: readonly (readonly [number, number])[] = pairs`3.2 1.95, 4.6 1.72, 5.6 1.48, 6.6 1.3, 7.6 1.16`
const deep: readonly (readonly [number, number])[] = pairs`3.2 1.4, 5.2 1.25, 6.2 1.2, 7.6 1.28`
const middle: readonly (readonly [number, number])[] = pairs`3.2 -0.5, 5.4 -0.1, 7 0.25, 7.6 0.36, 9 0.42`

/** A place of the veil: `u` from one side of the face around the back to the other, `v` from its hem to the top. */
function veilPoint(room: number, u: number, v: number): Vector {
  const rise = Math.max(0, (v - 0.7) / 0.3)
  const y = v < 0.7 ? 3.2 + (7.6 - 3.2) * (v / 0.7) : 7.6 + (0.93 + room) * sin((rise * turn) / 4)
  const round = v < 0.7 ? 1 : cos((rise * turn) / 4)
  const open = 1.35 + 0.12 * smoothstep(7, 4, y)
  const angle = open + (turn - 2 * open) * u
  const falling = smoothstep(8.2, 5.5, y)
  const size = (1 + (0.05 * sin(angle * 11) + 0.03 * sin(angle * 23 + 1)) * falling) * round
  return [
    sin(angle) * (through(wide, y) + room) * size,
    y,
    through(middle, y) + cos(angle) * (through(deep, y) + room) * size,
  ]
}

function make(fitting: Fitting): readonly Part[] {
  const { accent } = fitting.colours
  const isBlack = toOklab(accent)[0] < 0.32 && chroma(toOklab(accent)) < 0.05
  const [cloth, comb] = [newMesh(), newMesh()]
  const room = fitting.hairRoom
  sheet(cloth, (u, v) => veilPoint(room, u, v), 96, 48)
  // Pearls along the front edge over the head.
  for (let nth = 0; nth <= 16; nth++) {
    const share = nth / 16
    const at =
      share < 0.5 ? veilPoint(room, 0.004, 0.78 + share * 0.44) : veilPoint(room, 0.996, 0.78 + (1 - share) * 0.44)
    ball(comb, at, [0.06, 0.06, 0.06], 10, 8)
  }
  const color = linear(isBlack ? '#141416' : '#f4f1ea')
  const part = toPart(
    cloth,
    { name: 'veil', material: 'cloth', surface: tulle(color), twoSided: true, blended: true, castsShadow: false },
    fitting.head.placing,
  )
  return [
    overTrunk(fitting, part),
    toPart(
      comb,
      { name: 'veil pearls', material: 'hard', surface: tullePearl(color), twoSided: false },
      fitting.head.placing,
    ),
  ]
}

/** Sheer, denser in its folds, with a hem of lace. */
function tulle([red, green, blue]: readonly [number, number, number]): Surface {
  return (spot) => {
    const edge = Math.min(spot.v * 5.2, spot.u * 4.4, (1 - spot.u) * 4.4)
    const hem = smoothstep(0.16, 0.13, edge)
    const [a, b] = [spot.u * 60, spot.v * 70]
    const [dx, dy] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5]
    const flower = smoothstep(0.2, 0.1, Math.abs(dx * dx + dy * dy - 0.1) * 2)
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.alpha = 0.52 + hem * (0.12 + 0.3 * flower)
    spot.rough = 0.85
  }
}

function tullePearl([red, green, blue]: readonly [number, number, number]): Surface {
  return (spot) => {
    spot.red = red * 0.9
    spot.green = green * 0.9
    spot.blue = blue * 0.88
    spot.rough = 0.2
  }
}
