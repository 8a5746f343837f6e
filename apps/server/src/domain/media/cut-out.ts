/** Whether a picture or film of this scene, as a row keeps it, shows somebody on nothing. */
export function isCutOut(kind: unknown, scene: unknown): boolean {
  // Most scenes are of a place, and they come by the thousand: only what may say it is read.
  if (kind === 'sheet' || typeof scene !== 'string' || !scene.includes('"none"')) return false
  try {
    const read: unknown = JSON.parse(scene)
    return typeof read === 'object' && read !== null && 'background' in read && read.background === 'none'
  } catch {
    return false
  }
}
