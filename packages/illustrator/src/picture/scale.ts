/** Enlarges or shrinks rows of `channels` numbers a pixel, taking what lies between from the four around. */
export function scaled(
  from: Float32Array,
  channels: number,
  [width, height]: readonly [number, number],
  [toWidth, toHeight]: readonly [number, number],
  into: Float32Array = new Float32Array(toWidth * toHeight * channels),
): Float32Array {
  if (width === toWidth && height === toHeight) return from
  const lefts = new Int32Array(toWidth)
  const shares = new Float32Array(toWidth)
  for (let x = 0; x < toWidth; x++) {
    const place = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / toWidth - 0.5))
    lefts[x] = Math.min(width - 2, Math.floor(place))
    if (lefts[x]! < 0) lefts[x] = 0
    shares[x] = place - lefts[x]!
  }
  const next = width > 1 ? channels : 0
  const below = height > 1 ? width * channels : 0
  const row = new Float32Array(width * channels)
  for (let y = 0; y < toHeight; y++) {
    const place = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / toHeight - 0.5))
    const top = Math.max(0, Math.min(height - 2, Math.floor(place)))
    const down = place - top
    const start = top * width * channels
    for (let at = 0; at < row.length; at++) {
      const upper = from[start + at]!
      row[at] = upper + (from[start + below + at]! - upper) * down
    }
    for (let x = 0, at = y * toWidth * channels; x < toWidth; x++) {
      const corner = lefts[x]! * channels
      const across = shares[x]!
      for (let one = corner; one < corner + channels; one++, at++) {
        into[at] = row[one]! + (row[one + next]! - row[one]!) * across
      }
    }
  }
  return into
}

/** A quarter of the width and height, each pixel the mean of sixteen. */
export function quartered(from: Float32Array, channels: number, width: number, height: number) {
  const toWidth = Math.max(1, Math.ceil(width / 4))
  const toHeight = Math.max(1, Math.ceil(height / 4))
  const into = new Float32Array(toWidth * toHeight * channels)
  for (let y = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++) {
      const right = Math.min(width, x * 4 + 4)
      const bottom = Math.min(height, y * 4 + 4)
      const over = 1 / ((right - x * 4) * (bottom - y * 4))
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let row = y * 4; row < bottom; row++) {
          for (let column = x * 4; column < right; column++) sum += from[(row * width + column) * channels + channel]!
        }
        into[(y * toWidth + x) * channels + channel] = sum * over
      }
    }
  }
  return { pixels: into, width: toWidth, height: toHeight }
}

/** Three running means along rows and columns, which is nearly a bell. In place. */
export function blurred(pixels: Float32Array, channels: number, width: number, height: number, radius: number): void {
  const reach = Math.max(1, Math.round(radius))
  const line = new Float32Array(Math.max(width, height))
  for (let turn = 0; turn < 3; turn++) {
    for (let channel = 0; channel < channels; channel++) {
      for (let y = 0; y < height; y++) mean(pixels, y * width * channels + channel, channels, width, reach, line)
      for (let x = 0; x < width; x++) mean(pixels, x * channels + channel, width * channels, height, reach, line)
    }
  }
}

function mean(pixels: Float32Array, start: number, step: number, count: number, reach: number, line: Float32Array) {
  for (let at = 0; at < count; at++) line[at] = pixels[start + at * step]!
  let sum = 0
  for (let at = -reach; at <= reach; at++) sum += line[at < 0 ? 0 : at >= count ? count - 1 : at]!
  const over = 1 / (2 * reach + 1)
  for (let at = 0; at < count; at++) {
    pixels[start + at * step] = sum * over
    const enters = at + reach + 1
    const leaves = at - reach
    sum += line[enters >= count ? count - 1 : enters]! - line[leaves < 0 ? 0 : leaves]!
  }
}
