import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { type ReadPose, readPoseFile } from '@eidolon/people/poses/pose-file.ts'
import toast from 'react-hot-toast/headless'
import { saveBlob } from '#lib/files/save-file.ts'

/** What files of poses there are, for whoever picks one. */
export const poseFiles = '.json,application/json,.vrma'

/** Larger than any file with a pose in it. */
const largest = 40_000_000

/** The pose of a file that somebody has picked; where it holds none they are told what is wrong with it. */
export async function pickedPose([file]: readonly File[]) {
  if (!file) return undefined
  const read = await readPose(file)
  if (!('problem' in read)) return { ...read, file }
  toast.error(read.problem)
  return undefined
}

/** A pose out of a file: our own, a VRM pose, or what a VRM animation begins with. */
async function readPose(file: File): Promise<ReadPose> {
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
