import type { Spray } from './grown.ts'

const side = 64

/** A feathered leaf: a rib along v with leaflets to both sides that droop towards the tip. */
export function frondSpray(): Spray {
  const there = new Uint8Array(side * side)
  const shade = new Uint8Array(side * side)
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [u, v] = [Math.abs((column + 0.5) / side - 0.5) * 2, (row + 0.5) / side]
      const reach = (1 - v) * 0.75 + 0.22 - (1 - v) * (1 - v) * 0.5
      // Leaflets slant forwards: the farther out, the farther up the rib they began.
      const place = (v - u * 0.18) * 17
      const across = Math.abs(place - Math.floor(place) - 0.5) * 2
      const leaflet = across < 0.78 - u * 0.45 && u < reach
      const rib = u < 0.05
      const at = row * side + column
      if (!leaflet && !rib) continue
      there[at] = 255
      shade[at] = Math.floor(rib ? 235 : 150 + (1 - across) * 60 - u * 30)
    }
  }
  return { there, shade }
}
