import { circle, type Fitting, linear, newMesh, type Part, plain, prop, sheet, type Surface } from '#props/prop-kit.ts'
import { toPart, type Vector } from '#props/prop-kit.ts'

/** One shining pane from temple to temple before both eyes. */
export const visor = prop({
  label: 'Visor',
  words:
    'visor, visors, cyber visor, cyberpunk visor, glowing visor, led visor, neon visor, tech visor, futuristic visor, holographic visor, scanner visor, hud visor, hud glasses, smart glasses, futuristic glasses, futuristic sunglasses, cyber glasses, cyberpunk glasses, cyberpunk goggles, tactical visor, mirrored visor, chrome visor, scouter, wraparound visor, wraparound sunglasses, wraparound shades, wrap around sunglasses, cyclops visor, scratched visor, data glasses, ar glasses',
  order: 63,
  slot: 'eyes',
  hides: 0.7,
  dyed: ['visor'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const [pane, arms] = [newMesh(), newMesh()]
  const y = (head.eyes.left[1] + head.eyes.right[1]) / 2 + 0.02
  const front = Math.max(head.bridge[2] + 0.1, head.eyes.left[2] + 0.34)
  // Around the face from temple to temple.
  const place = (turn: number, up: number, off: number): Vector => {
    const { x, y: side } = circle(turn)
    return [side * (0.86 + off), y + up, 0.55 + x * (front - 0.55 + off)]
  }
  sheet(
    pane,
    (u, v) => {
      const turn = (u - 0.5) * 0.44
      const narrow = 1 - 0.45 * Math.abs(u - 0.5) * 2
      const nose = Math.max(0, 1 - Math.abs(u - 0.5) * 9) * 0.09
      return place(turn, (v - 0.5) * 0.6 * narrow + (1 - v) * nose, 0.1)
    },
    64,
    12,
  )
  for (const side of [1, -1])
    sheet(arms, (u, v) => place(side * (0.2 + u * 0.1), (v - 0.5) * 0.16 + 0.02, 0.05 + 0.02 * circle(v / 2).y), 10, 6)
  return [
    toPart(
      pane,
      { name: 'visor', material: 'hard', surface: shining(colours.accent), twoSided: true, face: true },
      head.placing,
    ),
    toPart(
      arms,
      { name: 'visor arms', material: 'hard', surface: plain([0.03, 0.03, 0.035], 0.3), twoSided: true },
      head.placing,
    ),
  ]
}

/** Colored glass with a bright line along it. */
function shining(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const line = Math.max(0, 1 - Math.abs(spot.v - 0.55) * 7)
    const edge = spot.v < 0.07 || spot.v > 0.93
    spot.red = edge ? 0.03 : Math.min(1, red * (0.55 + line))
    spot.green = edge ? 0.03 : Math.min(1, green * (0.55 + line))
    spot.blue = edge ? 0.035 : Math.min(1, blue * (0.55 + line))
    spot.glow = edge ? 0 : 0.35 + 0.9 * line
    spot.rough = 0.1
  }
}
