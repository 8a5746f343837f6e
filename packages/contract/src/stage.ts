import { z } from 'zod'
import { guidanceKinds } from './engines.ts'
import { whole } from './parameters.ts'

/** Pixels of the longer side of what is looked at before anything is drawn. */
export const stageSize = { least: 128, usual: 512, max: 768 } as const

/** Which picture of the stage is looked at, beside the request itself. */
export const StageLook = z.object({
  kind: z.enum(guidanceKinds, { error: `Value must be one of (${guidanceKinds.join(', ')})` }).default('depth'),
  longest: whole(stageSize.least, stageSize.max).default(stageSize.usual),
})
export type StageLook = z.infer<typeof StageLook>

/** Names the seed by which the stage was set: the same one draws the picture that stands so. */
export const seedHeader = 'x-seed'
