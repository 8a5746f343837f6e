const patience = 15_000

type FrameRequest = {
  /** Seconds from the beginning, for a film of this length; of one whose length is not known, its beginning is taken. */
  readonly at: (duration: number) => number
  /** Pixels of the longer edge, at most. */
  readonly longest: number
  readonly type: 'image/png' | 'image/webp'
  readonly quality?: number
}

/**
 * One picture of a film, as the browser shows it; undefined where it has none. Rejects when it cannot be played here.
 * Each picture is taken with a player of its own: one that nobody sees may go on showing where it was before.
 */
export function videoFrame(src: string, { at, ...wanted }: FrameRequest): Promise<Blob | undefined> {
  return withVideo(src, async (video, enough) => {
    const moment = Number.isFinite(video.duration) ? at(video.duration) : 0
    if (moment > 0) {
      video.currentTime = moment
      await eventOf(video, 'seeked', enough)
    }
    return shownIn(video, wanted)
  })
}

/** Uses a player that nobody sees, with the beginning of a film in it. */
export async function withVideo<T>(
  src: string,
  use: (video: HTMLVideoElement, enough: AbortSignal) => Promise<T>,
): Promise<T> {
  const video = document.createElement('video')
  const enough = AbortSignal.timeout(patience)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src })
    await eventOf(video, 'loadeddata', enough)
    return await use(video, enough)
  } finally {
    video.removeAttribute('src')
    // Only this ends what is still being fetched.
    video.load()
  }
}

function eventOf(video: HTMLVideoElement, event: string, enough: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('It cannot be played here.')), { once: true })
    enough.addEventListener('abort', () => reject(enough.reason), { once: true })
  })
}

/** How large its pictures are with a longer edge of at most so many pixels. */
export function sizeIn({ videoWidth, videoHeight }: HTMLVideoElement, longest: number) {
  const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight))
  return { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) }
}

export function pictureOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function shownIn(
  video: HTMLVideoElement,
  { longest, type, quality }: Omit<FrameRequest, 'at'>,
): Promise<Blob | undefined> {
  const { width, height } = sizeIn(video, longest)
  if (!(width > 0 && height > 0)) return Promise.resolve(undefined)
  const canvas = pictureOf(width, height)
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}
