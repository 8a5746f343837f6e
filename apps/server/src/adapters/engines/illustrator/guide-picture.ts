import { personMap, type StagePictures } from '@eidolon/illustrator'
import type { Picture } from '@eidolon/people'
import { greyStep, type StageLook } from '#application/engines/stage-guide.ts'

/**
 * One of the stage's pictures as engines are sent it. Depth has eight bits of its sixteen: that is what models are taught
 * with, and programs disagree on how grey of sixteen bits is to be read.
 */
export function guidePicture(stage: StagePictures, kind: StageLook): Picture {
  const { depth, lines, pose, render } = stage
  switch (kind) {
    case 'pose':
      return pose
    case 'render':
      return render
    case 'depth':
      return grey(render, (pixel) => depth[pixel]! >> 8)
    case 'lines':
      return grey(render, (pixel) => lines[pixel]!)
    case 'people': {
      const people = personMap(stage)
      return grey(render, (pixel) => people[pixel]! * greyStep)
    }
  }
}

function grey({ width, height }: Pick<Picture, 'width' | 'height'>, at: (pixel: number) => number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) pixels.fill(at(pixel), pixel * 4, pixel * 4 + 3)
  return { width, height, pixels }
}
