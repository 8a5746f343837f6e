const side = 24

/** Whether one sees through a picture somewhere, as through one that is cut out. A few of its pixels are looked at. */
export function isClear(image: CanvasImageSource): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return false
  try {
    context.drawImage(image, 0, 0, side, side)
    return context.getImageData(0, 0, side, side).data.some((value, at) => at % 4 === 3 && value < 128)
  } catch {
    // A picture from elsewhere is not shown to scripts.
    return false
  }
}
