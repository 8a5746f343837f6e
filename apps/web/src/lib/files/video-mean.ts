import { meanPicture } from './mean-picture.ts'
import { pictureOf, sizeIn, withVideo } from './video-frame.ts'

/** So many pictures of a film are laid together, over so many milliseconds of playing. */
const pictures = 12
const playedFor = 4000

/**
 * The mean of a film's pictures, as the browser shows them while it plays: what moves grows faint, and what is the same
 * in all of them stays. Undefined where it has none; rejects when it cannot be played here.
 */
export function videoMean(src: string, longest: number, signal: AbortSignal): Promise<Blob | undefined> {
  return withVideo(src, async (video) => {
    const { width, height } = sizeIn(video, longest)
    if (!(width > 0 && height > 0)) return undefined
    const context = pictureOf(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    const long = Number.isFinite(video.duration) ? video.duration * 1000 : playedFor
    // Browsers play no faster than sixteen times; of longer films the beginning is looked at.
    video.playbackRate = Math.min(16, Math.max(1, long / playedFor))
    const sum = meanPicture(width * height * 4)
    const step = Math.min(long, playedFor) / (pictures + 1)
    await video.play()
    for (let taken = 0; taken < pictures && !signal.aborted; taken++) {
      await new Promise((resolve) => setTimeout(resolve, step))
      context.drawImage(video, 0, 0, width, height)
      sum.add(context.getImageData(0, 0, width, height).data)
      if (video.ended) break
    }
    video.pause()
    context.putImageData(new ImageData(sum.mean(), width, height), 0, 0)
    return new Promise<Blob | undefined>((resolve) => {
      context.canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png')
    })
  })
}
