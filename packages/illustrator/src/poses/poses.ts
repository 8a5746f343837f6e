import type { PoseId } from '@eidolon/people'
import { gestures } from './gestures.ts'
import { movement } from './movement.ts'
import type { Pose } from './pose.ts'
import { standing } from './standing.ts'

/** Every pose of the catalogue. */
export const poses: Readonly<Record<PoseId, Pose>> = { ...standing, ...gestures, ...movement }
