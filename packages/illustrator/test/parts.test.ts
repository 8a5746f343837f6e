import {
  randomSetting,
  type PictureOrder,
  pictureParts,
  type PicturePart,
  randomGenes,
  type Scene,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { drawParts } from '#picture/draw-parts.ts'
import type { PartMap } from '#picture/prints/printed-parts.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import type { Watch } from '#picture/watch.ts'
import { loadPack } from '#workshop/load-pack.ts'

const calm: Watch = { progress: () => {}, stopped: () => false }

function order(seed: number, scene: Partial<Scene>, more: Partial<PictureOrder> = {}): PictureOrder {
  const genes = { ...randomGenes(seed), hairStyle: 'bob' as const, accessories: [] }
  const shown = { accessories: [], without: [], background: 'studio', pose: 'standing', framing: 'full' } as const
  const setting = randomSetting(genes, { ...shown, ...scene }, seed)
  return { genes, setting, style: 'studio', seed, width: 160, height: 240, ...more }
}

const seen = ({ parts }: PartMap): ReadonlySet<PicturePart> => new Set([...parts].map((index) => pictureParts[index]!))

/** Where a part is: the middle of its pixels, as shares of the picture. */
function middleOf({ width, height, parts }: PartMap, part: PicturePart): { x: number; y: number; share: number } {
  let [x, y, count] = [0, 0, 0]
  for (let pixel = 0; pixel < parts.length; pixel++) {
    if (pictureParts[parts[pixel]!] !== part) continue
    x += pixel % width
    y += Math.floor(pixel / width)
    count += 1
  }
  return { x: x / count / width, y: y / count / height, share: count / parts.length }
}

describe('the map of parts', () => {
  let pack: Pack
  beforeAll(async () => {
    pack = await loadPack()
  })

  it('[ILL-556] has every part that is seen, each where it belongs', () => {
    for (const [seed, scene] of [
      [3, { outfit: 'tshirt-jeans', accessories: ['fedora'] }],
      [11, { outfit: 'suit', accessories: ['glasses'] }],
      [24, { outfit: 'summer-dress', accessories: ['straw-hat'] }],
    ] as const satisfies readonly (readonly [number, Partial<Scene>])[]) {
      const map = drawParts(pack, order(seed, scene), calm)
      expect(seen(map)).toEqual(new Set<PicturePart>(pictureParts))
      const at = (part: PicturePart) => middleOf(map, part).y
      const down = [at('face'), at('top'), at('bottom'), at('shoes')]
      expect(down).toEqual(down.toSorted((one, other) => one - other))
      expect(middleOf(map, 'background').share).toBeGreaterThan(0.4)
    }
  })

  it('[ILL-556] has nothing that is not seen, and calls what somebody sits on part of the place', () => {
    expect(seen(drawParts(pack, order(3, { framing: 'portrait' }), calm)).has('shoes')).toBe(false)
    const sitting = order(3, { pose: 'sitting', framing: 'full' })
    const chair = drawParts(pack, sitting, calm)
    const alone = drawPicture(pack, { ...sitting, cutOut: true }, calm)
    const shown = alone.pixels.filter((value, at) => at % 4 === 3 && value > 127).length
    const person = chair.parts.filter((index) => pictureParts[index] !== 'background').length
    expect(person).toBeLessThan(shown * 0.97)
  })

  it('[ILL-557] agrees with the picture: its edge is the edge of the cut-out, in every size', () => {
    const one = order(11, { framing: 'bust' }, { cutOut: true })
    const map = drawParts(pack, one, calm)
    const { pixels } = drawPicture(pack, one, calm)
    let off = 0
    for (let pixel = 0; pixel < map.parts.length; pixel++) {
      if ((map.parts[pixel] !== 0) !== pixels[pixel * 4 + 3]! >= 127) off += 1
    }
    expect(off / map.parts.length).toBeLessThan(0.002)
    const large = drawParts(pack, { ...one, enlarged: 2 }, calm)
    expect([large.width, large.height]).toEqual([320, 480])
    expect(large.parts.filter((_, at) => at % 640 < 320 && at % 2 === 0)).toEqual(map.parts)
  })
})
