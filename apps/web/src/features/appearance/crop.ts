/** Which part of a picture is kept: its middle in shares of the picture, and how much larger than needed it is shown. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const wholeCrop: Crop = { x: 0.5, y: 0.4, zoom: 1 }
export const cropShape = { width: 960, height: 1200 } as const
export const largestZoom = 4

type CropSize = { readonly width: number; readonly height: number }
export type CropArea = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The rectangle of the picture that fills the frame, never beyond its edges. */
export function cutOf(picture: CropSize, { x, y, zoom }: Crop, shape: CropSize = cropShape): CropArea {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / zoom
  const width = shape.width * scale
  const height = shape.height * scale
  return {
    left: clamp(x * picture.width - width / 2, 0, picture.width - width),
    top: clamp(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  }
}

/** Moves the crop by shares of the frame; it stops at the picture's edges. */
export function moveCrop(picture: CropSize, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cutOf(picture, crop)
  const half = { x: width / 2 / picture.width, y: height / 2 / picture.height }
  return {
    ...crop,
    x: clamp(crop.x + (right * width) / picture.width, half.x, 1 - half.x),
    y: clamp(crop.y + (down * height) / picture.height, half.y, 1 - half.y),
  }
}

export function zoomCrop(crop: Crop, factor: number): Crop {
  return { ...crop, zoom: clamp(crop.zoom * factor, 1, largestZoom) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
