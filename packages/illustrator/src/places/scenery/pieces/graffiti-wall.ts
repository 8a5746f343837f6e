import { blend, clamp, courses, linear, mixed, newMesh, type Noise, pairs, pane } from '#places/scenery/piece-kit.ts'
import { piece, setPart, sin, smoothstep, type Surface, triples } from '#places/scenery/piece-kit.ts'

/** A brick wall sprayed all over: fat shapes with outlines, drips, scribbles; none of them a letter. */
export const graffitiWall = piece({
  label: 'Graffiti wall',
  words:
    'graffiti wall, graffiti walls, wall of graffiti, wall covered in graffiti, walls covered in graffiti, graffiti covered wall, graffiti covered walls, graffitied wall, graffiti on the wall, graffiti on the walls, graffiti, graffiti tags, graffiti background, graffiti behind, graffiti art, graffiti art on the wall, graffiti mural, graffiti murals, spray painted wall, spray painted walls, tagged wall, tagged walls, street art wall, street art mural, wall with graffiti, colorful graffiti, colourful graffiti, urban graffiti, graffiti brick wall',
  order: 343,
  where: 'span',
  place: 'alley',
  size: [60, 60.2, 0.6],
  away: 9,
  make: ({ noise, wide }) => {
    const mesh = newMesh()
    pane(mesh, [-wide / 2, 0, 0], [wide, 0, 0], [0, 60, 0], { cell: 8 })
    const brick = courses(linear('#7c6a62'), noise, {
      wide: 2.3,
      high: 0.8,
      joint: 0.08,
      vary: 0.35,
      mortar: linear('#8f887e'),
    })
    return [setPart('graffiti wall', mesh, sprayed(brick, noise), { twoSided: true })]
  },
})

const paints = ['#e8334a', '#f5a81c', '#2fb8d8', '#7a3fd0', '#3fbf5a', '#f04fa8', '#f4e04a', '#2a5ad8'].map((hex) =>
  linear(hex),
)
const [black, pale] = [linear('#141318'), linear('#f2efe8')]

/** How far a point is from a fat shape with round corners, leaning a little; below 0 inside. */
function fat(x: number, y: number, half: number, high: number, lean: number): number {
  const [dx, dy] = [Math.abs(x - y * lean) - half + 0.9, Math.abs(y) - high + 0.9]
  const [ox, oy] = [Math.max(0, dx), Math.max(0, dy)]
  return Math.sqrt(ox * ox + oy * oy) + Math.min(0, Math.max(dx, dy)) - 0.9
}

/** Rows of sprayed pieces over a surface; u and v are decimeters of the wall. */
function sprayed(under: Surface, noise: Noise): Surface {
  return (spot) => {
    under(spot)
    const { u, v } = spot
    const wet = 0.9 + 0.1 * noise.cloud(u * 1.4, v * 1.4)
    scribbles(spot, noise)
    for (const [row, foot, size] of triples`0 4.6 1.15, 1 13.4 1, 2 22.4 1.3`) {
      const step = 19 * size
      const along = u / step + row * 0.37
      const which = Math.floor(along)
      const own = (n: number) => noise.cell(which * 3 + row * 17 + 5, n)
      if (own(9) < 0.1) continue
      const [x0, y0] = [(along - which - 0.5) * step, v - foot - own(4) * 1.6]
      const [x, y] = [
        x0 + (noise.hills(u * 0.22, v * 0.22 + row) - 0.5) * 1.5,
        y0 + (noise.hills(u * 0.2 + 9, v * 0.2) - 0.5) * 1.7 - sin(x0 * 0.35 + which) * 0.5,
      ]
      const count = 4 + Math.floor(own(1) * 2)
      const gap = 15 / count
      let far = 9
      for (let nth = 0; nth < count; nth += 1) {
        const middle = (nth - (count - 1) / 2) * gap
        const [half, high] = [
          gap * (0.5 + noise.cell(nth + which, 6) * 0.12),
          2.6 + noise.cell(nth + which, row + 3) * 1.1,
        ]
        let one = fat(x - middle, y - (noise.cell(nth, which + 2) - 0.5), half, high, 0.22)
        // A bite or a hole makes each shape its own.
        const [bx, by] = [
          x - middle - (noise.cell(nth + 7, which) - 0.5) * half * 2,
          y - (noise.cell(nth + 8, which) - 0.4) * high,
        ]
        one = Math.max(one, 0.62 - Math.sqrt(bx * bx + by * by))
        far = Math.min(far, one)
      }
      const soft = 0.06 + spot.grain
      const pick = (n: number) => paints[Math.floor(own(n) * 8 + n * 3) % paints.length] ?? pale
      // A cloud of one color behind it, a pale halo, a dark line, and two colors that run into each other.
      const cloud = far - 0.9 - noise.cloud(u * 0.3, v * 0.3) * 1.9
      blend(spot, pick(2), smoothstep(0.5, -0.2, cloud) * 0.85 * wet)
      blend(spot, pale, smoothstep(soft, -soft, far - 0.72) * wet)
      blend(spot, black, smoothstep(soft, -soft, far - 0.4))
      const fill = mixed(pick(3), pick(5), smoothstep(-2.6, 2.6, y + (noise.cloud(u * 0.4, v * 0.4) - 0.5) * 3))
      blend(spot, fill, smoothstep(soft, -soft, far))
      const shine = Math.abs(far + 0.62) + Math.max(0, 0.9 - y) * 0.5
      blend(spot, pale, smoothstep(0.2, 0.08, shine) * 0.9)
      // Paint that has run down.
      const line = Math.floor(u * 1.1)
      const [runs, long] = [noise.cell(line, row + 30), 1 + noise.cell(line, row + 40) * 3.4]
      if (runs < 0.16 && y0 < -2.4 && y0 > -2.6 - long && Math.abs(u * 1.1 - line - 0.5) < 0.1 && Math.abs(x0) < 7.5)
        blend(spot, black, 0.85)
    }
    spot.rough = 0.75
  }
}

/** Thin lines of a can, here and there. */
function scribbles(spot: Parameters<Surface>[0], noise: Noise): void {
  const { u, v } = spot
  for (const [n, step] of pairs`0 7, 1 9`) {
    const which = Math.floor(u / step + n * 0.5)
    const level = 2 + noise.cell(which, n + 60) * 26
    const x = u - (which - n * 0.5 + 0.5) * step
    const wave = level + sin(x * 2.6 + which) * 0.9 + sin(x * 5.3 + which * 2) * 0.5
    const off = Math.abs(v - wave) - 0.09
    const tone = paints[Math.floor(noise.cell(which, n + 70) * 8)] ?? pale
    blend(spot, n === 0 ? black : tone, clamp(smoothstep(0.14, 0, off)) * (Math.abs(x) < step * 0.42 ? 0.9 : 0))
  }
}
