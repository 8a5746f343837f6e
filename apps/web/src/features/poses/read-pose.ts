import type { Joints } from '@eidolon/contract/bones.ts'
import { type ReadPose, readPoseFile } from '@eidolon/people/poses/pose-file.ts'
import { saveBlob } from '#lib/save-file.ts'

/** What files of poses there are, for whoever picks one. */
export const poseFiles = '.json,application/json,.vrma'

/** Larger than any file with a pose in it. */
const largest = 40_000_000

/** A pose out of a file: our own, a VRM pose, or what a VRM animation begins with. */
export async function readPose(file: File): Promise<ReadPose> {
  if (file.size > largest) return { problem: 'This file is too large for a pose.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Few bring one, so that its reader comes with the first who does.
  const { isVrma, readVrma } = await import('./vrma-file.ts')
  return isVrma(bytes) ? readVrma(bytes) : readPoseFile(new TextDecoder().decode(bytes))
}

/** Gives a pose to the browser as a VRM animation to keep. */
export async function saveVrma(name: string, joints: Joints): Promise<void> {
  const { writeVrma } = await import('./vrma-file.ts')
  saveBlob(`${name}.vrma`, new Blob([writeVrma(name, joints)], { type: 'model/gltf-binary' }))
}
