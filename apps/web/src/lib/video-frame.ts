const patience = 15_000

type Wanted = {
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
export async function videoFrame(src: string, { at, ...wanted }: Wanted): Promise<Blob | undefined> {
  const video = document.createElement('video')
  const enough = AbortSignal.timeout(patience)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src })
    await eventOf(video, 'loadeddata', enough)
    const moment = Number.isFinite(video.duration) ? at(video.duration) : 0
    if (moment > 0) {
      video.currentTime = moment
      await eventOf(video, 'seeked', enough)
    }
    return await shownIn(video, wanted)
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

function shownIn(video: HTMLVideoElement, { longest, type, quality }: Omit<Wanted, 'at'>): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return Promise.resolve(undefined)
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}
