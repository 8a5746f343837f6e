import type { Picture, Scene } from '@eidolon/people'
import type { StagePictures } from '#stage/draw-stage.ts'
import { someone, type StageLook, stageLooks, type Tile, tile } from './sheet-tile.ts'

const scenes: readonly Partial<Scene>[] = [
  { background: 'studio', pose: 'relaxed', framing: 'full' },
  { background: 'cafe', pose: 'sitting', framing: 'half' },
  { background: 'park', pose: 'walking', framing: 'full', view: 'side' },
  { background: 'city-street', pose: 'arms-crossed', framing: 'bust' },
  { background: 'beach', pose: 'relaxed', framing: 'full', view: 'back' },
  { background: 'library', pose: 'dancing', framing: 'full', view: 'three-quarter' },
]

/** Each scene once in every way that engines are guided by it. */
export const stageTiles = (): readonly Tile[] =>
  scenes.flatMap((scene, at) =>
    stageLooks.map((stage): Tile => ({
      ...tile(`${stage}, ${scene.pose}`, 900 + at, { genes: someone(at), scene, size: 384 }),
      stage,
    })),
  )

/** Parts far apart on the wheel of colors. */
const partColors = ['#000000', '#7a4a2a', '#f0c0a0', '#4070d0', '#40a060', '#a03030', '#e0c030', '#d08060']

/** One of the maps as colors, for the contact sheet. */
export function lookOf(stage: StagePictures, look: StageLook): Picture {
  const { width, height } = stage
  const gray = (at: (pixel: number) => number): Picture => {
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (let pixel = 0; pixel < width * height; pixel++) pixels.fill(at(pixel), pixel * 4, pixel * 4 + 3)
    for (let at4 = 3; at4 < pixels.length; at4 += 4) pixels[at4] = 255
    return { width, height, pixels }
  }
  switch (look) {
    case 'render':
    case 'pose':
    case 'normals':
      return stage[look]
    case 'depth':
      return gray((pixel) => stage.depth[pixel]! / 257)
    case 'lines':
      return gray((pixel) => stage.lines[pixel]!)
    case 'parts': {
      const picture = gray(() => 0)
      for (const [pixel, part] of stage.parts.entries()) {
        const color = Number.parseInt((partColors[part] ?? '#ffffff').slice(1), 16)
        picture.pixels.set([color >> 16, (color >> 8) & 255, color & 255], pixel * 4)
      }
      return picture
    }
  }
}
