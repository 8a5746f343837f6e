import type { Vector } from '#geometry/vector.ts'
import { linear } from '#geometry/color.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import { hash } from '@eidolon/people'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { SeatId } from '#places/place-file.ts'
import { bench, chair, stool } from './wooden-seats.ts'
import { pairs } from '#geometry/numbers.ts'

/** What is round and solid. */
type SeatKind = 'stump' | 'stone'

const sides = 40
/** Radii and heights (as shares) of the outline from the ground up to the middle of the upper face. */
const outlines: Readonly<Record<SeatKind, readonly (readonly [radius: number, height: number])[]>> = {
  stump: pairs`2.15 0, 1.95 0.12, 1.85 0.5, 1.9 0.9, 1.88 0.97, 1.78 1, 0 1`,
  stone: pairs`2.5 0, 2.45 0.3, 2.25 0.65, 1.95 0.9, 1.5 0.985, 0.9 1, 0 1`,
}

/** A seat of that kind under a person. */
export function seatUnder(at: Vector, seat: SeatId, colour: string, seed: number): readonly Part[] {
  // The upper face gives way a little, and never shows through.
  const height = at[1] - 0.06
  switch (seat) {
    case 'chair':
      return chair(at, height, colour)
    case 'bench':
      return bench(at, height)
    case 'stool':
    case 'steel stool':
      return stool(at, height, seat === 'steel stool')
    case 'stump':
    case 'stone':
      return [solid(at, height, seat, seed)]
  }
}

function solid([x, , z]: Vector, height: number, kind: SeatKind, seed: number): Part {
  const outline = outlines[kind]
  const positions = new Float32Array(outline.length * (sides + 1) * 3)
  const rest = new Float32Array(positions.length)
  const normals = new Float32Array(positions.length)
  const triangles: number[] = []
  const lumpy = kind === 'stone' ? 0.1 : 0.035
  outline.forEach(([radius, share], ring) => {
    const [before, after] = [outline[Math.max(0, ring - 1)]!, outline[Math.min(outline.length - 1, ring + 1)]!]
    // Across the outline: outwards where it rises, up where it runs in.
    const [outwards, upwards] = [(after[1] - before[1]) * height, before[0] - after[0]]
    const size = Math.sqrt(outwards * outwards + upwards * upwards) || 1
    for (let side = 0; side <= sides; side++) {
      const angle = (side * 6.283185307179586) / sides
      const lumps = 1 + lumpy * (sin(angle * 3 + seed) + 0.6 * sin(angle * 5 + seed * 2))
      const [dx, dz] = [cos(angle), sin(angle)]
      const at = (ring * (sides + 1) + side) * 3
      rest.set([dx * radius * lumps, share * height, dz * radius * lumps], at)
      positions.set([x + rest[at]!, rest[at + 1]!, z + rest[at + 2]!], at)
      normals.set([(dx * outwards) / size, upwards / size, (dz * outwards) / size], at)
      if (ring === 0 || side === sides) continue
      const [here, below] = [ring * (sides + 1) + side, (ring - 1) * (sides + 1) + side]
      triangles.push(below, here, here + 1, below, here + 1, below + 1)
    }
  })
  return {
    name: 'seat',
    material: 'hard',
    positions,
    normals,
    triangles: Uint32Array.from(triangles),
    rest,
    surface: surfaces(kind, height),
    twoSided: true,
    blended: false,
    castsShadow: true,
  }
}

function surfaces(kind: SeatKind, height: number): (spot: SurfacePoint) => void {
  const base = linear(kind === 'stump' ? '#6b4a30' : '#8b857c')
  const inner = linear(kind === 'stump' ? '#c9a06c' : '#a8a196')
  return (spot) => {
    const away = Math.sqrt(spot.x * spot.x + spot.z * spot.z)
    const onTop = smoothstep(height * 0.96, height * 0.995, spot.y)
    let shade = 1
    let share = onTop
    if (kind === 'stump') {
      // Rings on the cut, ridges of bark around.
      const ridges = speckle(Math.floor(spot.x * 5) * 31 + Math.floor(spot.z * 5) * 17 + Math.floor(spot.y * 1.5))
      shade = onTop > 0.5 ? 0.86 + 0.14 * cos(away * 16) * fading(spot.grain, 0.2) : 0.8 + 0.3 * ridges
      spot.relief = onTop > 0.5 ? 0 : 0.05 * ridges
    } else {
      const patches = sin(spot.x * 2.1) * sin(spot.y * 2.7 + 1) * sin(spot.z * 2.3)
      share = clamp(0.5 + patches * 0.5, 0, 1)
      shade =
        0.9 + 0.12 * speckle(Math.floor(spot.x * 9) * 7 + Math.floor(spot.y * 9) * 131 + Math.floor(spot.z * 9) * 53)
    }
    spot.red = (base[0] + (inner[0] - base[0]) * share) * shade
    spot.green = (base[1] + (inner[1] - base[1]) * share) * shade
    spot.blue = (base[2] + (inner[2] - base[2]) * share) * shade
    spot.rough = 0.92
  }
}

/** 1 while a pattern of that width can be seen, 0 when pixels are coarser. */
const fading = (grain: number, width: number): number => 1 - smoothstep(width * 0.25, width * 0.6, grain)

const speckle = (cell: number): number => (hash('', cell) & 1023) / 1023
