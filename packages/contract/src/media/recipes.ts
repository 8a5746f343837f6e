import { z } from 'zod'

/** All that made a picture or a film, as its row and its file carry it. `order` is the engine's own. */
export const Recipe = z
  .object({
    recipe: z.literal(1),
    engine: z.string(),
    engineVersion: z.string(),
    kind: z.enum(['image', 'video']),
    characterId: z.string(),
    /** What was asked for, as in `POST /v1/generations`. */
    request: z.record(z.string(), z.unknown()),
    order: z.record(z.string(), z.unknown()),
  })
  .loose()
export type Recipe = z.infer<typeof Recipe>

/** Bytes of a file that may be verified. */
export const verifiableBytes = 12_000_000

/** `POST /v1/recipes/verify` (multipart `file`); `redraw=false` only reads the recipe. */
export const RecipeVerification = z.object({ redraw: z.enum(['true', 'false']).default('true') })

export const RecipeVerdict = z.object({
  /** Whether the file carries a recipe of this studio. */
  ours: z.boolean(),
  recipe: Recipe.nullable(),
  /** Whether the recipe makes this picture again; null when it could not be drawn. */
  same: z.boolean().nullable(),
  /** What is not the same, when something is not. */
  differences: z
    .object({
      /** The bytes differ although the pixels may not. */
      bytes: z.boolean(),
      /** Pixels that differ, of how many; null when they cannot be compared. */
      pixels: z.int().nullable(),
      of: z.int().nullable(),
      /** The largest difference of a color value, from 0 to 255. */
      largest: z.int().nullable(),
    })
    .nullable(),
  /** In words for people. */
  reason: z.string(),
})
export type RecipeVerdict = z.infer<typeof RecipeVerdict>
