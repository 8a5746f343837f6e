import { hash } from 'node:crypto'
import { stripMetadata } from '#adapters/marking/strip-metadata.ts'
import { watermarkThread } from '#adapters/marking/watermark-thread.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { markOf } from '#application/marking/state-origin.ts'
import type { RecipeJudge } from '#application/recipes/ports.ts'
import { longestCutOut, maxDrawn } from './embedded-abilities.ts'
import { isFilm, readRecipe } from './recipe.ts'

/** The built-in illustrator looks at recipes of its own. */
export function recipeJudge(illustrator: Illustrator, compare: RecipeJudge['compare']): RecipeJudge {
  const watermarks = watermarkThread()
  return {
    read: readRecipeText,
    bare: stripMetadata,
    marked(picture, text, { hasMark, cornerSign }) {
      const mark = hasMark ? markOf(text, (of) => hash('sha256', of)) : undefined
      return watermarks.write(picture, 'image/png', { mark, cornerSign })
    },
    effort(text) {
      const order = readRecipe(text)?.order
      if (!order) return undefined
      const film = isFilm(order)
      const longest = order.cutOut ? longestCutOut : maxDrawn.seconds
      if (order.width * order.height > maxDrawn.pixels || (film && order.seconds > longest)) return 'beyond'
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
    compare,
  }
}
