import { limits } from '@eidolon/contract/limits.ts'
import { readPlainJson } from '@eidolon/contract/plain-json.ts'

/** Whether a picture or film of this scene, as a row keeps it, shows somebody on nothing. */
export function isCutOut(kind: unknown, scene: unknown): boolean {
  // Most scenes are of a place, and they come by the thousand: only what may say it is read.
  if (kind === 'sheet' || typeof scene !== 'string' || !scene.includes('"none"')) return false
  const read = readPlainJson(scene, 2 * limits.media.scene)
  return typeof read === 'object' && read !== null && 'background' in read && read.background === 'none'
}
