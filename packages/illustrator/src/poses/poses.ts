import type { PoseId } from '#catalogue/poses.ts'
import { standing } from './standing.ts'
import type { Pose } from './pose.ts'

/** Every pose of the catalogue. */
export const poses: Readonly<Partial<Record<PoseId, Pose>>> = { standing }
