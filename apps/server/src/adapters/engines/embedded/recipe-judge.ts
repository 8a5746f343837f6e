import { hash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { bareFile } from '#adapters/marking/bare.ts'
import { watermarkThread } from '#adapters/marking/watermark-thread.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { markOf } from '#application/marking/state-origin.ts'
import type { RecipeJudge } from '#application/recipes/ports.ts'
import { longestCutOut, mostDrawn } from './embedded-abilities.ts'
import { isFilm, readRecipe } from './recipe.ts'

const mostPixels = 50_000_000
/** Bytes that are compared without a pause. */
const atOnce = 4_000_000

/** The built-in illustrator looks at recipes of its own. */
export function recipeJudge(illustrator: Illustrator): RecipeJudge {
  const watermarks = watermarkThread()
  return {
    read: readRecipeText,
    bare: bareFile,
    marked(picture, text, { hasMark, cornerSign }) {
      const mark = hasMark ? markOf(text, (of) => hash('sha256', of)) : undefined
      return watermarks.write(picture, 'image/png', { mark, cornerSign })
    },
    effort(text) {
      const order = readRecipe(text)?.order
      if (!order) return undefined
      const film = isFilm(order)
      const longest = order.cutOut ? longestCutOut : mostDrawn.seconds
      if (order.width * order.height > mostDrawn.pixels || (film && order.seconds > longest)) return 'beyond'
      // What is drawn larger, of several people, or after others that it was changed from, takes as long as a film.
      return film || order.enlarged || order.changed || order.together ? 'film' : 'picture'
    },
    async redraw(text, signal) {
      const recipe = readRecipe(text)
      if (!recipe) return undefined
      const { version } = illustrator
      // Nobody pays for it: whoever does is drawn first.
      const watch = { signal, priority: 'glance' as const }
      if (!isFilm(recipe.order)) {
        return { bytes: await illustrator.png(recipe.order, text, watch), version, isFilm: false }
      }
      const { file } = await illustrator.film(recipe.order, text, watch)
      // The frames of an animated picture can be compared one by one.
      return { bytes: file, version, isFilm: !recipe.order.cutOut }
    },
    async compare(one, other) {
      const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
      if (!first || !second || first.width !== second.width || first.height !== second.height) return undefined
      let [pixels, largest] = [0, 0]
      for (let at = 0; at < first.data.length; at += 4) {
        // A film has many pixels, and others want answers, too.
        if (at % atOnce === 0) await turn()
        // Where nothing is to be seen in either, programs keep whatever colour they like.
        const isClear = first.data[at + 3] === 0 && second.data[at + 3] === 0
        let worst = 0
        for (let channel = at; channel < at + 4 && !isClear; channel++) {
          worst = Math.max(worst, Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0)))
        }
        if (worst > 0) pixels += 1
        if (worst > largest) largest = worst
      }
      return { pixels, of: first.width * first.height, largest }
    },
  }
}

async function pixelsOf(bytes: Uint8Array) {
  const sharp = await guardedSharp()
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, animated: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 4 ? { data, width: info.width, height: info.height } : undefined
  } catch {
    return undefined
  }
}
