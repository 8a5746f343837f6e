import { MediaParts, partsHeader } from '@eidolon/contract/media/media.ts'
import { queryOptions } from '@tanstack/react-query'
import type { LoadApi } from '#lib/use-api.tsx'

/** What is where in a picture: a number for each pixel, and what the numbers are. */
export type PartMap = MediaParts & {
  readonly width: number
  readonly height: number
  readonly numbers: Uint8Array
}

/** Large pictures are looked at no more finely than this. */
const longest = 1024

/** Drawn by the studio when it is first asked for, which takes seconds. */
export const partMapQuery = (api: LoadApi, mediaId: string) =>
  queryOptions({
    queryKey: ['media-parts', mediaId],
    queryFn: ({ signal }) => fetchPartMap(api, mediaId, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })

async function fetchPartMap(api: LoadApi, mediaId: string, signal: AbortSignal): Promise<PartMap> {
  const answer = await (await api()).send('GET', `/media/${encodeURIComponent(mediaId)}/parts`, { signal })
  const { parts } = MediaParts.parse(JSON.parse(atob(answer.headers.get(partsHeader) ?? '')))
  return { parts, ...(await numbersIn(await answer.blob())) }
}

async function numbersIn(file: Blob): Promise<Omit<PartMap, 'parts'>> {
  const picture = await createImageBitmap(file, { colorSpaceConversion: 'none' })
  const share = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * share), Math.round(picture.height * share)]
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('This browser cannot look into pictures.')
  // Between two numbers there is no other one.
  brush.imageSmoothingEnabled = false
  brush.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = brush.getImageData(0, 0, width, height)
  return { width, height, numbers: Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4] ?? 0) }
}

type PartArea = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The number at a point of the page, where the picture is shown as large as it goes in the middle of the box. */
export function numberAt(map: PartMap, box: PartArea, point: { readonly x: number; readonly y: number }) {
  const scale = Math.min(box.width / map.width, box.height / map.height)
  const x = Math.floor((point.x - box.left - (box.width - map.width * scale) / 2) / scale)
  const y = Math.floor((point.y - box.top - (box.height - map.height * scale) / 2) / scale)
  if (!(x >= 0 && y >= 0 && x < map.width && y < map.height)) return undefined
  return map.numbers[y * map.width + x]
}

/** A picture of one part: a wash over it and a line around it, clear elsewhere. Red, green, blue and alpha. */
export function washOf({ width, height, numbers }: PartMap, index: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4)
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && numbers[y * width + x] === index
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue
      const isEdge = !isIn(x - 2, y) || !isIn(x + 2, y) || !isIn(x, y - 2) || !isIn(x, y + 2)
      out.set(isEdge ? line : wash, (y * width + x) * 4)
    }
  }
  return out
}

const line = [255, 255, 255, 235]
const wash = [150, 190, 255, 80]
