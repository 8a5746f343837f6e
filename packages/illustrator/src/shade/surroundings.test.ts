import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { flatPart, floor, square } from '#geometry/testing.ts'
import { unit } from '#geometry/vector.ts'
import { lookAt } from '#lens/camera.ts'
import { drawOpaque } from '#raster/draw-opaque.ts'
import { at, stride } from '#raster/fragment.ts'
import { gather } from '#raster/gather.ts'
import { makeSamples, number, wholeWindow } from '#raster/samples.ts'
import { makeSpot } from '#raster/spot.ts'
import { diffuseSkin } from './diffuse-skin.ts'
import { groundUnder, openAt } from './ground.ts'
import { depthsOf, openness, settle, turnOf } from './occlusion.ts'
import { tiltNormals } from './relief.ts'
import { answerSize } from './shader.ts'
import { makeShadowMap } from './shadow-map.ts'
import { litAt, shadowsOf } from './shadows.ts'

const side = 48
const never = () => {}
const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 80, width: side, height: side })
const sight = { width: side, height: side, focal: camera.focal, window: wholeWindow(camera), camera }

function seen(parts: readonly Part[]) {
  const samples = makeSamples(wholeWindow(camera))
  const drawn = number(parts)
  drawOpaque(drawn, camera, samples, makeSpot(), never)
  const fragments = gather(drawn, camera, samples, makeSpot(), never)
  return { fragments, depths: depthsOf(fragments, new Float32Array(side * side)) }
}

function openOf(parts: readonly Part[], reach: number): Float32Array {
  const { fragments, depths } = seen(parts)
  const open = new Float32Array(side * side)
  openness(sight, fragments, depths, reach, open, never)
  return open
}

/** A wall that fills the picture, and a box's front that stands `gap` before it on the left. */
const corner = (gap: number) => [
  square(0, 0, 0, 20),
  flatPart(
    [-9, -9, gap, -1, -9, gap, -1, 9, gap, -9, 9, gap, -1, -9, gap, -1, -9, 0, -1, 9, 0, -1, 9, gap],
    [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7],
  ),
]
const middle = (x: number) => 24 * side + x

describe('how open things are to their surroundings', () => {
  it('flat walls and the sky are open altogether', () => {
    expect(openOf([square(0, 0, 0, 20)], 2).every((open) => open === 1)).toBe(true)
    expect(openOf([], 2).every((open) => open === 1)).toBe(true)
  })

  it('what stands before a wall keeps light off it, the more the nearer, and within its reach only', () => {
    const open = openOf(corner(1), 2)
    expect(open.every((share) => share >= 0 && share <= 1)).toBe(true)
    const rows = [22, 30].map((x) => Array.from({ length: 16 }, (_, y) => open[(16 + y) * side + x] ?? 1))
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value) / values.length
    expect(mean(rows[0] ?? [])).toBeLessThan(mean(rows[1] ?? []))
    expect(mean(rows[0] ?? [])).toBeLessThan(0.98)
    expect(open[middle(44)]).toBe(1)
  })

  it('what hangs far before a wall belongs to something else', () => {
    expect(openOf([square(0, 0, 0, 20), square(0, 0, 9, 0.5)], 1).every((open) => open > 0.999)).toBe(true)
  })

  it('neighbours beside and below one another have other patterns, and they begin anew after four', () => {
    for (let pixel = 0; pixel < 64; pixel++) {
      const [x, y] = [pixel & 7, pixel >> 3]
      const [own, beside, below] = [turnOf(x, y), turnOf(x + 1, y), turnOf(x, y + 1)]
      expect([own === beside, own === below, own === turnOf(x + 4, y + 8)]).toEqual([false, false, true])
      expect([own >= 0, own < 16]).toEqual([true, true])
    }
  })
})

