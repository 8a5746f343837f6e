import { partIndex, type Picture } from '@eidolon/people'
import { expect, it } from 'vitest'
import { grayStep } from '#application/engines/stage-guide.ts'
import { guidePicture } from './guide-picture.ts'

it('[ENG-136] what people wear and hold is theirs in the map of who is where, and the place is nobody’s', () => {
  const parts = Uint8Array.of(
    partIndex('background'),
    partIndex('hair'),
    partIndex('face', 1),
    partIndex('accessories', 1),
    partIndex('shoes', 3),
  )
  const plain: Picture = { width: 5, height: 1, pixels: new Uint8ClampedArray(20) }
  const stage = {
    width: 5,
    height: 1,
    depth: new Uint16Array(5),
    normals: plain,
    lines: new Uint8Array(5),
    parts,
    pose: plain,
    people: [],
    render: plain,
  }
  const { pixels } = guidePicture(stage, 'people')
  expect([...pixels].filter((_, at) => at % 4 === 0)).toEqual([0, 1, 2, 2, 4].map((person) => person * grayStep))
})
