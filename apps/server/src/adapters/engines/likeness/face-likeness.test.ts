import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faceLikeness } from './face-likeness.ts'
import { faceDistance, hasFaceModel, scoreOf } from './face-model.ts'

const scripted = new URL('../testing/scripted-faces.ts', import.meta.url)
const plain = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  )
const reference = async (color: string) => ({ png: await plain(color), width: 8, height: 8 })
const { signal } = new AbortController()

describe('faceLikeness', () => {
  it('[ENG-32] the nearest of the references counts', async () => {
    await using faces = faceLikeness('nowhere', scripted)
    const references = [await reference('#2040ff'), await reference('#ff2020')]
    const [near] = await faces.likeness(await plain('#f02828'), [references], signal)
    const [far] = await faces.likeness(await plain('#20ff20'), [references], signal)
    expect(near).toBeGreaterThan(0.9)
    expect(far).toBeLessThan(0.1)
  })

  it('[ENG-130] of several people each is looked for among all the faces', async () => {
    await using faces = faceLikeness('nowhere', scripted)
    const people = [[await reference('#2040ff')], [await reference('#ff2020')], []]
    const scores = await faces.likeness(await plain('#f02828'), people, signal)
    expect(scores[1]).toBeGreaterThan(0.9)
    expect([scores[0], scores[2]]).toEqual([0, null])
  })

  it('[ENG-32] without a face it is not the character, and without one to compare with nobody can tell', async () => {
    await using faces = faceLikeness('nowhere', scripted)
    expect(await faces.likeness(await plain('#000000'), [[await reference('#ff2020')]], signal)).toEqual([0])
    expect(await faces.likeness(await plain('#ff2020'), [[await reference('#000000')]], signal)).toEqual([null])
    expect(await faces.likeness(await plain('#ff2020'), [[]], signal)).toEqual([null])
  })

  it('[ENG-32] what breaks is told, and the next picture is looked at', async () => {
    await using faces = faceLikeness('nowhere', scripted)
    const references = [await reference('#ff2020')]
    await expect(faces.likeness(await plain('#ffffff'), [references], signal)).rejects.toThrow('too bright')
    expect((await faces.likeness(await plain('#ff2020'), [references], signal))[0]).toBeGreaterThan(0.9)
    await using nobody = faceLikeness(join(tmpdir(), 'nowhere'))
    expect(hasFaceModel(join(tmpdir(), 'nowhere'))).toBe(false)
    await expect(nobody.likeness(await plain('#ff2020'), [references], signal)).rejects.toThrow('Cannot find module')
  })

  it('[ENG-32] a score is one half where nobody can tell', () => {
    expect(faceDistance(Float32Array.of(0, 3), Float32Array.of(4, 0))).toBe(5)
    expect([0.286, 0.45, 0.6].map(scoreOf)).toEqual([0.921, 0.5, 0.095])
  })
})
