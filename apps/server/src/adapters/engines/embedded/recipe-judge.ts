import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { bareFile } from '#adapters/marking/bare.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { RecipeJudge } from '#application/recipes/ports.ts'
import { mostDrawn } from './embedded-abilities.ts'
import { isFilm, readRecipe } from './recipe.ts'

const mostPixels = 50_000_000

/** The built-in illustrator looks at recipes of its own. */
export function recipeJudge(illustrator: Illustrator): RecipeJudge {
  return {
    read: readRecipeText,
    bare: bareFile,
    effort(text) {
      const order = readRecipe(text)?.order
      if (!order) return undefined
      const film = isFilm(order)
      if (order.width * order.height > mostDrawn.pixels || (film && order.seconds > mostDrawn.seconds)) return 'beyond'
      // What is drawn larger, or after others that it was changed from, takes as long as a film.
      return film || order.enlarged || order.changed ? 'film' : 'picture'
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
      const { mp4 } = await illustrator.film(recipe.order, text, watch)
      return { bytes: mp4, version, isFilm: true }
    },
    async compare(one, other) {
      const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
      if (!first || !second || first.width !== second.width || first.height !== second.height) return undefined
      let [pixels, largest] = [0, 0]
      for (let at = 0; at < first.data.length; at += 3) {
        let worst = 0
        for (let channel = at; channel < at + 3; channel++) {
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
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 3 ? { data, width: info.width, height: info.height } : undefined
  } catch {
    return undefined
  }
}
