import { clamp, newMesh, pane, piece, scaled, setPart, shine, turned } from '#places/scenery/piece-kit.ts'

/** A glowing circle with signs under the person. */
export const magicCircle = piece({
  label: 'Magic circle',
  words:
    'magic circle, glowing circle, summoning circle, ritual circle, pentagram, rune circle, runes on the floor, glowing runes on the ground, magic circle on the floor, spell circle, arcane circle, alchemy circle, transmutation circle',
  order: 614,
  where: 'flat',
  dyed: true,
  size: [30, 0.3, 30],
  make: ({ tone }) => {
    const mesh = newMesh()
    pane(mesh, [-15, 0, 15], [30, 0, 0], [0, 0, -30], { unit: true })
    const own = scaled(tone('#5ac8ff'), 1.8)
    return [
      setPart(
        'magic circle',
        mesh,
        (spot) => {
          const [x, y] = [spot.u * 2 - 1, spot.v * 2 - 1]
          const far = Math.sqrt(x * x + y * y)
          const ring = (at: number, wide: number) => clamp(1 - Math.abs(far - at) / wide)
          let line = ring(0.95, 0.018) + ring(0.88, 0.012) + ring(0.6, 0.014) + ring(0.2, 0.012)
          for (let at = 0; at < 5; at += 1) {
            const [c, s] = turned(at * 72 + 18)
            const off = Math.abs(x * c + y * s - 0.186)
            if (far < 0.6) line += clamp(1 - off / 0.014)
          }
          for (let at = 0; at < 12; at += 1) {
            const [c, s] = turned(at * 30)
            const [dx, dy] = [x - c * 0.74, y - s * 0.74]
            const spotFar = Math.sqrt(dx * dx + dy * dy)
            line +=
              clamp(1 - Math.abs(spotFar - 0.07) / 0.014) +
              (at % 2 === 0 ? clamp(1 - Math.abs(dx + dy) / 0.012) * (spotFar < 0.07 ? 1 : 0) : 0)
          }
          const glow = clamp(1 - far) * 0.18 + clamp(1 - Math.abs(far - 0.9) / 0.2) * 0.16
          shine(spot, own[0] + line * 0.4, own[1] + line * 0.4, own[2] + line * 0.4)
          spot.alpha = clamp(line + glow * (far < 1 ? 1 : 0))
        },
        { blended: true },
      ),
    ]
  },
})
