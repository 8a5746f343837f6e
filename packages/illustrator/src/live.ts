/** A narrow door for the web: what makes somebody stand in a browser, without anything that draws pictures. */
export type { Avatar } from './avatar/avatar.ts'
export { unadorned, type Who } from './avatar/build-avatar.ts'
export { follow, type Moved, type Worn } from './avatar/follow.ts'
export { liveAvatar, turnsFor } from './avatar/live-avatar.ts'
export { standIn } from './avatar/stand-in.ts'
export type { Turns } from './avatar/turns.ts'
export type { Pack } from './pack/pack.ts'
export { readPack } from './pack/read-pack.ts'
