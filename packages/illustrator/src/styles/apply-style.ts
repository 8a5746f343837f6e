import type { StyleId } from '@eidolon/people'
import type { Frame } from '#raster/frame.ts'
import { drawAnime } from './anime.ts'
import type { Canvas } from './kit/canvas.ts'
import { drawComic } from './comic.ts'
import { drawNeon } from './neon.ts'
import { drawNoir } from './noir.ts'
import { paint } from './painterly.ts'
import type { FilmCache } from './film-cache.ts'
import { drawPixels } from './pixel.ts'
import { drawSketch } from './sketch.ts'
import { drawStorybook } from './storybook.ts'
import { drawWatercolor } from './watercolour.ts'

type Hand = (frame: Frame, toned: Canvas, seed: number, pause: () => void, swift: boolean, kept?: FilmCache) => Canvas

const hands: Readonly<Record<StyleId, Hand>> = {
  painterly: paint,
  anime: drawAnime,
  comic: drawComic,
  studio: (_frame, toned) => toned,
  watercolour: drawWatercolor,
  noir: drawNoir,
  neon: drawNeon,
  pixel: (frame, toned, _seed, pause, _swift, kept) => drawPixels(frame, toned, pause, kept),
  sketch: drawSketch,
  storybook: drawStorybook,
}

/**
 * Finishes a picture in a style. `toned` is the whole picture (person, place, veil) as a photograph would show it;
 * the frame tells what is where. The seed places strokes and stains, and stays the same for all frames of a film.
 * `pause` is called between the steps and throws when the work is to end. `swift` is for films: what nobody sees while
 * it moves is worked out more coarsely. What a film must not decide anew for each drawing lies in `kept`.
 */
export const applyStyle = (
  style: StyleId,
  frame: Frame,
  toned: Canvas,
  seed: number,
  pause: () => void = () => {},
  swift = false,
  kept?: FilmCache,
): Canvas => hands[style](frame, toned, seed >>> 0, pause, swift, kept)
