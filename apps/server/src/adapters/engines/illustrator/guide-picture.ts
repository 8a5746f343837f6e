import type { StagePictures } from '@eidolon/illustrator'
import { partAt, partIndex, type Picture } from '@eidolon/people'
import { grayStep, type StageLook } from '#application/engines/stage-guide.ts'

/**
 * One of the stage's pictures as engines are sent it. Depth has eight bits of its sixteen: that is what models are taught
 * with, and programs disagree on how gray of sixteen bits is to be read.
 */
export function guidePicture(stage: StagePictures, kind: StageLook): Picture {
  const { depth, lines, parts, pose, render } = stage
  switch (kind) {
    case 'pose':
      return pose
    case 'render':
      return render
    case 'depth':
      return gray(render, (pixel) => depth[pixel]! >> 8)
    case 'lines':
      return gray(render, (pixel) => lines[pixel]!)
    case 'people':
      return gray(render, (pixel) => personIn(parts[pixel]!) * grayStep)
  }
}

/** Whom a number of a map of parts shows: 0 is nobody, 1 the first of the people. */
const personIn = (part: number): number => (part === partIndex('background') ? 0 : partAt(part).person + 1)

function gray({ width, height }: Pick<Picture, 'width' | 'height'>, at: (pixel: number) => number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) pixels.fill(at(pixel), pixel * 4, pixel * 4 + 3)
  return { width, height, pixels }
}
