import { cellShare, tableNoise } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { brightness, type Color, mixed, scaled, type WritableColor } from '#geometry/color.ts'

/** What one person's irises are like beside their color; the same in every picture of them. */
type Iris = {
  readonly colour: Color
  /** Around the pupil, inside the collar of the fibers. */
  readonly inner: Color
  /** The ring at the rim. */
  readonly rim: Color
  readonly pupil: number
  readonly collar: number
  /** How dark the rim is, how coarse the fibers are, how many pits there are among them: 0..1. */
  readonly ring: number
  readonly coarse: number
  readonly pits: number
  readonly salt: number
}

/** `dim` is how little light there is, 0..1: pupils open. `young` is 1 at twenty-five and 0 at ninety. */
export function irisOf(own: Color, identity: number, young: number, dim: number): Iris {
  const salt = identity & 1023
  const chance = (nth: number) => cellShare(salt, nth, 5, 881)
  const light = brightness(own)
  // The wet bulge before it gathers light: dark irises would be black in a picture, and brown ones are seen to be brown.
  // Pale ones would stare at one: the paler, the less of their light is kept.
  const lift = (0.022 + (light * 0.84) / (1 + 1.6 * light)) / Math.max(0.004, light)
  const colour = fuller(scaled(own, lift), 0.94)
  const blond = smoothstep(0.05, 0.2, light)
  // Fair irises are often amber or straw around the pupil, brown ones lighter brown.
  const warm: Color = mixed([0.3, 0.14, 0.045], [0.42, 0.34, 0.16], chance(1))
  const inner = mixed(scaled(colour, 1.28), warm, blond * 0.5 * smoothstep(0.35, 0.95, chance(2)))
  return {
    colour,
    inner,
    rim: scaled(mixed(colour, [0.05, 0.06, 0.08], 0.3), 0.2),
    pupil: (0.33 + 0.03 * (chance(3) - 0.5)) * (0.92 + 0.08 * young) * (1 + 0.42 * dim),
    collar: 0.52 + 0.1 * (chance(4) - 0.5),
    ring: (0.6 + 0.35 * chance(5)) * (0.75 + 0.25 * young),
    coarse: chance(6),
    pits: chance(7),
    salt,
  }
}

/**
 * The iris at `x`, `y` from its middle, 1 being its rim, into `out`. `grain` is how wide a pixel is there: from afar
 * the pupil and the rim must not swallow the color between them.
 */
export function irisAt(iris: Iris, x: number, y: number, grain: number, out: WritableColor): void {
  const { colour, inner, rim, salt } = iris
  const far = Math.sqrt(x * x + y * y)
  const away = 1 / Math.max(1e-6, far)
  const [cx, cy] = [x * away, y * away]
  const near = smoothstep(0.3, 0.1, grain)
  // Fibers run outwards, wavering: noise on cylinders around the pupil.
  const wave = tableNoise(cx * 3, cy * 3, far * 2.2, salt) * 0.35
  const [wx, wy] = [cx - cy * wave * 0.3, cy + cx * wave * 0.3]
  const turns = 7 - 2.5 * iris.coarse
  const bundles = tableNoise(wx * turns, wy * turns, far * 1.1, salt + 1)
  const fibers = tableNoise(wx * 17, wy * 17, far * 1.5, salt + 2)
  const threads = grain < 0.12 ? tableNoise(wx * 38, wy * 38, far * 2, salt + 3) * smoothstep(0.12, 0.04, grain) : 0
  const strands = bundles * 0.3 + (0.5 - Math.abs(fibers)) * 0.42 + (0.45 - Math.abs(threads)) * 0.34
  // The collar, a ragged ring where the inner fibers end.
  const ragged = iris.collar + 0.07 * bundles + 0.04 * fibers
  const within = smoothstep(ragged + 0.07, ragged - 0.09, far)
  const ridge = smoothstep(0.11, 0, Math.abs(far - ragged))
  const pit =
    iris.pits * smoothstep(0.35, 0.75, tableNoise(cx * 5 + 9, cy * 5, far * 5, salt + 4)) * smoothstep(0.5, 0.62, far)
  // A bowl: lighter in its lower half, where light that came in above arrives.
  const bowl = 1 - 0.16 * smoothstep(-0.6, 0.9, y)
  const glow = (0.92 + (strands + ridge * 0.3 - pit * 0.45) * (0.35 + 0.65 * near)) * bowl
  const edge = smoothstep(0.72 + 0.05 * bundles, 0.97, far) * iris.ring * (0.55 + 0.45 * near)
  const hole = iris.pupil * (0.8 + 0.2 * near)
  const soft = 0.025 + grain * 0.5
  const black = smoothstep(hole + soft, hole - soft, far)
  // Next to the pupil a fine dark seam.
  const seam = 0.3 * near * smoothstep(0.1, 0, far - hole)
  for (let channel = 0; channel < 3; channel++) {
    let value = (colour[channel]! + (inner[channel]! - colour[channel]!) * within) * glow
    value += (rim[channel]! - value) * edge
    out[channel] = Math.max(0.002, value * (1 - seam) * (1 - black) + 0.002)
  }
}

function fuller(color: Color, by: number): Color {
  const gray = brightness(color)
  const value = (channel: number) => Math.max(0.15 * channel, gray + (channel - gray) * by)
  return [value(color[0]), value(color[1]), value(color[2])]
}
