import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOf, styles } from '@eidolon/people'
import { speckle } from '#geometry/noise.ts'
import { flatPart, square } from '#geometry/testing.ts'
import { lookAt } from '#lens/camera.ts'
import type { Grade } from '#light/rig.ts'
import type { Particles } from '#places/place.ts'
import { makeScratch } from '#raster/scratch.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'
import { clearView } from './clear-view.ts'
import { blurByDepth } from './depth-of-field.ts'
import { finish } from './finish.ts'
import { wrapLight } from './light-wrap.ts'
import { type Airs, drawParticles } from './particles.ts'

const side = 32
const count = side * side
const never = () => {}
const camera = lookAt([0, 0, 40], [0, 0, 0], { focal: 60, width: side, height: side })
const grade: Grade = { exposure: 1, saturation: 1, contrast: 1, tint: [1, 1, 1], bloom: 0, vignette: 0 }
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)
const rough = (seed: number) => Float32Array.from({ length: count * 3 }, (_, at) => speckle(at, seed, 3))

describe('what is out of focus', () => {
  const focus = { depth: 40, blur: 0.1 }

  it('[ILL-42] stays between the colours there were, and changes nothing it was given', () => {
    const depths = fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(depths, fc.nat(99), (rows, seed) => {
        const sharp = rough(seed)
        const before = sharp.slice()
        const depth = Float32Array.from({ length: count }, (_, at) => rows[Math.floor(at / side / 4)] ?? 40)
        const soft = blurByDepth(sharp, depth, camera, focus, never)
        const [low, high] = [Math.min(...before) - 1e-5, Math.max(...before) + 1e-5]
        expect(soft.every((value) => value >= low && value <= high)).toBe(true)
        expect(sharp.every((value, at) => value === before[at])).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-42] is nothing where all is in focus, and nothing to see where all is even', () => {
    const sharp = rough(4)
    expect(blurByDepth(sharp, new Float32Array(count).fill(40), camera, focus, never)).toEqual(sharp)
    const even = new Float32Array(count * 3).fill(0.3)
    const soft = blurByDepth(even, new Float32Array(count).fill(300), camera, focus, never)
    expect(soft.every((value) => Math.abs(value - 0.3) < 1e-5)).toBe(true)
  })

  it('[ILL-42] is calmer the farther from the focus it lies', () => {
    const unrest = (depth: number) => {
      const soft = blurByDepth(rough(2), new Float32Array(count).fill(depth), camera, focus, never)
      const mean = sum(soft) / soft.length
      return soft.reduce((all, value) => all + (value - mean) * (value - mean), 0)
    }
    const calm = [40, 60, 90, 300].map(unrest)
    expect(calm).toEqual(calm.toSorted((one, other) => other - one))
    expect(calm[3]).toBeLessThan((calm[0] ?? 0) * 0.2)
  })
})

describe('particles', () => {
  const flake = (change: Partial<Particles> = {}): Particles => ({
    kind: 'snow',
    spots: Float32Array.of(0, 0, -20, 1.5),
    light: [1, 0.5, 0.25],
    alpha: 0.8,
    glowing: false,
    soft: 0,
    trail: [0, 0, 0],
    drift: [0, 0, 0],
    sway: 0,
    low: [-9, -9, -90],
    high: [9, 9, 9],
    ...change,
  })
  const drawn = (kinds: readonly Particles[], depth = 10_000, head = { x: -99, y: -99, radius: 1 }) => {
    const airs: Airs = {
      camera,
      focus: { depth: 40, blur: 0.001 },
      place: new Float32Array(count * 3),
      depth: new Float32Array(count).fill(depth),
      veil: new Float32Array(count * 4),
      head,
    }
    drawParticles(kinds, airs)
    return airs
  }
  const middle = 16 * side + 16

  it('fall behind the person into the place and before them into the veil', () => {
    const behind = drawn([flake()])
    expect(behind.place[middle * 3]).toBeGreaterThan(0.5)
    expect(sum(behind.veil)).toBe(0)
    const before = drawn([flake({ spots: Float32Array.of(0, 0, 20, 0.5) })])
    expect(before.veil[middle * 4 + 3]).toBeGreaterThan(0.3)
    expect(sum(before.place)).toBe(0)
  })

  it('are hidden by walls, and left out when they would sit on the lens', () => {
    expect(sum(drawn([flake()], 50).place)).toBe(0)
    const near = drawn([flake({ spots: Float32Array.of(0, 0, 38, 1) })])
    expect(sum(near.place) + sum(near.veil)).toBe(0)
  })

  it('cover no more than all, whatever falls; what glows covers nothing', () => {
    const place = fc.integer({ min: -90, max: 90 }).map((value) => value / 10)
    const spots = fc.array(fc.tuple(place, place, fc.integer({ min: -30, max: 35 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(spots, fc.constantFrom(0, 0.5, 1, 2), fc.boolean(), (list, soft, glowing) => {
        const all = Float32Array.from(list.flatMap(([x, y, z, radius]) => [x, y, z, radius / 5]))
        const { veil, place: lit } = drawn([flake({ spots: all, soft, glowing, trail: [0.5, -2, 0] })])
        const covers = veil.filter((_, at) => at % 4 === 3)
        expect(covers.every((cover) => cover >= 0 && cover <= (glowing ? 0 : 1))).toBe(true)
        expect([...veil, ...lit].every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        // Premultiplied: no light of a flake without its cover.
        const reds = veil.filter((_, at) => at % 4 === 0)
        expect(reds.every((red, at) => glowing || red <= (covers[at] ?? 0) + 1e-5)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('that lie over one another let through what each of them lets through', () => {
    const spot = [0, 0, 20, 0.8]
    const cover = (many: number) => {
      const spots = Float32Array.from(Array.from({ length: many }, () => spot).flat())
      return drawn([flake({ spots })]).veil[middle * 4 + 3] ?? 0
    }
    expect(cover(1)).toBeGreaterThan(0.5)
    expect(1 - cover(3)).toBeCloseTo((1 - cover(1)) * (1 - cover(1)) * (1 - cover(1)), 5)
  })

  it('are thinned out before the face, and streaks are longer than discs', () => {
    const before = flake({ spots: Float32Array.of(0, 0, 20, 0.5) })
    const cover = (head?: { x: number; y: number; radius: number }) =>
      drawn([before], 10_000, head).veil[middle * 4 + 3] ?? 0
    expect(cover({ x: 16, y: 16, radius: 5 })).toBeCloseTo(cover() * 0.3, 4)
    const lit = (trail: Particles['trail']) => drawn([flake({ trail })]).place.filter((value) => value > 0).length
    expect(lit([0, -6, 0])).toBeGreaterThan(lit([0, 0, 0]))
  })
})

describe('light that wraps around', () => {
  const standing = () => {
    const frame = somebodyIn(emptyFrame(side, side), { left: 10, top: 4, right: 22, bottom: side })
    frame.place.fill(1)
    return frame
  }

  it('brightens the edge of a dark person before a bright place, most at the rim', () => {
    const frame = standing()
    wrapLight(frame, makeScratch())
    const across = [10, 12, 14, 16].map((x) => frame.figure[(20 * side + x) * 3] ?? 0)
    expect(across).toEqual(across.toSorted((one, other) => other - one))
    expect(across[0]).toBeGreaterThan(0.05)
    expect(Math.max(...frame.figure)).toBeLessThanOrEqual(0.22 + 1e-6)
  })

  it('touches neither the place nor the cover, and nothing where nobody is or all is dark', () => {
    const frame = standing()
    wrapLight(frame, makeScratch())
    expect(frame.place.every((value) => value === 1)).toBe(true)
    expect(sum(frame.alpha)).toBe(12 * 28)
    const outside = frame.figure.filter((_, at) => frame.alpha[Math.floor(at / 3)] === 0)
    expect(outside.every((value) => value === 0)).toBe(true)
    const night = standing()
    night.place.fill(0)
    wrapLight(night, makeScratch())
    expect(sum(night.figure)).toBe(0)
  })

  it('holds what is too bright, however small the picture', () => {
    for (const size of [1, 2, 3, 5]) {
      const frame = emptyFrame(size, size)
      frame.alpha.fill(0.5)
      frame.place.fill(400)
      wrapLight(frame, makeScratch())
      expect(frame.figure.every((value) => value >= 0 && value < 0.4)).toBe(true)
    }
  })
})

describe('finishing', () => {
  const scene = () => {
    const frame = somebodyIn(emptyFrame(side, side), { left: 8, top: 8, right: 24, bottom: side })
    frame.place.set(rough(7).map((value) => value * 0.4 + 0.1))
    frame.figure.set(rough(9).map((value, at) => value * 0.5 * (frame.alpha[Math.floor(at / 3)] ?? 0)))
    return frame
  }

  it('[ILL-52] puts the person over the place, and what drifts over both', () => {
    const frame = emptyFrame(side, side)
    frame.place.fill(0.05)
    const red = (change: () => void) => {
      change()
      return finish(frame, 'studio', grade, 1).pixels[(16 * side + 16) * 4] ?? 0
    }
    const alone = red(never)
    const before = red(() => {
      frame.alpha.fill(1)
      frame.figure.fill(0.3)
    })
    const veiled = red(() => {
      for (let at = 0; at < frame.veil.length; at++) frame.veil[at] = at % 4 === 3 ? 1 : 0.9
    })
    expect([alone < before, before < veiled]).toEqual([true, true])
    const night = red(() => {
      frame.veil.fill(0)
      frame.figure.fill(0)
      frame.place.fill(0.8)
    })
    expect(night).toBe(0)
  })

  it.each(idsOf(styles))('[ILL-90] %s leaves the frame as it was, and is whole and opaque', (style) => {
    const frame = scene()
    const held = () => [frame.figure, frame.alpha, frame.place, frame.veil, frame.depth, frame.base, frame.key].map(sum)
    const before = held()
    const picture = finish(frame, style, { ...grade, bloom: 0.3 }, 5)
    expect(held()).toEqual(before)
    expect([picture.width, picture.height, picture.pixels.length]).toEqual([side, side, count * 4])
    expect(picture.pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  })

  it('lets bright light spill over, and only bright light', () => {
    const lit = (light: number, bloom: number) => {
      const frame = emptyFrame(side, side)
      frame.place.fill(light, (16 * side + 8) * 3, (16 * side + 24) * 3)
      return finish(frame, 'studio', { ...grade, bloom }, 1).pixels[(10 * side + 16) * 4] ?? 0
    }
    expect(lit(12, 1)).toBeGreaterThan(lit(12, 0))
    expect(lit(0.5, 1)).toBe(lit(0.5, 0))
  })

  it('ends when it is told to', () => {
    const stop = () => {
      throw new Error('stopped')
    }
    expect(() => finish(scene(), 'comic', grade, 1, stop)).toThrow('stopped')
  })
})

describe('a clear view', () => {
  const person = { left: 10, top: 4, right: 22, bottom: 32 }

  it('[ILL-53] drops only whole triangles, and keeps texture coordinates beside their corners', () => {
    const spot = fc.tuple(
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -2, max: 9 }),
      fc.integer({ min: -20, max: 36 }),
    )
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 6 }), (places) => {
        const corners = places.flatMap(([x, y, z]) => [x, y, z, x + 1, y, z, x, y + 1, z])
        const triangles = places.flatMap((_, at) => [at * 3, at * 3 + 1, at * 3 + 2])
        const uvs = Float32Array.from({ length: corners.length }, (_, at) => at)
        const [part] = clearView([flatPart(corners, triangles, { uvs })], camera, person, 33)
        const kept = [...(part?.triangles ?? [])]
        expect(kept.length % 3).toBe(0)
        expect(kept.every((index) => triangles.includes(index))).toBe(true)
        expect([...(part?.uvTriangles ?? part?.triangles ?? [])]).toEqual(kept)
        // Behind the person nothing is ever dropped.
        const behind = places.flatMap(([, , z], at) => (40 - z > 33 ? [at * 3] : []))
        expect(behind.every((index) => kept.includes(index))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('[ILL-53] leaves the ground, and gives back the very part from which nothing is dropped', () => {
    const ground = flatPart([-9, 0, 20, 9, 0, 20, 0, 0, 0], [0, 1, 2])
    const wall = square(0, 2, -20, 4)
    expect(clearView([ground, wall], camera, person, 33)).toEqual([ground, wall])
    expect(clearView([wall], camera, person, 33)[0]).toBe(wall)
  })
})
