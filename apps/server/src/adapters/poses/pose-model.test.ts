import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poseFromKeypoints } from '@eidolon/people/poses/lift/pose-from-keypoints.ts'
import { mannequinIn } from '@eidolon/people/poses/mannequin.ts'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { rgbPicture } from '#adapters/images/rgb-picture.ts'
import { cropped, fromSquare, wholeOf } from './crop.ts'
import { detectPoses, isSame } from './movenet.ts'
import { foundPeople } from './found-people.ts'
import { hasPoseModel } from './pose-model.ts'
import { poseThread } from './pose-thread.ts'

const scripted = new URL('./testing/scripted-poses.ts', import.meta.url)
const picture = (color: number) => ({ rgb: new Uint8Array(64 * 48 * 3).fill(color), width: 64, height: 48 })

it('[POSE-48] people who are found twice count once, and the largest comes first', () => {
  const numbers = new Float32Array(2254 * 13).fill(-50)
  const whole = { x: 112, y: 112, side: 224, turn: 0 }
  // In the middle of the first grid, and one cell beside it; then somebody small in a corner.
  const put = (place: number, sure: number, tall: number) => {
    numbers[place * 13] = sure
    numbers.set([0, 0, 0, 0, 0, 0, 0, -tall], place * 13 + 1)
  }
  put((14 * 28 + 14) * 2, 4, 80)
  put((14 * 28 + 15) * 2, 3, 82)
  put((3 * 28 + 3) * 2, 5, 15)
  const people = foundPeople(numbers, 224, whole)
  expect(people.map(({ square }) => Math.round(square.side))).toEqual([200, 38])
  expect(people[0]?.square.x).toBeCloseTo(116)
  expect(foundPeople(new Float32Array(), 224, whole)).toEqual([])
})

it('[POSE-48] everybody in a picture is counted, the largest first, and nobody where the model is not sure', () => {
  const whole = { x: 400, y: 266, side: 800, turn: 0 }
  const numbers = new Float32Array(6 * 56)
  numbers.set([0.34, 0.29, 0.78, 0.42, 0.56], 51)
  numbers.set([0.22, 0.41, 0.77, 0.58, 0.66], 56 + 51)
  numbers.set([0.1, 0.1, 0.9, 0.9, 0.1], 2 * 56 + 51)
  const [man, woman, ...more] = detectPoses(numbers, whole)
  expect([Math.round(man!.x), Math.round(woman!.x), more]).toEqual([396, 284, []])
  expect([isSame({ ...man!, x: man!.x + 20 }, man!), isSame(woman!, man!)]).toEqual([true, false])
  expect(detectPoses(new Float32Array(), whole)).toEqual([])
})

it('[POSE-48] a square of a picture has black where the picture has ended, and points go back to where they were', () => {
  const small = cropped(picture(255), wholeOf(picture(255)), 8)
  expect([small[0], small[(4 * 8 + 4) * 3]]).toEqual([0, 1])
  const turned = fromSquare({ x: 10, y: 20, side: 8, turn: Math.PI / 2 }, 1, 0.5)
  expect(turned.map((value) => Math.round(value))).toEqual([10, 24])
})

it('[POSE-45] what breaks is told, and the next picture is looked at', async () => {
  await using model = poseThread('nowhere', scripted)
  await expect(model.finder.find(picture(255))).rejects.toThrow('too bright')
  expect(await model.finder.find(picture(0))).toBeUndefined()
  expect((await model.finder.find(picture(90)))?.people).toBe(9)
  await using nobody = poseThread(join(tmpdir(), 'nowhere'))
  expect(hasPoseModel(join(tmpdir(), 'nowhere'))).toBe(false)
  await expect(nobody.finder.find(picture(90))).rejects.toThrow('Cannot find module')
})

const installed = join(import.meta.dirname, '../../../../../data/poses')

it.skipIf(!hasPoseModel(installed))('[POSE-45] the model itself sees arms that are up in a drawing', async () => {
  await using model = poseThread(installed)
  const drawing = join(import.meta.dirname, '../../../samples/poses/cheering.webp')
  const found = await model.finder.find(await rgbPicture(await readFile(drawing), 1024))
  const { points } = mannequinIn(poseFromKeypoints(found!.points)!.joints)
  for (const side of ['left', 'right'] as const) {
    expect(points.get(`${side}Hand`)![1]).toBeGreaterThan(points.get('neck')![1])
  }
})