describe('settling', () => {
  it('evens a pattern out, keeps its mean, and crosses no edge of depth', () => {
    const { fragments, depths } = seen([square(0, 0, 0, 20), square(-5, 0, 3, 5.02)])
    const ragged = Float32Array.from({ length: side * side }, (_, pixel) => {
      const x = pixel % side
      return (x < 24 ? 0 : 0.5) + ((x + Math.floor(pixel / side)) % 2) * 0.4
    })
    const [one, other] = [ragged.slice(), ragged.slice()]
    settle(sight, fragments, depths, one, other, never)
    expect(one).toEqual(other)
    for (let x = 3; x < side - 3; x++) {
      const wanted = (depths[middle(x)] ?? 0) < 18 ? 0.2 : 0.7
      const mixed = x > 21 && x < 27
      expect(mixed ? 0 : Math.abs((one[middle(x)] ?? 0) - wanted)).toBeLessThan(0.06)
    }
    const edge = Array.from(depths.subarray(24 * side, 25 * side)).findIndex((depth) => depth > 18)
    expect((one[middle(edge)] ?? 0) - (one[middle(edge - 1)] ?? 0)).toBeGreaterThan(0.2)
  })

  it('leaves what is open and lit everywhere as it is', () => {
    const { fragments, depths } = seen([square(0, 0, 0, 20)])
    const [one, other] = [new Float32Array(side * side).fill(1), new Float32Array(side * side).fill(1)]
    settle(sight, fragments, depths, one, other, never)
    expect([...one, ...other].every((value) => value === 1)).toBe(true)
  })
})

describe('relief', () => {
  const tilted = (surface: Part['surface']) => {
    const { fragments } = seen([square(0, 0, 0, 20, { surface })])
    tiltNormals(side, side, fragments)
    const here = (fragments.first[middle(24)] ?? 0) * stride
    return { fragments, normal: [...fragments.data.subarray(here + at.normalX, here + at.normalZ + 1)] }
  }

  it('tilts by the slope, away from where it rises', () => {
    const { normal } = tilted((spot) => (spot.relief = 0.5 * spot.x))
    expect((normal[0] ?? 0) / (normal[2] ?? 1)).toBeCloseTo(-0.5, 2)
    expect(normal[1]).toBeCloseTo(0, 5)
    const { normal: up } = tilted((spot) => (spot.relief = -0.3 * spot.y))
    expect((up[1] ?? 0) / (up[2] ?? 1)).toBeCloseTo(0.3, 2)
  })

  it('keeps normals at length 1 and facing us, however steep it is, and level ground level', () => {
    const { fragments } = tilted((spot) => (spot.relief = 40 * Math.sin(spot.x * 9 + spot.y * 7)))
    for (let fragment = 0; fragment < fragments.count; fragment += 7) {
      const [x = 0, y = 0, z = 0] = fragments.data.subarray(fragment * stride + at.normalX)
      expect(x * x + y * y + z * z).toBeCloseTo(1, 4)
      expect(z).toBeGreaterThan(0.5)
    }
    expect(tilted((spot) => (spot.relief = 3)).normal).toEqual([0, 0, 1])
  })
})

describe('light within skin', () => {
  /** Bright on the right half, dark on the left. */
  function spreadOver(parts: readonly Part[], focal = 400, skinned = parts.map(() => true)) {
    const { fragments } = seen(parts)
    const answers = new Float32Array(fragments.count * answerSize).fill(9)
    for (let fragment = 0; fragment < fragments.count; fragment++)
      answers.fill(
        (fragments.pixel[fragment] ?? 0) % side < 24 ? 0 : 1,
        fragment * answerSize,
        fragment * answerSize + 3,
      )
    const before = answers.slice()
    diffuseSkin({ ...sight, focal }, fragments, skinned, answers)
    const at_ = (x: number) => (fragments.first[middle(x)] ?? 0) * answerSize
    return { before, answers, at: at_ }
  }

  it('reddens the edge of a shadow: red goes farther into the dark than green and blue', () => {
    const { answers, at: where } = spreadOver([square(0, 0, 0, 20)])
    const dark = where(22)
    expect(answers[dark]).toBeGreaterThan((answers[dark + 1] ?? 0) + 0.02)
    expect(answers[dark + 1]).toBe(answers[dark + 2])
    expect(answers[where(4)]).toBe(0)
    expect(answers[where(44)]).toBe(1)
    expect([...answers].every((value) => value >= 0 && value <= 9)).toBe(true)
  })

  it('spreads nothing but what arrives, from no fold to another, and not at all from afar or on cloth', () => {
    const { answers } = spreadOver([square(0, 0, 0, 20)])
    expect(answers.filter((_, slot) => slot % answerSize > 2).every((value) => value === 9)).toBe(true)
    const folded = spreadOver([square(0, 0, 0, 20), square(-5, 0, 1, 5)])
    // The near sheet is dark to its edge, and the bright wall behind it begins right beside.
    for (const x of [10, 21, 22, 23, 24, 25, 26, 40])
      expect(folded.answers[folded.at(x)]).toBe(folded.before[folded.at(x)])
    const afar = spreadOver([square(0, 0, 0, 20)], 60)
    expect(afar.answers).toEqual(afar.before)
    const cloth = spreadOver([square(0, 0, 0, 20)], 400, [false])
    expect(cloth.answers).toEqual(cloth.before)
  })
})

