import { materialCodes, type Frame } from '#raster/frame.ts'

/** An empty frame for tests: a flat wall, 80 decimeters away. */
export function emptyFrame(width: number, height: number): Frame {
  const count = width * height
  const normals = new Float32Array(count * 3)
  for (let at = 2; at < normals.length; at += 3) normals[at] = 1
  return {
    width,
    height,
    figure: new Float32Array(count * 3),
    alpha: new Float32Array(count),
    place: new Float32Array(count * 3),
    veil: new Float32Array(count * 4),
    depth: new Float32Array(count).fill(80),
    normals,
    base: new Float32Array(count * 3).fill(0.4),
    key: new Float32Array(count).fill(1),
    part: new Uint16Array(count),
    material: new Uint8Array(count).fill(materialCodes.set),
    face: new Float32Array(count),
    parts: [
      { name: 'coat', material: 'cloth', face: false },
      { name: 'brows', material: 'hair', face: true },
      { name: 'belt', material: 'hard', face: false },
    ],
    head: { x: width / 2, y: height / 2, radius: 60 },
    scale: 20,
  }
}

/** The frame with somebody in a rectangle of it: `part` counts from 1, as in a frame. */
export function somebodyIn(
  frame: Frame,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  part = 1,
  material: number = materialCodes.cloth,
  depth = 30,
): Frame {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * frame.width + x
      frame.alpha[at] = 1
      frame.part[at] = part
      frame.material[at] = material
      frame.depth[at] = depth
    }
  return frame
}
