import { z } from 'zod'
import { text, whole } from './parameters.ts'

/** `GET /v1/avatars/shapes`: the same seed and size give the same picture, for ever. */
export const ShapesAvatar = z.object({
  seed: text({ min: 0, max: 256 }).default(''),
  size: whole(16, 1024).default(128),
})