describe('shadow maps', () => {
  const box = { centre: [0, 0, 0] as const, radius: 6, size: 96 }
  const map = (parts: readonly Part[], from = unit([0, 1, 0.001])) =>
    makeShadowMap(parts, { from, ...box }, makeSpot(), never)

  it('know how near to the light the highest thing is, in whatever order things come', () => {
    const [low, high] = [floor(1, 5), floor(3, 1)]
    const one = map([low, high])
    expect(one.nearness).toEqual(map([high, low]).nearness)
    expect(one.nearness[48 * 96 + 48]).toBeCloseTo(3, 2)
    expect(one.nearness[48 * 96 + 70]).toBeCloseTo(1, 2)
    expect(one.nearness[0]).toBeLessThan(-1e6)
  })

  it('leave out what throws none: panes, and what says so; holes let the light through', () => {
    const empty = (part: Part) => map([part]).nearness.every((near) => near < -1e6)
    expect(empty(floor(1, 3, { castsShadow: false }))).toBe(true)
    expect(empty(floor(1, 3, { material: 'glass' }))).toBe(true)
    expect(empty(floor(1, 3, { cutOut: true, surface: (spot) => (spot.alpha = 0.2) }))).toBe(true)
    expect(empty(floor(1, 3, { cutOut: true }))).toBe(false)
  })

  it('have axes of length 1 that stand on one another, also for light from straight above', () => {
    const axis = fc.integer({ min: -10, max: 10 })
    fc.assert(
      fc.property(axis, fc.integer({ min: 0, max: 10 }), axis, (x, y, z) => {
        const { right, up, from } = map([], unit([x, y, z]))
        const product = (a: readonly number[], b: readonly number[]) =>
          a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
        for (const one of [right, up, from]) expect(product(one, one)).toBeCloseTo(1, 6)
        for (const [a, b] of [
          [right, up],
          [up, from],
          [from, right],
        ] as const)
          expect(product(a, b)).toBeCloseTo(0, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('let through a share of the light, all of it outside, and together no more than each alone', () => {
    const [one, other] = [shadowsOf([map([floor(3, 1)])], 0.5), shadowsOf([map([floor(2, 1.5)])], 0.2)]
    const place = fc.integer({ min: -80, max: 80 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(place, place, place, fc.nat(15), (x, y, z, turn) => {
        const through = (lit: Parameters<typeof litAt>[0]) => litAt(lit, x, y, z, 0, 1, 0, 0, turn)
        const [first, second, both] = [through([one]), through([other]), through([one, other])]
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(1)
        expect(both).toBeCloseTo(first * second, 6)
        expect(Math.abs(x) > 6.5 ? first : 1).toBe(1)
      }),
      { numRuns: 120 },
    )
    expect(litAt([], 0, 0, 0, 0, 1, 0, 0, 0)).toBe(1)
  })
})

describe('the ground under somebody', () => {
  it('is a share everywhere, and open to everything where nobody stands', () => {
    const nobody = groundUnder([], { x: 0, z: 0 }, 14, 0)
    const somebody = groundUnder([floor(0.2, 0.4)], { x: 0, z: 0 }, 14, 0)
    const place = fc.integer({ min: -160, max: 160 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(place, place, place, (x, y, z) => {
        const open = openAt(somebody, x, y / 10, z, 1)
        expect(open).toBeGreaterThanOrEqual(0)
        expect(open).toBeLessThanOrEqual(1 + 1e-6)
        expect(openAt(nobody, x, y / 10, z, 1)).toBe(1)
        expect(openAt(somebody, x, y / 10, z, 0.2)).toBe(1)
      }),
      { numRuns: 100 },
    )
  })

  it('goes with whoever stands there, and knows nothing of what throws no shadow', () => {
    const moved = floor(0, 0.4)
    const positions = moved.positions.map((value, index) => value + (index % 3 === 0 ? 3 : 0))
    const there = groundUnder([{ ...moved, positions }], { x: 3, z: 0 }, 14, 0)
    const here = groundUnder([moved], { x: 0, z: 0 }, 14, 0)
    expect(openAt(there, 3.2, 0, 0.1, 1)).toBeCloseTo(openAt(here, 0.2, 0, 0.1, 1), 4)
    const light = groundUnder([floor(0, 0.4, { castsShadow: false })], { x: 0, z: 0 }, 14, 0)
    expect(openAt(light, 0, 0, 0, 1)).toBe(1)
  })
})
