import { idsOf, lights as lightEntries, bodyParams, randomGenes } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { skinBase } from '#body/skin/skin-base.ts'
import { brightness, linear } from '#geometry/color.ts'
import { lookAt } from '#lens/camera.ts'
import type { Background } from '#places/place.ts'
import { relight } from '#places/lighting/relight.ts'
import { makePlace } from '#places/make-place.ts'
import { at, stride } from '#raster/fragment.ts'
import { makeEnvironment } from '#shade/environment.ts'
import { lightsFor } from '#shade/lights.ts'
import { answerSize, shade } from '#shade/shader.ts'
import { shown } from './tone.ts'

const camera = lookAt([0, 15, 20], [0, 15, 0], { focal: 60, width: 32, height: 32 })
const black = makeEnvironment(
  (_x, _y, _z, out) => out.fill(0),
  makePlace('studio', { time: 'day', weather: 'clear', seed: 1 }).rig,
)
const places = [
  makePlace('park', { time: 'dusk', weather: 'clear', seed: 3 }),
  makePlace('city-street', { time: 'night', weather: 'rain', seed: 5 }),
  makePlace('living-room', { time: 'night', weather: 'clear', seed: 4 }),
]
const tones = [0, 0.3, 0.6, 0.85, 1]
const colorOf = (skinTone: number) => bodyParams(randomGenes(1, { skinTone, undertone: 0 })).skin.colour

/** How bright a cheek turned to the camera is on the screen, 0..1: the brightest channel, half of it in shadow. */
function face({ rig, grade }: Background, skinTone: number): number {
  const color = colorOf(skinTone)
  const lights = lightsFor(rig, camera, grade.exposure, brightness(linear(color)))
  const base = skinBase(color, 0)
  const value = (lit: number) => {
    const data = new Float32Array(stride)
    data.set([0, 15, 1], at.x)
    data.set([0, 0, 1], at.normalX)
    data.set(base, at.red)
    data[at.rough] = 0.66
    data[at.open] = 1
    const out = new Float32Array(answerSize)
    shade({ lights, environment: black }, 'skin', data, 0, 0.9, lit, out, 0)
    return Math.max(
      ...[0, 1, 2].map((k) => shown((out[k]! * data[at.red + k]! + out[k + 3]!) * grade.exposure * grade.tint[k]!)),
    )
  }
  return (value(1) + value(0)) / 2
}

describe('faces in every light', () => {
  it.each(idsOf(lightEntries))('[ILL-537] %s leaves no skin in the dark and burns none out', (id) => {
    for (const place of places) {
      const lit = relight(place, id)
      const seen = tones.map((tone) => face(lit, tone))
      expect(Math.min(...seen)).toBeGreaterThan(lit.rig.against ? 0 : 0.24)
      expect(Math.max(...seen)).toBeLessThan(0.985)
      // Who is fairer stays fairer.
      expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    }
  })
})
