import { createHash } from 'node:crypto'
import { partsKeyword, readPngText } from '#adapters/engines/png.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { PartsDrawer } from '#application/media/draw-parts.ts'
import { canonicalJson } from '#domain/generations/recipe.ts'
import { maxDrawn } from './embedded-abilities.ts'
import { isFilm, readRecipe } from './recipe.ts'
import { stageIn } from './stage-guide.ts'

/** The built-in illustrator knows what is where in stills of its own, and in those that were held to its drawing. */
export function partsDrawer(illustrator: Illustrator): PartsDrawer {
  const orderOf = (recipe: string) => {
    const stage = stageIn(recipe)
    const order = stage && readRecipe(JSON.stringify(stage))?.order
    // A row of another studio may ask for more than anything here would have.
    return !order || isFilm(order) || order.width * order.height > maxDrawn.pixels ? undefined : order
  }
  return {
    keyOf(recipe) {
      const order = orderOf(recipe)
      return (
        order &&
        createHash('sha256')
          // Whose each part is in a picture of several is newer than the rest.
          .update(canonicalJson([order.together ? 'of each' : 'as printed', illustrator.version, order]))
          .digest('hex')
          .slice(0, 40)
      )
    },
    draw(recipe, signal) {
      const order = orderOf(recipe)
      if (!order) throw new TypeError('There is no picture in this recipe')
      return illustrator.parts(order, { signal, priority: 'preview' })
    },
    read: (map) => readPngText(map, partsKeyword),
  }
}
